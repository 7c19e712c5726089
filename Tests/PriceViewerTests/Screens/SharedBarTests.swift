import CivilTime
import ElectricityPrices
import TerminalCharts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// Bars of several slots: what they show is said, and nothing is higher than what is drawn.
@Suite("Shared bars") struct SharedBarTests {
  /// Eight days of quarters of an hour, so that a bar at 100 columns has twelve of them.
  private var state: ViewerState {
    var random = SeededGenerator(seed: 3)
    let prices = (0..<768).map { _ in String(Int.random(in: 20...300, using: &random)) }
    return viewer(
      series(prices, from: "2024-02-05T00:00", minutes: 15), now: "2030-01-01", kind: .bar)
  }
  private let size = CellSize(columns: 100, rows: 30)

  private func frame(_ state: ViewerState) -> ViewerFrame { ViewerScreen.frame(state, in: size) }

  private func rule(_ frame: ViewerFrame) -> Int? {
    frame.plot.flatMap { plot in
      let row = Array(frame.buffer.text(row: plot.maxRow))
      return row.firstIndex(of: "┼")
    }
  }

  @Test(
    "Bars that touch change their shade with the hours, so that they are no wall",
    arguments: [1, 2, 8], [80, 120, 200])
  func shades(days: Int, columns: Int) throws {
    let prices = Array(repeating: "100", count: days * 96)
    let state = viewer(
      series(prices, from: "2024-02-05T00:00", minutes: 15), now: "2000-01-01", kind: .bar)
    let frame = ViewerScreen.frame(state, in: CellSize(columns: columns, rows: 30))
    let (plot, proxy) = (try #require(frame.plot), try #require(frame.proxy))
    let inks = (plot.minColumn..<plot.maxColumn).map {
      frame.buffer[$0, plot.maxRow - 2].style.foreground
    }
    let borders = inks.indices.dropFirst().filter { inks[$0] != inks[$0 - 1] }
    let bands = zip(borders, borders.dropFirst()).map { $1 - $0 }
    // Two shades, in bands that are seen and soon over: of a day at 200 columns bars have gaps.
    #expect(Set(inks).count <= 3 && borders.count >= columns / 10)
    guard columns * 2 < days * 96 * 3 else { return }
    #expect(bands.allSatisfy { (2...14).contains($0) }, "\(bands)")
    // Bands begin at midnight.
    for day in 1..<max(2, days) where days > 1 {
      let midnight = time("2024-02-05T00:00").advanced(by: Int64(day) * 86_400).date
      let x = try #require(proxy.position(forX: midnight)) / CellMetrics.columnWidth
      #expect(borders.contains { abs(Double($0) - x) <= 1 }, "\(day): \(borders)")
    }
  }

  @Test(
    "Without colours the bands have two shades",
    arguments: [(GlyphSet.braille, "█▓"), (.ascii, "#%")])
  func shadesWithoutColors(glyphs: GlyphSet, shades: String) throws {
    let prices = Array(repeating: "100", count: 192)
    let state = viewer(
      series(prices, from: "2024-02-05T00:00", minutes: 15), now: "2000-01-01", kind: .bar)
    let look = ViewerLook(glyphs: glyphs, colorDepth: .monochrome)
    let frame = ViewerScreen.frame(state, in: CellSize(columns: 100, rows: 30), look: look)
    let plot = try #require(frame.plot)
    let row = Array(frame.buffer.text(row: plot.maxRow - 2))
    let runs = (plot.minColumn..<plot.maxColumn).reduce(into: [(Character, Int)]()) {
      runs, column in
      if runs.last?.0 == row[column] {
        runs[runs.count - 1].1 += 1
      } else {
        runs.append((row[column], 1))
      }
    }
    let bands = runs.filter { shades.contains($0.0) }
    #expect(bands.count >= 20 && bands.reduce(0) { $0 + $1.1 } >= plot.size.columns - 2, "\(runs)")
    #expect(bands.allSatisfy { (2...6).contains($0.1) }, "\(runs)")
  }

  @Test("Every key says another slot though the rule stands")
  func everyKeySaysAnotherSlotThoughTheRuleStands() throws {
    var state = state
    state.apply(.first)
    let points = PricePoints(state, columns: size.columns)
    let bar = try #require(points.bar(of: 0))
    #expect(bar.slots.count == 12)
    var rules: Set<Int> = []
    var texts: Set<String> = []
    // Of eight days the hours are looked at.
    for index in stride(from: 0, to: 12, by: 4) {
      let frame = frame(state)
      let text = frame.buffer.text
      #expect(text.contains("mean of 1 h "), "\(text)")
      #expect(text.contains(" · mean of 12 × 15 min: "), "\(text)")
      #expect(text.contains("slot \(index + 1)/12"))
      rules.insert(try #require(rule(frame)))
      texts.insert(text)
      state.apply(.step(slots: 1))
    }
    #expect(rules.count == 1 && texts.count == 3)
    let plot = try #require(frame(state).plot)
    // The middle of the first bar.
    let middle =
      try #require(
        frame(state).proxy?.position(forX: bar.middle)) / CellMetrics.columnWidth
    #expect(rules.first == plot.minColumn + Int(middle))
  }

  @Test("The dearest slot is not above what is drawn") func theDearestSlotIsNotAboveWhatIsDrawn()
    throws
  {
    var state = state
    state.apply(.dearest)
    let frame = frame(state)
    let (plot, proxy) = (try #require(frame.plot), try #require(frame.proxy))
    let price = try #require(state.selectedIndex.flatMap { state.series[$0].price }).doubleValue
    let y = try #require(proxy.position(forY: price)) / CellMetrics.rowHeight
    let column = try #require(rule(frame))
    let top = (plot.minRow..<plot.maxRow).first { row in
      !["│", " ", "┈", "┊"].contains(frame.buffer[column, row].glyph.scalar)
    }
    #expect(top == plot.minRow + Int(y))
  }

  @Test("Slots with bars of their own say nothing of them")
  func slotsWithBarsOfTheirOwnSayNothingOfThem() {
    var state = viewer(kind: .bar)
    state.apply(.first)
    #expect(!frame(state).buffer.text.contains("mean of"))
    #expect(SharedBar(state, columns: 100) == nil)
  }
}
