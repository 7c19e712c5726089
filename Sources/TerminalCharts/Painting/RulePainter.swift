import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws rules: in empty cells, and over the fills of marks that are declared before.
struct RulePainter: MarkPainter {
  let geometry: MarkGeometry
  // The index of the first fill in the order; fills of views and kept charts do not count.
  private let firstFill: Int

  init(_ geometry: MarkGeometry, order: [Int] = []) {
    self.geometry = geometry
    let first = order.firstIndex {
      MarkKinds.fills.contains(MarkKinds(geometry.marks.records[$0].kind))
    }
    firstFill = first ?? .max
  }

  func paint(_ marks: ArraySlice<Int>, on canvas: inout Canvas) {
    let role: StraightLine.Role = marks.startIndex > firstFill ? .ruleOnFills : .rule
    var last: (cells: CellRect, paint: Paint)?
    for index in marks {
      let stroke = geometry.appearances[Int(geometry.marks.records[index].style)].stroke
      // A line without a width is invisible.
      guard stroke.lineWidth > 0, let span = span(of: index) else { continue }
      let isUpright = isUpright(index)
      let cells = cells(of: index, span, upright: isUpright)
      let paint = geometry.paint(of: index)
      let end =
        isUpright ? CGPoint(x: span.minX, y: span.maxY) : CGPoint(x: span.maxX, y: span.minY)
      var line = StraightLine(
        role, from: span.origin, to: end, in: cells, isUpright: isUpright, stroke: stroke,
        paint: paint, bounds: geometry.gradientBounds(of: index) ?? span)
      if case .ink = paint {
        line.isRepeated = last.map { $0 == (cells, paint) } ?? false
        last = (cells, paint)
      }
      canvas.draw(line)
    }
  }

  static func bounds(of index: Int, in geometry: MarkGeometry) -> CGRect? {
    RulePainter(geometry).span(of: index)
  }

  private func isUpright(_ index: Int) -> Bool {
    let record = geometry.marks.records[index]
    return record.x.form != .range && (record.x.isData || record.y.form == .range)
  }

  /// Returns the cells in which a rule is drawn; `nil` where it has no position.
  func cells(of index: Int) -> CellRect? {
    span(of: index).map { cells(of: index, $0, upright: isUpright(index)) }
  }

  // A rule has a position only across its direction; along it, clipping cuts off the excess.
  private func cells(of index: Int, _ span: CGRect, upright: Bool) -> CellRect {
    let offset = geometry.marks.style(of: index).offset
    let frame = geometry.plot.frame
    let corner =
      upright ? CGPoint(x: span.minX, y: frame.minY) : CGPoint(x: frame.minX, y: span.minY)
    let cell = geometry.edge.cell(
      at: corner,
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

  // A rule that ends in the middle of a cell is drawn there too, despite rounding errors.
  private static let slack: CGFloat = 0.01

  /// Returns the line of a rule as a rectangle without width, on the canvas.
  func span(of index: Int) -> CGRect? {
    guard geometry.isInDomain(index) else { return nil }
    let record = geometry.marks.records[index]
    let style = geometry.marks.style(of: index)
    let (offset, frame) = (style.offset, geometry.plot.frame)
    if isUpright(index) {
      guard let x = geometry.x.coordinate(of: record.x), let y = geometry.y.span(of: record.y)
      else {
        return nil
      }
      let shift = geometry.columnShift(record.x, style, along: .horizontal) ?? 0
      return CGRect(
        x: frame.minX + x + shift + offset.xStart, y: frame.minY + y.lowerBound + offset.yStart,
        width: 0,
        height: y.upperBound - y.lowerBound + offset.yEnd - offset.yStart)
    }
    guard let y = geometry.y.coordinate(of: record.y), let x = geometry.x.span(of: record.x) else {
      return nil
    }
    let shift = geometry.columnShift(record.y, style, along: .vertical) ?? 0
    return CGRect(
      x: frame.minX + x.lowerBound + offset.xStart, y: frame.minY + y + shift + offset.yStart,
      width: x.upperBound - x.lowerBound + offset.xEnd - offset.xStart, height: 0)
  }
}
