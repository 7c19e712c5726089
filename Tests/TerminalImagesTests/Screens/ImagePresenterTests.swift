import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalImages

/// The output for pictures, played onto a screen with the worst behaviour.
@Suite("Pictures on a screen") struct ImagePresenterTests {
  private static let size = CellSize(columns: 17, rows: 9)
  private static let ground = CellColor(hex: 0x14171C)
  private static let ways: [ImageProtocol] = [.kitty, .sixel(registers: 256), .inline]

  private static func cell() throws -> PixelCell { try #require(PixelCell(width: 3, height: 5)) }

  /// A screen, with the presenter that sends it pictures.
  private struct Shown {
    let way: ImageProtocol
    var presenter: ImagePresenter
    var screen: PictureScreen
    private(set) var frame: CellBuffer
    private(set) var images: [PlacedImage] = []

    init(_ way: ImageProtocol, seed: UInt64 = 0) throws {
      self.way = way
      let cell = try ImagePresenterTests.cell()
      presenter = ImagePresenter(
        way, cell: cell, on: nil, ground: way == .kitty ? nil : ImagePresenterTests.ground)
      screen = PictureScreen(size: ImagePresenterTests.size, cell: cell)
      frame = CellBuffer(size: ImagePresenterTests.size)
    }

    /// Plays bytes that must change nothing but pictures.
    mutating func play(_ bytes: [UInt8], _ name: String) {
      let before = screen.state
      screen.play(bytes)
      #expect(screen.state == before, "\(name)")
    }

    /// Shows a frame; writes the rows that have changed and some other rows.
    mutating func show(
      _ next: CellBuffer, _ images: [PlacedImage], alsoWriting rows: Set<Int> = []
    ) {
      let changed = (0..<frame.size.rows).filter { row in
        let cells = row * frame.size.columns..<(row + 1) * frame.size.columns
        return rows.contains(row) || frame.cells[cells] != next.cells[cells]
          || frame.text(row: row) != next.text(row: row)
      }
      let change = presenter.change(to: images, on: next.size, where: changed.contains)
      play(change.before, "before the text")
      for row in changed {
        let start = "\u{1B}[\(row + 1);1H\u{1B}[m\u{1B}[2K\u{1B}[3m"
        screen.play(Array((start + next.text(row: row)).utf8))
      }
      play(change.after, "after the text")
      (frame, self.images) = (next, images)
    }

    /// The differences between the screen and the last frame.
    var faults: [String] {
      let isSixel = if case .sixel = way { true } else { false }
      var faults = screen.faults(
        showing: images, lastRow: !isSixel, on: way == .kitty ? nil : ImagePresenterTests.ground,
        step: isSixel ? 2 : 0)
      for (row, text) in screen.rows.enumerated() where text != frame.text(row: row) {
        faults.append("\(text) in row \(row), not \(frame.text(row: row))")
      }
      if screen.scrolledRows > 0 { faults.append("scrolled") }
      return faults
    }
  }

  @Test(
    "After any frames, the screen shows the last frame",
    arguments: ways, 0..<10 as Range<UInt64>)
  func theLastFrame(way: ImageProtocol, seed: UInt64) throws {
    var shown = try Shown(way)
    var random = RandomPictures(seed: seed, size: Self.size, cell: try Self.cell())
    var generator = SeededGenerator(seed: seed + 1000)
    for step in 0..<30 {
      random.advance()
      let rows = Set(
        (0..<Self.size.rows).filter { _ in
          Int.random(in: 0..<6, using: &generator) == 0
        })
      switch Int.random(in: 0..<12, using: &generator) {
      case 0:
        shown.play(shown.presenter.removal(), "removal")
        #expect(shown.screen.picture.pixels.allSatisfy { $0 == 0 }, "seed \(seed), step \(step)")
        #expect(shown.screen.placements.isEmpty)
      case 1:
        // Another program has cleared the screen.
        shown.screen.play(Array("\u{1B}[2J".utf8))
        shown.play(shown.presenter.forget(), "forgetting")
        shown.show(random.frame, random.images, alsoWriting: Set(0..<Self.size.rows))
      default: break
      }
      shown.show(random.frame, random.images, alsoWriting: rows)
      #expect(shown.faults == [], "seed \(seed), step \(step)")
      guard shown.faults.isEmpty else { return }
    }
  }

  /// Returns a frame with one picture, and text over it.
  private func frame(
    _ area: CellRect, color: UInt32 = 0xFF00_00FF, text: (String, column: Int, row: Int)? = nil
  ) throws -> (CellBuffer, [PlacedImage]) {
    let cell = try Self.cell()
    var image = PixelImage(
      width: area.size.columns * cell.width, height: area.size.rows * cell.height)
    for index in image.pixels.indices { image.pixels[index] = color }
    var frame = CellBuffer(size: Self.size)
    for row in area.minRow..<area.maxRow {
      frame.write(
        String(repeating: " ", count: area.size.columns), column: area.minColumn, row: row,
        style: CellStyle(attributes: .picture))
    }
    if let text { frame.write(text.0, column: text.column, row: text.row) }
    return (frame, [PlacedImage(image, in: area, of: frame)])
  }

  @Test("Unchanged pictures are not sent again", arguments: ways) func unchanged(way: ImageProtocol)
    throws
  {
    var shown = try Shown(way)
    let area = CellRect(column: 2, row: 1, columns: 12, rows: 6)
    let (buffer, images) = try frame(area, text: ("note", 4, 3))
    shown.show(buffer, images)
    #expect(shown.faults == [])
    let change = shown.presenter.change(to: images, on: Self.size) { _ in false }
    #expect(change.before == [] && change.after == [])
    // Text erases pictures below it, but no placements of kitty's protocol.
    let rewritten = shown.presenter.change(to: images, on: Self.size) { $0 == 2 }
    #expect(rewritten.after.isEmpty == (way == .kitty) && rewritten.before == [])
    let elsewhere = shown.presenter.change(to: images, on: Self.size) { $0 == 0 || $0 == 7 }
    #expect(elsewhere.after == [])
  }

  @Test("Only strips with changed columns of a picture are sent", arguments: ways)
  func strips(way: ImageProtocol) throws {
    var shown = try Shown(way)
    let area = CellRect(column: 1, row: 1, columns: 14, rows: 6)
    var (buffer, images) = try frame(area)
    shown.show(buffer, images)
    let all = shown.screen.pictureCount
    images[0].image.pixels[4 * images[0].image.width + 20] = 0xFFFF_FFFF
    shown.show(buffer, images)
    #expect(shown.screen.pictureCount == all + 1)
    #expect(shown.faults == [])
    // Two distant lines are two strips.
    for y in 3..<20 {
      images[0].image.pixels[y * images[0].image.width + 1] = 0xFFFF_FFFF
      images[0].image.pixels[y * images[0].image.width + 40] = 0xFFFF_FFFF
    }
    shown.show(buffer, images)
    #expect(shown.screen.pictureCount == all + 3)
    #expect(shown.faults == [])
  }

  @Test("A sixel never touches the last row", arguments: [7, 8, 9])
  func lastRow(rows: Int) throws {
    var shown = try Shown(.sixel(registers: 256))
    let area = CellRect(column: 0, row: 9 - rows, columns: 17, rows: rows)
    let (buffer, images) = try frame(area)
    shown.show(buffer, images)
    #expect(shown.faults == [])
    #expect(shown.screen.picture.pixels.contains { $0 != 0 })
    // Placements of kitty's protocol do.
    var other = try Shown(.kitty)
    other.show(buffer, images)
    #expect(other.faults == [])
  }

  @Test("Pictures that reach beyond the screen are clipped to it", arguments: ways)
  func beyondTheScreen(way: ImageProtocol) throws {
    var shown = try Shown(way)
    let area = CellRect(column: 10, row: 5, columns: 7, rows: 4)
    let (buffer, images) = try frame(area)
    // The screen has become smaller, and shows the previous frame.
    shown.show(buffer, images)
    let small = CellSize(columns: 14, rows: 7)
    _ = shown.presenter.removal()
    let change = shown.presenter.change(to: images, on: small) { _ in true }
    var screen = PictureScreen(size: small, cell: try Self.cell())
    screen.play(change.before + change.after)
    #expect(screen.scrolledRows == 0)
    if way != .kitty {
      // A placement may reach beyond the edge, where it is clipped.
      #expect(screen.faults == [])
    }
    let cell = try Self.cell()
    for row in 0..<7 {
      for column in 0..<14 {
        let isSeen = column >= 10 && row >= 5 && (way != .sixel(registers: 256) || row < 6)
        let pixel = screen.picture[column * cell.width + 1, row * cell.height + 1]
        #expect((pixel >> 24 == 255) == isSeen, "\(column), \(row)")
      }
    }
  }

  /// Returns a chart of 160 by 40 cells of 10 by 20 pixels: a gradient below a line, a grid, a
  /// lollipop.
  private func lollipop(at x: Double) -> PixelImage {
    var canvas = PixelCanvas(width: 1600, height: 800)
    func color(_ hex: UInt32, _ opacity: UInt8 = 255) -> PixelColor {
      PixelColor(
        red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255),
        opacity: opacity)
    }
    let all = canvas.bounds
    for row in stride(from: 100.0, to: 800, by: 140) {
      canvas.fill([rectangle(0, row, 1600, row + 1)], in: all, with: .color(color(0x808080, 90)))
    }
    // A smooth curve, with a different height in every column.
    let line = (0...400).map { step in
      let t = Double(step) / 400
      let height: Double = t * (1 - t) * (t - 0.4)
      return PixelPoint(t * 1600, 400 - 3600 * height)
    }
    let opacities: [UInt8] = (0..<800).map { row in UInt8(150 - row * 150 / 800) }
    let rows = opacities.map { color(0x3A86F0, $0) }
    canvas.fill([line + [PixelPoint(1600, 800), PixelPoint(0, 800)]], in: all, with: .rows(rows))
    var stroke = PixelStroke(width: 2.5)
    (stroke.join, stroke.cap) = (.round, .round)
    canvas.fill(StrokeOutline(of: line, stroke).pieces, in: all, with: .color(color(0x3A86F0)))
    canvas.fill(
      [rectangle(x - 1, 0, x + 1, 800)], in: all, with: .color(color(0xDDE1E6, 160)))
    for (width, shade) in [
      (22.0, color(0xFFFFFF, 80)), (13, color(0xFFFFFF)), (8, color(0xF06A3A)),
    ] {
      stroke.width = width
      let middle = line[Int(x / 4)]
      canvas.fill(
        StrokeOutline(of: [PixelPoint(x, middle.y)], stroke).pieces, in: all, with: .color(shade))
    }
    return canvas.image
  }

  @Test(
    "A picture larger than the limit of sixels is shown in parts",
    arguments: [(103, 3), (3, 54)])
  func large(columns: Int, rows: Int) throws {
    let cell = try #require(PixelCell(width: 20, height: 40))
    let size = CellSize(columns: columns + 1, rows: rows + 2)
    let area = CellRect(column: 1, row: 1, columns: columns, rows: rows)
    var frame = CellBuffer(size: size)
    for row in 1...rows {
      frame.write(
        String(repeating: " ", count: columns), column: 1, row: row,
        style: CellStyle(attributes: .picture))
    }
    var image = PixelImage(width: columns * 20, height: rows * 40)
    for pixel in image.pixels.indices {
      image.pixels[pixel] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000][pixel % 3]
    }
    let placed = PlacedImage(image, in: area, of: frame)
    var presenter = ImagePresenter(.sixel(registers: 256), cell: cell, on: nil, ground: Self.ground)
    let change = presenter.change(to: [placed], on: size) { _ in true }
    var screen = PictureScreen(size: size, cell: cell)
    screen.play(change.after)
    #expect(screen.faults(showing: [placed], lastRow: false, on: Self.ground, step: 2) == [])
    // Not in a thousand parts.
    #expect((2...6).contains(screen.pictureCount))
  }

  @Test("Sixels of a large screen have half of its pixels and fill their cells")
  func largeSixels() throws {
    let own = try #require(PixelCell(width: 19, height: 36))
    let size = CellSize(columns: 202, rows: 60)
    var presenter = ImagePresenter(
      .sixel(registers: 256), cell: own, on: size, ground: Self.ground)
    let drawn = presenter.cell
    #expect(drawn.width == 10 && drawn.height == 18)
    let area = CellRect(column: 0, row: 0, columns: 3, rows: 2)
    var frame = CellBuffer(size: size)
    for row in 0..<2 {
      frame.write("   ", column: 0, row: row, style: CellStyle(attributes: .picture))
    }
    // The upper row is red and the lower row blue.
    var image = PixelImage(width: 30, height: 36)
    for index in image.pixels.indices {
      image.pixels[index] = index < 540 ? 0xFF00_00FF : 0xFFFF_0000
    }
    let change = presenter.change(to: [PlacedImage(image, in: area, of: frame)], on: size) { _ in
      true
    }
    var screen = PictureScreen(size: size, cell: own)
    screen.play(change.after)
    var large = PixelImage(width: 57, height: 72)
    for index in large.pixels.indices {
      large.pixels[index] = index < 57 * 36 ? 0xFF00_00FF : 0xFFFF_0000
    }
    let placed = PlacedImage(large, in: area, of: frame)
    #expect(screen.faults(showing: [placed], lastRow: false, on: Self.ground, step: 2) == [])
  }

  @Test(
    "A moving lollipop takes few bytes",
    arguments: [(.kitty, 12_000), (.sixel(registers: 256), 20_000)] as [(ImageProtocol, Int)])
  func fewBytes(way: ImageProtocol, most: Int) throws {
    let cell = try #require(PixelCell(width: 10, height: 20))
    let size = CellSize(columns: 170, rows: 45)
    var presenter = ImagePresenter(way, cell: cell, on: nil, ground: Self.ground)
    let area = CellRect(column: 6, row: 2, columns: 160, rows: 40)
    var frame = CellBuffer(size: size)
    for row in area.minRow..<area.maxRow {
      frame.write(
        String(repeating: " ", count: 160), column: 6, row: row,
        style: CellStyle(attributes: .picture))
    }
    func bytes(at x: Double) -> Int {
      let image = PlacedImage(lollipop(at: x), in: area, of: frame)
      let change = presenter.change(to: [image], on: size) { _ in false }
      return change.before.count + change.after.count
    }
    #expect(bytes(at: 300) > most)
    // Slots of a day of hours and of quarter-hours; at the edges of strips and within them.
    for x in [366.7, 449, 480] {
      let count = bytes(at: x)
      #expect(count < most && count > 0, "\(count) at \(x)")
    }
  }
}
