import CivilTime
import ElectricityPrices

/// The selected range of slots, from its anchor to the selection.
extension ViewerState {
  /// The slots of the range, in the units of the view; `nil` without a range.
  package var selectedStretch: Range<Int>? {
    guard let anchor, let selectedIndex, let begun = series.index(containing: anchor) else {
      return nil
    }
    let (first, second) = (stretch(of: begun), stretch(of: selectedIndex))
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
  }

  /// The slots in focus: the selected range, or the unit of the selection or the current slot.
  package var focusSlots: Range<Int>? { selectedStretch ?? focusStretch }

  /// Moves the end of the range by units; a new range starts at the selection or the current slot.
  mutating func extend(steps: Int) {
    guard let focusIndex else {
      _ = apply(.step(slots: steps))
      return
    }
    let begun = anchor ?? series[focusIndex].start
    select(index: index(steps: steps, from: focusIndex))
    anchor = begun
  }

  /// Moves the end of the range to the slot of a time.
  mutating func extend(to instant: Instant) {
    guard let index = series.index(nearest: instant) else { return }
    let begun = anchor ?? selection ?? instant
    select(index: index)
    anchor = begun
  }

  /// Returns the summary of a range of slots; `nil` if none has a price.
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

/// The summary of a range of slots.
package struct PriceStretch: Hashable, Sendable {
  package let start: Instant
  package let end: Instant
  /// The number of slots, including slots without a price.
  package let slots: Int
  package let statistics: PriceStatistics
  /// The last price minus the first; `nil` if one is missing.
  package let difference: Price?
}
