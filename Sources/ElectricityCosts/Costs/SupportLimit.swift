import CivilTime
import ElectricityPrices
import ElectricityUsage

/// The monthly limit of a support scheme; energy above it has the prices without support.
package struct SupportLimit: Sendable {
  /// The scheme.
  package let scheme: SupportScheme
  /// The prices without support.
  package let prices: PriceSeries
}

extension SupportLimit {
  /// Creates the limit of adjusted prices; `nil` without a scheme.
  ///
  /// - Throws: ``PriceAdjustmentError`` if a price is out of range.
  package init?(
    of series: PriceSeries, paidBy adjustment: PriceAdjustment
  ) throws(PriceAdjustmentError) {
    guard let scheme = adjustment.support else { return nil }
    var bare = adjustment
    bare.support = nil
    self.init(scheme: scheme, prices: try series.charged(with: bare))
  }
}

/// Prices with support for the energy of each month up to a limit.
struct SupportedPrices: Equatable, Sendable {
  /// The paid prices in whole units of the currency.
  let prices: PriceSeries
  /// The prices without support; `nil` without a limit.
  let bare: PriceSeries?
  private let scheme: SupportScheme?
  /// The current day and its end, the limit of its month, and the energy used in it.
  private var date = CivilDate(daysSince1970: 0)
  private var end = Instant(secondsSince1970: .min)
  private var limit: Energy?
  private var used = Energy.zero

  init(_ prices: PriceSeries, beyond limit: SupportLimit?) throws(CostError) {
    self.prices = try prices.inWholeUnits()
    bare = try limit?.prices.inWholeUnits()
    scheme = limit?.scheme
  }

  /// Returns the next slot with its prices.
  mutating func paid(_ usage: EnergySlot) -> CostSlot {
    var slot = CostSlot(usage, at: prices)
    guard let energy = slot.energy else { return slot }
    if end <= slot.start { begin(prices.zone.civil(at: slot.start).date) }
    used = used.adding(energy) ?? used
    guard let limit, limit < used else { return slot }
    let above = min(energy.microwattHours, used.microwattHours - limit.microwattHours)
    if above > 0 {
      let price = bare?.mean(from: slot.start, to: slot.end)?.price
      slot.pay(price, for: Energy(microwattHours: above))
    }
    return slot
  }

  private mutating func begin(_ date: CivilDate) {
    if (self.date.year, self.date.month) != (date.year, date.month) { used = .zero }
    limit = (scheme?.terms(on: date)).flatMap { Energy(kilowattHours: $0.monthlyLimit) }
    (self.date, end) = (date, prices.zone.startOfDay(date.adding(days: 1)))
  }
}
