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

  /// Creates an estimate of a bill: energy, fees, peak power so far, and income from production.
  ///
  /// - Returns: `nil` if the energy cost cannot be estimated.
  package init?(_ bill: ContractBill) throws(CostError) {
    try self.init(bill.report.costs, bill)
  }

  /// Creates an estimate of the energy cost, with the other charges and the income of a bill.
  ///
  /// - Returns: `nil` if the month is over, the usage begins in it or covers less than seven days,
  ///   or at least half of these has no cost.
  package init?(_ costs: CostSeries, _ bill: ContractBill? = nil) throws(CostError) {
    guard let first = costs.slots.first, let last = costs.slots.last else { return nil }
    let (start, end) = CalendarUnit.month.interval(containing: last.start, in: costs.zone)
    let (left, weekStart) = (last.end.distance(to: end), last.end.advanced(by: -Self.week))
    guard last.end < end, first.start <= min(weekStart, start),
      let week = try costs.part(from: weekStart, to: last.end).totals,
      week.pricedSeconds > Self.week / 2,
      let known = try costs.part(from: start, to: end).totals?.cost
    else { return nil }
    let rest = try week.cost.fraction(left, of: week.pricedSeconds)
    var (soFar, likely) = (Money?.some(known), known.adding(rest))
    if let bill {
      guard let whole = bill.months.last?.whole else { return nil }
      soFar = try bill.charges(from: start, to: end).sum.flatMap(known.adding)
      likely = whole.sum.flatMap { likely?.adding($0) }
    }
    if let costs = bill?.income?.costs {
      // Hours without a value had no production.
      func income(from start: Instant, to end: Instant) throws(CostError) -> Money {
        try costs.part(from: start, to: end).totals?.cost ?? .zero
      }
      let part = try income(from: start, to: end)
      let rest = try income(from: weekStart, to: last.end).fraction(left, of: Self.week)
      soFar = soFar?.subtracting(part)
      likely = likely?.subtracting(part).flatMap { $0.subtracting(rest) }
    }
    self.soFar = try CostError.inRange(soFar)
    self.likely = try CostError.inRange(likely)
    (month, self.end, self.bill) = (start..<end, last.end, bill)
  }

  /// Creates the lowest of the estimates of several bills; `nil` if none can be estimated.
  package init?(cheapestOf bills: [ContractBill]) {
    let estimates = bills.compactMap { try? MonthEstimate($0) }
    let lowest = estimates.min { $0.likely.doubleValue < $1.likely.doubleValue }
    guard let lowest else { return nil }
    self = lowest
  }
}
