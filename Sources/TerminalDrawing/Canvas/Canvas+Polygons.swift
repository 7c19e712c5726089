import FoundationSubset
import TerminalCore

extension Canvas {
  /// Fills polygons, given in points, by subpixels: an eighth of a cell in both directions.
  ///
  /// - Parameters:
  ///   - evenOdd: Whether the even-odd rule decides what is inside.
  ///   - bounds: The rectangle of a gradient.
  ///   - tint: Whether grid lines and rules stay visible on the fill.
  ///   - opaque: Whether dots and glyphs below the fill are removed.
  package mutating func fill(
    _ polygons: [[CGPoint]], evenOdd: Bool = false, with paint: Paint, bounds: CGRect,
    tint: Bool = false, opaque: Bool = false
  ) {
    if record(.fill(polygons, evenOdd: evenOdd), paint, bounds) { return }
    let edges = PolygonEdges(polygons)
    guard paint != .clear, let rows = rows(of: edges) else { return }
    for row in rows {
      let masks = masks(of: edges, row: row, evenOdd: evenOdd)
      for (offset, mask) in masks.enumerated() where mask != 0 {
        let column = clip.minColumn + offset
        if opaque || paint == .erase { self[column, row].erase(mask, dotRows: dotRows) }
        let center = CellMetrics.center(of: CellPoint(column: column, row: row))
        guard let ink = paint.ink(at: center, in: bounds) else { continue }
        self[column, row].add(mask, ink: ink, tint: tint)
      }
    }
  }

  /// Fills polygons with curved edges, in Braille dots, which follow curves better than blocks.
  ///
  /// - Parameters:
  ///   - anchor: The centre of a circle; see ``Drawing``.
  ///   - isShaded: Whether patterns of dots replace colours.
  package mutating func fillRound(
    _ polygons: [[CGPoint]], evenOdd: Bool = false, with paint: Paint, bounds: CGRect,
    anchor: CGPoint? = nil, isShaded: Bool = false, opaque: Bool = false
  ) {
    if record(.fill(polygons, evenOdd: evenOdd), paint, bounds, anchor: anchor) { return }
    guard glyphs != .braille else {
      return fillDots(polygons, evenOdd: evenOdd, with: paint, bounds: bounds, isShaded: isShaded)
    }
    inCells {
      $0.fill(polygons, evenOdd: evenOdd, with: paint, bounds: bounds, opaque: opaque)
    }
  }

  /// Fills polygons, given in points, with dots.
  package mutating func fillDots(
    _ polygons: [[CGPoint]], evenOdd: Bool = false, with paint: Paint, bounds: CGRect,
    priority: Int8 = 0, isShaded: Bool = false
  ) {
    let edges = PolygonEdges(polygons)
    guard paint.representative != nil, let rows = rows(of: edges) else { return }
    beginStroke()
    for y in (rows.lowerBound * dotRows)..<(rows.upperBound * dotRows) {
      let middle = (CGFloat(y) + 0.5) * CellMetrics.rowHeight / CGFloat(dotRows)
      for span in edges.spans(at: middle, evenOdd: evenOdd) {
        let first = max(clip.minColumn * 2, Canvas.firstMiddle(after: span.lowerBound, 4))
        let end = min(clip.maxColumn * 2, Canvas.firstMiddle(after: span.upperBound, 4))
        guard first < end else { continue }
        for x in first..<end {
          let point = CGPoint(x: (CGFloat(x) + 0.5) * CellMetrics.dot, y: middle)
          guard let ink = paint.ink(at: point, in: bounds),
            !isShaded || DotDensity.contains(x: x, y: y, pattern: ink.pattern)
          else { continue }
          dot(x: x, y: y, ink: ink, priority: priority)
        }
      }
    }
  }

  // The visible rows of cells that edges reach.
  private func rows(of edges: PolygonEdges) -> Range<Int>? {
    guard let extent = edges.extent, clip.size.columns > 0 else { return nil }
    let height = CellMetrics.rowHeight
    let top = CellMetrics.clamped((extent.lowerBound / height).rounded(.down))
    let bottom = CellMetrics.clamped((extent.upperBound / height).rounded(.up))
    let low = max(top, clip.minRow)
    let high = min(bottom, clip.maxRow)
    return low < high ? low..<high : nil
  }

  private func masks(of edges: PolygonEdges, row: Int, evenOdd: Bool) -> [UInt64] {
    var masks = [UInt64](repeating: 0, count: clip.size.columns)
    for line in 0..<8 {
      let rowMask = SubpixelMask.rows(from: line, to: line + 1)
      let y = (CGFloat(row * 8 + line) + 0.5) * CellMetrics.rowHeight / 8
      for span in edges.spans(at: y, evenOdd: evenOdd) {
        let first = max(clip.minColumn * 8, Canvas.firstMiddle(after: span.lowerBound, 1))
        let end = min(clip.maxColumn * 8, Canvas.firstMiddle(after: span.upperBound, 1))
        guard first < end else { continue }
        for column in (first / 8)...((end - 1) / 8) {
          let columns = SubpixelMask.columns(
            from: max(0, first - column * 8), to: min(8, end - column * 8))
          masks[column - clip.minColumn] |= columns & rowMask
        }
      }
    }
    return masks
  }

  // The first of the equal parts of a line whose middle is not before a coordinate.
  private static func firstMiddle(after coordinate: CGFloat, _ length: CGFloat) -> Int {
    CellMetrics.clamped((coordinate / length - 0.5).rounded(.up))
  }
}
