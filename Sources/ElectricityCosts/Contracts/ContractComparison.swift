import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What several contracts cost for the same usage, as it adds up from hour to hour.
///
/// Only what every contract has a price for is counted, so that the sums compare. The fees of a
/// month, with what is paid for its highest power, run evenly through it.
public struct ContractComparison: Equatable, Sendable {
  /// The names of the contracts, in their order.
  public let names: [String]
  /// The slots that are compared, at the prices of the first contract: without a price where one of
  /// the contracts has none.
  public let common: CostSeries
  private let costs: [RunningCost]

  /// What one contract costs.
  private struct RunningCost: Equatable {
    /// The energy before each slot, and at the end of all.
    var sums: [Money]
    let months: [ContractBill.MonthlyFees]

    /// All until an instant, of the slots before one; `nil` out of range.
    func amount(before slot: Int, until end: Instant) -> Money? {
      months.reduce(sums[slot]) { sum, month in
        month.amount(until: end).flatMap { sum?.adding($0) }
      }
    }
  }

  /// Puts a usage on contracts.
  ///
  /// - Parameters:
  ///   - contracts: What is compared, at least one.
  ///   - usage: What was used.
  ///   - spot: The prices of the exchange.
  /// - Throws: ``ContractError`` where a contract does not fit the prices, or a sum has more digits
  ///   than there is room for.
  /// - Complexity: O(n × m), where n is the number of slots and m that of contracts.
  public init?(
    _ contracts: [Contract], of usage: EnergySeries, at spot: PriceSeries
  ) throws(ContractError) {
    var series: [CostSeries] = []
    for contract in contracts {
      let (prices, limit) = (try contract.prices(of: spot), try contract.supportLimit(of: spot))
      series.append(
        try Self.inRange { () throws(CostError) in
          try CostSeries(of: usage, at: prices, beyond: limit)
        })
    }
    // Where one does not hold, none costs anything.
    let zone = spot.zone
    let start = contracts.compactMap(\.from).max().map(zone.startOfDay)
    let end = contracts.compactMap(\.to).min().map { zone.startOfDay($0.adding(days: 1)) }
    if let first = usage.slots.first?.start, let last = usage.slots.last?.end {
      series = series.map { $0.part(from: start ?? first, to: end ?? last) }
    }
    guard let first = series.first, !first.slots.isEmpty, let unit = spot.unit else { return nil }
    let isCommon = first.slots.indices.map { slot in
      series.allSatisfy { $0.slots[slot].price != nil }
    }
    names = contracts.map(\.name)
    let prices = PriceSeries(
      slots: zip(first.slots, isCommon).map { slot, isCommon in
        PriceSlot(start: slot.start, end: slot.end, price: isCommon ? slot.price : nil)
      }, unit: PriceUnit(first.currency), zone: zone)
    common = try Self.inRange { () throws(CostError) in
      try CostSeries(
        of: EnergySeries(slots: first.slots.map(\.usage), zone: zone), at: prices)
    }
    var costs: [RunningCost] = []
    for (contract, series) in zip(contracts, series) {
      costs.append(
        try Self.inRange { () throws(CostError) in
          guard let report = try CostReport(series, in: unit, by: .month) else { throw .noUnit }
          return RunningCost(
            sums: try Self.sums(of: series.slots, where: isCommon),
            months: try ContractBill(contract, report).months)
        })
    }
    self.costs = costs
  }

  private static func sums(
    of slots: CostSlots, where isCommon: [Bool]
  ) throws(CostError) -> [Money] {
    var (sum, sums) = (MoneySum(), [Money.zero])
    sums.reserveCapacity(slots.count + 1)
    for (slot, isCommon) in zip(slots, isCommon) {
      guard !isCommon || slot.add(to: &sum) else { throw .outOfRange }
      sums.append(sum.amount)
    }
    return sums
  }

  private static func inRange<Value>(
    _ value: () throws(CostError) -> Value
  ) throws(ContractError) -> Value {
    do throws(CostError) { return try value() } catch {
      throw error == .noUnit ? .noUnit : .adjustment(.outOfRange)
    }
  }

  /// What each contract costs in a stretch of time: the slots that begin in it, and its part of the
  /// fees.
  ///
  /// - Returns: the amounts in the order of the contracts, exact but for parts of fees, which are
  ///   rounded at the sixth decimal; `nil` where they have more digits than there is room for.
  public func costs(from start: Instant, to end: Instant) -> [Money]? {
    let slots = common.slots.indices(from: start, to: end)
    let amounts = costs.compactMap { cost in
      cost.amount(before: slots.lowerBound, until: start).flatMap { before in
        cost.amount(before: slots.upperBound, until: end)?.subtracting(before)
      }
    }
    return amounts.count == costs.count ? amounts : nil
  }
}
