import CivilTime
import ElectricityPrices
import ElectricityUsage

/// A stretch of time with what was used in it and its price.
public struct CostSlot: Hashable, Sendable {
  /// The first instant.
  public let start: Instant
  /// The first instant after it.
  public let end: Instant
  /// What was used; `nil` where the files do not say it.
  public let energy: Energy?
  /// The price for a kilowatt-hour, in whole units of the currency; `nil` where there is none.
  public let price: Price?

  /// The length in seconds.
  public var length: Int64 { start.distance(to: end) }

  /// Energy times price, exactly; `nil` where one of them is missing.
  public var cost: MoneyAmount? {
    product.map { MoneyAmount(significand: $0.significand, exponent: $0.exponent) }
  }

  /// The digits of the cost as they are multiplied, for sums.
  var product: (significand: Int128, exponent: Int)? {
    guard let energy, let price else { return nil }
    // At most 19 and 18 digits, which fit.
    return (
      Int128(energy.microwattHours) * Int128(price.significand),
      price.exponent - Energy.decimalsOfKilowattHours
    )
  }
}

extension Energy {
  /// The digits behind the point of a kilowatt-hour.
  static var decimalsOfKilowattHours: Int { 9 }
}
