import FoundationSubset
import TerminalCore

extension Canvas {
  /// Fills a bar: shapes are exact, with round corners; cells show the corners that they can.
  ///
  /// - Parameter bounds: The rectangle of a gradient; `nil` for the bar.
  package mutating func bar(
    _ rect: CGRect, isHorizontal: Bool, cornerRadius: CGFloat, with paint: Paint, bounds: CGRect?
  ) {
    if recordRounded(rect, cornerRadius, paint, bounds) { return }
    let shown = isRecording ? rect : rect.withCorners(isHorizontal: isHorizontal)
    fill(shown, with: paint, bounds: bounds)
  }

  /// Fills a rectangle of data: shapes are exact, with round corners; cells have sharp ones.
  ///
  /// - Parameters:
  ///   - isTile: Whether the rectangle is one of many tiles, which take whole columns of cells.
  ///   - isLine: Whether a thin rectangle on other fills is drawn as a line, because a cell shows
  ///     no third colour.
  ///   - bounds: The rectangle of a gradient; `nil` for the rectangle of data.
  package mutating func rectangle(
    _ rect: CGRect, cornerRadius: CGFloat, isTile: Bool, isLine: Bool, with paint: Paint,
    bounds: CGRect?
  ) {
    if recordRounded(rect, cornerRadius, paint, bounds) { return }
    fill(isTile && !isRecording ? rect.inWholeColumns : rect, with: paint, bounds: bounds)
    if isLine, !isRecording { drawLine(along: rect, with: paint, bounds: bounds ?? rect) }
  }

  /// Draws a symbol: as its character where cells are drawn and it has one, else by its shape.
  package mutating func symbol(
    _ scalar: Unicode.Scalar?, in cell: CellPoint, at center: CGPoint, with paint: Paint,
    bounds: CGRect, orShape draw: (inout Canvas) -> Void
  ) {
    guard !isRecording, let scalar else { return draw(&self) }
    guard let ink = paint.ink(at: center, in: bounds) else { return }
    put(scalar, column: cell.column, row: cell.row, kind: .symbol, ink: ink)
  }

  // Records a rectangle with round corners; returns false if it is to be drawn in another way.
  private mutating func recordRounded(
    _ rect: CGRect, _ radius: CGFloat, _ paint: Paint, _ bounds: CGRect?
  ) -> Bool {
    guard isRecording, radius > 0 else { return false }
    let shape = Path(roundedRect: rect, cornerRadius: radius)
    fill(shape.polylines.map(\.points), with: paint, bounds: bounds ?? rect)
    return true
  }

  private mutating func drawLine(along rect: CGRect, with paint: Paint, bounds: CGRect) {
    let thinnest: CGFloat = 4
    guard min(rect.width, rect.height) <= thinnest, max(rect.width, rect.height) > thinnest else {
      return
    }
    let isUpright = rect.width < rect.height
    let cells = CellMetrics.coveredCells(rect).line(through: rect, isUpright: isUpright)
    var line = StraightLine(along: cells, isUpright: isUpright, ink: .primary)
    (line.role, line.paint, line.bounds) = (.fillOnFills, paint, bounds)
    draw(line)
  }
}

extension CGRect {
  /// Returns the bar with ends at which characters can show its corners.
  ///
  /// Corners are quarters of a cell: a bar with half a cell at a side ends at half a cell, or a
  /// part of its end would stick out. A bar shorter than half a cell stays as it is.
  fileprivate func withCorners(isHorizontal: Bool) -> CGRect {
    let cell = isHorizontal ? CellMetrics.cell.transposed : CellMetrics.cell
    let bar = isHorizontal ? transposed : self
    let half = cell.height / 2
    func isWhole(_ edge: CGFloat) -> Bool {
      abs(edge / cell.width - (edge / cell.width).rounded()) < 1e-6
    }
    guard bar.height >= half, bar.width > cell.width + 1e-6,
      !isWhole(bar.minX) || !isWhole(bar.maxX)
    else { return self }
    let start = (bar.minY / half).rounded() * half
    let end = (bar.maxY / half).rounded() * half
    let cornered = CGRect(x: bar.minX, y: start, width: bar.width, height: end - start)
    return isHorizontal ? cornered.transposed : cornered
  }

  /// The rectangle in whole columns: if four tiles met in a cell, two would lose their colour.
  fileprivate var inWholeColumns: CGRect {
    let column = CellMetrics.columnWidth
    guard width >= column else { return self }
    let left = (minX / column).rounded() * column
    let right = (maxX / column).rounded() * column
    return CGRect(x: left, y: minY, width: right - left, height: height)
  }
}

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(width: height, height: width) }
}
