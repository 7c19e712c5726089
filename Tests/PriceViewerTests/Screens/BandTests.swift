import CivilTime
import ElectricityPrices
import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// Bands around the line of means, for prices that are too many to be drawn separately.
@Suite("Bands") struct BandTests {
  private func points(_ count: Int, columns: Int = 80, minutes: Int64 = 60) -> PricePoints {
    var random = SeededGenerator(seed: UInt64(count))
    let prices = (0..<count).map { _ in String(Int.random(in: -50...300, using: &random)) }
    return PricePoints(
      series: series(prices, from: "2024-02-05T00:00", minutes: minutes), columns: columns)
  }

  @Test(
    "Up to four prices a column are drawn as a line, and more as a band", arguments: [40, 80, 200])
  func limit(columns: Int) {
    let most = 4 * columns
    #expect(points(most, columns: columns).bandUnit == nil)
    #expect(points(most, columns: columns).band.isEmpty)
    #expect(points(most + 1, columns: columns).bandUnit != nil)
  }

  /// Checks that neither ends, nor heights, nor the duration of a step jump at the limit.
  @Test(
    "A band just above the limit has the ends and heights of the line",
    arguments: [60, 80, 100, 160])
  func seam(columns: Int) throws {
    let count = 4 * columns
    let (line, band) = (points(count, columns: columns), points(count + 1, columns: columns))
    let (before, after) = (line.line, band.band)
    #expect(after.first?.x == band.series[0].start.seconds)
    #expect(after.last?.x == band.series[count].end.seconds)
    #expect(before.first.map { $0.x - band.series[0].start.seconds } == 1800)
    // As high as the line: from the lowest to the highest of all prices.
    let all = band.series.indices.map { band.series.doubleValue(at: $0) }
    #expect(after.map(\.low).min() == all.min() && after.map(\.high).max() == all.max())
    // A step covers one to two columns, so details of the line are still visible.
    let bars = band.bars
    let columnsOfStep = Double(columns) / Double(bars.count)
    #expect((0.9...2.6).contains(columnsOfStep), "\(columnsOfStep)")
  }

  @Test(
    "The extremes of a band enclose its quartiles and its mean",
    arguments: [false, true], [(400, 60), (5000, 15), (60_000, 15)])
  func order(isLevel: Bool, size: (count: Int, minutes: Int)) throws {
    var points = points(size.count, minutes: Int64(size.minutes))
    points.isLevel = isLevel
    let (all, half, means) = (points.band, points.middleHalf, points.means)
    #expect(all.map(\.x) == half.map(\.x) && all.map(\.x) == means.map(\.x))
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.x <= $1.x })
    for (place, (middle, mean)) in zip(all, zip(half, means)) {
      #expect(place.low <= middle.low && middle.low <= middle.high)
      #expect(middle.high <= place.high)
      #expect(place.low <= mean.y && mean.y <= place.high)
    }
    // Half of random prices are in the middle half, within the error of a sample.
    for bar in points.bars.dropFirst().prefix(3) where bar.slots.count > 100 {
      let middle = try #require(half.first { $0.x >= bar.start })
      let range = middle.low...middle.high
      let inside = bar.slots.count { range.contains(points.series.doubleValue(at: $0)) }
      let share = Double(inside) / Double(bar.slots.count)
      #expect((0.42...0.58).contains(share), "\(share)")
    }
  }

  @Test("A band breaks where prices are missing, and extends to both edges of the gap")
  func hole() throws {
    let prices = (0..<600).map { (200..<320).contains($0) ? "" : "\($0 % 24)" }
    let points = PricePoints(series: series(prices), columns: 80, isLevel: true)
    let band = points.band
    let gaps = band.indices.filter { band[$0].low.isNaN }
    #expect(gaps.count == 1)
    let first = gaps.first.map { band[$0 - 1].x }
    let second = gaps.first.map { band[$0 + 1].x }
    let bars = points.bars
    // Steps without a price are not drawn; steps at the edges of the gap are drawn completely.
    #expect(try #require(first) <= points.series[224].start.seconds)
    #expect(try #require(second) >= points.series[296].start.seconds)
    #expect(bars.allSatisfy { !(224..<288).contains($0.slots.lowerBound) })
    #expect(points.means.count { $0.y.isNaN } == 1)
  }

  @Test("The annotation of a band describes a step, whose mean is on the line")
  func annotation() throws {
    var state = viewer(fourYears, now: "2024-03-13T10:00", range: .year)
    state.apply(.select(time("2024-05-01T00:00")))
    let size = CellSize(columns: 120, rows: 30)
    let frame = ViewerScreen.frame(state, in: size)
    let stretch = try #require(state.focusStretch)
    let statistics = try #require(fourYears.statistics(in: stretch))
    let times = SlotTimeText(series: state.series, slots: state.visible)
    #expect(frame.buffer.text.contains("mean of 168 h"))
    let low = "low \(times.datedStart(statistics.lowestIndex))"
    let high = "high \(times.datedStart(statistics.highestIndex))"
    #expect(frame.buffer.text.contains("\(low), \(high)"))
    let points = PricePoints(state, columns: frame.plotArea.size.columns)
    #expect(points.line.contains { abs($0.y - statistics.mean) < 1e-9 })
  }

  /// Checks for two tones behind the line, whatever characters and colours there are.
  @Test(
    "The middle half differs from the whole band in every theme and colour depth",
    arguments: Theme.allCases,
    [(GlyphSet.braille, ColorDepth.monochrome), (.ascii, .monochrome), (.braille, .ansi16)]
      + [(.braille, .indexed256), (.sextant, .trueColor)])
  func looks(theme: Theme, kind: (glyphs: GlyphSet, depth: ColorDepth)) throws {
    for isLight in share(of: 2, [false, true], kind.depth.rawValue / 16) {
      let look = ViewerLook(
        theme: theme, glyphs: kind.glyphs, colorDepth: kind.depth, isLight: isLight)
      let state = viewer(fourYears, now: "2030-01-01", kind: .line, range: .all)
      let frame = ViewerScreen.frame(state, in: CellSize(columns: 100, rows: 40), look: look)
      let plot = frame.plotArea
      var fills: [String: Int] = [:]
      for row in plot.minRow..<plot.maxRow {
        for column in plot.minColumn..<plot.maxColumn {
          let cell = frame.buffer[column, row]
          let shade = cell.glyph.scalar.map { String(Character($0)) } ?? ""
          let key =
            kind.depth < .indexed256
            ? ("░▒▓:=%".contains(shade) ? shade : "") : "\(cell.style.background)"
          fills[key, default: 0] += 1
        }
      }
      #expect(fills.filter { $0.value > 40 }.count >= 3, "\(theme) \(kind) \(isLight) \(fills)")
    }
  }

  @Test("Each of two areas has a band, and so has the previous period")
  func comparison() throws {
    var random = SeededGenerator(seed: 9)
    func year() -> [String] {
      (0..<9000).map { _ in String(Int.random(in: 0...200, using: &random)) }
    }
    let (one, other) = (series(year(), area: "NO1"), series(year(), area: "NO2"))
    let size = CellSize(columns: 80, rows: 30)
    var state = viewer(one, other, now: "2030-01-01", kind: .line, range: .all)
    func grounds(_ state: ViewerState) -> Set<CellColor> {
      let frame = ViewerScreen.frame(state, in: size)
      var found: Set<CellColor> = []
      for row in 0..<size.rows {
        for column in 0..<size.columns { found.insert(frame.buffer[column, row].style.background) }
      }
      return found
    }
    state.apply(.toggleLayer(.areas))
    #expect(state.comparesAreas && grounds(state).count >= 3)
    state = viewer(series(year()), now: "2022-09-12", kind: .line, range: .month)
    let alone = grounds(state)
    state.apply(.toggleLayer(.before))
    #expect(grounds(state).count > alone.count)
  }
}
