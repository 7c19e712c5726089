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
  public private(set) var price: Price?

  /// The part of the energy that lies above what support covers of its month.
  public internal(set) var unsupported = Energy.zero
  /// What a kilowatt-hour of that part costs more than the others of the slot.
  var surcharge = Price.zero

  /// The length in seconds.
  public var length: Int64 { start.distance(to: end) }

  /// Energy times price, exactly; `nil` where one of them is missing.
  public var cost: MoneyAmount? {
    product.flatMap { product in
      let amount = MoneyAmount(significand: product.significand, exponent: product.exponent)
      let more = MoneyAmount(significand: surplus.significand, exponent: surplus.exponent)
      return amount.adding(more)
    }
  }

  /// What the unsupported part costs on top, for sums.
  var surplus: (significand: Int128, exponent: Int) {
    (
      Int128(unsupported.microwattHours) * Int128(surcharge.significand),
      surcharge.exponent - Energy.decimalsOfKilowattHours
    )
  }

  /// Pays another price for a part of the energy.
  mutating func pay(_ other: Price?, for part: Energy) {
    unsupported = part
    guard part != energy, let own = price, let more = other?.subtracting(own) else {
      price = other
      return
    }
    surcharge = more
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
