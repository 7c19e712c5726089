import ElectricityPrices

/// The coordinates of the selection on a plot.
struct ChartFocus: Hashable {
  /// The x values that the selection covers.
  let x: ClosedRange<Double>
  /// The price of the selection; `nil` without one, and where y is no price.
  let y: Double?
  /// The y values that the selection covers; `nil` for the height of the plot.
  var rows: ClosedRange<Double>?

  var middle: Double { x.middle }
  var center: PlotPoint { PlotPoint(x: middle, y: y ?? rows?.middle ?? 0) }
}

extension ClosedRange<Double> {
  var middle: Double { (lowerBound + upperBound) / 2 }
}

/// A point labelled with its price.
typealias ChartExtreme = (point: PlotPoint, price: Price, isHighest: Bool)
