import TerminalCore

/// Frames that change in places: text, wide glyphs, marks, Braille and blanks in many styles.
///
/// The same seed gives the same frames in every process.
public struct RandomFrames: Sendable {
  /// The frame.
  public private(set) var frame: CellBuffer
  private var generator: SeededGenerator
  private let texts: [String]

  /// Creates an empty frame.
  ///
  /// - Parameter marks: whether letters with combining marks are among the text, which terminals
  ///   that wrap at once get wrong in the last corner.
  public init(seed: UInt64, size: CellSize, marks: Bool) {
    frame = CellBuffer(size: size)
    texts = Self.texts + (marks ? ["e\u{301}t", "e\u{301}"] : [])
    generator = SeededGenerator(seed: seed)
  }

  /// Changes the frame in some places.
  public mutating func advance() {
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      let text = texts.randomElement(using: &generator) ?? " "
      let column = Int.random(in: -2..<frame.size.columns, using: &generator)
      let row = Int.random(in: 0..<frame.size.rows, using: &generator)
      frame.write(text, column: column, row: row, style: style())
    }
  }

  private mutating func style() -> CellStyle {
    let colors: [CellColor] = [
      .default, .default, CellColor(hex: 0xFF2D55), CellColor(hex: 0x0A84FF),
      CellColor(hex: 0x808080),
    ]
    let attributes: [CellAttributes] = [[], [], .bold, .reverse, .underline, .dim]
    return CellStyle(
      foreground: colors.randomElement(using: &generator) ?? .default,
      background: colors.randomElement(using: &generator) ?? .default,
      attributes: attributes.randomElement(using: &generator) ?? [])
  }

  private static let texts = [
    "price", "øre per kWh", "│", "⣿⣀⡇", "価格", "表", "⚡", "🇳🇴", " ", "      ",
    "\u{1B}", "▁▂▃▄▅▆▇█", "한글", "12",
  ]
}
