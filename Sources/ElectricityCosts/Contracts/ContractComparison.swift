import CivilTime
import ElectricityPrices
import ElectricityUsage

/// The costs of several contracts for the same usage, in total and from slot to slot.
///
/// Only energy for which every contract has a price is counted, so that the sums are comparable;
/// consumption and production of the same time are counted or left out together, and production
/// counts from the first slot of the consumption to the last.
/// Fees and the charge for peak power are spread evenly over the days with such energy.
package struct ContractComparison: Equatable, Sendable {
  /// The bills in the order of the contracts.
  package let bills: [ContractBill]
  private let consumption, production: [RunningCost]

  /// The names of the contracts.
  package var names: [String] { bills.map(\.contract.name) }
  /// The compared consumption at the prices of the first contract; not priced where a contract has
  /// no price.
  package var common: CostSeries { bills[0].report.costs }

  /// The costs of slots and their sums: before each slot, and after the last.
  private struct RunningCost: Equatable {
    private let slots: CostSlots
    private var sums = [Money.zero]

    init(_ series: CostSeries) throws(CostError) {
      slots = series.slots
      sums.reserveCapacity(slots.count + 1)
      var sum = MoneySum()
      for slot in slots {
        guard slot.add(to: &sum) else { throw .outOfRange }
        sums.append(sum.amount)
      }
    }

    /// Returns the cost of the slots that begin between two instants; `nil` out of range.
    func cost(from start: Instant, to end: Instant) -> Money? {
      let range = slots.indices(from: start, to: end)
      return sums[range.upperBound - slots.startIndex].subtracting(
        sums[range.lowerBound - slots.startIndex])
    }
  }

  /// Applies contracts to a usage.
  ///
  /// - Parameters:
  ///   - contracts: The contracts, at least one.
  ///   - usage: The consumption.
  ///   - production: The energy that is fed in.
  ///   - spot: The exchange prices.
  /// - Returns: `nil` if there is no consumption while all contracts are valid.
  /// - Throws: ``CostError`` if a contract does not fit the prices, or if a sum has too many
  ///   digits.
  /// - Complexity: O(n × m), where n is the number of slots and m the number of contracts.
  package init?(
    _ contracts: [Contract], of usage: EnergySeries, production: EnergySeries? = nil,
    at spot: PriceSeries
  ) throws(CostError) {
    var (consumed, fedIn): ([CostSeries], [CostSeries]) = ([], [])
    for contract in contracts {
      let (prices, limit) = (try contract.prices(of: spot), try contract.supportLimit(of: spot))
      consumed.append(
        try CostSeries(of: usage, at: prices, from: contract.deciding(of: spot), beyond: limit))
      guard let production else { continue }
      fedIn.append(try CostSeries(of: production, at: contract.productionPrices(of: spot)))
    }
    (consumed, fedIn) = (
      Self.common(consumed, contracts, spot.zone), Self.common(fedIn, contracts, spot.zone)
    )
    if let income = fedIn.first?.slots {
      Self.leaveOut(of: &consumed) { _, slot in
        income[income.indices(from: slot.start, to: slot.end)].contains { $0.price == nil }
      }
      let consumption = consumed[0].slots
      Self.leaveOut(of: &fedIn) { _, slot in
        guard let first = consumption.first, let last = consumption.last else { return true }
        return slot.end <= first.start || last.end <= slot.start
          || consumption.used(from: slot.start, to: slot.end).contains { $0.price == nil }
      }
    }
    guard let first = consumed.first, !first.slots.isEmpty, let unit = spot.unit else { return nil }
    bills = try contracts.indices.map { (index) throws(CostError) in
      guard let report = try CostReport(consumed[index], in: unit) else { throw .noUnit }
      let income = fedIn.isEmpty ? nil : try CostReport(fedIn[index], in: unit)
      return try ContractBill(contracts[index], report, income: income)
    }
    consumption = try consumed.map(RunningCost.init)
    self.production = try fedIn.map(RunningCost.init)
  }

  /// Returns series of the same slots while all contracts are valid, priced if all have a price.
  private static func common(
    _ series: [CostSeries], _ contracts: [Contract], _ zone: Zone
  ) -> [CostSeries] {
    guard let first = series.first?.slots.first, let last = series.first?.slots.last else {
      return series
    }
    let start = contracts.compactMap(\.from).max().map(zone.startOfDay) ?? first.start
    let end =
      contracts.compactMap(\.to).min().map { zone.startOfDay($0.adding(days: 1)) } ?? last.end
    let all = series.map { $0.part(from: start, to: end) }
    var parts = all
    leaveOut(of: &parts) { index, _ in all.contains { $0.slots[index].price == nil } }
    return parts
  }

  /// Removes the prices of some slots, which all series have.
  private static func leaveOut(of series: inout [CostSeries], where test: (Int, CostSlot) -> Bool) {
    let slots = series[0].slots
    let unpriced = slots.indices.filter { test($0, slots[$0]) }
    for index in series.indices { series[index].slots.unpriced.formUnion(unpriced) }
  }

  /// Returns the cost of each contract between two instants: the cost of the slots that begin in
  /// between, minus the income from production, plus the fraction of the fees.
  ///
  /// - Returns: The amounts in the order of the contracts, exact except for fractions of fees,
  ///   which are rounded to six decimals; `nil` if they have too many digits.
  package func costs(from start: Instant, to end: Instant) -> [Money]? {
    let amounts = bills.indices.compactMap { index -> Money? in
      guard let energy = consumption[index].cost(from: start, to: end),
        let charges = try? bills[index].charges(from: start, to: end),
        let paid = charges.sum.flatMap(energy.adding)
      else { return nil }
      guard !production.isEmpty else { return paid }
      return production[index].cost(from: start, to: end).flatMap(paid.subtracting)
    }
    return amounts.count == bills.count ? amounts : nil
  }
}
