import CivilTime
import LocaleFormats
import PriceTexts
import Testing

@testable import ElectricityPrices

@Suite("Accuracy of forecasts")
struct ForecastAccuracyTests {
  private static let start = Instant(secondsSince1970: 1_804_546_800)

  /// Returns a series of slots of equal length that begins `hours` after the start.
  private func series(
    _ prices: [String], length: Int64 = 3600, after hours: Int64 = 0
  ) -> PriceSeries {
    let start = Self.start.advanced(by: hours * 3600)
    return PriceSeries(
      slots: PriceSlot.slots(prices.map { Price($0) }, from: start, length: length),
      unit: .oerePerKilowattHour, zone: oslo)
  }

  /// Returns a forecast issued `hours` before the start.
  private func forecast(
    _ prices: [String], _ bounds: [(String, String)?] = [], issued hours: Int64? = nil,
    band: String = "p10-p90", after: Int64 = 0
  ) -> PriceSeries {
    var series = series(prices, after: after)
    let issued = hours.map { Self.start.advanced(by: -$0 * 3600) }
    for index in prices.indices {
      let pair = index < bounds.count ? bounds[index] : nil
      let limits = pair.flatMap { low, high in
        Price(low).flatMap { low in Price(high).map { PriceBounds(low: low, high: $0) } }
      }
      series.origins.set(
        PriceProvenance(.forecast, band: limits == nil ? nil : band, issued: issued), limits,
        at: index)
    }
    return series
  }

  private func accuracy(_ known: PriceSeries, _ forecasts: PriceSeries...) -> [ForecastAccuracy] {
    known.accuracy(of: forecasts)
  }

  @Test("Errors, bias and bounds match manually calculated values")
  func worked() throws {
    let groups = accuracy(
      series(["11", "9.5", "-2"]),
      forecast(["10", "8", "-1"], [("8", "12"), ("6", "9"), ("-5", "1")], issued: 11))
    let group = try #require(groups.first)
    #expect(groups.count == 1 && group.days == 0..<1 && group.count == 3)
    #expect(abs(group.meanAbsoluteError - 1.167) < 0.0005)
    #expect(abs(group.rootMeanSquareError - 1.190) < 0.0005)
    #expect(group.bias == -0.5)
    let bounds = try #require(group.bounds)
    #expect(bounds.count == 3 && abs(bounds.within - 2.0 / 3) < 1e-9)
    #expect(bounds.below == 0 && abs(bounds.above - 1.0 / 3) < 1e-9)
    #expect(abs(bounds.width - 4.333) < 0.0005)
  }

  @Test("Forecasts are grouped by the days from issue to slot, and unknown ages come last")
  func groups() {
    let known = series(Array(repeating: "10", count: 3))
    let all = [
      forecast(["11"], issued: 23), forecast(["12"], issued: 24), forecast(["13"], issued: 71),
      forecast(["14"], issued: 72), forecast(["15"], issued: 500), forecast(["16"]),
    ]
    let groups = known.accuracy(of: all.reversed())
    #expect(groups.map(\.days) == [0..<1, 1..<2, 2..<3, 3..<7, 7..<Int.max, nil])
    #expect(groups.map(\.bias) == [1, 2, 3, 4, 5, 6])
  }

  @Test("Forecasts issued after the auction's results are no forecasts, where there is an auction")
  func published() throws {
    let london = try Zone(identifier: "Europe/London")
    let known = series(["10"])
    #expect(accuracy(known, forecast(["11"], issued: 11)).count == 1)
    #expect(accuracy(known, forecast(["11"], issued: 10)).isEmpty)
    var british = known
    british.zone = london
    #expect(accuracy(british, forecast(["11"], issued: 1)).count == 1)
    #expect(accuracy(british, forecast(["11"], issued: -1)).isEmpty)
  }

  @Test("An hour is compared with the mean of its quarters, but not with a part of them")
  func lengths() {
    let quarters = series(["1", "2", "3", "6", "9"], length: 900)
    let groups = accuracy(quarters, forecast(["5", "5"], issued: 11))
    #expect(groups.map(\.count) == [1] && groups.map(\.bias) == [2])
  }

  @Test("The guess to compare with is the price at the same time of the last known day")
  func guess() {
    let known = series((0..<72).map { "\($0)" })
    let groups = accuracy(known, forecast(["50"], issued: -37, after: 48))
    #expect(groups.map(\.guessError) == [24])
    #expect(accuracy(known, forecast(["50"], issued: -13, after: 48)).map(\.guessError) == [48])
  }

  @Test("Scenarios are not checked as bounds, and forecasts in other currencies are left out")
  func excluded() {
    let known = series(["10"])
    #expect(
      accuracy(known, forecast(["9"], [("1", "2")], band: "scenarios"))[0].bounds == nil)
    var other = forecast(["9"])
    other.unit = PriceUnit(.eur)
    #expect(accuracy(known, other).isEmpty)
    other.unit = PriceUnit(.nok)
    #expect(accuracy(known, other).map(\.bias) == [890])
  }

  @Test("JSON and CSV have a row for each group of forecasts")
  func output() {
    let groups = accuracy(series(["10"]), forecast(["11"], [("9", "10")], issued: 12))
    let report = [Report(groups, in: .oerePerKilowattHour, .english)]
    let csv = report.text(.csv)
    #expect(
      csv.hasPrefix(
        "days_ahead,count,mean_absolute_error,root_mean_square_error,bias,guess_error,bounded,"
          + "within,below,above,width\n0-1,1,1,1,1,,1,1,0,0,1\n"), "\(csv)")
    #expect(report.text(.json).contains("\"days_ahead\":\"0-1\",\"count\":1,"))
  }
}
