import CivilTime
import ElectricityPrices
import ElectricityUsage
import Testing

@testable import ElectricityCosts

struct ShiftTests {
  /// Returns the costs of days from a date, by the hours from its midnight.
  private func costs(
    from first: String = "2026-06-01", days: Int, price: (Int) -> Int64, usage: (Int) -> Double
  ) throws -> CostSeries {
    let first = first + "T00:00"
    let prices = PriceSeries(days * 24, from: first, area: nil) {
      Price(integerLiteral: price($0 % 24))
    }
    let series = EnergySeries(days * 24, from: first) { usage($0 % 24) }
    return try CostSeries(of: series, at: prices)
  }

  @Test("The dearest hours move to the cheapest hour of the next night")
  func evening() throws {
    let costs = try costs(
      days: 3, price: { $0 == 18 ? 300 : $0 == 3 ? 50 : 200 }, usage: { $0 == 18 ? 1.5 : 1 })
    let shift = try #require(UsageShift("2kWh:17-21:00-06"))
    let outcome = try shift.outcome(of: costs)
    let days = outcome.days
    // The third evening has no night after it.
    #expect(outcome.leftOut == 1)
    #expect(days.map(\.date.description) == ["2026-06-01", "2026-06-02"])
    // 1.5 kWh move from 3 kr and 0.5 kWh from 2 kr, both to 0.5 kr.
    #expect(days.map(\.saved.description) == ["4.5", "4.5"])
    #expect(days.map(\.energy.kilowattHours) == [2, 2])
    let much = try #require(UsageShift("20 kWh:17-21:00-06"))
    #expect(try much.outcome(of: costs).days.map(\.energy.kilowattHours) == [4.5, 4.5])
  }

  @Test("A shift that costs more has a negative saving, and its hours may cross midnight")
  func dearer() throws {
    let costs = try costs(
      days: 2, price: { $0 < 6 || $0 > 21 ? 50 : 200 }, usage: { _ in 1 })
    let shift = try #require(UsageShift("1,5kwh:22-06:12:30-14"))
    let days = try shift.outcome(of: costs).days
    #expect(days.first?.saved.description == "-2.25")
    #expect(days.count == 2)
  }

  @Test("Whole days with a clock change are moved once each")
  func autumn() throws {
    let costs = try costs(
      from: "2026-10-24", days: 4, price: { $0 == 3 ? 50 : 200 }, usage: { _ in 1 })
    let outcome = try #require(UsageShift("1kWh:00-24:00-06")).outcome(of: costs)
    #expect(
      outcome.days.map(\.date.description) == ["2026-10-24", "2026-10-25", "2026-10-26"])
  }

  @Test("The target hours of the next day are whole on days of 23 and 25 hours")
  func wholeTarget() throws {
    // The dearest hour is at 17:00, and the cheapest is the last target hour of the next day.
    for day in ["2026-03-28", "2026-06-01", "2026-10-24"] {
      let prices = PriceSeries(3 * 24, from: day + "T00:00", area: nil) { hour in
        let time = oslo.civil(at: instant(day + "T00:00").advanced(by: Int64(hour) * 3600))
        return time.hour == 17 ? 200 : time.hour == 20 && hour > 24 ? 10 : 100
      }
      let usage = EnergySeries(22, from: day + "T00:00") { _ in 1 }
      let costs = try CostSeries(of: usage, at: prices)
      let outcome = try #require(UsageShift("1kWh:17-21:17-21")).outcome(of: costs)
      #expect(outcome.days.map(\.saved.description) == ["1.9"], "\(day)")
    }
  }

  @Test("Energy above the limit of support moves to the cheapest hour without support")
  func unsupported() throws {
    let first = "2026-06-29T00:00"
    func series(_ price: (Int) -> Int64) -> PriceSeries {
      PriceSeries(72, from: first, area: nil) { Price(integerLiteral: price($0)) }
    }
    let prices = series { _ in 100 }
    // The second night begins in June, above the limit, and ends in July.
    let limit = SupportLimit(scheme: .norgespris, prices: series { $0 % 24 == 23 ? 50 : 300 })
    let usage = EnergySeries(72, from: first) { $0 % 24 == 0 ? 3000 : 1 }
    let shift = try #require(UsageShift("2kWh:17-21:22-03"))
    let costs = try CostSeries(of: usage, at: prices, beyond: limit)
    let days = try shift.outcome(of: costs).days
    #expect(days.map(\.saved.description) == ["0", "5", "0"])
  }

  @Test(
    "Malformed shifts are refused",
    arguments: [
      "", "2kWh", "2kWh:17-21", "2:17-21:00-06", "0kWh:17-21:00-06", "-1kWh:17-21:00-06",
      "2kWh:17-17:00-06", "2kWh:17-21:00-06:1", "2kWh::", "xkWh:17-21:00-06",
    ])
  func refused(_ text: String) { #expect(UsageShift(text) == nil) }

  @Test("The rest of a month is estimated from the last seven days, if the usage has them")
  func estimate() throws {
    let costs = try costs(days: 10, price: { _ in 100 }, usage: { _ in 1 })
    let estimate = try #require(try MonthEstimate(costs))
    #expect(estimate.soFar.description == "240")
    #expect(estimate.likely.description == "720")
    let short = try self.costs(days: 6, price: { _ in 100 }, usage: { _ in 1 })
    #expect(try MonthEstimate(short) == nil)
    let whole = try self.costs(days: 30, price: { _ in 100 }, usage: { _ in 1 })
    #expect(try MonthEstimate(whole) == nil)
    // From the middle of a month, its cost so far is not known.
    let late = try self.costs(
      from: "2026-06-10", days: 10, price: { _ in 100 }, usage: { _ in 1 })
    #expect(try MonthEstimate(late) == nil)
    let end = instant("2026-06-11T00:00")
    #expect(estimate.holds(at: end) && estimate.holds(at: end.advanced(by: 3 * 86_400)))
    #expect(!estimate.holds(at: end.advanced(by: 4 * 86_400)))
    #expect(!estimate.holds(at: instant("2026-07-01T00:00")))
  }
}
