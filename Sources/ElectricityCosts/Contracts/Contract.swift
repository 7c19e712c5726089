import CivilTime
import ElectricityPrices
import ElectricityUsage

/// A contract of a household: prices of energy and grid, fees, and the dates it is valid on.
///
/// All amounts are in whole units of the currency and include tax; ``taxPercent`` is added to the
/// price of the exchange alone.
public struct Contract: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The first and the last date that the contract is valid on; `nil` without a limit.
  public internal(set) var from, to: CivilDate?
  /// Prices of the energy: the first that applies; empty for the price of the exchange.
  public internal(set) var rates: [TariffRate] = []
  /// Amounts that the supplier and others add; all that apply.
  public internal(set) var additions: [TariffRate] = []
  /// Whether the country's taxes by the kilowatt-hour are added.
  public internal(set) var addsTaxes = false
  /// Prices of the grid: the first that applies.
  public internal(set) var grid: [TariffRate] = []
  /// The tax in percent on the price of the exchange.
  public internal(set) var taxPercent: ExactDecimal?
  /// The Norwegian scheme that covers a part of the price.
  public internal(set) var support: SupportScheme?
  /// The sum of the monthly fees.
  public internal(set) var monthlyFee = Money.zero
  /// The grid's charge for the highest power.
  public internal(set) var peak: PeakTariff?
  /// The price that is got for production; `nil` for the price of the exchange.
  public internal(set) var production: ProductionPrice?

  /// The price that is got for a kilowatt-hour that is fed in.
  public struct ProductionPrice: Hashable, Sendable {
    /// Whether the amount is added to the price of the exchange.
    public let isSpot: Bool
    /// The amount in whole units of the currency.
    public let amount: Price
  }

  init(name: String) { self.name = name }

  /// All rates with conditions.
  private var allRates: [TariffRate] { rates + additions + grid }

  /// Whether a rate depends on the holidays of a country.
  var needsHolidays: Bool { allRates.contains(where: \.needsHolidays) }

  /// The hours of the clock at which a rate begins or ends.
  var hours: [ClockHours] { allRates.compactMap(\.hours) }

  /// Returns whether the contract is valid on a date.
  func isValid(on date: CivilDate) -> Bool {
    (from.map { $0 <= date } ?? true) && (to.map { date <= $0 } ?? true)
  }
}

/// Why a contract does not fit prices.
public enum ContractError: Error, Hashable, Sendable {
  /// A scheme does not fit the prices, or a price gets out of range.
  case adjustment(PriceAdjustmentError)
  /// The prices have no unit.
  case noUnit
  /// There is no table of holidays for the area.
  case noHolidays(area: String?)
  /// There is no table of taxes for the area, or it is in another currency.
  case noTaxes(area: String?)
}
