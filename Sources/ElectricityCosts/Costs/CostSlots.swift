import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What was used with its prices, slot by slot in the order of time.
///
/// A slot is made when it is looked at: of ten million a screen shows those of a day. Copies and
/// slices share all columns.
public struct CostSlots: Equatable, Sendable {
  private var energies: EnergySlots
  /// In whole units of the currency.
  private let prices: PriceSeries
  /// The few slots that are paid in two parts.
  private var divided: [Int: CostSlot] = [:]

  /// Puts prices on a usage.
  init(_ energies: EnergySlots, at supported: SupportedPrices) {
    (self.energies, prices) = (energies, supported.prices)
    guard supported.bare != nil else { return }
    var supported = supported
    for index in indices {
      let slot = supported.paid(energies[index])
      if slot.unsupported > .zero { divided[index] = slot }
    }
  }

  /// The indices of the slots that begin in a stretch of time.
  public func indices(from start: Instant, to end: Instant) -> Range<Int> {
    energies.indices(from: start, to: end)
  }
}

extension CostSlots: RandomAccessCollection {
  /// The index of the first slot.
  public var startIndex: Int { energies.startIndex }
  /// The index after the last slot.
  public var endIndex: Int { energies.endIndex }

  /// A slot, made of its columns.
  ///
  /// - Complexity: O(1) where prices follow each other evenly, else O(log n).
  public subscript(index: Int) -> CostSlot {
    if !divided.isEmpty, let slot = divided[index] { return slot }
    return CostSlot(energies[index], at: prices)
  }

  /// Some of the slots, by the same indices.
  public subscript(bounds: Range<Int>) -> CostSlots {
    var slice = self
    slice.energies = energies[bounds]
    return slice
  }
}
