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
  private var end: Instant?
  private var used = Energy.zero

  init(_ scheme: SupportScheme, zone: Zone) { (self.scheme, self.zone) = (scheme, zone) }

  /// Counts the energy of the next slot; what of it lies above the limit of its month.
  mutating func countAbove(_ energy: Energy, from start: Instant) -> Energy {
    if end.map({ $0 <= start }) ?? true {
      end = CalendarUnit.month.interval(containing: start, in: zone).end
      used = .zero
    }
    used = used.adding(energy) ?? used
    let terms = scheme.terms(on: zone.civil(at: start).date)
    guard let limit = terms.flatMap({ Energy(kilowattHours: $0.monthlyLimit) }), limit < used
    else { return .zero }
    return Energy(
      microwattHours: min(energy.microwattHours, used.microwattHours - limit.microwattHours))
  }
}
