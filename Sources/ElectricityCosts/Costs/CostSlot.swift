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

  /// The slot without its price.
  var usage: EnergySlot { EnergySlot(start: start, end: end, energy: energy) }

  /// Energy times price, exactly; `nil` where one of them is missing.
  public var cost: Money? {
    var sum = MoneySum()
    guard energy != nil, price != nil, add(to: &sum) else { return nil }
    return sum.amount
  }

  /// Adds the cost to a sum, or nothing where it is missing.
  ///
  /// - Returns: whether there was room.
  func add(to sum: inout MoneySum) -> Bool {
    guard let energy, let price else { return true }
    return sum.add(energy, at: price) && sum.add(unsupported, at: surcharge)
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
}

extension CostSlot {
  /// Puts prices in whole units of their currency on what was used.
  init(_ usage: EnergySlot, at prices: PriceSeries) {
    self.init(
      start: usage.start, end: usage.end, energy: usage.energy,
      price: prices.price(from: usage.start, to: usage.end))
  }
}
