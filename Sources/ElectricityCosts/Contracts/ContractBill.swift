import CivilTime
import ElectricityPrices
import ElectricityUsage

/// The costs of a usage by a contract: energy, fees, the highest power, and income of production.
public struct ContractBill: Equatable, Sendable {
  /// The contract.
  public let contract: Contract
  /// The energy that is consumed.
  public let report: CostReport
  /// The energy that is fed in; `nil` without production.
  public let income: CostReport?
  /// The charges besides the energy, by month.
  public let months: [MonthlyCharges]
  /// The fees of the days with priced energy.
  public let fees: Money
  /// The charge for the highest power of these days; `nil` without such a tariff, or without usage
  /// in steps that it measures.
  public let peakFee: Money?
  /// The sum of energy, fees, and the charge for the highest power.
  public let total: Money
  /// The total less the income.
  public let net: Money

  /// Whether the charge for the highest power lacks months whose usage has no steps of its length.
  public var lacksPeaks: Bool { contract.peak != nil && months.contains { $0.peak == nil } }

  /// The income of production; `nil` without any.
  public var got: Money? { income?.totals.cost }

  /// Creates a bill.
  ///
  /// - Throws: ``CostError`` where a number has more digits than fit.
  public init(
    _ contract: Contract, _ report: CostReport, income: CostReport? = nil
  ) throws(CostError) {
    (self.contract, self.report, self.income) = (contract, report, income)
    let costs = report.costs
    var (months, powers): ([MonthlyCharges], [ExactDecimal]) = ([], [])
    for part in try report.period == .month ? report.periods : costs.totals(by: .month) {
      let month = costs.part(from: part.start, to: part.end)
      let peak = try contract.peak?.peak(of: month, after: &powers)
      months.append(MonthlyCharges(contract, peak, of: costs, part))
    }
    let charges = try Self.charges(months, until: report.totals.end)
    (self.months, fees, peakFee) = (months, charges.fees, charges.peakFee)
    total = try CostError.inRange(charges.sum.flatMap(report.totals.cost.adding))
    net = try CostError.inRange(total.subtracting(income?.totals.cost ?? .zero))
  }

  /// Returns the charges besides the energy between two instants.
  ///
  /// - Throws: ``CostError/outOfRange``.
  public func charges(from start: Instant, to end: Instant) throws(CostError) -> Charges {
    try Self.charges(months, until: end).adding(Self.charges(months, until: start), sign: -1)
  }

  private static func charges(
    _ months: [MonthlyCharges], until end: Instant
  ) throws(CostError) -> Charges {
    var sum = Charges(fees: .zero, peakFee: nil)
    for month in months { sum = try sum.adding(month.charges(until: end)) }
    return sum
  }
}
