import CivilTime
import ElectricityPrices
import ElectricityUsage
import Testing

@testable import ElectricityCosts

struct CostSeriesTests {
  /// Returns an instant some minutes after midnight of 1 June 2024 in Oslo.
  private func start(_ minutes: Int) -> Instant {
    Instant(secondsSince1970: 1_717_192_800 + Int64(minutes) * 60)
  }

  private func prices(_ amounts: [Price?], minutes: Int, unit: PriceUnit? = PriceUnit(.nok))
    -> PriceSeries
  {
    PriceSeries(amounts.count, from: "2024-06-01T00:00", minutes: Int64(minutes), unit: unit) {
      amounts[$0]
    }
  }

  private func usage(_ kilowattHours: [Double?], minutes: Int, from first: Int = 0) -> EnergySeries
  {
    EnergySeries(
      slots: kilowattHours.enumerated().map { place, amount in
        EnergySlot(
          start: start(first + place * minutes), end: start(first + (place + 1) * minutes),
          energy: amount.map { Energy(microwattHours: Int64($0 * 1e9)) })
      }, zone: oslo)
  }

  @Test("Without a rate of tax, prices without tax are those above the limit of support too")
  func untaxedLimit() throws {
    let text =
      "time,Price excl. VAT (NOK/kWh),Price incl. VAT (NOK/kWh)\n"
      + (0..<3).map { "2026-01-20T0\($0):00:00+01:00,1.0,1.25\n" }.joined()
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "both.csv")
    let series = try #require(file.series.first)
    let nothing = PriceAdjustment()
    #expect(try series.adjusted(by: nothing)[0].price == 125)
    #expect(try series.charged(with: nothing) == series && series[0].price == 100)
    let support = PriceAdjustment(support: .stromstotte)
    #expect(try SupportLimit(of: series, paidBy: support)?.prices[0].price == 100)
  }

  @Test("The unit of the prices does not affect the costs, which are in the major unit")
  func units() throws {
    let used = usage([1.5, 2], minutes: 60)
    for (unit, amounts) in [
      (PriceUnit(.nok), ["1.2", "0.4"]), (.oerePerKilowattHour, ["120", "40"]),
      (PriceUnit(.nok, per: .megawattHour), ["1200", "400"]),
    ] {
      let costs = try CostSeries(
        of: used, at: prices(amounts.map { Price($0) }, minutes: 60, unit: unit))
      #expect(try costs.totals?.cost.description == "2.6", "\(unit)")
      #expect(try costs.totals?.paidMean == Price("0.742857"), "\(unit)")
      #expect(try costs.totals?.plainMean == Price("0.8"), "\(unit)")
      #expect(try costs.totals?.savedPercent == Price("7.1"), "\(unit)")
    }
  }

  @Test("Prices without a unit are refused")
  func unitless() throws {
    #expect(throws: CostError.noUnit) {
      try CostSeries(of: usage([1], minutes: 60), at: prices([1], minutes: 60, unit: nil))
    }
  }

  @Test(
    "A usage slot that price slots do not fill has no price",
    arguments: [
      (60, 60, 0, ["1", "2"]), (15, 60, 0, ["2.5", nil]), (60, 15, 0, ["1", "1"]),
      (60, 60, 30, [nil, nil]), (15, 30, 0, ["1.5", "3.5"]), (15, 30, 15, ["2.5", nil]),
    ] as [(Int, Int, Int, [String?])])
  func steps(_ ofPrices: Int, _ ofUsage: Int, _ first: Int, _ expected: [String?]) throws {
    let costs = try CostSeries(
      of: usage([1, 1], minutes: ofUsage, from: first),
      at: prices([1, 2, 3, 4], minutes: ofPrices))
    #expect(costs.slots.map { $0.price?.description } == expected)
  }

  @Test("Energy without a price and hours without usage are left out and counted")
  func missing() throws {
    let costs = try CostSeries(
      of: usage([1, nil, 3, 4], minutes: 60), at: prices([1, 1, nil, 2], minutes: 60))
    let totals = try #require(try costs.totals)
    #expect(totals.energy.kilowattHours == 5)
    #expect(totals.unpricedEnergy.kilowattHours == 3)
    #expect(totals.missingSeconds == 3600)
    #expect(totals.pricedSeconds == 7200)
    #expect(totals.cost.description == "9")
    #expect(totals.plainMean == Price("1.5"))
    #expect(totals.savedPercent == -20)
    #expect(totals.knownCost == totals.cost)
    let unpriced = try CostSeries(of: usage([3], minutes: 60), at: prices([nil], minutes: 60))
    #expect(try unpriced.totals?.knownCost == nil)
    let unused = try CostSeries(of: usage([0], minutes: 60), at: prices([nil], minutes: 60))
    #expect(try unused.totals?.knownCost == .zero)
  }

  @Test("The peak is the highest power, not the most energy")
  func peak() throws {
    let costs = try CostSeries(
      slots: [
        CostSlot(
          start: start(0), end: start(60), energy: Energy(microwattHours: 3_000_000_000), price: 1),
        CostSlot(
          start: start(60), end: start(75), energy: Energy(microwattHours: 900_000_000), price: 1),
        CostSlot(
          start: start(75), end: start(90), energy: Energy(microwattHours: 900_000_000), price: 1),
      ], currency: .nok, zone: .utc)
    #expect(try costs.totals?.peak?.start == start(60))
    #expect(try costs.totals?.peak?.watts == 3600)
  }

  @Test(
    "Days of 23 and 25 hours count all their hours",
    arguments: [("2024-03-31", 23), ("2024-10-27", 25)])
  func changes(_ day: String, _ hours: Int) throws {
    let first = instant(day + "T00:00")
    let slots = (0..<(hours + 24)).map { hour in
      CostSlot(
        start: first.advanced(by: Int64(hour) * 3600),
        end: first.advanced(by: Int64(hour + 1) * 3600),
        energy: Energy(microwattHours: 1_000_000_000), price: 1)
    }
    let costs = try CostSeries(slots: slots, currency: .nok, zone: oslo)
    #expect(try costs.totals(by: .day).map(\.cost.description) == ["\(hours)", "24"])
    #expect(try costs.totals(by: .hour).count == hours + 24)
    #expect(
      try costs.totals(by: .month).map(\.pricedSeconds).reduce(0, +) == Int64(hours + 24) * 3600)
  }

  @Test("Sums of money beyond the range are nil, and amounts are printed with all digits")
  func amounts() {
    #expect(Money(significand: -120_405, exponent: -4).description == "-12.0405")
    #expect(Money(significand: 5, exponent: -3).description == "0.005")
    #expect(Money(significand: 1200, exponent: 1).description == "12000")
    let large = Money(significand: .max, exponent: 0)
    #expect(large.adding(large) == nil)
    #expect(large.adding(Money(significand: 1, exponent: -1)) == nil)
    #expect(
      Money(significand: 5, exponent: -1).adding(Money(significand: 15, exponent: -1))
        == Money(significand: 2, exponent: 0))
  }
}

extension CostSeries {
  /// Creates a series from slots in the order of time.
  fileprivate init(slots: [CostSlot], currency: Currency, zone: Zone) throws {
    try self.init(
      of: EnergySeries(slots: slots.map(\.usage), zone: zone),
      at: PriceSeries(
        slots: slots.map { PriceSlot(start: $0.start, end: $0.end, price: $0.price) },
        unit: PriceUnit(currency), zone: zone))
  }
}

extension CostTotals {
  /// The percentage by which the paid mean is below the mean price of the same hours.
  var savedPercent: ExactDecimal? {
    paidMean.flatMap { paid in plainMean.flatMap { Self.savedPercent(paid: paid, mean: $0) } }
  }
}
