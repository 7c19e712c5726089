import CivilTime
import ElectricityPrices
import Testing

@testable import PriceViewer

@Suite("Chart data") struct PricePointsTests {
  private func points(_ count: Int, columns: Int) -> PricePoints {
    PricePoints(series: series((0..<count).map { String($0 % 10) }), columns: columns)
  }

  /// Two bars a column are distinct, on halves of cells.
  ///
  /// Only more bars are merged, in groups that make a part of a day or whole days.
  @Test(
    "Bars are merged if there are more of them than half columns",
    arguments: [
      (1, 12, 1), (20, 12, 1), (24, 12, 1), (25, 12, 3), (60, 12, 6), (100, 12, 12), (200, 12, 24),
    ])
  func moreBarsThanHalfColumnsShare(count: Int, columns: Int, each: Int) {
    let points = points(count, columns: columns)
    let bars = points.bars
    #expect(bars.count == (count + each - 1) / each)
    #expect(bars.first?.start == points.series[0].start.seconds)
    // All bars are equally wide, also the last.
    let end = points.series[0].start.advanced(by: Int64(bars.count * each) * 3600)
    #expect(bars.last?.end == end.seconds)
    let shared = (0..<each).map { Double($0 % 10) }
    #expect(bars.first?.price == shared.reduce(0, +) / Double(each))
    #expect(bars.first?.range == 0...(shared.max() ?? 0))
    #expect(points.bar(of: count - 1) == bars.last)
    #expect(points.bar(of: each - 1) == bars.first)
  }

  @Test("Bars of days include the hour that the clock repeats before midnight")
  func barsBeforeARepeatedMidnight() throws {
    // In Newfoundland, 00:01 became 23:01 on 7 November 2010, at 02:31 UTC.
    let zone = try Zone(identifier: "NST3:30NDT2:30,M3.2.0/0:01,M11.1.0/0:01")
    let start = try #require(ISOTime("2010-11-05T03:00:00Z")?.instant(in: zone))
    let slots = (0..<96).map { hour in
      let first = start.advanced(by: Int64(hour) * 3600)
      return PriceSlot(start: first, end: first.advanced(by: 3600), price: Price(String(hour)))
    }
    let days = PriceSeries(slots: slots, unit: nil, zone: zone)
    let points = PricePoints(series: days, columns: 4)
    #expect(points.barUnit == .day)
    #expect(points.bars.flatMap(\.slots) == Array(days.indices))
    #expect(points.bar(of: 48)?.slots.contains(48) == true)
  }

  @Test("A slot without a price has no bar") func aBarOfASlotWithoutAPriceIsNone() {
    let points = PricePoints(series: series(["1", "", "3"]), columns: 20)
    #expect(points.bars.map(\.price) == [1, 3])
    #expect(points.bar(of: 1) == nil)
  }

  @Test("Steps hold each price to the end of its slot and break at missing prices")
  func steps() {
    let points = PricePoints(series: series(["1", "2", "", "4"]), columns: 20, isLevel: true)
    let start = points.series[0].start.seconds
    let places = points.line.map { (($0.x - start) / 3600, $0.y) }
    #expect(places.map(\.0) == [0, 1, 1, 2, 2, 3, 3, 4])
    #expect(
      places.map { $0.1.isNaN ? "-" : "\(Int($0.1))" } == ["1", "1", "2", "2", "-", "-", "4", "4"])
    let slots = Array(series(["1", "2"])) + Array(series(["3"], from: "2022-07-12T05:00"))
    let apart = PricePoints(
      series: PriceSeries(slots: slots, unit: nil, zone: oslo), columns: 20, isLevel: true)
    #expect(
      apart.line.map { $0.y.isNaN ? "-" : "\(Int($0.y))" }
        == ["1", "1", "2", "2", "-", "3", "3"])
  }

  @Test("A line has vertices in the middle of slots, and a single slot is drawn in full length")
  func line() {
    let points = PricePoints(series: series(["1", "2", "", "4"]), columns: 20)
    let start = points.series[0].start.seconds
    #expect(points.line.map { ($0.x - start) / 3600 } == [0.5, 1.5, 2, 3, 3, 4])
  }

  @Test("Columns and bars of longer units have the same prices", arguments: [30, 84, 100])
  func unitColumns(count: Int) {
    let week = series((0..<168).map { String(($0 * 37) % 200 - 40) })
    let points = PricePoints(series: week, columns: count)
    let (start, end) = (week[0].start.seconds, week[167].end.seconds)
    let columns = points.columns(from: start, to: end)
    #expect(columns.first?.times.lowerBound == start && columns.last?.times.upperBound == end)
    let shown =
      points.bandUnit == nil ? week.map { $0.price?.doubleValue } : points.bars.map(\.price)
    for column in columns { #expect(shown.contains(column.price), "\(column)") }
    #expect(Set(columns.map(\.start)).count == (points.bandUnit == nil ? 168 : points.bars.count))
  }

  @Test("A column shows the slot at its centre, or the mean of narrower slots")
  func columns() {
    let prices = series(["1", "2", "", "4"])
    let (start, end) = (seedDay[0].start.seconds, seedDay[0].start.seconds + 4 * 3600)
    func columns(_ count: Int) -> [PlotColumn] {
      PricePoints(series: prices, columns: count).columns(from: start, to: end)
    }
    let hours = columns(12).map { ($0.times.lowerBound - start) / 3600 }
    #expect(hours == [0, 1, 3] && columns(12).map(\.price) == [1, 2, 4])
    #expect(columns(2).map(\.price) == [1, 2, 4])
    #expect(columns(1).map(\.price) == [1.5, 4])
    #expect(PricePoints(series: prices, columns: 12).columns(from: start, to: start).isEmpty)
  }
}
