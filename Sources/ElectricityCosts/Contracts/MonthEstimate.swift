import CivilTime

/// The cost of a usage's last month so far, and an estimate of the whole month from the mean of
/// the last seven days.
package struct MonthEstimate: Equatable, Sendable {
  /// The cost from the start of the month.
  package let soFar: Money
  /// The cost so far plus the rest of the month at the mean of seven days, to six decimals.
  package let likely: Money
  /// The month.
  package let month: Range<Instant>
  /// The end of the usage.
  private let end: Instant
  /// The bill whose fees, power and production it includes; `nil` for energy alone.
  package let bill: ContractBill?

  private static let week: Int64 = 7 * 86_400
  // Grid companies publish readings some days later.
  private static let longestDelay: Int64 = 3 * 86_400

  /// Returns whether a time is in the month, and the usage lasts until about then.
  package func holds(at now: Instant) -> Bool {
    month.contains(now) && end.distance(to: now) <= Self.longestDelay
  }

  /// Creates an estimate of the energy cost alone.
  ///
  /// - Returns: `nil` if the month is over, the usage begins in it or covers less than seven days,
  ///   or at least half of these has no cost.
  package init?(_ costs: CostSeries) throws(CostError) {
    guard let first = costs.slots.first, let last = costs.slots.last else { return nil }
    let month = CalendarUnit.month.interval(containing: last.start, in: costs.zone)
    let start = last.end.advanced(by: -Self.week)
    guard last.end < month.end, first.start <= min(start, month.start),
      let week = try costs.part(from: start, to: last.end).totals,
      week.pricedSeconds > Self.week / 2,
      let known = try costs.part(from: month.start, to: month.end).totals
    else { return nil }
    let rest = try week.cost.fraction(last.end.distance(to: month.end), of: week.pricedSeconds)
    likely = try CostError.inRange(known.cost.adding(rest))
    (soFar, self.month, bill) = (known.cost, month.start..<month.end, nil)
    end = last.end
  }

  /// Creates an estimate of a bill: energy, fees, peak power so far, and income from production.
  ///
  /// - Returns: `nil` if the energy cost cannot be estimated.
  package init?(_ bill: ContractBill) throws(CostError) {
    guard let energy = try MonthEstimate(bill.report.costs), let charges = bill.months.last else {
      return nil
    }
    (month, end, self.bill) = (energy.month, energy.end, bill)
    let known = try bill.charges(from: month.lowerBound, to: month.upperBound)
    var (soFar, likely) = (
      known.sum.flatMap(energy.soFar.adding), charges.whole.sum.flatMap(energy.likely.adding)
    )
    if let costs = bill.income?.costs {
      // Hours without a value had no production.
      func income(from start: Instant, to end: Instant) throws(CostError) -> Money {
        try costs.part(from: start, to: end).totals?.cost ?? .zero
      }
      let part = try income(from: month.lowerBound, to: month.upperBound)
      let rest = try income(from: end.advanced(by: -Self.week), to: end)
        .fraction(end.distance(to: month.upperBound), of: Self.week)
      soFar = soFar?.subtracting(part)
      likely = likely?.subtracting(part).flatMap { $0.subtracting(rest) }
    }
    self.soFar = try CostError.inRange(soFar)
    self.likely = try CostError.inRange(likely)
  }

  /// Creates the lowest of the estimates of several bills; `nil` if none can be estimated.
  package init?(cheapestOf bills: [ContractBill]) {
    let estimates = bills.compactMap { try? MonthEstimate($0) }
    let lowest = estimates.min { $0.likely.doubleValue < $1.likely.doubleValue }
    guard let lowest else { return nil }
    self = lowest
  }
}
