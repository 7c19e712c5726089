import TerminalCore
import TerminalDrawing

/// The visible colours of a cell, with attributes applied.
struct CellAppearance {
  /// The background colour.
  let background: CellColor
  /// The style of the glyph.
  let text: TextAppearance

  /// Whether the glyph is a shade, which is drawn as background colour.
  let isShade: Bool

  init(_ cell: Cell, in colors: PictureColors) {
    let attributes = cell.style.attributes
    var (ink, ground) = (
      cell.style.foreground.isDefault ? colors.foreground : cell.style.foreground,
      cell.style.background.isDefault ? colors.background : cell.style.background
    )
    if attributes.contains(.reverse) { swap(&ink, &ground) }
    if attributes.contains(.dim) { ink = ink.mixed(with: ground, 0.4) }
    let fraction = cell.glyph.scalar.flatMap { Self.shades[$0] }
    isShade = fraction != nil
    background = ground.mixed(with: ink, fraction ?? 0)
    text = TextAppearance(color: ink, attributes: attributes.subtracting([.reverse, .dim]))
  }

  /// The fraction of the foreground colour in ░▒▓.
  private static let shades: [Unicode.Scalar: Double] = ["░": 0.25, "▒": 0.5, "▓": 0.75]
}

/// The style of a text.
struct TextAppearance: Hashable {
  let color: CellColor
  let attributes: CellAttributes
}

/// A run of text in one style, with single spaces.
struct TextRun {
  private var text: String
  let appearance: TextAppearance
  private let column: Int
  private let row: Int
  /// The width in columns.
  var columns = 1
  // Trailing spaces, which belong to the run if text of its style follows.
  private var spaces = 0

  init(_ text: String, _ appearance: TextAppearance, column: Int, row: Int) {
    (self.text, self.appearance) = (text, appearance)
    (self.column, self.row) = (column, row)
  }

  /// Appends the text of the next cell; returns `false` if the run ends before it.
  mutating func append(_ next: String, _ appearance: TextAppearance) -> Bool {
    if next == " " {
      spaces += 1
      return spaces < 2
    }
    guard appearance == self.appearance, spaces < 2 else { return false }
    text += String(repeating: " ", count: spaces) + next
    columns += spaces + 1
    spaces = 0
    return true
  }

  /// The characters with their cells.
  var letters: [(character: Character, column: Int, row: Int)] {
    var next = column
    return text.map { character in
      defer { next += max(1, String(character).displayWidth) }
      return (character, next, row)
    }
  }

  /// Returns an SVG text element, fitted to its columns in any font.
  func element(in colors: PictureColors) -> String {
    var attributes =
      #"x="\#(column * PictureGrid.width)" "#
      + #"y="\#(row * PictureGrid.height + PictureGrid.baseline)" "#
      + #"textLength="\#(columns * PictureGrid.width)""#
    if appearance.color != colors.foreground {
      attributes += #" fill="\#(appearance.color.hexadecimal)""#
    }
    if appearance.attributes.contains(.bold) { attributes += #" font-weight="bold""# }
    if appearance.attributes.contains(.italic) { attributes += #" font-style="italic""# }
    let lines = [
      appearance.attributes.contains(.underline) ? "underline" : nil,
      appearance.attributes.contains(.strikethrough) ? "line-through" : nil,
    ].compactMap { $0 }
    if !lines.isEmpty {
      attributes += #" text-decoration="\#(lines.joined(separator: " "))""#
    }
    return "<text \(attributes)>\(text.escapedForXML)</text>"
  }
}

extension String {
  /// The text escaped for XML; characters that XML does not allow become U+FFFD.
  package var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
        escaped.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}
