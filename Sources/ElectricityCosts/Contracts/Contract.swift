import CivilTime
import ElectricityPrices

/// A contract of a household: prices of energy and grid, fees, and the dates of its validity.
///
/// All amounts are in whole units of the currency and include tax; ``taxPercent`` is added only to
/// the exchange price.
package struct Contract: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The first and the last valid date; `nil` without a limit.
  package internal(set) var from, to: CivilDate?
  /// The prices of the energy; the first that applies to a slot counts, or else the exchange price.
  package internal(set) var rates: [TariffRate] = []
  /// The surcharges; all that apply are added.
  package internal(set) var additions: [TariffRate] = []
  /// Whether the country's taxes per kilowatt-hour are added.
  package internal(set) var addsTaxes = false
  /// The prices of the grid; the first that applies to a slot counts.
  package internal(set) var grid: [TariffRate] = []
  /// The tax in percent on the exchange price.
  package internal(set) var taxPercent: ExactDecimal?
  /// The Norwegian scheme that covers part of the price.
  package internal(set) var support: SupportScheme?
  /// The sum of the monthly fees.
  package internal(set) var monthlyFee = Money.zero
  /// The grid's charge for peak power.
  package internal(set) var peak: PeakTariff?
  /// The price for production; `nil` for the exchange price.
  package internal(set) var production: ProductionPrice?

  /// The price earned for a kilowatt-hour that is fed in.
  package struct ProductionPrice: Hashable, Sendable {
    /// Whether the amount is added to the exchange price.
    package let isSpot: Bool
    /// The amount in whole units of the currency.
    package let amount: Price
  }

  /// Creates a contract without terms, which has the exchange prices.
  package init(named name: String) { self.name = name }

  /// All rates with conditions.
  private var allRates: [TariffRate] { rates + additions + grid }

  var needsHolidays: Bool { allRates.contains(where: \.needsHolidays) }

  /// The hours of the clock at which a rate begins or ends.
  var hours: [ClockHours] { allRates.compactMap(\.hours) }

  func isValid(on date: CivilDate) -> Bool {
    (from.map { $0 <= date } ?? true) && (to.map { date <= $0 } ?? true)
  }
}
