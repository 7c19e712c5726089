import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Search for the cheapest window")
struct CheapestSearchTests {
  /// Returns hours from a midnight on.
  private func hours(_ prices: [Int64], from date: String) -> PriceSeries {
    PriceSeries(
      slots: PriceSlot.slots(prices.map { Price(integerLiteral: $0) }, from: instant(date)),
      unit: .oerePerKilowattHour, zone: oslo)
  }

  /// Two days with cheap hours: 13 (10), 23 to 01 (12, 11), 05 of the second day (5) and 20 (9).
  private var days: PriceSeries {
    var prices = Array(repeating: Int64(50), count: 48)
    (prices[13], prices[23], prices[24], prices[29], prices[44]) = (10, 12, 11, 5, 9)
    return hours(prices, from: "2025-03-04")
  }

  private func start(
    _ length: String, at now: String, after: String? = nil, before: String? = nil,
    split: Bool = false
  ) throws -> String? {
    let search = CheapestSearch(
      length: try #require(CheapestSearch.length(length)), after: after.flatMap { DayLimit($0) },
      before: before.flatMap { DayLimit($0) }, shape: split ? .pieces(least: 0) : .even)
    return days.cheapest(search, at: instant(now)).map {
      "\(oslo.civil(at: $0.window.start))".dropLast(3).description
    }
  }

  @Test("The cheapest window is in the future and may cross midnight")
  func toCome() throws {
    #expect(try start("1h", at: "2025-03-04T09:30") == "2025-03-05T05:00")
    #expect(try start("2h", at: "2025-03-04T09:30") == "2025-03-04T23:00")
    #expect(try start("2h", at: "2025-03-04T23:00") == "2025-03-04T23:00")
    // A window can begin now, inside a slot.
    #expect(try start("2h", at: "2025-03-04T23:01") == "2025-03-04T23:01")
    #expect(try start("2h", at: "2025-03-05T01:01") == "2025-03-05T04:00")
    #expect(try start("90min", at: "2025-03-04T13:40") == "2025-03-04T23:30")
    #expect(try start("20min", at: "2025-03-05T05:30", split: true) == "2025-03-05T05:30")
    #expect(try start("1h", at: "2025-03-05T23:00") == "2025-03-05T23:00")
    #expect(try start("1h", at: "2025-03-05T23:01") == nil)
    #expect(try start("1h", at: "2025-01-01T00:00") == "2025-03-05T05:00")
  }

  @Test("Daily limits apply until the prices end")
  func distantLimits() throws {
    // Only the last of sixteen days has a cheap hour.
    let series = hours((0..<384).map { $0 == 365 ? 1 : 90 }, from: "2025-03-04")
    var search = CheapestSearch(length: 3600, before: DayLimit("07:00"))
    search.below = 50
    let answer = series.cheapest(search, at: series[0].start)
    #expect(answer?.window.start == series[365].start)
  }

  @Test("Daily limits apply at their next occurrence")
  func limits() throws {
    #expect(try start("1h", at: "2025-03-04T09:30", before: "18:00") == "2025-03-04T13:00")
    #expect(try start("1h", at: "2025-03-04T14:30", before: "07:00") == "2025-03-05T05:00")
    #expect(try start("1h", at: "2025-03-04T14:30", before: "05:00") == "2025-03-05T00:00")
    #expect(try start("1h", at: "2025-03-04T06:30", before: "07:00") == "2025-03-05T05:00")
    #expect(try start("1h", at: "2025-03-04T09:30", after: "14:00") == "2025-03-05T05:00")
    #expect(
      try start("1h", at: "2025-03-04T09:30", after: "14:00", before: "05:00")
        == "2025-03-05T00:00")
    #expect(
      try start("1h", at: "2025-03-05T02:30", after: "22:00", before: "07:00")
        == "2025-03-05T05:00")
    #expect(
      try start("1h", at: "2025-03-05T09:30", after: "19:00", before: "22:00")
        == "2025-03-05T20:00")
    #expect(
      try start("1h", at: "2025-03-04T09:30", after: "2025-03-05T06:00") == "2025-03-05T20:00")
    #expect(
      try start("1h", at: "2025-03-04T09:30", before: "2025-03-05T04:00") == "2025-03-04T13:00")
    // Limits inside slots.
    #expect(
      try start("1h", at: "2025-03-04T09:30", after: "22:15", before: "23:30")
        == "2025-03-04T22:30")
    #expect(
      try start("90min", at: "2025-03-04T09:30", after: "13:40", before: "15:50")
        == "2025-03-04T13:40")
    #expect(
      try start("20min", at: "2025-03-04T09:30", after: "13:40", split: true)
        == "2025-03-05T05:00")
    #expect(
      try start("20min", at: "2025-03-04T09:30", after: "13:40", before: "16:00", split: true)
        == "2025-03-04T13:40")
    #expect(try start("6h", at: "2025-03-04T09:30", after: "02:00", before: "07:00") == nil)
    #expect(try start("1h", at: "2025-03-04T09:30", before: "24:00") == "2025-03-04T13:00")
  }

  @Test("The cheapest window is compared with starting now and with the dearest window")
  func comparison() throws {
    let answer = try #require(
      days.cheapest(CheapestSearch(length: 7200), at: instant("2025-03-04T12:30")))
    #expect(answer.window.mean == Price("11.5") && answer.nowMean == 30)
    #expect(answer.dearestMean == 50 && answer.saved == Price("18.5"))
    let midnight = CheapestSearch(length: 3600, after: .daily(minutes: 0))
    let late = try #require(days.cheapest(midnight, at: instant("2025-01-01")))
    #expect(late.nowMean == nil && late.saved == nil)
  }

  /// Returns for each hour of both days whether now is in the window.
  private func isNow(_ search: CheapestSearch) -> String {
    (0..<48).map { hour in
      let now = instant("2025-03-04").advanced(by: Int64(hour) * 3600 + 1800)
      return days.running(search, at: now)?.window.contains(now) == true ? "x" : "."
    }.joined()
  }

  @Test("A window that has started remains the answer until its end")
  func running() {
    #expect(
      isNow(CheapestSearch(length: 7200)) == "......................." + "xx"
        + String(repeating: ".", count: 3) + "xx" + String(repeating: ".", count: 18))
    let nightly = CheapestSearch(
      length: 3600, after: .daily(minutes: 22 * 60), before: .daily(minutes: 4 * 60))
    #expect(isNow(nightly).filter { $0 == "x" }.count == 3)
    let morning = CheapestSearch(length: 10_800, before: .daily(minutes: 12 * 60))
    let marks = isNow(morning)
    #expect(marks.filter { $0 == "x" }.count == 9 && marks.hasPrefix("xxx...."))
  }

  @Test(
    "Windows on days of 23 and 25 hours last as long as requested",
    arguments: [
      ("2025-03-30", "2025-03-30T01:00:00+01:00", "2025-03-30T04:00:00+02:00"),
      ("2025-10-26", "2025-10-26T01:00:00+02:00", "2025-10-26T02:00:00+01:00"),
    ])
  func clockChanges(date: String, start: String, end: String) throws {
    // The cheap hours are the second and the third of the day.
    let series = hours([9, 1, 1, 9, 9, 9, 9], from: date)
    let answer = try #require(series.cheapest(CheapestSearch(length: 7200), at: instant(date)))
    #expect(ISOTime.text(answer.window.start, in: oslo) == start)
    #expect(ISOTime.text(answer.window.end, in: oslo) == end)
    // 03:00 occurs once; 02:00 not at all, or twice.
    let limited = CheapestSearch(length: 3600, before: .daily(minutes: 180))
    let found = try #require(series.cheapest(limited, at: instant(date)))
    #expect(
      found.window.end <= oslo.firstInstant(of: CivilDateTime(date: series.days[0].date, hour: 3)))
  }

  @Test(
    "Lengths are parsed, and malformed or excessive lengths are refused",
    arguments: [
      ("3h", 10_800), ("90m", 5400), ("90min", 5400), ("1h30m", 5400), ("1.5h", 5400),
      ("0,25h", 900), ("1H", 3600), ("31h", 111_600), ("744h", 2_678_400), ("745h", nil),
      ("0h", nil), ("h", nil), ("3", nil), ("", nil), ("3d", 259_200), ("1h,2h", nil),
      ("30min1h", nil), ("-1h", nil), ("1h-5m", nil),
      ("0.01m", nil), ("1e3h", nil), ("99999999999999999999h", nil), ("1.2.3h", nil),
    ] as [(String, Int64?)])
  func lengths(text: String, seconds: Int64?) {
    #expect(CheapestSearch.length(text) == seconds)
  }

  @Test(
    "Daily limits are parsed, and malformed limits are refused",
    arguments: ["7", "25:00", "07:00:30", "noon", "", "2025-02-30T07:00"])
  func wrongLimits(text: String) {
    #expect(DayLimit(text) == nil)
    #expect(DayLimit("07:30") == .daily(minutes: 450) && DayLimit("24:00") == .daily(minutes: 1440))
  }

  @Test("A cost is exact even if the mean price is not")
  func exactCost() throws {
    let series = PriceSeries(
      slots: PriceSlot.slots([100, 90, 50, 10, 100], from: Instant(secondsSince1970: 0)),
      unit: .oerePerKilowattHour)
    let search = CheapestSearch(length: 5400)
    let answer = try #require(series.cheapest(search, at: Instant(secondsSince1970: 0)))
    #expect(answer.window.mean == Price("23.333333"))
    let power = try #require(ElectricPower("2 kW"))
    // 0.5 h × 50 øre and 1 h × 10 øre; from midnight on 1 h × 100 øre and 0.5 h × 90 øre.
    #expect(answer.cost(of: power, in: .oerePerKilowattHour) == ExactDecimal("0.7"))
    #expect(answer.savedCost(of: power, in: .oerePerKilowattHour) == ExactDecimal("2.2"))
  }

  @Test("Power and price give a cost, and malformed powers are refused")
  func cost() throws {
    let power = try #require(ElectricPower("2,5 kW"))
    #expect(power.energy(over: 5400) == Price("3.75"))
    #expect(power.cost(of: 288_000, in: .oerePerKilowattHour) == 2)
    #expect(power.cost(of: 2_880_000, in: PriceUnit(.eur, per: .megawattHour)) == 2)
    #expect(ElectricPower("800W")?.energy(over: 3600) == Price("0.8"))
    for text in ["", "2", "kW", "0kW", "-1kW", "2kWh", "x W", "1000000kW"] {
      #expect(ElectricPower(text) == nil, "\(text)")
    }
  }
}
