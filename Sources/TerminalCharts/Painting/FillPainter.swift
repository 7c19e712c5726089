import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws what is filled: areas, bars, rectangles.
struct FillPainter {
  let geometry: MarkGeometry

  func paint(_ order: [Int], on canvas: inout Canvas) {
    guard !geometry.kinds.isDisjoint(with: .fills) else { return }
    let areas = AreaPainter(geometry: geometry)
    let series = MarkSeries.grouped(order, kind: .area, in: geometry.marks)
    // An area is drawn where its first mark is declared.
    let beginning = Dictionary(uniqueKeysWithValues: series.map { ($0[0], $0) })
    let hasTiles = order.lazy.filter { geometry.marks.records[$0].isTile }.prefix(4).count == 4
    for index in order {
      if let members = beginning[index] { areas.paint(members, on: &canvas) }
      paint(index, isTiled: hasTiles, on: &canvas)
    }
  }

  /// Draws a bar, a rectangle or a sector; no other mark.
  ///
  /// - Parameter isTiled: whether tiles of a heat map take whole columns.
  func paint(_ index: Int, isTiled: Bool = false, on canvas: inout Canvas) {
    switch geometry.marks.collection.records[index].kind {
    case .bar, .rectangle: paintRectangle(index, isTiled: isTiled, on: &canvas)
    case .sector: SectorPainter(geometry: geometry).paint(index, on: &canvas)
    default: break
    }
  }

  private func paintRectangle(_ index: Int, isTiled: Bool, on canvas: inout Canvas) {
    guard var rect = geometry.rectangle(of: index).map({ visible($0, index) }), rect.height > 0,
      rect.width > 0
    else { return }
    if isTiled && geometry.marks.records[index].isTile { rect = rect.inWholeColumns }
    if geometry.marks.records[index].kind == .bar, !canvas.isRecording {
      rect = rect.withCorners(along: geometry.marks.isHorizontal[index] ? .horizontal : .vertical)
    }
    let style = Int(geometry.marks.collection.records[index].style)
    let paint = geometry.paints[style]
    let bounds = geometry.bounds(ofStyle: style, own: rect)
    let clip = Int(geometry.marks.collection.styles[style].clip)
    if clip >= 0,
      let polygons = geometry.marks.collection.clips[clip].polygons(
        in: rect, least: geometry.leastRadius)
    {
      canvas.fill(
        polygons, evenOdd: geometry.marks.collection.clips[clip].style.isEOFilled, with: paint,
        bounds: bounds)
    } else if case let radius = geometry.marks.collection.styles[style].cornerRadius,
      radius > geometry.leastRadius, canvas.isRecording
    {
      let shape = Path(roundedRect: rect, cornerRadius: radius)
      canvas.fill(shape.polylines.map(\.points), with: paint, bounds: bounds)
    } else {
      canvas.fill(rect, with: paint, bounds: bounds)
    }
  }
}

extension MarkClip {
  /// The shape in the bounds of a mark; `nil` where nobody can tell it from the bounds.
  ///
  /// - Parameter least: a radius of corners up to which they are as good as sharp.
  func polygons(in rect: CGRect, least: CGFloat) -> [[CGPoint]]? {
    if case .rectangle(_, let radius) = shape._form(in: rect).content, radius <= least {
      return nil
    }
    return shape.path(in: rect).polylines.map(\.points)
  }
}

extension FillPainter {
  /// A bar that is shorter than the least that is seen is as long, and one of zero is not drawn.
  private func visible(_ rect: CGRect, _ index: Int) -> CGRect {
    guard geometry.marks.collection.records[index].kind == .bar else { return rect }
    let axis: Axis = geometry.marks.isHorizontal[index] ? .horizontal : .vertical
    let extent = geometry.marks.collection.records[index][along: axis]
    guard extent.form == .range, extent.lower != extent.upper else { return rect }
    var rect = rect
    if axis == .horizontal {
      let missing = max(0, geometry.least.width - rect.width)
      if extent.upper < extent.lower { rect.origin.x -= missing }
      rect.size.width += missing
    } else {
      let missing = max(0, geometry.least.height - rect.height)
      if extent.upper > extent.lower { rect.origin.y -= missing }
      rect.size.height += missing
    }
    return rect
  }
}

extension MarkRecord {
  /// Whether it is a rectangle between values of both scales, as those of a heat map are.
  fileprivate var isTile: Bool { kind == .rectangle && x.form == .range && y.form == .range }
}

extension CGRect {
  /// A bar along an axis that characters show with its corners.
  ///
  /// There are corners of a quarter of a cell alone: where half a cell stands beside whole ones the
  /// bar ends at half a cell, or one of the two would stick out. What is shorter stays a hair.
  fileprivate func withCorners(along axis: Axis) -> CGRect {
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    let (sides, ends, half) = (self[along: across], self[along: axis], axis.cell / 2)
    guard ends.upperBound - ends.lowerBound >= half,
      sides.upperBound - sides.lowerBound > across.cell + BarGrid.tolerance,
      ![sides.lowerBound, sides.upperBound].allSatisfy({ BarGrid.isWhole($0 / across.cell) })
    else { return self }
    let start = (ends.lowerBound / half).rounded() * half
    let end = (ends.upperBound / half).rounded() * half
    return axis == .vertical
      ? CGRect(x: minX, y: start, width: width, height: end - start)
      : CGRect(x: start, y: minY, width: end - start, height: height)
  }

  /// Of the tiles of a heat map four would meet in a cell, where two would lose their colour.
  fileprivate var inWholeColumns: CGRect {
    let column = CellMetrics.columnWidth
    guard width >= column else { return self }
    let left = (minX / column).rounded() * column
    let right = (maxX / column).rounded() * column
    return CGRect(x: left, y: minY, width: right - left, height: height)
  }
}
