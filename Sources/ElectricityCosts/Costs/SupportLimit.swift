import CivilTime
import ElectricityPrices
import ElectricityUsage

/// Where the support of a month ends: what is used above its limit is paid without it.
public struct SupportLimit: Sendable {
  /// The scheme.
  public let scheme: SupportScheme
  /// What is paid without it.
  public let prices: PriceSeries
}

extension SupportLimit {
  /// The limit of prices that are adjusted; `nil` where no scheme supports them.
  ///
  /// - Throws: ``PriceAdjustmentError`` where a price gets out of range.
  public init?(
    of series: PriceSeries, paidBy adjustment: PriceAdjustment
  ) throws(PriceAdjustmentError) {
    guard let scheme = adjustment.support else { return nil }
    var bare = adjustment
    bare.support = nil
    self.init(scheme: scheme, prices: try series.adjusted(by: bare))
  }
}

/// Counts the energy of months, from their beginning or that of the usage on.
struct MonthlyCount {
  let scheme: SupportScheme
  let zone: Zone
  /// The day of the last slot: its date, its end, and the limit of its month.
  private var day: (date: CivilDate, end: Instant, limit: Energy?)?
  private var used = Energy.zero

  init(_ scheme: SupportScheme, zone: Zone) { (self.scheme, self.zone) = (scheme, zone) }

  /// Counts the energy of the next slot; what of it lies above the limit of its month.
  mutating func countAbove(_ energy: Energy, from start: Instant) -> Energy {
    if day.map({ $0.end <= start }) ?? true {
      let date = zone.civil(at: start).date
      if day.map({ ($0.date.year, $0.date.month) != (date.year, date.month) }) ?? true {
        used = .zero
      }
      let limit = scheme.terms(on: date).flatMap { Energy(kilowattHours: $0.monthlyLimit) }
      day = (date, zone.startOfDay(date.adding(days: 1)), limit)
    }
    used = used.adding(energy) ?? used
    guard let limit = day?.limit, limit < used else { return .zero }
    return Energy(
      microwattHours: min(energy.microwattHours, used.microwattHours - limit.microwattHours))
  }
}
