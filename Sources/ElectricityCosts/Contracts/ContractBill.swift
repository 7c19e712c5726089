import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What a usage costs by a contract: energy, the fees of the months, and the highest power.
///
/// Of a month of which only a part is known, that part of the fees is counted.
public struct ContractBill: Equatable, Sendable {
  /// The contract.
  public let contract: Contract
  /// The energy.
  public let report: CostReport
  /// The monthly fees.
  public let fees: Money
  /// What the grid takes for the highest power; `nil` without such a tariff, or without usage in
  /// steps that it measures.
  public let peakFee: Money?
  /// All together.
  public let total: Money
  /// The fees month by month.
  let months: [MonthlyFees]

  /// What is paid beside the energy of a month, or of the part of it that is known.
  struct MonthlyFees: Hashable {
    let start: Instant
    let end: Instant
    /// The fees, and what the highest power costs.
    let amount: Money

    /// The part of them until an instant; `nil` out of range.
    func amount(until instant: Instant) -> Money? {
      if instant >= end { return amount }
      if instant <= start { return .zero }
      return try? amount.share((start.distance(to: instant), start.distance(to: end)))
    }
  }

  /// Makes out a bill.
  ///
  /// - Throws: ``CostError`` where a number has more digits than there is room for.
  public init(_ contract: Contract, _ report: CostReport) throws(CostError) {
    (self.contract, self.report) = (contract, report)
    var (fees, peakFee): (Money, Money?) = (.zero, nil)
    var months: [MonthlyFees] = []
    var powers: [ExactDecimal] = []
    let costs = report.costs
    for month in try report.period == .month ? report.periods : costs.totals(by: .month) {
      let whole = CalendarUnit.month.interval(containing: month.start, in: costs.zone)
      let part = (month.start.distance(to: month.end), whole.start.distance(to: whole.end))
      var fee = try Money(contract.monthlyFee).share(part)
      fees = try CostError.inRange(fees.adding(fee))
      let slots = costs.part(from: month.start, to: month.end).slots
      if let peak = contract.peak, let power = peak.rule.power(of: slots, in: costs.zone) {
        powers.append(power)
        let mean = Self.mean(powers.suffix(peak.rule.months))
        let price = try CostError.inRange(mean.flatMap(peak.price))
        let share = try Money(price).share(part)
        peakFee = try CostError.inRange(share.adding(peakFee ?? .zero))
        fee = try CostError.inRange(fee.adding(share))
      }
      months.append(MonthlyFees(start: month.start, end: month.end, amount: fee))
    }
    (self.fees, self.peakFee, self.months) = (fees, peakFee, months)
    total = try CostError.inRange(report.totals.cost.adding(fees)?.adding(peakFee ?? .zero))
  }

  private static func mean(_ powers: ArraySlice<ExactDecimal>) -> ExactDecimal? {
    powers.reduce(ExactDecimal?.some(.zero)) { sum, power in sum?.adding(power) }?
      .divided(by: Int64(powers.count))
  }
}

extension Money {
  /// A part of it, to six decimals where that is not the whole.
  func share(_ part: (seconds: Int64, of: Int64)) throws(CostError) -> Money {
    guard part.seconds != part.of else { return self }
    let (product, overflow) = significand.multipliedReportingOverflow(by: Int128(part.seconds))
    guard !overflow,
      let share = CostTotals.quotient(
        Money(significand: product, exponent: exponent), Int128(part.of), exponent: 0)
    else { throw .outOfRange }
    return Money(share)
  }
}
