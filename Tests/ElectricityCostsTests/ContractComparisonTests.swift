import CivilTime
import ElectricityPrices
import ElectricityUsage
import Testing

@testable import ElectricityCosts

@Suite("Contracts for the same usage") struct ContractComparisonTests {
  /// Returns hours from a time on: prices of 100 øre, except one that is missing, and usage.
  private func data(
    from start: String, hours: Int, without missing: Int? = nil, kWh: (Int) -> Int64
  ) -> (spot: PriceSeries, usage: EnergySeries) {
    (
      PriceSeries(hours, from: start) { $0 == missing ? nil : 100 },
      EnergySeries(hours, from: start) { Double(kWh($0)) }
    )
  }

  @Test(
    "The costs of all usage equal the bills, and the costs of parts add up to them",
    arguments: ["01", "11"])
  func bills(day: String) throws {
    // From March, whose last Sunday has 23 hours, into April.
    let (spot, usage) = data(from: "2026-03-\(day)T00:00", hours: 40 * 24) { Int64($0 % 7) }
    let contracts = try [
      contract("Spot", ("vat", "25"), ("fee", "49"), ("peak", "norway 4:125 5:206 rest:500")),
      contract("Fixed", ("price", "1.2"), ("grid", "06-22 0.5"), ("grid", "0.3")),
    ]
    let comparison = try #require(try ContractComparison(contracts, of: usage, at: spot))
    let (start, end) = (usage.slots[0].start, usage.slots[usage.slots.count - 1].end)
    let whole = try #require(comparison.costs(from: start, to: end))
    for (contract, cost) in zip(contracts, whole) {
      let costs = try CostSeries(of: usage, at: contract.prices(of: spot))
      let report = try #require(try CostReport(costs, in: .oerePerKilowattHour))
      #expect(try ContractBill(contract, report).total == cost)
    }
    for hour in [1, 100, 555, 959] {
      let middle = start.advanced(by: Int64(hour) * 3600)
      let parts = zip(
        try #require(comparison.costs(from: start, to: middle)),
        try #require(comparison.costs(from: middle, to: end)))
      #expect(parts.map { $0.adding($1) } == whole)
    }
  }

  @Test("Above the monthly limit of support contracts are compared without support")
  func supportLimit() throws {
    // 14,400 kWh in a day at 1 kr: 5,000 kWh of them at 0.40 kr.
    let (spot, usage) = data(from: "2026-03-10T00:00", hours: 24) { _ in 600 }
    let comparison = try #require(
      try ContractComparison(
        [contract("Norgespris", ("support", "norgespris")), contract("Fixed", ("price", "0.9"))],
        of: usage, at: spot))
    let costs = comparison.costs(
      from: instant("2026-03-10T00:00"), to: instant("2026-03-11T00:00"))
    #expect(costs?.map(\.description) == ["11400", "12960"])
  }

  @Test("Production counts in hours without consumption")
  func production() throws {
    let start = "2026-03-10T00:00"
    let spot = PriceSeries(24, from: start) { _ in 100 }
    func series(_ direction: EnergyDirection, isUsed: (Int) -> Bool) -> EnergySeries {
      EnergySeries(24, from: start, direction: direction) { isUsed($0) ? 1 : nil }
    }
    let comparison = try #require(
      try ContractComparison(
        [contract("Spot"), contract("Fixed", ("price", "2"))],
        of: series(.consumption) { $0 < 10 }, production: series(.production) { $0 >= 10 },
        at: spot))
    #expect(comparison.bills.map { $0.got?.description } == ["14", "14"])
    #expect(comparison.bills.map(\.net.description) == ["-4", "6"])
  }

  @Test("Fees accrue evenly through a month")
  func fees() throws {
    let (spot, usage) = data(from: "2026-06-01T00:00", hours: 720) { _ in 1 }
    let comparison = try #require(
      try ContractComparison(
        [contract("A", ("price", "1"), ("fee", "72")), contract("B", ("price", "1.5"))],
        of: usage, at: spot))
    let costs = comparison.costs(
      from: instant("2026-06-10T00:00"), to: instant("2026-06-10T10:00"))
    #expect(costs?.map(\.description) == ["11", "15"])
    #expect(comparison.names == ["A", "B"])
    // Nothing costs anything before the usage and after it.
    #expect(
      comparison.costs(from: instant("2026-05-01T00:00"), to: instant("2026-06-01T00:00"))
        == [.zero, .zero])
    #expect(
      comparison.costs(from: instant("2026-07-01T00:00"), to: instant("2026-08-01T00:00"))
        == [.zero, .zero])
  }

  @Test("Hours without a price in one contract count in none, and are reported")
  func common() throws {
    let (spot, usage) = data(from: "2026-06-01T00:00", hours: 48, without: 3) { _ in 1 }
    let fixed = try contract("Fixed", ("price", "06-05 2"))
    let comparison = try #require(
      try ContractComparison([fixed, contract("Spot")], of: usage, at: spot))
    // The first contract has no price from 05:00 to 06:00, the other none at 03:00 of the first
    // day.
    let (start, end) = (usage.slots[0].start, usage.slots[47].end)
    #expect(comparison.costs(from: start, to: end)?.map(\.description) == ["90", "45"])
    #expect(try comparison.common.totals?.unpricedEnergy.kilowattHours == 3)
    // A contract for the second day only leaves the first day out of both, including the fees.
    let late = try contract("Late", ("price", "2"), ("from", "2026-06-02"))
    let monthly = try contract("Monthly", ("price", "1"), ("fee", "30"))
    let second = try #require(try ContractComparison([late, monthly], of: usage, at: spot))
    #expect(second.costs(from: start, to: end)?.map(\.description) == ["48", "25"])
  }

  @Test("A comparison without a unit is an error, and without common days it is nil")
  func refusals() throws {
    let (spot, usage) = data(from: "2026-06-01T00:00", hours: 2) { _ in 1 }
    let bare = PriceSeries(slots: Array(spot), zone: oslo)
    #expect(throws: CostError.noUnit) {
      try ContractComparison([contract("A")], of: usage, at: bare)
    }
    let past = try contract("Past", ("to", "2025-12-31"))
    #expect(try ContractComparison([past], of: usage, at: spot) == nil)
  }
}
