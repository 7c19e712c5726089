import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws areas as a background in the line's colour.
struct AreaPainter: MarkPainter {
  let geometry: MarkGeometry
  private let series: [MarkSeries]

  init(_ geometry: MarkGeometry, order: [Int]) {
    self.geometry = geometry
    series = MarkSeries.grouped(order, kind: .area, in: geometry.marks)
  }

  func paint(_ marks: ArraySlice<Int>, on canvas: inout Canvas) {
    for series in MarkSeries.beginning(in: marks.indices, of: series) {
      paint(series.members, on: &canvas)
    }
  }

  static func bounds(of index: Int, in geometry: MarkGeometry) -> CGRect? {
    let record = geometry.marks.records[index]
    guard let x = geometry.x.span(of: record.x), let y = geometry.y.span(of: record.y) else {
      return nil
    }
    return CGRect(
      x: geometry.plot.frame.minX + x.lowerBound, y: geometry.plot.frame.minY + y.lowerBound,
      width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  /// The upper and the lower edge of each area.
  var edges: [[CGPoint]] {
    series.flatMap { series in
      let ends = series.members.map(ends)
      let isHorizontal = geometry.marks.isHorizontal[series.members[0]]
      return [ends.map(\.end), ends.map(\.start)].map { edge in
        edge.filter(\.isFinite).map { isHorizontal ? CGPoint(x: $0.y, y: $0.x) : $0 }
      }
    }
  }

  private func paint(_ members: [Int], on canvas: inout Canvas) {
    let index = Int(geometry.marks.records[members[0]].style)
    let style = geometry.marks.styles[index]
    let paint = geometry.paints[index]
    let edges = geometry.broken(
      members.map(ends), of: members, gap: (start: .nowhere, end: .nowhere))
    let method = style.interpolation
    let plot = geometry.plot.frame
    let isHorizontal = geometry.marks.isHorizontal[members[0]]
    // Areas along y are drawn with x and y exchanged.
    let frame = isHorizontal ? plot.transposed : plot
    let domain = (isHorizontal ? geometry.x : geometry.y).ends(ofFills: true)
    let lines = [edges.map(\.end), edges.map(\.start)].map { points in
      LineShape.cut(
        LineShape.points(points, method: method, plot: frame, dot: geometry.precision.dot),
        of: points, to: domain, isEdge: true)
    }
    // The bounds of a gradient or a clip.
    let own =
      style.clip >= 0 || paint.varies
      ? CGRect(around: edges.map(\.start) + edges.map(\.end)) : .zero
    let bounds = geometry.bounds(ofStyle: index, own: isHorizontal ? own.transposed : own)
    let fill = { (canvas: inout Canvas) in
      canvas.fill(
        between: lines[0], and: lines[1], in: frame, isHorizontal: isHorizontal, with: paint,
        bounds: bounds)
    }
    let clip = style.clip >= 0 ? geometry.marks.collection.clips[Int(style.clip)] : nil
    guard let clip,
      let polygons = clip.polygons(
        in: isHorizontal ? own.transposed : own, sharpRadius: geometry.precision.sharpRadius)
    else { return fill(&canvas) }
    var layer = canvas.layer()
    var mask = layer
    fill(&layer)
    mask.fill(
      polygons, evenOdd: clip.style.isEOFilled, with: .ink(.primary), bounds: bounds)
    layer.mask(with: mask)
    canvas.composite(layer)
  }

  // The two ends of an area at a mark, in points; x and y are exchanged for areas along y.
  private func ends(_ index: Int) -> (start: CGPoint, end: CGPoint) {
    let record = geometry.marks.records[index]
    let found =
      geometry.marks.isHorizontal[index]
      ? Self.edges(record.y, along: geometry.y, record.x, across: geometry.x)
      : Self.edges(record.x, along: geometry.x, record.y, across: geometry.y)
    return found ?? (.nowhere, .nowhere)
  }

  private static func edges(
    _ position: MarkExtent, along: PlotDirection, _ extent: MarkExtent,
    across: PlotDirection
  ) -> (start: CGPoint, end: CGPoint)? {
    guard let x = along.coordinate(of: position), let ends = across.filledEnds(of: extent) else {
      return nil
    }
    return (
      CGPoint(x: along.origin + x, y: across.origin + ends.start),
      CGPoint(x: along.origin + x, y: across.origin + ends.end)
    )
  }
}
