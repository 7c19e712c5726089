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

  /// Puts prices in whole units on a usage.
  init(_ energies: EnergySlots, at prices: PriceSeries) {
    (self.energies, self.prices) = (energies, prices)
  }

  /// Takes slots in the order of time that do not overlap.
  init(_ slots: some Collection<CostSlot>, zone: Zone) {
    self.init(
      EnergySlots(
        slots.lazy.map { EnergySlot(start: $0.start, end: $0.end, energy: $0.energy) }),
      at: PriceSeries(
        slots: slots.lazy.map { PriceSlot(start: $0.start, end: $0.end, price: $0.price) },
        zone: zone))
  }

  /// Lets what is used above a limit pay without support.
  mutating func divide(beyond limit: SupportLimit) throws(CostError) {
    let bare = try limit.prices.inWholeUnits()
    var count = MonthlyCount(limit.scheme, zone: prices.zone)
    for index in indices {
      var slot = self[index]
      guard let energy = slot.energy else { continue }
      let above = count.countAbove(energy, from: slot.start)
      guard above > .zero else { continue }
      slot.pay(bare.price(from: slot.start, to: slot.end), for: above)
      divided[index] = slot
    }
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
  ///
  /// - Complexity: O(1) where prices follow each other evenly, else O(log n).
  public subscript(index: Int) -> CostSlot {
    if !divided.isEmpty, let slot = divided[index] { return slot }
    let slot = energies[index]
    return CostSlot(
      start: slot.start, end: slot.end, energy: slot.energy,
      price: prices.price(from: slot.start, to: slot.end))
  }

  /// Some of the slots, by the same indices.
  public subscript(bounds: Range<Int>) -> CostSlots {
    var slice = self
    slice.energies = energies[bounds]
    return slice
  }
}
