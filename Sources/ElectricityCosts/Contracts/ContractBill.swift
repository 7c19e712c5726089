import CivilTime
import ElectricityPrices

/// The costs of a usage by a contract: energy, fees, peak power, and income from production.
package struct ContractBill: Equatable, Sendable {
  /// The contract.
  package let contract: Contract
  /// The costs of the consumption.
  package let report: CostReport
  /// The income from energy that is fed in; `nil` without production.
  package let income: CostReport?
  /// The charges other than energy, by month.
  package let months: [MonthlyCharges]
  /// The charges other than energy for the days with priced energy.
  package let charges: Charges
  /// The sum of energy, fees, and the charge for peak power.
  package let total: Money
  /// The total minus the income.
  package let net: Money

  /// The income from production; `nil` without production.
  package var got: Money? { income?.totals.cost }

  /// Creates a bill.
  ///
  /// - Throws: ``CostError/outOfRange`` if a number has too many digits.
  package init(
    _ contract: Contract, _ report: CostReport, income: CostReport? = nil
  ) throws(CostError) {
    (self.contract, self.report, self.income) = (contract, report, income)
    let costs = report.costs
    var (months, powers): ([MonthlyCharges], [ExactDecimal]) = ([], [])
    for part in try report.period == .month ? report.periods : costs.totals(by: .month) {
      let start = contract.from.map { max(part.start, costs.zone.startOfDay($0)) } ?? part.start
      let last = contract.to.map { costs.zone.startOfDay($0.adding(days: 1)) } ?? part.end
      // A peak before or after the contract is not billed.
      let month = costs.part(from: start, to: max(start, min(part.end, last)))
      let peak = try contract.peak?.peak(of: month, after: &powers)
      months.append(MonthlyCharges(contract, peak, of: costs, part))
    }
    self.months = months
    charges = try Self.charges(months, until: report.totals.end)
    total = try CostError.inRange(charges.sum.flatMap(report.totals.cost.adding))
    net = try CostError.inRange(total.subtracting(income?.totals.cost ?? .zero))
  }

  /// Returns the charges other than energy between two instants.
  ///
  /// - Throws: ``CostError/outOfRange``.
  package func charges(from start: Instant, to end: Instant) throws(CostError) -> Charges {
    try Self.charges(months, until: end).adding(Self.charges(months, until: start), sign: -1)
  }

  private static func charges(
    _ months: [MonthlyCharges], until end: Instant
  ) throws(CostError) -> Charges {
    var sum = Charges(fees: .zero, peakFee: nil)
    for month in months { sum = try sum.adding(month.charges(until: end)) }
    return Charges(fees: sum.fees, peakFee: sum.peakFee?.rounded)
  }
}
