import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws points: a character in the middle of a cell, dots where a symbol is larger, or a view.
struct PointPainter: MarkPainter {
  let geometry: MarkGeometry

  init(_ geometry: MarkGeometry, order: [Int]) { self.geometry = geometry }

  func paint(_ marks: ArraySlice<Int>, on canvas: inout Canvas) {
    // Found once for a run of points of a style, since there may be many.
    var known: (style: Int, scalar: Unicode.Scalar?)?
    for index in marks {
      let style = Int(geometry.marks.records[index].style)
      let scalar = known?.style == style ? known?.scalar : scalar(ofStyle: style)
      known = (style, scalar)
      paint(index, as: scalar, on: &canvas)
    }
  }

  // The character that is the symbol of a style; `nil` if it is drawn by its outline.
  func scalar(ofStyle style: Int) -> Unicode.Scalar? {
    if case .view = geometry.marks.styles[style].symbol { return nil }
    return geometry.appearances[style].scalar(in: geometry.environment.glyphSet)
  }

  // A point is as large as its symbol: a cell.
  static func bounds(of index: Int, in geometry: MarkGeometry) -> CGRect? {
    geometry.center(of: index).map { center in
      CellMetrics.points(
        CellRect(origin: CellPoint(center), size: CellSize(columns: 1, rows: 1)))
    }
  }

  private func paint(_ index: Int, as scalar: Unicode.Scalar?, on canvas: inout Canvas) {
    guard geometry.isInDomain(index), let center = geometry.center(of: index) else { return }
    let style = Int(geometry.marks.records[index].style)
    canvas.symbol(
      scalar, in: geometry.edge.cell(at: center, offset: geometry.marks.styles[style].offset.start),
      at: center, with: geometry.paints[style], bounds: geometry.plot.frame
    ) { paintShape(style, at: center, on: &$0) }
  }

  private func paintShape(_ style: Int, at center: CGPoint, on canvas: inout Canvas) {
    if case .view(let view) = geometry.marks.styles[style].symbol {
      let node = geometry.marks.collection.symbolViews[Int(view)].content
      let point = CGRect(origin: center, size: .zero)
      let frame = Alignment.center.place(node.size(in: .unspecified), in: point)
      // Half of a number would be another one.
      let isInPlot = Self.isInPlot(center, geometry)
      return node.draw(
        in: isInPlot
          ? frame.moved(into: geometry.plot.frame, alongX: true, alongY: true) : frame,
        on: &canvas)
    }
    let appearance = geometry.appearances[style]
    let frame = appearance.symbolFrame.offsetBy(dx: center.x, dy: center.y)
    guard frame.width > 0, frame.height > 0 else { return }
    let bounds = geometry.bounds(ofStyle: style, own: frame)
    let paintWhole = { (canvas: inout Canvas) in
      paintShape(
        appearance.symbol, in: frame, around: center, with: geometry.paints[style], bounds,
        on: &canvas)
    }
    if Self.isInPlot(center, geometry) {
      canvas.unclipped(to: geometry.laidOut.layout.chart, paintWhole)
    } else {
      paintWhole(&canvas)
    }
  }

  /// Returns the points in the plot whose symbols extend beyond it.
  static func overflowing(in geometry: MarkGeometry) -> [Int] {
    geometry.marks.records.indices.filter { index in
      let record = geometry.marks.records[index]
      guard record.kind == .point, let center = geometry.center(of: index) else { return false }
      let frame = geometry.appearances[Int(record.style)].symbolFrame
      return !geometry.plot.frame.contains(frame.offsetBy(dx: center.x, dy: center.y))
        && isInPlot(center, geometry)
    }
  }

  private static func isInPlot(_ point: CGPoint, _ geometry: MarkGeometry) -> Bool {
    geometry.plot.frame.insetBy(dx: -PlotEdge.tolerance, dy: -PlotEdge.tolerance).contains(point)
  }

  private func paintShape(
    _ shape: SymbolShape, in frame: CGRect, around center: CGPoint, with paint: Paint,
    _ bounds: CGRect, on canvas: inout Canvas
  ) {
    if let stroke = shape.stroke {
      let inset = min(stroke.lineWidth / 2, frame.width / 2, frame.height / 2)
      let pen = Pen(paint: paint, style: stroke, bounds: bounds, anchor: center)
      for polygon in shape.polygons(in: frame.insetBy(dx: inset, dy: inset)) {
        canvas.stroke(polygon + polygon.prefix(1), with: pen)
      }
    } else {
      canvas.fillRound(
        shape.polygons(in: frame), with: paint, bounds: bounds, anchor: center)
    }
  }
}

extension MarkAppearance {
  /// Above this extent, in points, a symbol is drawn in dots along its outline.
  private static let largest: CGFloat = 14
  /// Below this extent, in points, a symbol is a small dot.
  private static let smallest: CGFloat = 5

  /// Returns the character of a symbol; `nil` where it is drawn by its outline, or not at all.
  fileprivate func scalar(in glyphs: GlyphSet) -> Unicode.Scalar? {
    let extent = max(symbolFrame.width, symbolFrame.height)
    guard symbolFrame.width > 0, symbolFrame.height > 0, extent <= Self.largest,
      !symbol.isCustom || extent < Self.smallest
    else { return nil }
    let smallDot: Unicode.Scalar = glyphs == .ascii ? "." : "•"
    return extent < Self.smallest ? smallDot : symbol.glyph(in: glyphs)
  }
}
