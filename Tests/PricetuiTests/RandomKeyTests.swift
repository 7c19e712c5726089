import CLibrary
import CivilTime
import ElectricityPrices
import PriceViewer
import TerminalCore
import TerminalTestSupport
import Testing

/// Tests with random keys in real terminals that show images.
///
/// After each key the window is compared with the frame that the viewer draws in this process:
/// pixels of plots, and the blanks around them. Every difference that a redraw would remove is a
/// fault.
@Suite("Random keys in real terminals", .serialized, .waits) struct RandomKeyTests {
  @Test("After any key xterm shows the frame and nothing else", .needsXterm, .needs("import"))
  func xterm() throws {
    let walk = try KeyWalk(seed: 1)
    let xterm = try XtermSession(
      "/bin/sh", walk.script.arguments, columns: KeyWalk.size.columns, rows: KeyWalk.size.rows,
      // A VT340 has 16 colours, fewer than a heat map.
      options: ["-ti", "vt340", "-xrm", "XTerm*numColorRegisters: 256"])
    // Sixels omit the last row.
    try walk.run(in: xterm, rows: KeyWalk.size.rows - 1)
  }

  @Test("After any key kitty shows the frame and nothing else", .needsKitty)
  func kitty() throws {
    let walk = try KeyWalk(seed: 2)
    let kitty = try KittySession(
      "/bin/sh", walk.script.arguments, columns: KeyWalk.size.columns, rows: KeyWalk.size.rows)
    try walk.run(in: kitty, rows: KeyWalk.size.rows)
  }
}

/// A month of prices, and random keys that change the view.
private struct KeyWalk {
  static let size = CellSize(columns: 100, rows: 30)
  // 12 July 2022, 09:30 UTC.
  private static let now = Instant(secondsSince1970: 1_657_618_200)
  private static let escape: Character = "\u{1B}"
  private static let names: [Character: String] = [
    "+": "plus", "-": "minus", "<": "less", ">": "greater", "[": "bracketleft",
    "]": "bracketright", "=": "equal", "?": "question", escape: "Escape",
  ]

  let script: WindowScript
  private let folder: TemporaryDirectory
  private let path: String
  private let letters: [Character]

  init(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    folder = try TemporaryDirectory()
    let rows = (0..<40 * 24).map { hour in
      let price = Int.random(in: 20...300, using: &random)
      let (day, hour) = (1 + hour / 24, hour % 24)
      let date = day > 30 ? "2022-07-\(Self.digits(day - 30))" : "2022-06-\(Self.digits(day))"
      return "\(date)T\(Self.digits(hour)):00Z,\(price)\n"
    }
    path = folder.write("start,price\n" + rows.joined(), to: "month.csv")
    script = try WindowScript([
      path, "--now", "2022-07-12T09:30", "--locale", "en_GB", "--glyphs", "pixels",
    ])
    // The keys begin with bars of a month, then a heat map that is zoomed out: its scrolled rows
    // are in the middle of a plot.
    let letters = Array("1234567cdwmya+-0<>f?[]nhljkxoeu=")
    // The help takes letters for its search text until Escape closes it.
    self.letters =
      Array("4m5-")
      + (0..<(isFullRun ? 196 : 6)).flatMap { _ in
        let letter = letters.randomElement(using: &random)!
        return letter == "?" ? [letter, Self.escape] : [letter]
      }
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns the first frame and the frame after each key.
  private func frames(
    _ cell: PixelCell
  ) throws -> [(buffer: CellBuffer, images: [PlacedImage])] {
    let series = try PriceFile.read(path: path, options: PriceFile.Options()).series
    let look = ViewerLook(pixels: cell)
    let keys = letters.map { KeyPress($0 == Self.escape ? .escape : .character($0)) }
    var terminal = ScriptedTerminal(size: Self.size, script: keys.map { [.key($0)] })
    var viewer = Viewer(ViewerState(series: series, now: Self.now), look: look) { Self.now }
    _ = viewer.run(on: &terminal)
    return zip(terminal.frames, terminal.images).map { (buffer: $0, images: $1) }
  }

  /// Presses the keys and waits after each until the window shows its frame.
  func run(in window: some TerminalWindow, rows: Int) throws {
    let cell = try #require(PixelCell(width: window.cell.width, height: window.cell.height))
    let frames = try frames(cell)
    try #require(frames.count == letters.count + 1)
    func waitForFrame(_ step: Int) throws {
      var wrong: [CellPoint] = []
      let keys = String(letters[..<step].suffix(8))
      // A busy machine takes seconds for a picture of the window.
      _ = try polling(
        Deadline(seconds: 60), present: { "key \(step), …\(keys): \(wrong.prefix(9))" }
      ) {
        wrong = try faults(window.picture(), frames[step], in: window, rows: rows)
        return wrong.isEmpty ? true : nil
      }
    }
    try waitForFrame(0)
    for (step, letter) in letters.enumerated() {
      try window.press(Self.names[letter] ?? String(letter))
      try waitForFrame(step + 1)
    }
    script.stop()
    try window.press("q")
  }

  /// Returns the cells of images and the blank cells that differ from the frame.
  private func faults(
    _ picture: PixelImage, _ frame: (buffer: CellBuffer, images: [PlacedImage]),
    in window: some TerminalWindow, rows: Int
  ) -> [CellPoint] {
    var faults: [CellPoint] = []
    for row in 0..<rows {
      for column in 0..<Self.size.columns {
        let point = CellPoint(column: column, row: row)
        let image = frame.images.first { $0.shows(point) }
        let shown = frame.buffer[column, row]
        guard image != nil || shown.glyph == .space && shown.style == .plain else { continue }
        let corner = window.corner(column: column, row: row)
        var (wrong, count) = (0, 0)
        for y in stride(from: 1, to: window.cell.height, by: 3) {
          for x in stride(from: 1, to: window.cell.width, by: 3) {
            let expected = image.map { image in
              image.pixel(
                x: (column - image.area.minColumn) * window.cell.width + x,
                y: (row - image.area.minRow) * window.cell.height + y)
            }
            let index = (corner.y + y) * picture.width + corner.x + x
            guard picture.pixels.indices.contains(index) else { continue }
            count += 1
            if !picture.pixels[index].looksLike(expected ?? 0) { wrong += 1 }
          }
        }
        if wrong * 3 > count { faults.append(point) }
      }
    }
    return faults
  }
}

extension PlacedImage {
  fileprivate func shows(_ point: CellPoint) -> Bool {
    area.contains(point)
      && visible[
        (point.row - area.minRow) * area.size.columns + point.column - area.minColumn]
  }
}

extension UInt32 {
  /// Returns whether a pixel of a window is nearly another pixel over black; a palette has fewer
  /// colours.
  fileprivate func looksLike(_ pixel: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { shift in
      let expected = (pixel >> shift & 0xFF) * (pixel >> 24) / 255
      return abs(Int(self >> shift & 0xFF) - Int(expected)) <= 56
    }
  }
}
