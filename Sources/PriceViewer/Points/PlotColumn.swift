import CivilTime
import ElectricityPrices

/// A range of columns of a plot with its price.
///
/// The price is of the slot in the middle, or the mean of several slots narrower than a column.
struct PlotColumn: Hashable, Identifiable {
  /// The columns, from the left edge of the plot.
  let columns: Range<Int>
  let price: Double
  /// The start of its slot or unit; adjacent columns with the same start are joined.
  let start: Double

  var id: Int { columns.lowerBound }
}

extension PricePoints {
  /// Returns the columns of a plot for an interval in seconds; empty without prices.
  ///
  /// - Complexity: O(n log m) for n columns and m slots.
  func columns(from start: Double, to end: Double) -> [PlotColumn] {
    let perColumn = (end - start) / Double(plotColumns)
    guard perColumn > 0 else { return [] }
    var columns: [PlotColumn] = []
    for column in 0..<plotColumns {
      let left = start + perColumn * Double(column)
      guard let (slot, price) = price(from: left, to: left + perColumn) else { continue }
      if let last = columns.last, last.start == slot, last.columns.upperBound == column {
        columns[columns.count - 1] = PlotColumn(
          columns: last.columns.lowerBound..<(column + 1), price: price, start: slot)
      } else {
        columns.append(PlotColumn(columns: column..<(column + 1), price: price, start: slot))
      }
    }
    return columns
  }

  /// Returns the start and the price of the slot in the middle of an interval.
  ///
  /// For shorter slots, the price is the mean of all slots in the interval. Returns `nil` if the
  /// middle has no price.
  private func price(from left: Double, to right: Double) -> (start: Double, price: Double)? {
    guard let middle = Instant(primitivePlottable: (left + right) / 2),
      let index = series.index(containing: middle), slots.contains(index),
      let own = series[index].price
    else { return nil }
    let slot = series[index]
    guard Double(slot.length) < right - left,
      let first = Instant(primitivePlottable: left), let last = Instant(primitivePlottable: right),
      let mean = pyramid.statistics(
        in: series.indices(from: first, to: last).clamped(to: slots))?.mean
    else { return (slot.start.seconds, own.doubleValue) }
    return (slot.start.seconds, mean)
  }
}
