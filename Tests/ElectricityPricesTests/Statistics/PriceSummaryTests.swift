import CivilTime
import ElectricityPrices
import Foundation
import Testing

@Suite("Statistics of prices") struct PriceSummaryTests {
  private func series(
    _ prices: [Double?], from date: String, seconds: Int64 = 3600
  ) -> PriceSeries {
    let known = prices.map { price in price.flatMap { Price("\($0)") } }
    return PriceSeries(
      slots: PriceSlot.slots(known, from: instant(date), length: seconds),
      unit: .oerePerKilowattHour, area: "NO,1", zone: oslo)
  }

  /// Two weeks from a Monday: 100 øre, 80 at 03:00, 150 at 18:00; half on weekends, and −10 at
  /// 03:00.
  private var weeks: PriceSeries {
    series(
      (0..<14 * 24).map { slot in
        let (day, hour) = (slot / 24 % 7, slot % 24)
        let price = hour == 3 ? 80.0 : hour == 18 ? 150 : 100
        return day < 5 ? price : price / 2 - (hour == 3 ? 50 : 0)
      }, from: "2025-06-02T00:00")
  }

  @Test("A day that ends or begins inside has no rank of hours and no cheapest hours")
  func partialDays() throws {
    // The second day has five cheap hours only.
    let whole = (0..<24).map { $0 == 12 ? 10.0 : 20 }
    let prices = series(whole + [1, 1, 1, 1, 1], from: "2025-06-02T00:00")
    let summary = try #require(PriceSummary(prices, in: prices.indices))
    #expect(summary.days == 1 && summary.cheapestDays[12] == 1)
    #expect(summary.mean(ofCheapest: 1) == 10 && summary.mean(ofCheapest: 2) == 15)
    let evening = series([1, 2, 3], from: "2025-06-02T21:00")
    #expect(PriceSummary(evening, in: evening.indices)?.mean(ofCheapest: 1) == nil)
  }

  @Test("A summary has the means, quartiles and negative hours of the prices")
  func numbers() throws {
    let summary = try #require(PriceSummary(weeks, in: weeks.indices))
    let prices = weeks.map { $0.price?.doubleValue ?? 0 }
    let mean = prices.reduce(0, +) / Double(prices.count)
    let variance = prices.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(prices.count)
    #expect(abs(summary.mean - mean) < 1e-9)
    #expect(abs(summary.deviation - variance.squareRoot()) < 1e-9)
    #expect(summary.prices.lowest == -10 && summary.prices.highest == 150)
    #expect(summary.prices.median == 100 && summary.prices.lowerQuartile == 50)
    #expect(summary.secondsBelowZero == 4 * 3600 && summary.seconds == 14 * 86_400)
    #expect(abs((summary.weekdayMean ?? 0) - (22 * 100 + 80 + 150) / 24) < 1e-9)
    #expect(abs((summary.weekendMean ?? 0) - (22 * 50.0 - 10 + 75) / 24) < 1e-9)
  }

  @Test("The cheapest and dearest hours are counted by day, except on level days")
  func hours() throws {
    let summary = try #require(PriceSummary(weeks, in: weeks.indices))
    #expect(summary.days == 14 && summary.cheapestDays[3] == 14 && summary.dearestDays[18] == 14)
    let level = series(Array(repeating: 7, count: 48), from: "2025-06-02T00:00")
    let flat = try #require(PriceSummary(level, in: level.indices))
    #expect(flat.days == 0 && flat.cheapestDays == Array(repeating: 0, count: 24))
    #expect(flat.deviation == 0)
    // The mean of the cheapest n hours rises with n up to the mean of the day.
    let day = series((0..<24).map { Double($0 * 7 % 24) }, from: "2025-06-02T00:00")
    let one = try #require(PriceSummary(day, in: day.indices))
    let means = one.cheapestOfDay.compactMap(\.self)
    let expected = (0..<24).map { (hours: Int) -> Double in Double(hours) / 2 }
    #expect(means == expected)
    #expect(one.weekendMean == nil)
  }

  @Test("Quarters of an hour give the same summary as hours")
  func lengths() throws {
    let quarters = series((0..<96).map { Double($0 / 4) }, from: "2025-06-02T00:00", seconds: 900)
    let hours = series((0..<24).map { Double($0) }, from: "2025-06-02T00:00")
    let (fine, coarse) = (
      try #require(PriceSummary(quarters, in: quarters.indices)),
      try #require(PriceSummary(hours, in: hours.indices))
    )
    #expect(fine.mean == coarse.mean && abs(fine.deviation - coarse.deviation) < 1e-12)
    #expect(fine.cheapestOfDay == coarse.cheapestOfDay && fine.seconds == coarse.seconds)
  }

  @Test("The JSON of a summary is valid, and its CSV has the same numbers")
  func output() throws {
    let summary = try #require(PriceSummary(weeks, in: weeks.indices))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(summary.json(in: weeks).utf8)) as? [String: Any])
    #expect(object["area"] as? String == "NO,1" && object["cheapest_hour"] as? Int == 3)
    #expect(object["negative_hours"] as? Double == 4)
    #expect((object["weekday_hours"] as? [[String: Double]])?[18]["median"] == 150)
    #expect((object["cheapest_hours"] as? [Double])?.count == 24)
    let rows = summary.csv(in: weeks).split(separator: "\n")
    #expect(rows.first == "statistic,value" && rows.contains("area,\"NO,1\""))
    #expect(rows.contains("weekday_18_median,150") && rows.contains("cheapest_hour,3"))
    for key in ["mean", "deviation", "lowest", "upper_quartile", "days", "weekend_mean"] {
      let value = try #require(object[key] as? Double)
      let row = try #require(rows.first { $0.hasPrefix("\(key),") })
      #expect(Double(row.dropFirst(key.count + 1)) == value)
    }
  }

  @Test("Without prices there is no summary") func empty() {
    let missing = series([nil, nil], from: "2025-06-02T00:00")
    #expect(PriceSummary(missing, in: missing.indices) == nil)
    #expect(PriceSummary(weeks, in: 0..<0) == nil)
  }
}
