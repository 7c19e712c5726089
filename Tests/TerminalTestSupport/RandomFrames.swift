import TerminalCore

/// Frames that change in several cells at a time: text, wide glyphs, combining marks, Braille and
/// spaces in many styles.
///
/// Equal seeds give equal frames in every process.
public struct RandomFrames: Sendable {
  /// The current frame.
  public private(set) var frame: CellBuffer
  private var generator: SeededGenerator
  private let texts: [String]

  /// Creates an empty frame.
  ///
  /// - Parameter marks: Whether the text has letters with combining marks, which terminals that
  ///   wrap immediately draw incorrectly in the last cell of the screen.
  public init(seed: UInt64, size: CellSize, marks: Bool) {
    frame = CellBuffer(size: size)
    texts = Self.texts + (marks ? ["e\u{301}t", "e\u{301}"] : [])
    generator = SeededGenerator(seed: seed)
  }

  /// Changes up to 30 runs of text in the frame.
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
