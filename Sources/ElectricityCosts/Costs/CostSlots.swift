import CivilTime
import ElectricityPrices
import ElectricityUsage

/// Slots of energy with their prices, in chronological order.
///
/// Slots are created on access, because a screen shows few of ten million. Copies and slices share
/// all columns.
package struct CostSlots: Equatable, Sendable {
  private var energies: EnergySlots
  /// The prices in whole units of the currency.
  private let prices: PriceSeries
  /// The few slots whose energy has two prices.
  private var divided: [Int: CostSlot] = [:]
  /// The indices of slots that have no price, whatever the prices.
  var unpriced: Set<Int> = []

  /// Creates slots by applying prices to a usage.
  init(_ energies: EnergySlots, at supported: SupportedPrices) {
    (self.energies, prices) = (energies, supported.prices)
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
      (divided.isEmpty ? nil : divided[index]) ?? CostSlot(energies[index], at: prices)
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
