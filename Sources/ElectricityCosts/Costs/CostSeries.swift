import CivilTime
import ElectricityPrices
import ElectricityUsage

/// The reason why costs cannot be calculated.
package enum CostError: Error, Hashable, Sendable {
  /// The prices have no unit, so that their currency is unknown.
  case noUnit
  /// A number has too many digits.
  case outOfRange
  /// The surcharges or the scheme of a contract do not fit the prices.
  case adjustment(PriceAdjustmentError)
  /// There is no table of holidays for the area.
  case noHolidays(area: String?)
  /// The value-added tax on the support of a fixed price is not known.
  case noSupportTax(area: String?)
  /// There is no table of taxes for the area, or it is in another currency.
  case noTaxes(area: String?)

  /// Returns a number, or throws ``outOfRange`` for `nil`.
  static func inRange<Number>(_ number: Number?) throws(CostError) -> Number {
    guard let number else { throw .outOfRange }
    return number
  }
}

/// A usage with the price of each slot.
///
/// A usage slot has the price of the longer price slot that contains it, or the mean of shorter
/// price slots that fill it; otherwise it has neither price nor cost.
package struct CostSeries: Equatable, Sendable {
  /// The slots in chronological order.
  package internal(set) var slots: CostSlots
  /// The currency of the costs.
  package let currency: Currency
  /// The zone of local times and days.
  package let zone: Zone
  /// The direction of the energy; for production, the costs are income.
  package let direction: EnergyDirection
  /// The prices of the exchange if some are forecasts; `nil` otherwise.
  private let forecasts: PriceSeries?

  /// Creates a series by applying prices to a usage.
  ///
  /// - Parameters:
  ///   - usage: The usage.
  ///   - prices: The paid prices.
  ///   - spot: The prices of the exchange that they follow; `nil` for the paid prices.
  ///   - limit: The limit of the support; energy above it has the prices of the limit. The energy
  ///     of a month counts from the first slot of the usage in it.
  /// - Throws: ``CostError`` if the prices have no unit or are too large.
  /// - Complexity: O(1); with a limit O(n), where n is the number of slots.
  package init(
    of usage: EnergySeries, at prices: PriceSeries, from spot: PriceSeries? = nil,
    beyond limit: SupportLimit? = nil
  ) throws(CostError) {
    guard let unit = prices.unit else { throw .noUnit }
    let limit = usage.direction == .consumption ? limit : nil
    slots = CostSlots(usage.slots, at: try SupportedPrices(prices, beyond: limit))
    currency = unit.currency
    zone = prices.zone
    direction = usage.direction
    let spot = spot ?? prices
    forecasts = spot.hasForecasts ? spot : nil
  }

  /// Whether some prices of the exchange are forecasts.
  package var hasForecasts: Bool { forecasts != nil }

  /// Returns the seconds between two instants whose prices are forecasts.
  func forecastSeconds(from start: Instant, to end: Instant) -> Int64 {
    forecasts?.forecastSeconds(from: start, to: end) ?? 0
  }

  /// Returns an interval extended to the ends of the slots that it cuts.
  package func extended(from start: Instant, to end: Instant) -> (start: Instant, end: Instant) {
    let inside = slots.indices(from: start, to: end)
    var whole = (start: start, end: end)
    if inside.lowerBound > slots.startIndex {
      let before = slots[inside.lowerBound - 1]
      // A slot that begins at the start cuts nothing.
      let isCut = inside.isEmpty || slots[inside.lowerBound].start > start
      if isCut, before.end > start { whole.start = before.start }
    }
    if inside.upperBound > slots.startIndex {
      whole.end = max(end, slots[inside.upperBound - 1].end)
    }
    return whole
  }

  /// Returns the slots that begin between two instants.
  package func part(from start: Instant, to end: Instant) -> CostSeries {
    var part = self
    part.slots = slots[slots.indices(from: start, to: end)]
    return part
  }
}

extension PriceSeries {
  /// Returns the price between two instants: of the slot that contains them, or the mean of the
  /// slots that fill the interval; `nil` if there is neither.
  ///
  /// The sum is of prices times seconds; a mean is its rounded quotient.
  func mean(from start: Instant, to end: Instant) -> (price: Price, sum: Price?)? {
    guard var index = index(containing: start) else { return nil }
    // Fast path: usually one price is enough, without creating a slot.
    if self.end(at: index) >= end { return prices[index].map { ($0, nil) } }
    let first = self[index]
    guard first.start == start, var sum = first.price.flatMap(Self.weighted(first.length)) else {
      return nil
    }
    var reached = first.end
    while reached < end, touchesNext(index) {
      index += 1
      let slot = self[index]
      guard let next = slot.price.flatMap(Self.weighted(slot.length)),
        let longer = sum.adding(next)
      else { return nil }
      (sum, reached) = (longer, slot.end)
    }
    guard reached == end else { return nil }
    return sum.divided(by: start.distance(to: end)).map { ($0, sum) }
  }

  private static func weighted(_ length: Int64) -> (Price) -> Price? {
    { $0.multiplied(by: Price(integerLiteral: length)) }
  }
}
