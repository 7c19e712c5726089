import TerminalCore

/// The colours of a cell as they are seen, whatever its attributes.
struct CellLook {
  /// What lies behind the glyph.
  let background: CellColor
  /// How the glyph is written.
  let text: TextLook

  /// Whether the glyph is a colour alone, which lies in the background then.
  let isShade: Bool

  init(_ cell: Cell, in colors: PictureColors) {
    let attributes = cell.style.attributes
    var (ink, ground) = (
      cell.style.foreground.isDefault ? colors.foreground : cell.style.foreground,
      cell.style.background.isDefault ? colors.background : cell.style.background
    )
    if attributes.contains(.reverse) { swap(&ink, &ground) }
    if attributes.contains(.dim) { ink = ink.mixed(with: ground, percent: 40) }
    let share = cell.glyph.scalar.flatMap { Self.shades[$0] }
    isShade = share != nil
    background = ground.mixed(with: ink, percent: share ?? 0)
    text = TextLook(color: ink, attributes: attributes.subtracting([.reverse, .dim]))
  }

  /// ░▒▓, which are colours between that of the glyph and that behind it, in percent.
  private static let shades: [Unicode.Scalar: Int] = ["░": 25, "▒": 50, "▓": 75]
}

/// How text is written.
struct TextLook: Hashable {
  let color: CellColor
  let attributes: CellAttributes
}

/// Text that is written at once: neighbours of the same look, with single spaces between them.
struct TextRun {
  private var text: String
  let look: TextLook
  private let column: Int
  private let row: Int
  /// How many columns the text takes.
  var columns = 1
  // A space at the end, which belongs to the run if text of its look follows.
  private var spaces = 0

  init(_ text: String, _ look: TextLook, column: Int, row: Int) {
    self.text = text
    self.look = look
    self.column = column
    self.row = row
  }

  /// Adds what the next cell holds; false where the run ends before it.
  mutating func append(_ next: String, _ look: TextLook) -> Bool {
    if next == " " {
      spaces += 1
      return spaces < 2
    }
    guard look == self.look, spaces < 2 else { return false }
    text += String(repeating: " ", count: spaces) + next
    columns += spaces + 1
    spaces = 0
    return true
  }

  /// The letters with their cells.
  var letters: [(character: Character, column: Int, row: Int)] {
    var next = column
    return text.map { character in
      defer { next += max(1, String(character).displayWidth) }
      return (character, next, row)
    }
  }

  /// The text as an element of SVG, held to its columns whatever the font's widths are.
  func element(in colors: PictureColors) -> String {
    var attributes =
      #"x="\#(column * PictureGrid.width)" "#
      + #"y="\#(row * PictureGrid.height + PictureGrid.baseline)" "#
      + #"textLength="\#(columns * PictureGrid.width)""#
    if look.color != colors.foreground { attributes += #" fill="\#(look.color.hexadecimal)""# }
    if look.attributes.contains(.bold) { attributes += #" font-weight="bold""# }
    if look.attributes.contains(.italic) { attributes += #" font-style="italic""# }
    let lines = [
      look.attributes.contains(.underline) ? "underline" : nil,
      look.attributes.contains(.strikethrough) ? "line-through" : nil,
    ].compactMap { $0 }
    if !lines.isEmpty {
      attributes += #" text-decoration="\#(lines.joined(separator: " "))""#
    }
    return "<text \(attributes)>\(text.escapedForXML)</text>"
  }
}

extension String {
  /// The text as XML may hold it: what it cannot hold at all becomes U+FFFD.
  var escapedForXML: String {
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
