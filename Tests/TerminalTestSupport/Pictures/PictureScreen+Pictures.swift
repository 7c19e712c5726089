import TerminalCore

extension PictureScreen {
  /// The pixel at the upper left corner of the cursor's cell.
  private var corner: (x: Int, y: Int) {
    (page.cursor.column * cell.width, page.cursor.row * cell.height)
  }

  /// Draws sixels at the cursor, which moves below them.
  mutating func draw(_ sixels: SixelPicture) throws {
    guard sixels.keepsGround else { throw BadPicture("sixels with a ground of their own") }
    let corner = corner
    // Terminals differ in an incomplete last band: some move the cursor below the whole band.
    let bands = (sixels.image.height + 5) / 6 * 6
    let rows = (max(corner.y + bands - 1, corner.y) / cell.height) - page.cursor.row
    let isAtEnd = corner.y + sixels.image.height > (size.rows - 1) * cell.height
    try paint(sixels.image, at: corner)
    page.cursor.row += rows
    if isAtEnd || page.cursor.row > size.rows - 1 {
      let rows = max(1, page.cursor.row - size.rows + 1)
      scrolledRows += rows
      scroll(rows, in: 0..<size.rows)
      page.cursor.row = min(page.cursor.row, size.rows - 1)
    }
  }

  /// Draws a picture of iTerm2's sequence at the cursor.
  mutating func drawFile(_ content: [UInt8]) throws {
    let parts = content.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    let words = String(decoding: parts[0].dropFirst(10), as: UTF8.self).split(separator: ";")
      .map { $0.split(separator: "=").map(String.init) }
    let keys = Dictionary(words.map { ($0[0], $0[1]) }) { $1 }
    let file = try Array(parts[1]).decodedBase64()
    let image = try PixelImage(png: file)
    let isWhole =
      keys["width"] == "\(image.width / cell.width)"
      && keys["height"] == "\(image.height / cell.height)" && keys["size"] == "\(file.count)"
      && keys["inline"] == "1" && keys["preserveAspectRatio"] == "0"
      && keys["doNotMoveCursor"] == "1"
    guard isWhole else { throw BadPicture("a picture that is stretched: \(keys)") }
    try paint(image, at: corner)
  }

  private mutating func paint(_ image: PixelImage, at corner: (x: Int, y: Int)) throws {
    pictureCount += 1
    let width = page.sixels.width
    guard corner.x + image.width <= width, corner.y + image.height <= page.sixels.height else {
      throw BadPicture("a picture beyond the screen")
    }
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixels[y * image.width + x] >> 24 > 0 {
        page.sixels.pixels[(corner.y + y) * width + corner.x + x] =
          image.pixels[y * image.width + x]
      }
    }
  }

  /// Executes a command of kitty's protocol.
  mutating func take(_ command: KittyCommand) throws {
    if let (first, payload) = parts {
      guard Set(command.keys.keys) == ["m"] else { throw BadPicture("a part with \(command.keys)") }
      return try take(first, payload + command.payload, isLast: command.keys["m"] == "0")
    }
    guard command.payload.count <= 4096 else { throw BadPicture("a part that is too long") }
    switch command.keys["a"] {
    case "T": try take(command, command.payload, isLast: command.keys["m"] != "1")
    case "d":
      guard command.keys["q"] == "2" else { throw BadPicture("an answer is wished") }
      switch command.keys["d"] {
      case "A": placements = [:]
      case "I":
        guard let number = command.number("i") else { throw BadPicture("no number") }
        placements[number] = nil
      default: throw BadPicture("what shall go is not known: \(command.keys)")
      }
    // Another object answers queries: `TerminalAnswers`.
    case "q": break
    default: throw BadPicture("a command \(command.keys)")
    }
  }

  private mutating func take(
    _ command: KittyCommand, _ payload: [UInt8], isLast: Bool
  ) throws {
    guard isLast else {
      parts = (command, payload)
      return
    }
    parts = nil
    let image = try command.picture(of: payload)
    guard let number = command.number("i"), number > 0, command.keys["q"] == "2",
      command.keys["C"] == "1", let columns = command.number("c"), let rows = command.number("r"),
      image.width == columns * cell.width, image.height == rows * cell.height
    else { throw BadPicture("a picture that is stretched, moves the cursor or is answered") }
    pictureCount += 1
    placements[number] = Placement(
      area: CellRect(origin: page.cursor, size: CellSize(columns: columns, rows: rows)),
      image: image)
  }
}
