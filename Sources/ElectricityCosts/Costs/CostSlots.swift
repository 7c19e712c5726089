import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What was used with its prices, slot by slot in the order of time.
///
/// Prices are a column beside those of the usage, and copies and slices share them: a year on the
/// screen is a slice of all.
public struct CostSlots: Equatable, Sendable {
  private var energies: EnergySlots
  private var prices = PriceColumn()
  /// The few slots that are paid in two parts.
  private var divided: [Int: CostSlot] = [:]

  /// Takes a usage, to which the prices are appended.
  init(_ energies: EnergySlots) { self.energies = energies }

  /// Takes slots in the order of time that do not overlap.
  init(_ slots: some Collection<CostSlot>) {
    self.init(
      EnergySlots(
        slots.lazy.map { EnergySlot(start: $0.start, end: $0.end, energy: $0.energy) }))
    for (index, slot) in slots.enumerated() { append(slot, at: index) }
  }

  /// Appends the price of the slot at an index, which is the number of those before.
  mutating func append(_ slot: CostSlot, at index: Int) {
    prices.append(slot.price)
    if slot.unsupported != .zero { divided[index] = slot }
  }

  /// The indices of the slots that begin in a stretch of time.
  func indices(from start: Instant, to end: Instant) -> Range<Int> {
    energies.indices(from: start, to: end)
  }
}

extension CostSlots: RandomAccessCollection {
  /// The index of the first slot.
  public var startIndex: Int { energies.startIndex }
  /// The index after the last slot.
  public var endIndex: Int { energies.endIndex }

  /// A slot, made of its columns.
  public subscript(index: Int) -> CostSlot {
    if !divided.isEmpty, let slot = divided[index] { return slot }
    let slot = energies[index]
    return CostSlot(start: slot.start, end: slot.end, energy: slot.energy, price: prices[index])
  }

  /// Some of the slots, by the same indices.
  public subscript(bounds: Range<Int>) -> CostSlots {
    var slice = self
    slice.energies = energies[bounds]
    return slice
  }
}
