import ElectricityPrices

/// The coordinates of the selection on a plot.
struct ChartFocus: Hashable {
  /// The x values that the selection covers.
  let x: ClosedRange<Double>
  /// The y value of the selection; `nil` without a price.
  let y: Double?
  /// The y values that the selection covers; `nil` for the height of the plot.
  var rows: ClosedRange<Double>?

  var middle: Double { x.middle }
  var center: PlotPoint { PlotPoint(x: middle, y: y ?? 0) }
}

extension ClosedRange<Double> {
  var middle: Double { (lowerBound + upperBound) / 2 }
}

/// A point labelled with its price.
typealias ChartExtreme = (point: PlotPoint, price: Price, isHighest: Bool)
