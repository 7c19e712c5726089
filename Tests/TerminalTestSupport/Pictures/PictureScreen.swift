import TerminalCore

/// A screen that bytes are played into: text in cells, pictures in all the ways that there are, the
/// cursor and the modes.
///
/// Where terminals differ it does what is worst for a program: pictures of kitty's protocol outlive
/// the screen that they were shown on; a sixel that touches the last row scrolls; text takes sixels
/// away, a blank too. What it does not know is a fault.
public struct PictureScreen {
  /// A cell with text.
  struct TextCell: Hashable {
    var text = " "
    /// The parameters of SGR since the last reset.
    var style: [Int] = []
  }

  /// What is shown of one of the two screens.
  struct Page {
    var cells: [TextCell]
    /// What sixels and pictures between the text have drawn; clear where nothing is.
    var sixels: PixelImage
    var cursor = CellPoint(column: 0, row: 0)
    var saved = Pen()
  }

  /// What is saved with a cursor.
  struct Pen: Hashable {
    var cursor = CellPoint(column: 0, row: 0)
    var style: [Int] = []
    // The last column is written, and the next character goes into the next row.
    var isBeyond = false
  }

  /// A picture of kitty's protocol over cells.
  public struct Placement {
    /// The cells that it covers.
    public let area: CellRect
    /// As many pixels as they have.
    public let image: PixelImage
  }

  /// The extent in cells.
  public private(set) var size: CellSize
  /// The pixels of a cell.
  public private(set) var cell: PixelCell
  /// How many colours sixels have.
  public let registers: Int
  /// The modes that are set, by their numbers.
  public internal(set) var modes: Set<Int> = [7, 25]
  /// By how many rows pictures have scrolled the screen.
  public internal(set) var scrolledRows = 0
  /// What has been sent that no program should send.
  public internal(set) var faults: [String] = []
  /// The pictures of kitty's protocol by their numbers.
  public internal(set) var placements: [Int: Placement] = [:]
  /// How many pictures have been sent whole.
  public internal(set) var pictureCount = 0
  var pages: [Page]
  var style: [Int] = []
  var isBeyond = false
  // The rows that scroll.
  var scrolled: Range<Int>
  var lastCharacter = " "
  // The bytes of a sequence that has not ended.
  private var pending: [UInt8] = []
  // The first of the parts that a picture is sent in, and what they have brought.
  var parts: (command: KittyCommand, payload: [UInt8])?

  /// Creates an empty screen.
  public init(size: CellSize, cell: PixelCell, registers: Int = 256) {
    (self.size, self.cell, self.registers) = (size, cell, registers)
    scrolled = 0..<size.rows
    let page = Page(
      cells: Array(repeating: TextCell(), count: size.columns * size.rows),
      sixels: PixelImage(
        width: size.columns * cell.width, height: size.rows * cell.height))
    pages = [page, page]
  }

  /// Whether the alternate screen is shown.
  public var isAlternate: Bool { modes.contains(1049) }

  var page: Page {
    get { pages[isAlternate ? 1 : 0] }
    _modify { yield &pages[isAlternate ? 1 : 0] }
  }

  /// What bytes must not change that draw nothing but pictures.
  public var state: some Hashable {
    [
      "\(page.cursor)", "\(style)", "\(isBeyond)", "\(modes.sorted())", "\(scrolledRows)",
      pending.isEmpty && parts == nil ? "" : "in the middle",
    ]
  }

  /// The text of a row.
  public func text(row: Int) -> String {
    page.cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
  }

  /// The rows, without the blanks at their ends.
  public var rows: [String] {
    (0..<size.rows).map { row in
      let text = text(row: row)
      return String(text.prefix(text.count - text.reversed().prefix { $0 == " " }.count))
    }
  }

  /// Whether any picture is seen, or kept by a terminal that keeps them beside its screens.
  public var hasPictures: Bool {
    // Looking at all pixels takes so long that a program takes the line for a slow one.
    !placements.isEmpty || pictureCount > 0 && page.sixels.pixels.contains { $0 != 0 }
  }

  /// All that is seen beside text: clear where nothing is.
  public var picture: PixelImage {
    var picture = page.sixels
    for (_, placement) in placements.sorted(by: { $0.key < $1.key }) {
      let (left, top) = (placement.area.minColumn * cell.width, placement.area.minRow * cell.height)
      for y in 0..<placement.image.height where top + y < picture.height {
        for x in 0..<placement.image.width where left + x < picture.width {
          let pixel = placement.image.pixels[y * placement.image.width + x]
          if pixel >> 24 > 0 { picture.pixels[(top + y) * picture.width + left + x] = pixel }
        }
      }
    }
    return picture
  }

  /// Takes another extent; what lies within both stays.
  public mutating func resize(to size: CellSize, cell: PixelCell) {
    var other = PictureScreen(size: size, cell: cell, registers: registers)
    for index in pages.indices {
      for row in 0..<min(size.rows, self.size.rows) {
        for column in 0..<min(size.columns, self.size.columns) {
          other.pages[index].cells[row * size.columns + column] =
            pages[index].cells[row * self.size.columns + column]
        }
      }
      let (old, new) = (pages[index].sixels, other.pages[index].sixels)
      for y in 0..<min(old.height, new.height) {
        for x in 0..<min(old.width, new.width) {
          other.pages[index].sixels.pixels[y * new.width + x] = old.pixels[y * old.width + x]
        }
      }
      other.pages[index].cursor = CellPoint(
        column: min(pages[index].cursor.column, size.columns - 1),
        row: min(pages[index].cursor.row, size.rows - 1))
      other.pages[index].saved = pages[index].saved
    }
    (self.size, self.cell, pages, isBeyond) = (size, cell, other.pages, false)
    scrolled = 0..<size.rows
  }

  /// Plays bytes; a sequence at their end may go on in the next ones.
  public mutating func play(_ bytes: [UInt8]) {
    let all = pending + bytes
    pending = []
    var index = 0
    while index < all.count {
      let length = Self.length(of: all[index...])
      guard let length else {
        pending = Array(all[index...])
        return
      }
      take(all[index..<index + length])
      index += length
    }
  }

  /// How long the sequence or the character is that bytes begin with; nil where it has not ended.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes[bytes.startIndex]
    if first >= 0x80 {
      let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      return bytes.count >= length ? length : nil
    }
    guard first == 0x1B else { return 1 }
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["):
      return bytes.dropFirst(2).firstIndex { (0x40..<0x7F).contains($0) || $0 == 0x18 }
        .map { $0 - bytes.startIndex + 1 }
    case UInt8(ascii: "("), UInt8(ascii: ")"): return bytes.count >= 3 ? 3 : nil
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"):
      guard
        let end = bytes.dropFirst(2).firstIndex(where: { $0 == 0x07 || $0 == 0x1B || $0 == 0x18 })
      else { return nil }
      if bytes[end] != 0x1B { return end - bytes.startIndex + 1 }
      return end + 1 < bytes.endIndex ? end - bytes.startIndex + 2 : nil
    default: return 2
    }
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    let content = Array(bytes.dropFirst(2))
    guard bytes.first == 0x1B, let second = bytes.dropFirst().first else {
      return write(String(decoding: bytes, as: UTF8.self))
    }
    if parts != nil, second != UInt8(ascii: "_") { faults.append("between parts of a picture") }
    switch second {
    // Cancelled before its end.
    case UInt8(ascii: "[") where bytes.last == 0x18, 0x18: break
    case UInt8(ascii: "["): control(content)
    case UInt8(ascii: "7"):
      page.saved = Pen(cursor: page.cursor, style: style, isBeyond: isBeyond)
    case UInt8(ascii: "8"):
      (style, isBeyond) = (page.saved.style, page.saved.isBeyond)
      move(toColumn: page.saved.cursor.column, row: page.saved.cursor.row)
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"): string(second, content)
    // Character sets and the keypad.
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ">"): break
    case UInt8(ascii: "M") where page.cursor.row == scrolled.lowerBound: scroll(-1, in: scrolled)
    case UInt8(ascii: "M") where page.cursor.row > 0: page.cursor.row -= 1
    default: faults.append(String(decoding: bytes, as: UTF8.self).debugDescription)
    }
  }

  private mutating func string(_ kind: UInt8, _ content: [UInt8]) {
    // Who cancels a string means none of it.
    if content.last == 0x18 { return }
    let content = content.dropLast(content.last == 0x07 ? 1 : 2)
    do {
      if kind == UInt8(ascii: "_"), content.first == UInt8(ascii: "G") {
        try take(KittyCommand(Array(content.dropFirst())))
      } else if kind == UInt8(ascii: "P") {
        try draw(SixelPicture(Array(content), registers: registers))
      } else if content.starts(with: "1337;File=".utf8) {
        try drawFile(Array(content))
        // A question for the ground, and the colours as they were.
      } else if ![Array("11;?".utf8), Array("104".utf8)].contains(Array(content)) {
        throw BadPicture("a string \(String(decoding: content.prefix(60), as: UTF8.self))")
      }
    } catch {
      faults.append("\(error)")
    }
  }
}
