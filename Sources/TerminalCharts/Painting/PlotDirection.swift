import FoundationSubset
import TerminalViews

/// One direction of a plot: its scale, and the coordinates of the scale's positions.
///
/// Marks, areas and rules treat x and y alike; coordinates are in points from the plot's left or
/// upper edge. An immutable class, because a structure would be copied, with its scale, for every
/// mark that is placed.
final class PlotDirection {
  let axis: Axis
  let scale: PositionScale
  private let plot: PlotGeometry
  private let kind: ScaleKind?

  init(_ axis: Axis, scale: PositionScale, plot: PlotGeometry) {
    (self.axis, self.scale, self.plot) = (axis, scale, plot)
    kind = scale.kind
  }

  var length: CGFloat { axis == .horizontal ? plot.frame.width : plot.frame.height }
  var origin: CGFloat { plot.frame[along: axis].lowerBound }

  func coordinate(at position: Double) -> CGFloat { plot.coordinate(at: position, along: axis) }

  /// Returns the coordinate of a mark: its value, the middle of its bin or band, or the plot's
  /// middle if unspecified; `nil` if the scale does not contain the value.
  func coordinate(of extent: MarkExtent) -> CGFloat? {
    switch extent.form {
    case .none: return length / 2
    case .points: return extent.lower.isNaN ? length / 2 : CGFloat(extent.lower)
    case .value, .bin, .range:
      guard extent.kind == kind else { return nil }
      let position = scale.position(extent.middle)
      return position.isFinite ? coordinate(at: position) : nil
    }
  }

  /// Returns the two ends of a mark in the order of its data; `nil` if it has no position.
  func ends(of extent: MarkExtent) -> (start: CGFloat, end: CGFloat)? {
    guard let (lower, upper) = scale.positions(of: extent), lower.isFinite, upper.isFinite else {
      return nil
    }
    return (coordinate(at: lower), coordinate(at: upper))
  }

  /// Returns both ends of a fill.
  ///
  /// A fill that begins at zero at an end of the scale begins at the outer edge of zero's cells, on
  /// the axis.
  func filledEnds(of extent: MarkExtent) -> (start: CGFloat, end: CGFloat)? {
    guard var ends = ends(of: extent) else { return nil }
    if extent.form == .range, extent.lower == 0, kind == .number {
      ends.start += shift(beyond: scale.position(0))
    }
    return ends
  }

  /// Returns the span of a bar or a rectangle with the whole cells at the ends of the scale: at
  /// both ends of a rectangle, only at the start of a bar, and not if its length is zero.
  ///
  /// What is outside the domain is cut off: the plot has half a cell more.
  func filledSpan(
    of extent: MarkExtent, _ kind: MarkRecord.Kind
  ) -> ClosedRange<CGFloat>? {
    guard extent.form == .range, extent.lower != extent.upper,
      let (lower, upper) = scale.positions(of: extent), span(of: extent) != nil
    else { return span(of: extent) }
    let positions = (lower: inside(lower), upper: inside(upper))
    var (start, end) = (coordinate(at: positions.lower), coordinate(at: positions.upper))
    if kind == .rectangle || lower != positions.lower || extent.lower == 0 && self.kind == .number {
      start += shift(beyond: positions.lower)
    }
    if kind == .rectangle { end += shift(beyond: positions.upper) }
    return min(start, end)...max(start, end)
  }

  // Returns the positions of a mark with two ends; `nil` if it has none, or is outside the domain.
  private func visiblePositions(of extent: MarkExtent) -> (lower: Double, upper: Double)? {
    guard let (lower, upper) = scale.positions(of: extent), lower.isFinite, upper.isFinite else {
      return nil
    }
    let ends = [lower, upper].map { CGFloat($0) * length }
    let isVisible = PlotEdge.overlaps(min(ends[0], ends[1])...max(ends[0], ends[1]), 0...length)
    return isVisible ? (lower, upper) : nil
  }

  // The nearest position in the domain.
  private func inside(_ position: Double) -> Double { position.clamped(to: 0...1) }

  /// Returns whether the value of a mark is in the domain.
  func contains(_ extent: MarkExtent) -> Bool {
    !extent.isData || extent.form == .range || scale.isInside(extent.middle)
  }

  /// Returns the ends of the domain on the canvas; for fills with the whole cell at their start.
  func ends(ofFills: Bool) -> ClosedRange<CGFloat> {
    var ends = [coordinate(at: 0), coordinate(at: 1)]
    let start = scale.isReversed ? 1 : 0
    if ofFills { ends[start] += shift(beyond: Double(start)) }
    return origin + min(ends[0], ends[1])...origin + max(ends[0], ends[1])
  }

  // Returns the distance from an end of the scale to the outer edge of its cell; 0 elsewhere.
  private func shift(beyond position: Double) -> CGFloat {
    let (halfCell, direction): (CGFloat, CGFloat) =
      axis == .horizontal ? (plot.halfCell.width, -1) : (plot.halfCell.height, 1)
    if abs(position) < 1e-9 { return direction * halfCell }
    return abs(position - 1) < 1e-9 ? -direction * halfCell : 0
  }

  /// Returns the span of a mark before widths are applied, from the smaller coordinate to the
  /// larger; of a range its part in the domain.
  func span(of extent: MarkExtent) -> ClosedRange<CGFloat>? {
    switch extent.form {
    case .none: return 0...(axis == .horizontal ? length : plot.depth)
    case .points:
      let lower = extent.lower.isNaN ? 0 : CGFloat(extent.lower)
      let upper = extent.upper.isNaN ? length : CGFloat(extent.upper)
      return min(lower, upper)...max(lower, upper)
    case .value:
      return ends(of: extent).map { min($0.start, $0.end)...max($0.start, $0.end) }
    case .bin, .range:
      guard let (lower, upper) = visiblePositions(of: extent) else { return nil }
      let isCut = extent.form == .range
      let ends = [lower, upper].map { coordinate(at: isCut ? inside($0) : $0) }
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
  }
}
