import CivilTime
import ElectricityPrices

/// A part of a plot with one price, a whole number of columns or half columns wide.
///
/// The price is of a slot, or the mean of several slots or of the view's unit.
struct PlotColumn: Hashable, Identifiable {
  /// The times of its edges, in seconds since 1970.
  let times: Range<Double>
  let price: Double
  /// The start of its slot or unit; adjacent columns with the same start are joined.
  let start: Double

  var id: Double { times.lowerBound }
}

extension PricePoints {
  /// Returns the columns of a plot for an interval in seconds; empty without prices.
  ///
  /// Slots narrower than a column have half columns, like bars and steps.
  ///
  /// - Complexity: O(n log m) for n columns and m slots.
  func columns(from start: Double, to end: Double) -> [PlotColumn] {
    let count = plotColumns * (bandUnit == nil && slots.count > plotColumns ? 2 : 1)
    let length = (end - start) / Double(count)
    guard length > 0 else { return [] }
    var columns: [PlotColumn] = []
    for column in 0..<count {
      let edges = start + length * Double(column)..<start + length * Double(column + 1)
      guard let (slot, price) = price(in: edges) else { continue }
      if let last = columns.last, last.start == slot, last.times.upperBound == edges.lowerBound {
        columns[columns.count - 1] = PlotColumn(
          times: last.times.lowerBound..<edges.upperBound, price: price, start: slot)
      } else {
        columns.append(PlotColumn(times: edges, price: price, start: slot))
      }
    }
    return columns
  }

  /// Returns the start and the price of the slot or unit in the middle of an interval.
  ///
  /// For shorter slots, the price is the mean of those that start in the interval. Returns `nil` if
  /// the middle has no price.
  private func price(in edges: Range<Double>) -> (start: Double, price: Double)? {
    guard let middle = Instant(primitivePlottable: (edges.lowerBound + edges.upperBound) / 2),
      let index = series.index(containing: middle), slots.contains(index),
      let own = series[index].price
    else { return nil }
    let slot = series[index]
    if bandUnit != nil { return bar(of: index).map { ($0.start, $0.price) } }
    guard Double(slot.length) < edges.upperBound - edges.lowerBound,
      let first = Instant(primitivePlottable: edges.lowerBound),
      let last = Instant(primitivePlottable: edges.upperBound),
      case let starting = series.indices(from: first, to: last).filter({
        series[$0].start >= first
      }), let lowest = starting.first, let highest = starting.last,
      let mean = pyramid.statistics(in: (lowest..<(highest + 1)).clamped(to: slots))?.mean
    else { return (slot.start.seconds, own.doubleValue) }
    return (slot.start.seconds, mean)
  }
}
