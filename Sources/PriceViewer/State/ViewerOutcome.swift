import ElectricityPrices

/// The reason why a viewer ended, with its result.
package enum ViewerOutcome: Hashable, Sendable {
  /// The user quit.
  case left
  /// The user wants to be asked about taxes and fees; the viewer can run again.
  case asksCharges
  /// The user picked a slot, with its price in the given unit.
  case picked(PriceSlot, unit: PriceUnit?)
  /// The user picked several slots, with their prices in the given unit.
  case pickedStretch(PriceStretch, unit: PriceUnit?)
  /// A signal ended the viewer.
  case terminated(signal: Int32)
}
