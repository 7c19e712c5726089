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
      let style = Int(geometry.marks.collection.records[index].style)
      // A line without a width is invisible.
      if geometry.looks[style].stroke.lineWidth <= 0 { continue }
      guard let span = span(of: index) else { continue }
      let isUpright = isUpright(index)
      let cells = cells(of: index, span, upright: isUpright)
      let isOnTop = fills.isOnTop(index, cells)
      if let last, last == (cells, isOnTop) { continue }
      paintRule(index, in: cells, span, upright: isUpright, onTop: isOnTop, on: &canvas)
      if case .ink = geometry.paints[style] { last = (cells, isOnTop) }
    }
  }

  private func isUpright(_ index: Int) -> Bool {
    let record = geometry.marks.collection.records[index]
    return record.x.form != .range && (record.x.isData || record.y.form == .range)
  }

  private func paintRule(
    _ index: Int, in cells: CellRect, _ span: CGRect, upright: Bool, onTop: Bool,
    on canvas: inout Canvas
  ) {
    let style = Int(geometry.marks.collection.records[index].style)
    let paint = geometry.paints[style]
    let bounds = geometry.bounds(ofStyle: style, own: span)
    let scalar = RuleGlyph.scalar(
      upright: upright, stroke: geometry.looks[style].stroke, in: geometry.environment.glyphSet)
    for row in cells.minRow..<cells.maxRow {
      for column in cells.minColumn..<cells.maxColumn {
        let cell = CellPoint(column: column, row: row)
        guard let ink = paint.ink(at: CellMetrics.center(of: cell), in: bounds) else {
          continue
        }
        if onTop, canvas.putOnFill(scalar, column: column, row: row, ink: ink) { continue }
        canvas.put(scalar, column: column, row: row, kind: .rule, ink: ink)
      }
    }
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

/// The characters of straight lines.
enum RuleGlyph {
  /// The character of a rule that is drawn with a stroke.
  ///
  /// A line of a character has two widths only: that of a rule is thick from a dot, 4 points, on.
  static func scalar(
    upright: Bool, stroke: StrokeStyle, in glyphs: GlyphSet
  ) -> Unicode.Scalar {
    scalar(
      upright: upright, dashed: !stroke.dash.isEmpty,
      thick: stroke.lineWidth >= CellMetrics.dot, in: glyphs)
  }

  /// The character of a line.
  static func scalar(
    upright: Bool, dashed isDashed: Bool, thick isThick: Bool = false, in glyphs: GlyphSet
  ) -> Unicode.Scalar {
    if glyphs == .ascii { return upright ? (isDashed ? ":" : "|") : (isThick ? "=" : "-") }
    switch (upright, isDashed, isThick) {
    case (true, false, false): return "│"
    case (true, false, true): return "┃"
    case (true, true, false): return "┊"
    case (true, true, true): return "┋"
    case (false, false, false): return "─"
    case (false, false, true): return "━"
    case (false, true, false): return "┄"
    case (false, true, true): return "┅"
    }
  }
}
