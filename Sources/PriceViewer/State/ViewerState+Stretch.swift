import CivilTime
import ElectricityPrices

/// A stretch of slots that is selected: from where it was begun to the selection.
extension ViewerState {
  /// The slots of the stretch, in the units that the view is looked at by; nil without one.
  package var selectedStretch: Range<Int>? {
    guard let anchor, let selectedIndex, let begun = series.index(containing: anchor) else {
      return nil
    }
    let (first, second) = (stretch(of: begun), stretch(of: selectedIndex))
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
  }

  /// The slots that are meant: the stretch that is selected, else the unit of the selection or now.
  package var focusSlots: Range<Int>? { selectedStretch ?? focusStretch }

  /// Moves the end of the stretch by units; the first time it begins at the selection or now.
  mutating func extend(steps: Int) {
    guard let focusIndex else {
      _ = apply(.step(slots: steps))
      return
    }
    let begun = anchor ?? series[focusIndex].start
    select(index: index(steps: steps, from: focusIndex))
    anchor = begun
  }

  /// Moves the end of the stretch to the slot of a time.
  mutating func extend(to instant: Instant) {
    guard let index = series.index(nearest: instant) else { return }
    let begun = anchor ?? selection ?? instant
    select(index: index)
    anchor = begun
  }

  /// What is known of some slots together; nil where none has a price.
  package func summary(of slots: Range<Int>) -> PriceStretch? {
    guard let first = slots.first, let last = slots.last,
      let statistics = pyramid.statistics(in: slots)
    else { return nil }
    return PriceStretch(
      start: series[first].start, end: series[last].end, slots: slots.count,
      statistics: statistics,
      difference: series[first].price.flatMap { series[last].price?.subtracting($0) })
  }
}

/// Slots that are looked at together.
package struct PriceStretch: Hashable, Sendable {
  package let start: Instant
  package let end: Instant
  /// How many slots there are, those without a price among them.
  package let slots: Int
  package let statistics: PriceStatistics
  /// By how much the last price is above the first; nil where one is missing.
  package let difference: Price?
}
