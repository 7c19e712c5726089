import Foundation

/// One direction of a plot: its scale, and where in the plot the scale's positions lie.
///
/// Marks, areas and rules ask the same of x and of y; places are in points from the plot's left or
/// upper edge.
struct PlotDirection {
  enum Axis { case x, y }

  let axis: Axis
  let scale: AxisScale
  private let plot: PlotGeometry
  // The scale of nearly all charts, to be asked for every mark without a look at what it is made
  // of.
  private let straight: (start: Double, length: Double)?
  private let kind: ScaleKind?
  private let isReversed: Bool

  init(_ axis: Axis, scale: AxisScale, plot: PlotGeometry) {
    self.axis = axis
    self.scale = scale
    self.plot = plot
    straight = scale.scale.straight
    kind = scale.kind
    isReversed = scale.scale.isReversed
  }

  // Where a datum of the scale's kind lies; nil where the scale itself has to be asked.
  @inline(__always)
  private func straightPlace(of datum: Double) -> CGFloat? {
    guard let straight, datum.isFinite else { return nil }
    let share = (datum - straight.start) / straight.length
    return share.isFinite ? place(at: isReversed ? 1 - share : share) : nil
  }

  /// The plot's width or height.
  var length: CGFloat { axis == .x ? plot.frame.width : plot.frame.height }
  /// Where the plot begins on the canvas.
  var origin: CGFloat { axis == .x ? plot.frame.minX : plot.frame.minY }

  /// Where a position of the scale lies.
  func place(at position: Double) -> CGFloat {
    axis == .x ? plot.x(at: position) : plot.y(at: position)
  }

  /// Where a mark stands: at its value, in the middle of its bin or band; in the plot's middle
  /// where nothing is said, and nowhere when the scale does not know the value.
  func place(of extent: MarkExtent) -> CGFloat? {
    switch extent.form {
    case .none: return length / 2
    case .points: return extent.lower.isNaN ? length / 2 : CGFloat(extent.lower)
    case .value, .bin, .range:
      guard extent.kind == kind else { return nil }
      if let place = straightPlace(of: extent.middle) { return place }
      let position = scale.scale.position(extent.middle)
      return position.isFinite ? place(at: position) : nil
    }
  }

  /// The two ends of a mark in the order of its data; nil where it has no place.
  func ends(of extent: MarkExtent) -> (start: CGFloat, end: CGFloat)? {
    if extent.isData, extent.kind == kind, let start = straightPlace(of: extent.lower),
      let end = straightPlace(of: extent.upper)
    {
      return (start, end)
    }
    guard let (lower, upper) = scale.positions(of: extent), lower.isFinite, upper.isFinite else {
      return nil
    }
    return (place(at: lower), place(at: upper))
  }

  /// What a mark covers before widths are applied, from the smaller place to the larger.
  func span(of extent: MarkExtent) -> ClosedRange<CGFloat>? {
    switch extent.form {
    case .none: return 0...length
    case .points:
      let lower = extent.lower.isNaN ? 0 : CGFloat(extent.lower)
      let upper = extent.upper.isNaN ? length : CGFloat(extent.upper)
      return min(lower, upper)...max(lower, upper)
    case .value, .bin, .range:
      return ends(of: extent).map { min($0.start, $0.end)...max($0.start, $0.end) }
    }
  }
}
