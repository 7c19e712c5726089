import CivilTime
import ElectricityPrices
import ElectricityUsage
import Testing

@testable import ElectricityCosts

/// Tests of the sums of bills for usage of 1 kWh an hour and production of 0.5 kWh.
struct BillTests {
  private func spot(
    _ price: Price, _ hours: Int, from start: String, area: String = "NO1",
    tax: ValueAddedTax = .excluded
  ) -> PriceSeries {
    PriceSeries(hours, from: start, unit: PriceUnit(.nok), tax: tax, area: area) { _ in price }
  }

  private func usage(
    _ count: Int, from start: String, minutes: Int64 = 60, kilowattHours: Double = 1,
    direction: EnergyDirection = .consumption
  ) -> EnergySeries {
    EnergySeries(count, from: start, minutes: minutes, direction: direction) { _ in kilowattHours }
  }

  // MARK: Support

  @Test("A fixed price gets the support of the exchange price, with tax")
  func fixedSupport() throws {
    let january = "2026-01-01T00:00"
    let contracts = try [
      contract("Fixed", ("price", "1.20"), ("vat", "25"), ("support", "stromstotte")),
      contract("Unstated", ("price", "1.20"), ("support", "stromstotte")),
      contract("Spot", ("vat", "25"), ("support", "stromstotte")),
    ]
    let comparison = try #require(
      try ContractComparison(
        contracts, of: usage(744, from: january), at: spot(2, 744, from: january)))
    // 744 × (1.20 − 0.9 × (2.00 − 0.77) × 1.25)
    #expect(
      comparison.bills.map(\.total.description) == ["-136.71", "-136.71", "830.49"])
    // For prices with tax the threshold includes tax: 0.9625.
    let taxed = try contracts[0].prices(of: spot(2, 1, from: january, tax: .included))
    #expect(taxed[0].price == Price("0.26625"))
  }

  @Test("In northern Norway neither the threshold nor the support has tax")
  func northernSupport() throws {
    let january = "2026-01-01T00:00"
    let contract = try contract("Fixed", ("price", "1.20"), ("support", "stromstotte"))
    for tax in [ValueAddedTax.included, .excluded] {
      let paid = try contract.prices(of: spot(2, 1, from: january, area: "NO4", tax: tax))
      // 1.20 − 0.9 × (2.00 − 0.77)
      #expect(paid[0].price == Price("0.093"))
      let adjusted = try spot(2, 1, from: january, area: "NO4", tax: tax)
        .adjusted(by: PriceAdjustment(support: .stromstotte))
      #expect(adjusted[0].price == Price("0.893"))
    }
  }

  @Test("Dates without terms have no support, and a warning names them")
  func unsupportedDates() throws {
    let contract = try contract(
      "Fixed", ("price", "1.20"), ("vat", "25"), ("support", "stromstotte"))
    let paid = try contract.prices(of: spot(2, 72, from: "2023-08-31T00:00"))
    #expect(paid[23].price == Price("1.2"))
    // The threshold is 70 øre from September 2023.
    #expect(paid[24].price == Price("-0.2625"))
    #expect(
      paid.warnings == [
        .noSupport(
          "stromstotte", from: CivilDate(year: 2023, month: 8, day: 31)!,
          to: CivilDate(year: 2023, month: 8, day: 31)!)
      ])
  }

  @Test(
    "Norgespris covers 1,000 kWh of a cabin and 5,000 kWh of a home",
    // All of it at 0.40 kr, or 1,000 kWh at 0.40 kr and 2,000 kWh at 2 kr.
    arguments: [("norgespris", "1200"), ("norgespris-cabin", "4400")])
  func norgespris(_ scheme: String, _ cost: String) throws {
    // 3,000 kWh in an hour at 2 kr, where the covered energy costs 0.40 kr.
    let contract = try contract("Cabin", ("support", scheme))
    let spot = spot(2, 1, from: "2026-01-01T00:00")
    let costs = try CostSeries(
      of: usage(1, from: "2026-01-01T00:00", kilowattHours: 3000),
      at: contract.prices(of: spot), beyond: contract.supportLimit(of: spot))
    #expect(try costs.totals?.cost.description == cost)
  }

  // MARK: Rates

  @Test("Hours with minutes apply inside the slots of hourly prices")
  func halfHours() throws {
    let contract = try contract("A", ("price", "0"), ("grid", "22:30-06 0"), ("grid", "1"))
    let spot = spot(2, 24, from: "2026-01-01T00:00")
    let quarters = try CostSeries(
      of: usage(96, from: "2026-01-01T00:00", minutes: 15), at: contract.prices(of: spot))
    #expect(try quarters.totals?.cost.description == "66")
    // Half of the hour from 22:00.
    let hours = try CostSeries(
      of: usage(24, from: "2026-01-01T00:00"), at: contract.prices(of: spot))
    #expect(hours.slots[22].cost?.description == "0.5")
    #expect(try hours.totals?.cost.description == "16.5")
    let additions = try #require(PriceAddition("22:30-06=1"))
    let adjusted = try spot.adjusted(by: PriceAdjustment(additions: [additions]))
    #expect(adjusted.count == 48 && adjusted[44].price == 2 && adjusted[45].price == 3)
  }

  @Test("The exchange price can be the fallback of narrower prices")
  func spotAsRest() throws {
    let contract = try contract("A", ("price", "06-22 1.5"), ("price", "spot"), ("vat", "25"))
    let paid = try contract.prices(of: spot(2, 24, from: "2026-01-01T00:00"))
    #expect(paid[5].price == Price("2.5") && paid[6].price == Price("1.5"))
    #expect(paid[22].price == Price("2.5"))
  }

  @Test(
    "An amount fifty times the mean price is doubted, because it may be in øre",
    arguments: [
      ("price", "120", true), ("price", "100", true), ("price", "99.9", false),
      ("grid", "06-22 -120", true), ("markup", "1.5", false), ("production", "spot -110", true),
    ])
  func doubts(_ term: String, _ value: String, _ isDoubtful: Bool) throws {
    let doubted = try contract("A", (term, value))
    let doubts = doubted.doubtfulAmounts(at: spot(2, 24, from: "2026-01-01T00:00"))
    #expect(doubts.isEmpty != isDoubtful)
    // An amount below one krone is never doubted, however low the prices are.
    #expect(
      try contract("A", ("price", "0.9")).doubtfulAmounts(
        at: spot(Price("0.001")!, 24, from: "2026-01-01T00:00")
      ).isEmpty)
  }

  // MARK: Bills

  @Test("Contracts are compared on their common days, with the fees of these days")
  func commonDays() throws {
    let january = "2026-01-01T00:00"
    let comparison = try #require(
      try ContractComparison(
        [
          contract("A", ("fee", "310"), ("price", "1"), ("from", "2026-01-16")),
          contract("B", ("fee", "310"), ("price", "1")),
        ], of: usage(744, from: january), at: spot(2, 744, from: january)))
    for bill in comparison.bills {
      #expect(bill.report.totals.energy.kilowattHours == 384)
      #expect(bill.charges.fees.description == "160" && bill.total.description == "544")
    }
  }

  @Test("Days without a price have no fees")
  func unpricedDays() throws {
    let usage = usage(240, from: "2026-06-01T00:00")
    let costs = try CostSeries(of: usage, at: spot(1, 72, from: "2026-06-01T00:00"))
    let report = try #require(try CostReport(costs, in: PriceUnit(.nok)))
    let bill = try ContractBill(contract("A", ("fee", "60")), report)
    #expect(bill.charges.fees.description == "6")
    let day = try bill.charges(from: instant("2026-06-02T00:00"), to: instant("2026-06-03T00:00"))
    #expect(day == Charges(fees: Money(2), peakFee: nil))
    #expect(
      try bill.charges(from: instant("2026-06-04T00:00"), to: instant("2026-06-30T00:00")).fees
        == .zero)
  }

  @Test("A day of 23 hours has the fee of a whole day")
  func shortDay() throws {
    let march = "2026-03-29T00:00"
    let costs = try CostSeries(of: usage(23, from: march), at: spot(1, 23, from: march))
    let report = try #require(try CostReport(costs, in: PriceUnit(.nok)))
    #expect(try ContractBill(contract("A", ("fee", "31")), report).charges.fees.description == "1")
  }

  @Test("Income from production is part of the bill and the comparison")
  func production() throws {
    let january = "2026-01-01T00:00"
    let comparison = try #require(
      try ContractComparison(
        [contract("Good", ("production", "3")), contract("Bad", ("production", "0"))],
        of: usage(744, from: january),
        production: usage(
          744, from: january, kilowattHours: 0.5, direction: .production),
        at: spot(2, 744, from: january)))
    #expect(comparison.bills.map(\.got?.description) == ["1116", "0"])
    #expect(comparison.bills.map(\.total.description) == ["1488", "1488"])
    #expect(comparison.bills.map(\.net.description) == ["372", "1488"])
    let hours = comparison.costs(
      from: instant("2026-01-02T00:00"), to: instant("2026-01-02T10:00"))
    #expect(hours?.map(\.description) == ["5", "20"])
    #expect(comparison.bills[0].net.description == "372")
  }

  @Test("The comparison counts production in the hours of the counted consumption only")
  func productionOfOtherHours() throws {
    let start = "2026-01-01T00:00"
    // Consumption on two days, production on four, and prices on three.
    let comparison = try #require(
      try ContractComparison(
        [contract("A", ("production", "3")), contract("B", ("production", "1"))],
        of: usage(48, from: start),
        production: usage(96, from: start, kilowattHours: 0.5, direction: .production),
        at: spot(2, 72, from: start)))
    #expect(comparison.bills.map(\.total.description) == ["96", "96"])
    #expect(comparison.bills.map(\.got?.description) == ["72", "24"])
    let all = comparison.costs(
      from: instant(start), to: instant(start).advanced(by: 4 * 86_400))
    #expect(all?.map(\.description) == ["24", "72"])
  }

  @Test("Production outside the dates of a contract has no income")
  func incomeOutside() throws {
    let contract = try contract(
      "A", ("production", "1.5"), ("from", "2026-01-02"), ("to", "2026-01-02"))
    let prices = try contract.productionPrices(of: spot(2, 72, from: "2026-01-01T00:00"))
    #expect(prices[23].price == nil && prices[24].price == Price("1.5"))
    #expect(prices[47].price == Price("1.5") && prices[48].price == nil)
    let costs = try CostSeries(
      of: usage(72, from: "2026-01-01T00:00", direction: .production), at: prices)
    #expect(try costs.totals?.cost.description == "36")
  }

  // MARK: Peaks and estimates

  @Test("The billed power states its hours, its step and the distance to the next step")
  func paidPeak() throws {
    let report = try hourlyCosts([3: 9, 4: 8, 30: 6, 60: 3], days: 30)
    let steps = try contract("A", ("peak", "norway 2:125 5:206 10:350 rest:500"))
    let peak = try #require(try ContractBill(steps, report).months.last?.peak)
    #expect(peak.power == 6 && peak.charge == Money(350))
    #expect(peak.step?.from == 5 && peak.step?.to == 10 && peak.left == 4)
    #expect(peak.measurements.map(\.power) == [9, 6, 3])
    #expect(
      peak.measurements.map(\.start)
        == [3, 30, 60].map {
          instant("2026-06-01T00:00").advanced(by: $0 * 3600)
        })
    let last = try contract("A", ("peak", "norway 5:125 rest:500"))
    #expect(try ContractBill(last, report).months.last?.peak?.step?.to == nil)
    #expect(try ContractBill(last, report).months.last?.peak?.left == nil)
    // Peaks outside the dates of the contract are not billed.
    let later = try contract("A", ("peak", "norway 50"), ("from", "2026-06-02"))
    let earlier = try contract("A", ("peak", "norway 50"), ("to", "2026-06-01"))
    func powers(_ contract: Contract) throws -> [ExactDecimal]? {
      try ContractBill(contract, report).months.last?.peak?.measurements.map(\.power)
    }
    #expect(try powers(later) == [6, 3, 1] && powers(earlier) == [9])
    // The mean of three is rounded after the multiplication.
    let thirds = try contract("A", ("peak", "norway 50"))
    let odd = try hourlyCosts([3: 7, 30: 6, 60: 3], days: 30)
    let charge = try ContractBill(thirds, odd).months.last?.peak?.charge
    #expect(charge?.rounded.description == "266.666667")
    let rate = try contract("A", ("peak", "finland 3"))
    #expect(try ContractBill(rate, report).months.last?.peak?.step == nil)
  }

  @Test("The estimate of a month includes fees, power and production")
  func estimate() throws {
    let report = try hourlyCosts([30: 4], days: 10)
    let production = try CostSeries(
      of: usage(
        240, from: "2026-06-01T00:00", kilowattHours: 0.5, direction: .production),
      at: spot(1, 240, from: "2026-06-01T00:00"))
    let income = try #require(try CostReport(production, in: PriceUnit(.nok)))
    let contract = try contract("A", ("fee", "60"), ("peak", "norway 2:30 rest:90"))
    let bill = try ContractBill(contract, report, income: income)
    let estimate = try #require(try MonthEstimate(bill))
    // 243 kr of energy, 20 kr of fees and a third of 90 kr for a mean power of 2 kW, less 120 kr.
    #expect(estimate.soFar.description == "173")
    // 723 kr of energy, 60 kr of fees and 90 kr for the power, less 360 kr.
    #expect(estimate.likely.description == "513")
    #expect(bill.net == estimate.soFar)
  }

  @Test("Income counts in an estimate if only some hours of a day have production")
  func sunnyHours() throws {
    let report = try hourlyCosts([:], days: 10)
    let production = EnergySeries(240, from: "2026-06-01T00:00", direction: .production) {
      (10..<15).contains($0 % 24) ? 1 : nil
    }
    let income = try #require(
      try CostReport(
        CostSeries(of: production, at: spot(1, 240, from: "2026-06-01T00:00")),
        in: PriceUnit(.nok)))
    let bill = try ContractBill(contract("A"), report, income: income)
    let estimate = try #require(try MonthEstimate(bill))
    // 240 and 720 kr of energy, less 5 kr a day.
    #expect(estimate.soFar.description == "190" && estimate.likely.description == "570")
  }

  @Test("An estimate needs prices for more than half of the last seven days")
  func fewPrices() throws {
    for (hours, isEstimated) in [(156, false), (157, true)] {
      // The last seven days begin 72 hours after the start of the usage.
      let costs = try CostSeries(
        of: usage(240, from: "2026-06-01T00:00"), at: spot(1, hours, from: "2026-06-01T00:00"))
      #expect(try (MonthEstimate(costs) != nil) == isEstimated, "\(hours)")
    }
  }

  @Test("A mean price of zero or less gives no saved percentage")
  func zeroMean() throws {
    for (price, paid) in [(Price(0), "0"), (Price("-0.1")!, "-2.4")] {
      let costs = try CostSeries(
        of: usage(24, from: "2026-06-01T00:00"), at: spot(price, 24, from: "2026-06-01T00:00"))
      let totals = try #require(try costs.totals)
      #expect(totals.savedPercent == nil && totals.cost.description == paid)
    }
  }

  @Test("A mean of prices that do not divide evenly has at least six decimals")
  func means() throws {
    let thirds = PriceSeries(3, from: "2026-01-01T00:00", minutes: 20, unit: PriceUnit(.nok)) {
      Price(integerLiteral: 100 + Int64($0) * 35)
    }
    let costs = try CostSeries(of: usage(1, from: "2026-01-01T00:00"), at: thirds)
    #expect(costs.slots[0].price == 135)
    // Twelve prices of five minutes, whose mean has no last decimal, for 3 kWh.
    let twelfths = PriceSeries(12, from: "2026-01-01T00:00", minutes: 5, unit: PriceUnit(.nok)) {
      $0 == 0 ? 2 : 1
    }
    let three = usage(1, from: "2026-01-01T00:00", kilowattHours: 3)
    #expect(try CostSeries(of: three, at: twelfths).slots[0].cost?.description == "3.25")
    #expect(try CostSeries(of: three, at: twelfths).totals?.cost.description == "3.25")
    #expect(ExactDecimal(4000).divided(by: 3) == ExactDecimal("1333.333333"))
    #expect(ExactDecimal(-200).divided(by: 3) == ExactDecimal("-66.666667"))
  }
}
