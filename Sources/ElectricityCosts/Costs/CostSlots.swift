import CivilTime
import ElectricityPrices
import ElectricityUsage

/// Slots of energy with their prices, in chronological order.
///
/// Slots are created on access, because a screen shows few of ten million. Copies and slices share
/// all columns.
package struct CostSlots: Equatable, Sendable {
  private var energies: EnergySlots
  let supported: SupportedPrices
  /// The few slots whose energy has two prices.
  private var divided: [Int: CostSlot] = [:]
  /// The indices of slots that have no price, whatever the prices.
  var unpriced: Set<Int> = []

  init(_ energies: EnergySlots, at supported: SupportedPrices) {
    (self.energies, self.supported) = (energies, supported)
    guard supported.bare != nil else { return }
    var supported = supported
    for index in indices {
      let slot = supported.paid(energies[index])
      if slot.unsupported > .zero { divided[index] = slot }
    }
  }

  /// The length of the longest slot in seconds; 0 without slots.
  var longestSeconds: Int64 { energies.longestSeconds }

  /// Returns the indices of the slots that begin between two instants.
  package func indices(from start: Instant, to end: Instant) -> Range<Int> {
    energies.indices(from: start, to: end)
  }
}

extension CostSlots: RandomAccessCollection {
  /// The index of the first slot.
  package var startIndex: Int { energies.startIndex }
  /// The index after the last slot.
  package var endIndex: Int { energies.endIndex }

  /// The slot at an index, created from the columns.
  ///
  /// - Complexity: O(1) if prices have equal lengths and no gaps, else O(log n).
  package subscript(index: Int) -> CostSlot {
    var slot =
      (divided.isEmpty ? nil : divided[index]) ?? CostSlot(energies[index], at: supported.prices)
    if unpriced.contains(index) { slot.removePrice() }
    return slot
  }

  /// A slice of the slots with the same indices.
  package subscript(bounds: Range<Int>) -> CostSlots {
    var slice = self
    slice.energies = energies[bounds]
    return slice
  }
}

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
