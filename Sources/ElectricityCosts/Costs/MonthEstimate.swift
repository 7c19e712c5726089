import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What the last month of a usage has cost so far, and likely will at its end: an estimate, by the
/// mean of the last seven days.
public struct MonthEstimate: Hashable, Sendable {
  /// From the beginning of the month, or of the usage in it.
  public let soFar: Money
  /// With the rest of the month at the mean of the last seven days, to six decimals.
  public let likely: Money

  /// The month, of which those who ask later do not want to know what was likely.
  public let month: Range<Instant>

  private static let week: Int64 = 7 * 86400

  /// Estimates; `nil` where the month is over, seven days are not there yet, or most of their hours
  /// have no cost.
  public init?(_ costs: CostSeries) throws(CostError) {
    guard let first = costs.slots.first, let last = costs.slots.last else { return nil }
    let month = CalendarUnit.month.interval(containing: last.start, in: costs.zone)
    let start = last.end.advanced(by: -Self.week)
    guard last.end < month.end, first.start <= start,
      let week = try costs.part(from: start, to: last.end).totals,
      week.pricedSeconds > Self.week / 2,
      let known = try costs.part(from: month.start, to: month.end).totals
    else { return nil }
    let left = last.end.distance(to: month.end)
    let rest = try week.cost.share((left, of: week.pricedSeconds))
    let likely = try CostError.inRange(known.cost.adding(rest))
    (soFar, self.likely, self.month) = (known.cost, likely, month.start..<month.end)
  }
}
