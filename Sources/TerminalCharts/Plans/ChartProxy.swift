import FoundationSubset
import TerminalViews

/// The scales of a drawn chart: turns data into coordinates of the plot and back.
///
/// Coordinates are in points from the upper left corner of the plot area; a cell is 8 by 16 points
/// (``TerminalDrawing/CellMetrics``). Both directions use the scale that the chart was drawn with,
/// so that `position(forX: value(atX: x)!)` is `x`.
public struct ChartProxy {
  // A reference, so that passing a proxy around costs nothing.
  private let laidOut: LaidOutChart
  // The corner of the visible part, if coordinates are those of the content of a scrolled chart.
  private let corner: CGPoint?

  init(_ laidOut: LaidOutChart, corner: CGPoint? = nil) {
    (self.laidOut, self.corner) = (laidOut, corner)
  }

  /// Returns the proxy for coordinates of the whole content of a scrolled chart.
  func moved(to corner: CGPoint) -> ChartProxy { ChartProxy(laidOut, corner: corner) }

  var scales: ChartScales { laidOut.scales }
  var settings: DrawingSettings { laidOut.settings }
  var geometry: PlotGeometry { laidOut.layout.geometry }

  /// The plot area in points from the corner of the view that was drawn.
  public var plotRect: CGRect { geometry.frame }

  /// The plot area in the coordinates of a view: resolve it with a `GeometryProxy`.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The visible part of the plot; the whole of a chart that does not scroll.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The plot area in the coordinates of a view: resolve it with a `GeometryProxy`.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(geometry.frame) }

  /// The size of the plot area in points.
  public var plotSize: CGSize { geometry.frame.size }

  /// The size of the plot area in points.
  public var plotAreaSize: CGSize { plotSize }

  /// Returns the coordinate of a value of x; the middle of a category's band.
  ///
  /// Values outside the domain lie outside the plot. `nil` when the chart has no such scale, or
  /// does not know the category.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    scales.x.position(of: value.plotted).map {
      geometry.coordinate(at: $0, along: .horizontal) + (corner?.x ?? 0)
    }
  }

  /// Returns the coordinate of a value of y; the middle of a category's band.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    scales.y.position(of: value.plotted).map {
      geometry.coordinate(at: $0, along: .vertical) + (corner?.y ?? 0)
    }
  }

  /// Returns the point of a pair of values.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the range that a value of x covers: the band of a category, else only a coordinate.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(of: value.plotted, on: scales.x, .horizontal)
  }

  /// Returns the range that a value of y covers: the band of a category, else only a coordinate.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(of: value.plotted, on: scales.y, .vertical)
  }

  private func range(
    of value: PlottedValue, on scale: PositionScale, _ axis: Axis
  ) -> ClosedRange<CGFloat>? {
    guard let datum = scale.datum(of: value), let position = scale.position(of: value) else {
      return nil
    }
    let band = scale.kind == .category ? scale.band(Int(datum)) : position...position
    let lower = geometry.coordinate(at: band.lowerBound, along: axis)
    let upper = geometry.coordinate(at: band.upperBound, along: axis)
    return min(lower, upper)...max(lower, upper)
  }

  /// Returns the rectangle that a pair of values covers.
  public func positionRange<X: Plottable, Y: Plottable>(
    for values: (x: X, y: Y)
  ) -> CGRect? {
    guard let x = positionRange(forX: values.x), let y = positionRange(forY: values.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// Returns the value of x at a coordinate.
  ///
  /// A continuous scale extends beyond the plot; categories are `nil` outside. Also `nil` if the
  /// chart's data are of another kind, or for a coordinate that is not a number.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    value(on: scales.x, at: position - (corner?.x ?? 0), along: .horizontal)
  }

  /// Returns the value of y at a coordinate, as ``value(atX:as:)`` does for x.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    value(on: scales.y, at: position - (corner?.y ?? 0), along: .vertical)
  }

  private func value<P: Plottable>(
    on scale: PositionScale, at coordinate: CGFloat, along axis: Axis
  ) -> P? {
    guard coordinate.isFinite else { return nil }
    let position = geometry.position(at: coordinate, along: axis)
    // The content of a scrolled chart has categories outside the plot too.
    let value =
      corner == nil ? scale.value(at: position) : scale.plotted(scale.datum(at: position))
    return value.flatMap(P.init(nearest:))
  }

  /// Returns the values at a point.
  public func value<X: Plottable, Y: Plottable>(
    at point: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  /// Returns the values of x that the plot covers: the ends of the domain, or all categories.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(of: scales.x) }

  /// Returns the values of y that the plot covers: the ends of the domain, or all categories.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(of: scales.y) }

  private static func domain<P: Plottable>(of scale: PositionScale) -> [P] {
    let domain = scale.domain
    let values: [PlottedValue] =
      switch scale.kind {
      case .number: [.number(domain.lowerBound), .number(domain.upperBound)]
      case .date: [.date(domain.lowerBound), .date(domain.upperBound)]
      case .category: scale.categories.values
      case nil: []
      }
    return values.compactMap(P.init(nearest:))
  }
}
