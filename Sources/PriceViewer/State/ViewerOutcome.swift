import ElectricityPrices

/// How a viewer ended.
package enum ViewerOutcome: Hashable, Sendable {
  /// Somebody left it.
  case left
  /// Somebody chose a slot, whose price has the given unit.
  case picked(PriceSlot, unit: PriceUnit?)
  /// Somebody chose several slots, whose prices have the given unit.
  case pickedStretch(PriceStretch, unit: PriceUnit?)
  /// A signal ended it.
  case terminated(signal: Int32)
}
