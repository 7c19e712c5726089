import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws areas: a ground of the line's colour, column of dots by column of dots.
struct AreaPainter {
  let geometry: MarkGeometry

  /// Draws one series.
  func paint(_ members: [Int], on canvas: inout Canvas) {
    let index = geometry.marks.style(ofSeries: members)
    let style = geometry.marks.collection.styles[index]
    let paint = geometry.paints[index]
    let gap = CGPoint(x: CGFloat.nan, y: .nan)
    let edges = geometry.broken(members.map(ends), of: members, gap: (start: gap, end: gap))
    let method = style.interpolation
    let plot = geometry.plot.frame
    let isHorizontal = geometry.marks.isHorizontal[members[0]]
    // Along y the same is drawn with x and y exchanged.
    let frame = isHorizontal ? plot.transposed : plot
    let upper = LineShape.points(edges.map(\.end), method: method, plot: frame)
    let lower = LineShape.points(edges.map(\.start), method: method, plot: frame)
    let own = style.clip >= 0 || paint.varies ? bounds(of: edges, members) : .zero
    let shape = AreaShape(upper: upper, lower: lower)
    let bounds = geometry.bounds(ofStyle: index, own: isHorizontal ? own.transposed : own)
    let clip = style.clip >= 0 ? geometry.marks.collection.clips[Int(style.clip)] : nil
    guard let clip, let polygons = clip.polygons(in: isHorizontal ? own.transposed : own) else {
      return fill(
        shape, in: frame, with: paint, bounds: bounds, isHorizontal: isHorizontal, on: &canvas)
    }
    var layer = canvas.layer()
    var mask = layer
    fill(
      shape, in: frame, with: paint, bounds: bounds, isHorizontal: isHorizontal, on: &layer)
    mask.fill(
      polygons, evenOdd: clip.style.isEOFilled, with: .ink(.primary), bounds: bounds)
    layer.keep(under: mask)
    canvas.lay(layer)
  }

  private func fill(
    _ shape: AreaShape, in frame: CGRect, with paint: Paint, bounds: CGRect, isHorizontal: Bool,
    on canvas: inout Canvas
  ) {
    let unit = isHorizontal ? CellMetrics.rowHeight : CellMetrics.columnWidth
    for strip in shape.strips(width: CellMetrics.dot, in: frame, unit: unit) {
      canvas.fill(
        isHorizontal ? strip.transposed : strip, with: paint, bounds: bounds, tint: true)
    }
  }

  // What a gradient or a clip spans: the whole area, where these are a part of it.
  private func bounds(
    of edges: [(start: CGPoint, end: CGPoint)], _ members: [Int]
  ) -> CGRect {
    let isHorizontal = geometry.marks.isHorizontal[members[0]]
    let edges =
      geometry.marks.whole(of: members)?.extremes.map { ends(of: $0, isHorizontal) } ?? edges
    return LineShape.bounds(of: edges.map(\.start) + edges.map(\.end))
  }

  // The two ends of an area at a mark, in points of the canvas, along y even for lying areas.
  func ends(_ index: Int) -> (start: CGPoint, end: CGPoint) {
    ends(of: geometry.marks.collection.records[index], geometry.marks.isHorizontal[index])
  }

  private func ends(
    of record: MarkRecord, _ isHorizontal: Bool
  ) -> (start: CGPoint, end: CGPoint) {
    let found =
      isHorizontal
      ? Self.edges(record.y, along: geometry.y, record.x, across: geometry.x)
      : Self.edges(record.x, along: geometry.x, record.y, across: geometry.y)
    let nothing = CGPoint(x: CGFloat.nan, y: .nan)
    return found ?? (nothing, nothing)
  }

  private static func edges(
    _ place: MarkExtent, along: PlotDirection, _ extent: MarkExtent,
    across: PlotDirection
  ) -> (start: CGPoint, end: CGPoint)? {
    guard let x = along.place(of: place), let ends = across.filledEnds(of: extent) else {
      return nil
    }
    return (
      CGPoint(x: along.origin + x, y: across.origin + ends.start),
      CGPoint(x: along.origin + x, y: across.origin + ends.end)
    )
  }
}

extension CGRect {
  /// The rectangle with x and y exchanged.
  var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

/// What lies between two lines.
struct AreaShape {
  private let upper: LineSampler
  private let lower: LineSampler
  private let extent: ClosedRange<CGFloat>?

  init(upper: [CGPoint], lower: [CGPoint]) {
    self.upper = LineSampler(upper)
    self.lower = LineSampler(lower)
    let xs = upper.lazy.map(\.x).filter(\.isFinite)
    extent = xs.min().flatMap { low in xs.max().map { low...$0 } }
  }

  /// Rectangles of a width that together cover the shape; none where a line is undefined.
  ///
  /// A shape that begins or ends in the middle of the plot's first or last cell, where ticks are,
  /// covers that cell: beside whole ones a half has ragged edges, and no ground for its line.
  func strips(width: CGFloat, in frame: CGRect, unit: CGFloat) -> [CGRect] {
    guard let extent else { return [] }
    let start = extent.lowerBound - frame.minX < 0.75 * unit ? frame.minX : extent.lowerBound
    let end = frame.maxX - extent.upperBound < 0.75 * unit ? frame.maxX : extent.upperBound
    var strips: [CGRect] = []
    var left = (start / width).rounded(.down) * width
    while left < end || left <= extent.upperBound {
      let middle = min(max(left + width / 2, extent.lowerBound), extent.upperBound)
      if let top = upper.y(at: middle), let bottom = lower.y(at: middle) {
        strips.append(
          CGRect(x: left, y: min(top, bottom), width: width, height: abs(bottom - top)))
      }
      left += width
    }
    return strips
  }
}

/// Reads the height of a line at any place.
private struct LineSampler {
  private let points: [CGPoint]

  init(_ points: [CGPoint]) {
    let ascending = zip(points, points.dropFirst()).allSatisfy {
      !$0.x.isFinite || !$1.x.isFinite || $0.x <= $1.x
    }
    let finite = points.filter { $0.x.isFinite }
    self.points = ascending ? points : finite.sorted { $0.x < $1.x }
  }

  /// The height at a place; `nil` in a gap and beyond the ends.
  func y(at x: CGFloat) -> CGFloat? {
    // The first finite point at or after x, by halving: gaps keep their place in the order.
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      var probe = middle
      while probe < high && !points[probe].x.isFinite { probe += 1 }
      if probe < high && points[probe].x < x { low = probe + 1 } else { high = middle }
    }
    while low < points.count && !points[low].x.isFinite { low += 1 }
    guard low < points.count else { return nil }
    let right = points[low]
    if right.x == x || low == 0 { return right.x == x && right.y.isFinite ? right.y : nil }
    let left = points[low - 1]
    guard left.x.isFinite, left.y.isFinite, right.y.isFinite else { return nil }
    let share = right.x > left.x ? (x - left.x) / (right.x - left.x) : 1
    return left.y + (right.y - left.y) * share
  }
}
