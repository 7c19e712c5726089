import CivilTime
import ElectricityPrices
import ElectricityUsage

/// A slot of time with its energy and price.
package struct CostSlot: Hashable, Sendable {
  /// The first instant.
  package let start: Instant
  /// The first instant after the slot.
  package let end: Instant
  /// The energy; `nil` if the files have none.
  package let energy: Energy?
  /// The price per kilowatt-hour in whole units of the currency; `nil` if it is missing.
  package private(set) var price: Price?

  /// The energy above the monthly limit of the support.
  package internal(set) var unsupported = Energy.zero
  /// The additional price per kilowatt-hour of ``unsupported``.
  var surcharge = Price.zero

  /// The exact cost minus the energy times ``price``, where the price is a rounded mean.
  private(set) var rest = Money.zero

  /// The length in seconds.
  package var length: Int64 { start.distance(to: end) }

  var usage: EnergySlot { EnergySlot(start: start, end: end, energy: energy) }

  /// The exact product of energy and price; `nil` if one of them is missing.
  package var cost: Money? {
    var sum = MoneySum()
    guard energy != nil, price != nil, add(to: &sum) else { return nil }
    return sum.amount
  }

  /// Adds the cost to a sum, or nothing if it is missing.
  ///
  /// - Returns: Whether the sum is in range.
  func add(to sum: inout MoneySum) -> Bool {
    guard let energy, let price else { return true }
    return sum.add(energy, at: price) && sum.add(unsupported, at: surcharge)
      && sum.add(rest.significand, rest.exponent)
  }

  mutating func removePrice() {
    (price, unsupported, surcharge, rest) = (nil, .zero, .zero, .zero)
  }

  /// Sets another price for part of the energy.
  mutating func pay(_ other: Price?, for part: Energy) {
    unsupported = part
    guard part != energy else { return (price, rest) = (other, .zero) }
    guard let own = price, let more = other?.subtracting(own) else { return price = nil }
    surcharge = more
  }
}

extension CostSlot {
  /// Creates a slot from energy and prices in whole units of their currency.
  init(_ usage: EnergySlot, at prices: PriceSeries) {
    let mean = prices.mean(from: usage.start, to: usage.end)
    (start, end, energy, price) = (usage.start, usage.end, usage.energy, mean?.price)
    guard let energy, let sum = mean?.sum, let price, let exact = quotient(energy, at: sum) else {
      return
    }
    var product = MoneySum()
    guard product.add(energy, at: price) else { return }
    rest = exact.subtracting(product.amount) ?? .zero
  }

  /// Returns an energy times a sum of prices over the length, if the quotient has at most twelve
  /// more decimals.
  private func quotient(_ energy: Energy, at sum: Price) -> Money? {
    var dividend = Int128(energy.microwattHours) * Int128(sum.significand)
    for decimals in 0...12 {
      let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: Int128(length))
      let exponent = sum.exponent - Energy.decimalsOfKilowattHours - decimals
      if rest == 0 { return Money(significand: quotient, exponent: exponent) }
      guard let next = MoneySum.scaled(dividend, 1) else { return nil }
      dividend = next
    }
    return nil
  }
}
