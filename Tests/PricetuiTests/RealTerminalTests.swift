import CLibrary
import ElectricityPrices
import Foundation
import TerminalCharts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// Tests of the viewer's pixels in real terminals that show pictures.
///
/// Each takes some twenty seconds, because the terminals start slowly and pictures of the window
/// are taken until they are right.
@Suite("Pixels in real terminals", .serialized, .waits) struct RealTerminalTests {
  @Test("xterm shows sixels at the coordinates of the prices", .needsXterm, .needs("import"))
  func xterm() throws {
    // The size exceeds the largest picture that xterm accepts, so that the picture is sent in
    // parts.
    let size = CellSize(columns: 150, rows: 40)
    let script = try WindowScript()
    let xterm = try XtermSession(
      "/bin/sh", script.arguments, columns: size.columns, rows: size.rows,
      options: ["-ti", "vt340"])
    // Each strip has its own palette, and a gradient has more colours than a palette.
    var tour = Tour(
      xterm, script, size: size, smaller: CellSize(columns: 80, rows: 24), step: 26)
    try tour.run()
    let screen = try xterm.waitFor(WindowScript.before)
    #expect(screen.filter { !$0.isEmpty } == [WindowScript.before], "what was there is there")
  }

  @Test("kitty shows pictures at the coordinates of the prices", .needsKitty)
  func kitty() throws {
    let size = CellSize(columns: 100, rows: 30)
    let script = try WindowScript()
    let kitty = try KittySession(
      "/bin/sh", script.arguments, columns: size.columns, rows: size.rows)
    var tour = Tour(
      kitty, script, size: size, smaller: CellSize(columns: 80, rows: 24), step: 10)
    try tour.run()
  }
}

/// A script for the window: it runs the viewer, repeatedly while the terminal is too busy to answer
/// in time, and then waits.
struct WindowScript {
  /// The text on the screen before the viewer starts.
  static let before = "the screen before"
  private let folder: TemporaryDirectory
  let arguments: [String]

  /// - Parameter words: The viewer's arguments.
  init(_ words: [String] = sampleDay) throws {
    folder = try TemporaryDirectory()
    let viewer = ([program] + words).map { "'\($0)'" }.joined(separator: " ")
    // Echo is off, because keys are also pressed while no viewer runs.
    arguments = [
      "-c",
      "stty -echo; echo '\(Self.before)'; "
        + "while ! [ -e \(folder.path)/stop ]; do \(viewer); done; exec cat",
    ]
  }

  /// Makes the next exit of the viewer the last.
  func stop() { folder.write("", to: "stop") }
}

/// A tour of the viewer that checks the window at every step.
private struct Tour<Window: TerminalWindow> {
  private let window: Window
  private let script: WindowScript
  private var size: CellSize
  private let smaller: CellSize
  // The largest difference between the channels of colours that count as equal.
  private let step: Int
  // Hours of the day, by their slots: lowest at 13, highest at 19.
  private let lowest = 13
  private let highest = 19
  // The tolerated fraction of changed pixels: a pixel at an edge may get another palette colour.
  private static var unseen: Double { 0.0002 }

  init(
    _ window: Window, _ script: WindowScript, size: CellSize, smaller: CellSize, step: Int
  ) {
    (self.window, self.script, self.size, self.smaller) = (window, script, size, smaller)
    self.step = step
  }

  mutating func run() throws {
    try begin()
    // By key.
    try window.press("bracketleft")
    try expectPoint(at: lowest, "the lowest price")
    try window.press("Right")
    try expectPoint(at: lowest + 1, "a step later")
    try window.press("Left")
    try expectPoint(at: lowest, "back again")
    // By the pointer, at the exact pixel.
    let place = try expected(highest)
    // A busy kitty may not know the pointer's coordinates yet: it then clicks at pixel 0 of row 0
    // until the pointer has moved.
    for step in 0..<6 where try window.picture().middle(ofPointNear: place) == nil {
      try window.move(x: Int(place.x) - 40 + step, y: Int(place.y) + 60)
      try window.click(x: Int(place.x), y: Int(place.y) + 30)
      let patience = Deadline(seconds: 2)
      while !patience.isOver, try window.picture().middle(ofPointNear: place) == nil {}
    }
    try expectPoint(at: highest, "by the pointer")
    // The help covers the plot, which must reappear completely afterwards.
    let before = try window.picture()
    try window.press("question")
    try waitFor("the help") { $0.changedShare(from: before, step: step) > 0.02 }
    try window.press("Escape")
    try waitFor("without the help") { $0.changedShare(from: before, step: step) < Self.unseen }
    // Cells and back.
    try window.press("p")
    try waitFor("cells") { $0.changedShare(from: before, step: step) > 0.02 }
    try window.press("p")
    try waitFor("pixels again") { $0.changedShare(from: before, step: step) < Self.unseen }
    // Another window size.
    try window.resize(columns: smaller.columns, rows: smaller.rows)
    size = smaller
    try expectPoint(at: highest, "in a smaller window")
    script.stop()
    try window.press("q")
    try waitFor("the screen before") { !$0.hasColors }
  }

  /// Waits until the viewer shows its plot in pixels; a terminal that answers late gets no pixels.
  private func begin() throws {
    try window.press("bracketleft")
    let (deadline, place) = (Deadline(seconds: 60), try expected(lowest))
    while true {
      let patience = Deadline(seconds: 4)
      while !patience.isOver {
        if try window.picture().middle(ofPointNear: place) != nil { return }
      }
      guard !deadline.isOver else { throw Expired(description: "no plot in pixels") }
      try window.press("q")
      try window.press("bracketleft")
    }
  }

  private func waitFor(_ name: String, _ isWanted: (PixelImage) -> Bool) throws {
    _ = try polling(present: { name }) { isWanted(try window.picture()) ? true : nil }
  }

  private func expectPoint(at hour: Int, _ name: String) throws {
    let place = try expected(hour)
    var seen: (x: Double, y: Double)?
    _ = try polling(present: { "\(name): \(String(describing: seen)), not \(place)" }) {
      seen = try window.picture().middle(ofPointNear: place)
      return seen == nil ? nil : true
    }
    let point = try #require(seen)
    #expect(
      abs(point.x - place.x) <= 1 && abs(point.y - place.y) <= 1, "\(name): \(point), \(place)")
  }

  /// Returns the expected coordinates of an hour's price in the window, in pixels.
  private func expected(_ hour: Int) throws -> (x: Double, y: Double) {
    let series = try PriceFile.read(path: samplePath, options: PriceFile.Options()).series
    let slot = series[0][hour]
    let state = ViewerState(series: series, now: series[0][9].start)
    let look = ViewerLook(pixels: PixelCell(width: window.cell.width, height: window.cell.height))
    let frame = ViewerScreen.frame(state, in: size, look: look)
    let plot = try #require(frame.plot)
    let middle = Double(slot.start.secondsSince1970 + slot.end.secondsSince1970) / 2
    let price = try #require(slot.price?.doubleValue)
    let corner = window.corner(column: plot.area.minColumn, row: plot.area.minRow)
    let (columns, rows) = (Double(plot.area.size.columns), Double(plot.area.size.rows))
    return (
      Double(corner.x) + plot.x.fraction(of: middle) * columns * Double(window.cell.width),
      Double(corner.y) + (1 - plot.y.fraction(of: price)) * rows * Double(window.cell.height)
    )
  }
}

extension PixelImage {
  // The colour of the selection on a dark background: ff5f87.
  private static let selection: UInt32 = 0xFF87_5FFF

  /// Returns the middle of the selection's point if the point is near `place`.
  fileprivate func middle(ofPointNear place: (x: Double, y: Double)) -> (x: Double, y: Double)? {
    let (x, y) = (Int(place.x), Int(place.y))
    guard x >= 10, y >= 10, x + 10 < width, y + 10 < height else { return nil }
    // The rows in which the point is wider than the selection's rule.
    var rows: [(middle: Double, y: Double)] = []
    for row in y - 9...y + 9 {
      // A sixel register differs by a step, and an edge by more.
      let columns = (x - 9...x + 9).filter {
        pixels[row * width + $0].isNear(Self.selection, step: 12)
      }
      guard let first = columns.first, let last = columns.last, columns.count > 4 else { continue }
      rows.append((Double(first + last + 1) / 2, Double(row) + 0.5))
    }
    guard rows.count > 3 else { return nil }
    let count = Double(rows.count)
    return (rows.reduce(0) { $0 + $1.middle } / count, rows.reduce(0) { $0 + $1.y } / count)
  }

  /// Returns the fraction of pixels that differ from another picture by more than `step`.
  fileprivate func changedShare(from other: PixelImage, step: Int) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    let changed = zip(pixels, other.pixels).count { !$0.isNear($1, step: step) }
    return Double(changed) / Double(pixels.count)
  }

  /// Whether any pixel is neither black, white nor grey.
  fileprivate var hasColors: Bool {
    pixels.contains { pixel in
      let parts = [0, 8, 16].map { pixel >> UInt32($0) & 0xFF }
      return (parts.max() ?? 0) - (parts.min() ?? 0) > 24
    }
  }
}
