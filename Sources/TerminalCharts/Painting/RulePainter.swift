import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws rules: in empty cells, and over the fills of marks that are declared before.
struct RulePainter {
  let geometry: MarkGeometry

  func paint(_ order: [Int], on canvas: inout Canvas) {
    guard geometry.kinds.contains(.rule) else { return }
    let fills = FillOrder(order, in: geometry)
    // Of rules that fall into the same cells the first is seen.
    var last: (cells: CellRect, isOnTop: Bool)?
    for index in order where geometry.marks.collection.records[index].kind == .rule {
      guard let span = visibleSpan(of: index) else { continue }
      let cells = cells(of: index, span, upright: isUpright(index))
      let isOnTop = fills.isOnTop(index, cells)
      if let last, last == (cells, isOnTop) { continue }
      paintRule(index, in: cells, span, onTop: isOnTop, on: &canvas)
      let style = Int(geometry.marks.collection.records[index].style)
      if case .ink = geometry.paints[style] { last = (cells, isOnTop) }
    }
  }

  /// Draws a rule exactly where it is.
  func paint(_ index: Int, on canvas: inout Canvas) {
    guard let span = visibleSpan(of: index) else { return }
    paintRule(
      index, in: cells(of: index, span, upright: isUpright(index)), span, onTop: false, on: &canvas)
  }

  // A line without a width is invisible.
  private func visibleSpan(of index: Int) -> CGRect? {
    let style = Int(geometry.marks.collection.records[index].style)
    return geometry.looks[style].stroke.lineWidth <= 0 ? nil : span(of: index)
  }

  private func isUpright(_ index: Int) -> Bool {
    let record = geometry.marks.collection.records[index]
    return record.x.form != .range && (record.x.isData || record.y.form == .range)
  }

  private func paintRule(
    _ index: Int, in cells: CellRect, _ span: CGRect, onTop: Bool, on canvas: inout Canvas
  ) {
    let style = Int(geometry.marks.collection.records[index].style)
    let upright = isUpright(index)
    let end =
      upright ? CGPoint(x: span.minX, y: span.maxY) : CGPoint(x: span.maxX, y: span.minY)
    canvas.draw(
      StraightLine(
        onTop ? .ruleOnFills : .rule, from: span.origin, to: end, in: cells, isUpright: upright,
        stroke: geometry.looks[style].stroke, paint: geometry.paints[style],
        bounds: geometry.bounds(ofStyle: style, own: span)))
  }

  /// The cells in which a rule is drawn; `nil` where it has no place.
  func cells(of index: Int) -> CellRect? {
    span(of: index).map { cells(of: index, $0, upright: isUpright(index)) }
  }

  // Only across its direction a rule has a place; along it, clipping cuts off what is too long.
  private func cells(of index: Int, _ span: CGRect, upright: Bool) -> CellRect {
    let offset = geometry.marks.collection.styles[
      Int(geometry.marks.collection.records[index].style)
    ].offset
    let frame = geometry.plot.frame
    let place =
      upright ? CGPoint(x: span.minX, y: frame.minY) : CGPoint(x: frame.minX, y: span.minY)
    let cell = geometry.edge.cell(
      at: place,
      offset: upright
        ? CGSize(width: offset.xStart, height: 0) : CGSize(width: 0, height: offset.yStart))
    if upright {
      let top = CellMetrics.row(span.minY - Self.slack)
      return CellRect(
        column: cell.column, row: top, columns: 1,
        rows: max(1, CellMetrics.row(span.maxY + Self.slack) - top))
    }
    let left = CellMetrics.column(span.minX - Self.slack)
    return CellRect(
      column: left, row: cell.row,
      columns: max(1, CellMetrics.column(span.maxX + Self.slack) - left), rows: 1)
  }

  // A rule that ends in the middle of a cell is drawn there too, whatever rounding errors say.
  private static let slack: CGFloat = 0.01

  /// The line of a rule as a rectangle without width, on the canvas.
  func span(of index: Int) -> CGRect? {
    let record = geometry.marks.records[index]
    let offset = geometry.marks.collection.styles[Int(record.style)].offset
    let frame = geometry.plot.frame
    if isUpright(index) {
      guard let x = geometry.x.place(of: record.x), let y = geometry.y.span(of: record.y) else {
        return nil
      }
      return CGRect(
        x: frame.minX + x + offset.xStart, y: frame.minY + y.lowerBound + offset.yStart, width: 0,
        height: y.upperBound - y.lowerBound + offset.yEnd - offset.yStart)
    }
    guard let y = geometry.y.place(of: record.y), let x = geometry.x.span(of: record.x) else {
      return nil
    }
    return CGRect(
      x: frame.minX + x.lowerBound + offset.xStart, y: frame.minY + y + offset.yStart,
      width: x.upperBound - x.lowerBound + offset.xEnd - offset.xStart, height: 0)
  }
}
