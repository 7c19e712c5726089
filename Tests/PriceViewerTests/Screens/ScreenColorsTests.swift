import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import PriceViewer

@Suite("Rules of the colours on the screen") struct ScreenColorsTests {
  @Test("The colour ramp spans the drawn values, such as means")
  func rampOfMeans() throws {
    var means: [ClosedRange<Double>] = []
    for kind in [ChartKind.bar, .heatMap] {
      let state = opened("2025-07-10T09:30", .year, kind: kind)
      let frame = screen(state)
      let drawn = try #require(state.statistics)
      let chart = try #require(frame.chart)
      let range = chart.colors.range
      #expect(range.lowerBound > drawn.lowest.doubleValue)
      #expect(range.upperBound < drawn.highest.doubleValue)
      #expect(chart.legend.contains { $0.text.contains(" … ") })
      means.append(range)
    }
    #expect(means[0] != means[1])
  }

  @Test("Each press of the colour key changes the picture, in every kind of chart")
  func colorings() {
    for kind in ChartKind.allCases where kind != .contracts {
      var state = opened("2025-07-10T09:30", .month, kind: kind)
      for _ in 0..<3 {
        let before = screen(state).buffer.cells
        state.apply(.nextColoring)
        #expect(screen(state).buffer.cells != before, "\(kind) \(state.coloring)")
      }
    }
  }

  @Test(
    "Low prices are cool, high prices are warm, and past prices are half as strong")
  func colors() throws {
    let state = viewer(now: "2022-07-12T12:30", kind: .bar)
    let look = ViewerLook()
    let frame = screen(state, look: look)
    let plot = try #require(frame.plot)
    let colors = PriceColors(state, look: look)
    for index in [3, 13, 19] {
      let column = try #require(plot.column(of: seedDay[index].start.seconds + 1800))
      let color = colors.color(of: state.series.doubleValue(at: index))
      let shown = frame.buffer[column, plot.area.maxRow - 1].style.foreground
      #expect(
        shown == (index < 12 ? CellColor(hex: 0).mixed(with: color, 0.5) : color))
    }
    let (low, high) = (colors.color(of: 326), colors.color(of: 446))
    #expect(low.components.blue > low.components.red && high.components.red > high.components.blue)
  }

  @Test(
    "Of 256 colours, past prices keep their hue: none is a pure red or blue",
    arguments: [true, false])
  func pastOf256(isLight: Bool) throws {
    let look = ViewerLook(colorDepth: .indexed256, isLight: isLight)
    let frame = screen(viewer(now: "2022-07-12T23:30", kind: .bar), look: look)
    let plot = try #require(frame.plot)
    for index in 0..<23 {
      let column = try #require(plot.column(of: seedDay[index].start.seconds + 1800))
      let color = frame.buffer[column, plot.area.maxRow - 1].style.foreground
      let shown = ColorDepth.indexed256.paletteIndex(of: color).flatMap(ColorDepth.indexedColor)
      #expect(try #require(shown).components.green > 0, "\(index)")
    }
  }

  @Test(
    "Of 256 colours, the cheapest time is blue and the selection a magenta, on both grounds",
    arguments: [true, false])
  func bandsOf256(isLight: Bool) throws {
    let look = ViewerLook(colorDepth: .indexed256, isLight: isLight)
    var state = viewer(now: "2022-07-12T00:30", kind: .line)
    state.apply(.select(time("2022-07-12T20:00")))
    let frame = screen(state, look: look)
    let plot = try #require(frame.plot)
    let window = try #require(state.shownWindow.first)
    func ground(_ time: Instant) throws -> (red: UInt8, green: UInt8, blue: UInt8) {
      let column = try #require(plot.column(of: time.seconds + 1200))
      let color = frame.buffer[column, plot.area.minRow].style.background
      let index = try #require(ColorDepth.indexed256.paletteIndex(of: color))
      return try #require(ColorDepth.indexedColor(index)).components
    }
    let (blue, magenta) = (try ground(window.start), try ground(time("2022-07-12T20:00")))
    #expect(blue.blue > max(blue.red, blue.green))
    #expect(magenta.green < min(magenta.red, magenta.blue))
  }

  @Test("Prices below zero have their own hue, different from the selection")
  func belowZero() {
    let state = viewer(series(["-50", "-10", "10", "50"]), now: "2030-01-01")
    let colors = PriceColors(state, look: ViewerLook())
    let (low, zero, high) = (colors.color(of: -50), colors.color(of: 0), colors.color(of: 50))
    #expect(Set([low, zero, high]).count == 3)
    #expect(low.components.blue > low.components.red && low.components.red > low.components.green)
    #expect(low.contrast(to: ViewerLook().colors.selection) != 1)
  }

  @Test("With sixteen colours the line has several colours, as its legend")
  func fewColors() throws {
    let frame = screen(twoDaysAhead(kind: .step), look: ViewerLook(colorDepth: .ansi16))
    let area = frame.plotArea
    let cells = (area.minRow..<area.maxRow).flatMap { row in
      (area.minColumn..<area.maxColumn).map { frame.buffer[$0, row] }
    }
    let dots = cells.filter { $0.glyph.scalar.map { $0.value >> 8 == 0x28 } ?? false }
    #expect(Set(dots.map(\.style.foreground)).count > 2)
  }
}
