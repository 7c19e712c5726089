import FoundationSubset
import TerminalCore
import TerminalViews

/// Places marks on the canvas, in points.
///
/// Shared by the painters of a chart, and never changed, as is ``LaidOutChart``.
package final class MarkGeometry {
  let marks: ArrangedMarks
  let laidOut: LaidOutChart
  let plot: PlotGeometry
  let x: PlotDirection
  let y: PlotDirection
  let kinds: MarkKinds
  /// The layouts of automatic bars along x and along y.
  let xBars: BarGrid
  let yBars: BarGrid
  /// The paint of each style of the collection.
  let paints: [Paint]
  /// The lines and symbols of each style of the collection; empty if all marks are filled.
  let appearances: [MarkAppearance]
  let edge: PlotEdge

  init(_ marks: ArrangedMarks, in laidOut: LaidOutChart) {
    self.marks = marks
    self.laidOut = laidOut
    plot = laidOut.layout.geometry
    x = PlotDirection(.horizontal, scale: laidOut.scales.x, plot: plot)
    y = PlotDirection(.vertical, scale: laidOut.scales.y, plot: plot)
    kinds = marks.kinds
    edge = PlotEdge(of: plot.frame)
    let environment = laidOut.environment
    let styles = marks.styles
    let scales = laidOut.scales.styles
    let paints = styles.indices.map {
      styles.paint(ofStyle: $0, scales: scales, in: environment)
    }
    self.paints = paints
    appearances =
      kinds.isSubset(of: .fills)
      ? [] : styles.map { MarkAppearance($0, of: styles, scales: scales) }
    // A shade always fills a whole cell.
    let isShaded =
      environment.colorDepth == .monochrome
      && paints.contains { $0.representative.map { $0.pattern > 0 } ?? false }
    let hasHalves = environment.glyphSet != .ascii && !isShaded
    let precision = laidOut.layout.precision
    xBars = BarGrid(x, bin: laidOut.facts.bars.x.shortest, hasHalves: hasHalves, precision)
    yBars = BarGrid(y, bin: laidOut.facts.bars.y.shortest, hasHalves: hasHalves, precision)
  }

  subscript(along axis: Axis) -> PlotDirection { axis == .horizontal ? x : y }
  var scales: ChartScales { laidOut.scales }
  var settings: DrawingSettings { laidOut.settings }
  var precision: DrawingPrecision { laidOut.layout.precision }
  var environment: EnvironmentValues { laidOut.environment }

  /// Inserts gaps into the points of a line or an area where data are missing.
  func broken<Point>(_ points: [Point], of members: [Int], gap: Point) -> [Point] {
    guard settings.lineGaps != .connected, let first = members.first else { return points }
    let axis: Axis = marks.isHorizontal[first] ? .vertical : .horizontal
    let data = members.map { marks.records[$0][along: axis].middle }
    var result = points
    for index in settings.lineGaps.gaps(in: data).reversed() {
      result.insert(gap, at: index + 1)
    }
    return result
  }

  func paint(of index: Int) -> Paint { paints[Int(marks.records[index].style)] }

  /// Returns the area that the gradient of a mark spans; `nil` for the mark itself.
  func gradientBounds(of index: Int) -> CGRect? {
    marks.style(of: index).alignsWithPlotArea ? plot.frame : nil
  }

  func bounds(ofStyle index: Int, own: CGRect) -> CGRect {
    marks.styles[index].alignsWithPlotArea ? plot.frame : own
  }

  /// Returns whether a point or a rule is in the domains.
  func isInDomain(_ index: Int) -> Bool {
    x.contains(marks.records[index].x) && y.contains(marks.records[index].y)
  }

  /// Returns the point of a mark: a value's point, the middle of a bin or a band; `nil` where there
  /// is none.
  func center(of index: Int) -> CGPoint? {
    // Read in place, because copying a record for each of many marks is slow.
    center(
      marks.records[index].x, marks.records[index].y, style: marks.records[index].style)
  }

  func center(_ xExtent: MarkExtent, _ yExtent: MarkExtent, style: Int32) -> CGPoint? {
    let placement = marks.styles[Int(style)]
    guard let x = x.coordinate(of: xExtent), let y = y.coordinate(of: yExtent) else { return nil }
    let shift =
      placement.position.isNone ? .zero : positionShift(xExtent, yExtent, placement)
    return CGPoint(
      x: plot.frame.minX + x + placement.offset.xStart + shift.width,
      y: plot.frame.minY + y + placement.offset.yStart + shift.height)
  }

  // The distance of a mark that is positioned by a category from the middle of its band.
  private func positionShift(
    _ xExtent: MarkExtent, _ yExtent: MarkExtent, _ style: MarkStyle
  ) -> CGSize {
    if let shift = columnShift(xExtent, style, along: .horizontal) {
      return CGSize(width: shift, height: 0)
    }
    return CGSize(width: 0, height: columnShift(yExtent, style, along: .vertical) ?? 0)
  }

  /// Returns the distance from the middle of a band to the middle of the bars of a mark's category;
  /// `nil` if the category does not position it along the axis.
  func columnShift(_ extent: MarkExtent, _ style: MarkStyle, along axis: Axis) -> CGFloat? {
    let isHorizontal = axis == .horizontal
    guard let column = Self.column(style, axis),
      let span = isHorizontal ? x.span(of: extent) : y.span(of: extent),
      span.upperBound > span.lowerBound
    else { return nil }
    let part = part(of: span, at: column, .automatic, style, isHorizontal ? xBars : yBars)
    return (part.lowerBound + part.upperBound - span.lowerBound - span.upperBound) / 2
  }
}
