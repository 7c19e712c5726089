import CivilTime
import ElectricityPrices
import Foundation
import Testing

@testable import PriceViewer

@Suite("Data of the chart") struct PricePointsTests {
  private func points(_ count: Int, columns: Int) -> PricePoints {
    PricePoints(series: series((0..<count).map { String($0 % 10) }), columns: columns)
  }

  /// Two bars a column can be told apart, on halves of cells; only more of them share.
  ///
  /// As many do as make a part of a day or whole days. Labels leave twelve of twenty columns.
  @Test(
    "More bars than half columns share",
    arguments: [
      (1, 20, 1), (20, 20, 1), (24, 20, 1), (25, 20, 3), (60, 20, 6), (100, 20, 12), (200, 20, 24),
    ])
  func moreBarsThanHalfColumnsShare(count: Int, columns: Int, each: Int) {
    let points = points(count, columns: columns)
    let bars = points.bars
    #expect(bars.count == (count + each - 1) / each)
    #expect(bars.first?.start == points.series[0].start.date)
    // All are of one width, also the last.
    let end = points.series[0].start.advanced(by: Int64(bars.count * each) * 3600)
    #expect(bars.last?.end == end.date)
    let shared = (0..<each).map { Double($0 % 10) }
    #expect(bars.first?.price == shared.reduce(0, +) / Double(each))
    #expect(bars.first?.range == 0...(shared.max() ?? 0))
    #expect(points.bar(of: count - 1) == bars.last)
    #expect(points.bar(of: each - 1) == bars.first)
  }

  @Test("A bar of a slot without a price is none") func aBarOfASlotWithoutAPriceIsNone() {
    let points = PricePoints(series: series(["1", "", "3"]), columns: 20)
    #expect(points.bars.map(\.price) == [1, 3])
    #expect(points.bar(of: 1) == nil)
  }

  @Test("Steps end where no price follows") func stepsEndWhereNoPriceFollows() {
    let hour = 3600.0
    let points = PricePoints(series: series(["1", "2", "", "4"]), columns: 20)
    let start = points.series[0].start.date
    let places = points.steps.map { ($0.date.timeIntervalSince(start) / hour, $0.price) }
    #expect(places.map(\.0) == [0, 1, 2, 2, 3, 4])
    #expect(places.map { $0.1.isNaN ? "-" : "\(Int($0.1))" } == ["1", "2", "2", "-", "4", "4"])
  }

  @Test("Steps break between slots that do not touch") func stepsBreakBetweenSlotsThatDoNotTouch() {
    let slots = Array(series(["1", "2"])) + Array(series(["3"], from: "2022-07-12T05:00"))
    let points = PricePoints(series: PriceSeries(slots: slots, unit: nil, zone: oslo), columns: 20)
    let texts = points.steps.map { $0.price.isNaN ? "-" : "\(Int($0.price))" }
    #expect(texts == ["1", "2", "2", "-", "3", "3"])
  }
}
