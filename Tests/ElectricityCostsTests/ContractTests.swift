import CivilTime
import ElectricityPrices
import ElectricityUsage
import Testing

@testable import ElectricityCosts

struct ContractTests {
  /// Returns hours from a time on, with one price.
  private func spot(
    _ price: Price, from start: String, hours: Int, unit: PriceUnit = .oerePerKilowattHour
  ) -> PriceSeries {
    PriceSeries(hours, from: start, unit: unit, tax: .excluded) { _ in price }
  }

  @Test("A contract with a fixed price for all hours does not depend on the exchange")
  func fixedPrices() throws {
    let spot = PriceSeries(24, from: "2026-06-01T00:00", tax: .excluded) { _ in 100 }
    let dayNight = try contract("A", ("price", "06-22 1.5"), ("price", "22-06 0.9"))
    #expect(dayNight.deciding(of: spot) == nil && !dayNight.leavesTaxOut(of: spot))
    for lines in [[("price", "06-22 1.5"), ("price", "spot")], []] {
      var contract = Contract(named: "B")
      for (name, value) in lines { try contract.set(name, to: value) }
      #expect(contract.deciding(of: spot) != nil && contract.leavesTaxOut(of: spot))
    }
    // The support on a fixed price has the tax of the area, which must be known.
    let fixed = try contract("C", ("price", "1.5"), ("support", "stromstotte"))
    _ = try fixed.prices(of: spot)
    let nowhere = PriceSeries(24, from: "2026-06-01T00:00", tax: .excluded, area: nil) { _ in 100 }
    #expect(throws: CostError.noSupportTax(area: nil)) { try fixed.prices(of: nowhere) }
  }

  @Test("Slots longer than a day are divided where days and contracts begin")
  func longSlots() throws {
    // Two weeks from Monday 1 June 2026.
    let weekly = PriceSeries(2, from: "2026-06-01T00:00", minutes: 7 * 1440) { _ in 100 }
    let sunday = try contract("S", ("grid", "sun 1"), ("from", "2026-06-03"))
    let prices = try sunday.prices(of: weekly)
    func price(_ time: String) -> String? {
      prices.slot(containing: instant(time))?.price?.description
    }
    #expect(price("2026-06-06T23:59") == "100" && price("2026-06-07T00:00") == "200")
    #expect(price("2026-06-14T23:59") == "200" && price("2026-06-02T23:59") == nil)
    let fedIn = try sunday.productionPrices(of: weekly)
    #expect(fedIn.slot(containing: instant("2026-06-02T23:59"))?.price == nil)
    #expect(fedIn.slot(containing: instant("2026-06-03T00:00"))?.price == 100)
  }

  @Test("A contract that depends on holidays has no price where they are unknown")
  func unknownHolidays() throws {
    let workdays = try contract("W", ("price", "workdays 1"), ("price", "0"))
    for (start, isKnown) in [("2020-12-25T00:00", false), ("2025-12-25T00:00", true)] {
      let spot = PriceSeries(2, from: start, area: "ES") { _ in 100 }
      #expect(try workdays.prices(of: spot)[0].price == (isKnown ? .zero : nil))
    }
  }

  @Test(
    "Easter Sunday is computed for any year",
    arguments: [
      (2022, "2022-04-17"), (2024, "2024-03-31"), (2025, "2025-04-20"), (2038, "2038-04-25"),
      (2285, "2285-03-22"),
    ])
  func easter(_ year: Int, _ date: String) {
    #expect(HolidayRule.easterSunday(of: year)?.description == date)
  }

  @Test(
    "Holidays follow the table of the country",
    arguments: [
      ("NO1", "2026-05-17", true), ("NO1", "2026-05-14", true), ("NO1", "2026-05-18", false),
      ("SE3", "2026-06-20", true), ("SE3", "2026-10-31", true), ("SE3", "2026-05-17", false),
      ("DK1", "2026-05-01", false), ("DK1", "2023-05-05", true),
      ("DK1", "2024-04-26", false), ("DE-LU", "2026-10-03", true), ("ES", "2026-12-08", true),
      ("FI", "2026-12-06", true), ("NL", "2026-04-27", true),
      ("NL", "2025-04-26", true), ("NL", "2025-04-27", false), ("BE", "2026-07-21", true),
      ("AT", "2026-06-04", true), ("AT", "2026-10-26", true), ("AT", "2026-04-03", false),
      ("IT-NORD", "2026-10-04", true), ("IT-NORD", "2025-10-04", false),
      ("PL", "2025-12-24", true), ("PL", "2024-12-24", false), ("PL", "2026-06-04", true),
      ("FR", "2026-05-08", true), ("FR", "2026-12-26", false), ("CZ", "2026-04-03", true),
      ("CZ", "2026-09-28", true), ("CH", "2026-08-01", true), ("CH", "2026-04-06", false),
    ])
  func holidays(_ area: String, _ day: String, _ isHoliday: Bool) throws {
    guard case .date(let date)? = ISOTime(day) else { return }
    #expect(try #require(HolidayTable(area: area)).contains(date) == isHoliday)
    #expect(HolidayTable(area: "XX") == nil)
  }

  @Test(
    "Rates apply by season, hours, days and holidays",
    arguments: [
      ("0.51", "2026-01-05T12:00", true),
      ("winter 06-22 mon-fri 0.51", "2026-01-05T06:00", true),
      ("winter 06-22 mon-fri 0.51", "2026-01-05T22:00", false),
      ("winter 06-22 mon-fri 0.51", "2026-01-04T12:00", false),
      ("winter 06-22 mon-fri 0.51", "2026-04-06T12:00", false),
      ("22-06 0.3", "2026-04-06T23:00", true), ("22-06 0.3", "2026-04-06T05:59", true),
      ("22-06 0.3", "2026-04-06T06:00", false),
      ("oct-mar 0.3", "2026-12-06T06:00", true), ("oct-mar 0.3", "2026-09-30T06:00", false),
      // 14 May 2026 is Ascension Day, a Thursday.
      ("workdays 0.3", "2026-05-14T10:00", false), ("mon-fri 0.3", "2026-05-14T10:00", true),
      ("weekend holidays 0.3", "2026-05-14T10:00", true),
      ("holidays 0.3", "2026-05-16T10:00", false),
      ("sun 0.3", "2026-05-17T10:00", true), ("fri-mon 0.3", "2026-05-16T10:00", true),
      ("fri-mon 0.3", "2026-05-12T10:00", false),
    ])
  func rates(_ text: String, _ time: String, _ holds: Bool) throws {
    let rate = try #require(TariffRate(text))
    let table = HolidayTable(area: "NO1")
    #expect(rate.applies(to: oslo.civil(at: instant(time)), table) == holds)
  }

  @Test(
    "Malformed terms of a contract are refused",
    arguments: [
      ("grid", "winter"), ("grid", "wintr 0.5"), ("grid", "06-22 07-20 0.5"), ("vat", "101"),
      ("vat", "-1"), ("support", "none"), ("fee", "much"), ("peak", "norway"),
      ("peak", "norway 2:125 5:206"), ("peak", "norway 5:125 2:206 rest:3"), ("peak", "mars 3"),
      ("production", "spot0.05"), ("production", "x"), ("from", "soon"), ("colour", "red"),
      ("add", "workdays holidays 1"),
    ])
  func refused(_ name: String, _ value: String) {
    var contract = Contract(named: "test")
    #expect(throws: Contract.Fault.self) { try contract.set(name, to: value) }
  }

  @Test("A term that a contract may have once is refused a second time")
  func repeated() throws {
    for (name, value) in [
      ("vat", "25"), ("support", "norgespris"), ("peak", "belgium 3"), ("production", "spot"),
      ("from", "2025-01-01"), ("to", "2025-12-31"),
    ] {
      var contract = try contract("test", (name, value))
      #expect(throws: Contract.Fault.self) { try contract.set(name, to: value) }
    }
    _ = try contract(
      "test", ("price", "06-22 1"), ("price", "2"), ("fee", "1"), ("fee", "2"), ("add", "1"))
  }

  @Test("The price consists of spot, tax, markup and grid fee, in the unit of the exchange")
  func prices() throws {
    let sum = try contract(
      "test", ("vat", "25"), ("markup", "0.05"), ("grid", "06-22 0.50"), ("grid", "0.30"),
      ("add", "sun 1"), ("from", "2026-05-16"), ("to", "2026-05-17"))
    let prices = try sum.prices(of: spot(80, from: "2026-05-15T23:00", hours: 50))
    #expect(prices.unit == .oerePerKilowattHour)
    #expect(prices[0].price == nil)
    #expect(prices[1].price == 135)
    #expect(prices[7].price == 155)
    #expect(prices[25].price == 235)
    #expect(prices[49].price == nil)
    let fixed = try contract("test", ("price", "22-06 0.9"), ("price", "1.1"), ("vat", "25"))
    let series = try fixed.prices(of: spot(80, from: "2026-05-15T21:00", hours: 2))
    #expect(series.map(\.price) == [110, 90])
  }

  @Test("Taxes of the country are added by date, with VAT")
  func taxes() throws {
    let contract = try contract("test", ("vat", "25"), ("add", "taxes"), ("grid", "0.30"))
    // 9.51, 16.44, 9.79, 16.93, 12.53 and 7.13 øre plus 1 øre; the table has nothing for 2023.
    for (start, price) in [
      ("2023-12-31T23:00", nil), ("2024-01-01T00:00", "143.1375"), ("2024-12-31T23:00", "151.8"),
      ("2025-01-01T00:00", "143.4875"), ("2025-04-01T00:00", "152.4125"),
      ("2025-10-01T00:00", "146.9125"), ("2026-01-01T00:00", "140.1625"),
    ] {
      let prices = try contract.prices(of: spot(80, from: start, hours: 1))
      #expect(prices[0].price == price.flatMap { Price($0) }, "\(start)")
    }
    let euro = PriceUnit(.eur)
    #expect(throws: CostError.noTaxes(area: "NO1")) {
      try contract.prices(of: spot(1, from: "2026-01-01T00:00", hours: 1, unit: euro))
    }
    let nowhere = PriceSeries(slots: [], unit: .oerePerKilowattHour, zone: oslo)
    #expect(throws: CostError.noTaxes(area: nil)) { try contract.prices(of: nowhere) }
  }

  @Test("Production has its own price")
  func production() throws {
    let spot = spot(80, from: "2026-05-15T00:00", hours: 1)
    for (text, price) in [("spot", 80), ("spot - 0.05", 75), ("spot +0.1", 90), ("1.2", 120)] {
      let contract = try contract("test", ("production", text), ("vat", "25"))
      #expect(
        try contract.productionPrices(of: spot)[0].price == Price(integerLiteral: Int64(price)))
    }
  }

  @Test("A line after one that always applies is refused, and surcharges are all added")
  func unreachable() throws {
    for term in [ContractTerm.price, .grid] {
      let name = term.rawValue
      #expect(throws: Contract.Fault.neverApplies(term)) {
        try contract("test", (name, "0.5"), (name, "06-22 0.9"))
      }
      _ = try contract("test", (name, "06-22 0.9"), (name, "0.5"))
    }
    #expect(throws: Contract.Fault.neverApplies(.price)) {
      try contract("test", ("price", "spot"), ("price", "winter 0.9"))
    }
    for all in ["00-24", "jan-dec", "mon-sun"] {
      #expect(throws: Contract.Fault.neverApplies(.price), "\(all)") {
        try contract("test", ("price", "\(all) 0.5"), ("price", "spot"))
      }
    }
    #expect(throws: Contract.Fault.repeatedLine(.add)) {
      try contract("test", ("add", "taxes"), ("add", "taxes"))
    }
    _ = try contract("test", ("add", "0.5"), ("add", "06-22 0.9"))
  }

  @Test("The taxes of Austria in 2026 and of Belgium are known")
  func otherTaxes() throws {
    for (area, year, sum) in [("AT", 2025, "1.5"), ("AT", 2026, "0.1"), ("BE", 2025, "4.94061")] {
      let date = try #require(CivilDate(year: year, month: 6, day: 1))
      let levies = HouseholdCharges.levies.of(area, on: date)
      #expect(levies.map(\.value).sum(taxedBy: .zero)?.description == sum, "\(area) \(year)")
    }
  }

  @Test("Norway bills the mean of the three highest hours of different days")
  func norway() throws {
    // Two high hours on the first day: the second does not count.
    let report = try hourlyCosts([3: 9, 4: 8, 30: 6, 60: 3], days: 30)
    let rule = try #require(PeakRule.table.first { $0.name == "norway" }).value
    #expect(rule.power(of: report.costs.slots[...], in: oslo)?.mean == 6)
    let contract = try contract(
      "test", ("peak", "norway 2:125 5:206 10:350 rest:500"), ("fee", "49"), ("fee", "10"))
    let bill = try ContractBill(contract, report)
    #expect(bill.charges.peakFee?.description == "350")
    #expect(bill.charges.fees.description == "59")
    #expect(bill.total.description == "1151")
  }

  @Test("A part of a month has a part of the fees and of the power charge")
  func parts() throws {
    let report = try hourlyCosts([:], days: 15)
    let bill = try ContractBill(contract("test", ("fee", "50"), ("peak", "finland 3")), report)
    #expect(bill.charges.fees.description == "25")
    #expect(bill.charges.peakFee?.description == "1.5")
  }

  @Test("Sweden and Finland count only a part of the power at night")
  func night() throws {
    // 9 kWh at night count as 4.5 in Sweden and as 7.2 in Finland, which bills the third highest
    // hour.
    let costs = try hourlyCosts([3: 9, 12: 5, 13: 4.9, 36: 4, 60: 3], days: 30).costs
    func power(_ name: String) throws -> Price? {
      try #require(PeakRule.table.first { $0.name == name }).value
        .power(of: costs.slots[...], in: oslo)?.mean
    }
    #expect(try power("sweden") == 4)
    #expect(try power("finland") == Price("4.9"))
    #expect(try power("norway") == Price("5.333333333333"))
    #expect(PeakRule.table.count == 4 && PeakRule.table.allSatisfy { $0.source.count > 20 })
  }

  @Test("Usage above the monthly limit of support costs the full price")
  func supportLimit() throws {
    // 100 hours of 90 kWh: 50 kWh of the 56th hour are covered; June counts anew.
    let first = "2026-05-28T00:00"
    let spot = spot(177, from: first, hours: 100)
    let used = EnergySeries(100, from: first) { _ in 90 }
    // 87 and 40 øre plus the markup; the full price is 187 øre.
    for (scheme, price) in [("stromstotte", 97), ("norgespris", 50)] as [(String, Price)] {
      let contract = try contract("test", ("support", scheme), ("markup", "0.1"))
      let limit = try #require(try contract.supportLimit(of: spot))
      let costs = try CostSeries(of: used, at: contract.prices(of: spot), beyond: limit)
      let price = try #require(price.scaled(byPowerOfTen: -2))
      #expect(costs.slots[54].price == price && costs.slots[54].unsupported == .zero)
      #expect(costs.slots[55].unsupported.kilowattHours == 40)
      // 50 kWh with support and 40 kWh at the full price.
      let crossing = price.doubleValue * 50 + 1.87 * 40
      let cost = try #require(costs.slots[55].cost)
      #expect(abs(cost.doubleValue - crossing) < 1e-9)
      #expect(costs.slots[56].price == Price("1.87"))
      // 96 hours of May, then June.
      #expect(costs.slots[95].price == Price("1.87") && costs.slots[96].price == price)
      let totals = try #require(try costs.totals)
      #expect(totals.unsupportedEnergy.kilowattHours == 96 * 90 - 5000)
      let sum = costs.slots.reduce(0) { $0 + ($1.cost?.doubleValue ?? 0) }
      #expect(abs(totals.cost.doubleValue - sum) < 1e-6)
    }
    let plain = try contract("test", ("markup", "0.1"))
    #expect(try plain.supportLimit(of: spot) == nil)
  }

  @Test("Belgium bills the highest quarter of a month and at least 2.5 kW")
  func belgium() throws {
    let rule = try #require(PeakRule.table.first { $0.name == "belgium" }).value
    #expect(rule.months == 12 && rule.length == 900)
    func quarter(_ place: Int, _ energy: Int64) -> CostSlot {
      let start = instant("2026-06-01T00:00").advanced(by: Int64(place) * 900)
      return CostSlot(
        start: start, end: start.advanced(by: 900), energy: Energy(microwattHours: energy),
        price: 1)
    }
    #expect(rule.power(of: [quarter(0, 500_000_000)], in: oslo)?.mean == ExactDecimal("2.5"))
    #expect(
      rule.power(of: [quarter(0, 500_000_000), quarter(1, 1_000_000_000)], in: oslo)?.mean == 4)
    // Hours are too long to show the power of a quarter.
    #expect(try rule.power(of: hourlyCosts([:], days: 1).costs.slots[...], in: oslo) == nil)
  }
}
