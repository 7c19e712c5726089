import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What a usage costs by a contract: energy, the fees of the months, and the highest power.
///
/// Of a month of which only a part is known, that part of the fees is counted.
public struct ContractBill: Hashable, Sendable {
  /// The contract.
  public let contract: Contract
  /// The energy.
  public let report: CostReport
  /// The monthly fees.
  public let fees: MoneyAmount
  /// What the grid takes for the highest power; `nil` without such a tariff, or without usage in
  /// steps that it measures.
  public let peakFee: MoneyAmount?
  /// All together.
  public let total: MoneyAmount

  /// Makes out a bill.
  ///
  /// - Throws: ``CostError`` where a number has more digits than there is room for.
  public init(_ contract: Contract, _ report: CostReport) throws(CostError) {
    (self.contract, self.report) = (contract, report)
    var (fees, peakFee): (MoneyAmount, MoneyAmount?) = (.zero, nil)
    var powers: [Price] = []
    let costs = report.costs
    for month in try costs.totals(by: .month) {
      let whole = CalendarUnit.month.interval(containing: month.start, in: costs.zone)
      let part = (month.start.distance(to: month.end), whole.start.distance(to: whole.end))
      fees = try Self.sum(fees, Self.share(contract.monthlyFee, part))
      guard let peak = contract.peak else { continue }
      let slots = costs.slots[costs.indices(from: month.start, to: month.end)]
      guard let power = peak.rule.power(of: slots, in: costs.zone) else { continue }
      powers.append(power)
      let mean = Self.mean(powers.suffix(peak.rule.months))
      guard let price = mean.flatMap(peak.price) else { throw .outOfRange }
      peakFee = try Self.sum(peakFee ?? .zero, Self.share(price, part))
    }
    (self.fees, self.peakFee) = (fees, peakFee)
    total = try Self.sum(Self.sum(report.totals.cost, fees), peakFee ?? .zero)
  }

  private static func sum(
    _ left: MoneyAmount, _ right: MoneyAmount
  ) throws(CostError) -> MoneyAmount {
    guard let sum = left.adding(right) else { throw .outOfRange }
    return sum
  }

  private static func mean(_ powers: ArraySlice<Price>) -> Price? {
    powers.reduce(Price?.some(.zero)) { sum, power in sum?.adding(power) }?
      .divided(by: Int64(powers.count))
  }

  /// A part of an amount, to six decimals where it is not the whole.
  private static func share(
    _ amount: Price, _ part: (seconds: Int64, of: Int64)
  ) throws(CostError) -> MoneyAmount {
    let whole = MoneyAmount(significand: Int128(amount.significand), exponent: amount.exponent)
    guard part.seconds != part.of else { return whole }
    let product = MoneyAmount(
      significand: Int128(amount.significand) * Int128(part.seconds), exponent: amount.exponent)
    guard let share = CostTotals.quotient(product, Int128(part.of), exponent: 0) else {
      throw .outOfRange
    }
    return MoneyAmount(significand: Int128(share.significand), exponent: share.exponent)
  }
}
