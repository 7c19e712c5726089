import TerminalCore

/// A terminal screen that interprets output: text in cells, pictures of every supported protocol,
/// the cursor and the modes.
///
/// Where terminals differ, it has the behaviour that is worst for a program: pictures of kitty's
/// protocol stay when the alternate screen is left; a sixel picture that touches the last row
/// scrolls the screen; text erases sixels, and so do spaces. Unknown sequences are recorded as
/// faults.
public struct PictureScreen {
  /// A cell of text.
  struct TextCell: Hashable {
    var text = " "
    /// The parameters of SGR since the last reset.
    var style: [Int] = []
  }

  /// The contents of the main or the alternate screen.
  struct Page {
    var cells: [TextCell]
    /// The pixels of sixels and of inline pictures; transparent where there are none.
    var sixels: PixelImage
    var cursor = CellPoint(column: 0, row: 0)
    var saved = Pen()
  }

  /// The state that is saved with a cursor.
  struct Pen: Hashable {
    var cursor = CellPoint(column: 0, row: 0)
    var style: [Int] = []
    // Whether the last column is written, so that the next character wraps to the next row.
    var isBeyond = false
  }

  /// A picture of kitty's protocol, placed over cells.
  public struct Placement {
    /// The covered cells.
    public let area: CellRect
    /// The image, which fills the cells pixel by pixel.
    public let image: PixelImage
  }

  /// The size in cells.
  public private(set) var size: CellSize
  /// The size of a cell in pixels.
  public private(set) var cell: PixelCell
  /// The number of colour registers of sixels.
  public let registers: Int
  /// The numbers of the enabled modes.
  public internal(set) var modes: Set<Int> = [7, 25]
  /// The number of rows that pictures have scrolled the screen.
  public internal(set) var scrolledRows = 0
  /// The invalid output received so far.
  public internal(set) var faults: [String] = []
  /// The pictures of kitty's protocol, by their numbers.
  public internal(set) var placements: [Int: Placement] = [:]
  /// The number of completely received pictures.
  public internal(set) var pictureCount = 0
  var pages: [Page]
  var style: [Int] = []
  var isBeyond = false
  // The rows of the scrolling region.
  var scrolled: Range<Int>
  var lastCharacter = " "
  // The bytes of an incomplete sequence.
  private var pending: [UInt8] = []
  // The first chunk of a picture that is sent in chunks, and the payload so far.
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

  /// Whether the alternate screen is active.
  public var isAlternate: Bool { modes.contains(1049) }

  var page: Page {
    get { pages[isAlternate ? 1 : 0] }
    _modify { yield &pages[isAlternate ? 1 : 0] }
  }

  /// The state that must not change when bytes draw only pictures.
  public var state: some Hashable {
    [
      "\(page.cursor)", "\(style)", "\(isBeyond)", "\(modes.sorted())", "\(scrolledRows)",
      pending.isEmpty && parts == nil ? "" : "in the middle",
    ]
  }

  /// Returns the text of a row.
  public func text(row: Int) -> String {
    page.cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
  }

  /// The rows, without trailing spaces.
  public var rows: [String] {
    (0..<size.rows).map { row in
      let text = text(row: row)
      return String(text.prefix(text.count - text.reversed().prefix { $0 == " " }.count))
    }
  }

  /// Whether a picture is visible, or kept by a terminal that stores pictures outside its screens.
  public var hasPictures: Bool {
    // Reading all pixels takes so long that a program would consider the terminal slow.
    !placements.isEmpty || pictureCount > 0 && page.sixels.pixels.contains { $0 != 0 }
  }

  /// All pixels of pictures; transparent where there are none.
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

  /// Resizes the screen; the contents of the common area stay.
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

  /// Interprets bytes; a sequence may continue in the next call.
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

  /// Returns the length of the first sequence or character; `nil` if it is incomplete.
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
    // A sequence that was cancelled before its end.
    case UInt8(ascii: "[") where bytes.last == 0x18, 0x18: break
    case UInt8(ascii: "["): control(content)
    case UInt8(ascii: "7"):
      page.saved = Pen(cursor: page.cursor, style: style, isBeyond: isBeyond)
    case UInt8(ascii: "8"):
      (style, isBeyond) = (page.saved.style, page.saved.isBeyond)
      move(toColumn: page.saved.cursor.column, row: page.saved.cursor.row)
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"): string(second, content)
    // Character sets and the keypad modes have no effect.
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ">"): break
    case UInt8(ascii: "M") where page.cursor.row == scrolled.lowerBound: scroll(-1, in: scrolled)
    case UInt8(ascii: "M") where page.cursor.row > 0: page.cursor.row -= 1
    default: faults.append(String(decoding: bytes, as: UTF8.self).debugDescription)
    }
  }

  private mutating func string(_ kind: UInt8, _ content: [UInt8]) {
    // A cancelled string has no effect.
    if content.last == 0x18 { return }
    let content = content.dropLast(content.last == 0x07 ? 1 : 2)
    do {
      if kind == UInt8(ascii: "_"), content.first == UInt8(ascii: "G") {
        try take(KittyCommand(Array(content.dropFirst())))
      } else if kind == UInt8(ascii: "P") {
        try draw(SixelPicture(Array(content), registers: registers))
      } else if content.starts(with: "1337;File=".utf8) {
        try drawFile(Array(content))
        // A query of the background colour, and a reset of the palette.
      } else if ![Array("11;?".utf8), Array("104".utf8)].contains(Array(content)) {
        throw BadPicture("a string \(String(decoding: content.prefix(60), as: UTF8.self))")
      }
    } catch {
      faults.append("\(error)")
    }
  }
}
