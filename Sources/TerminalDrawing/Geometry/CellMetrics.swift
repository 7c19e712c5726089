import FoundationSubset
import TerminalCore

/// The size of a cell in points, the units of SwiftUI.
///
/// A cell is 8 by 16 points, so that a Braille dot is a square of 4 points and 80 by 24 cells are
/// 640 by 384 points. Code that says `.frame(height: 400)` or `lineWidth: 6` keeps its proportions.
public enum CellMetrics {
  /// The width of a column in points.
  public static let columnWidth: CGFloat = 8
  /// The height of a row in points.
  public static let rowHeight: CGFloat = 16
  /// The extent of a cell in points.
  package static var cell: CGSize { CGSize(width: columnWidth, height: rowHeight) }
  /// The width and height of a Braille dot in points.
  public static let dot: CGFloat = 4

  /// Returns the size in points of an extent in cells.
  public static func points(_ size: CellSize) -> CGSize {
    CGSize(width: CGFloat(size.columns) * columnWidth, height: CGFloat(size.rows) * rowHeight)
  }

  /// Returns the middle of a cell in points: the position of a pointer on that cell, unless the
  /// terminal reports pixels.
  public static func center(of cell: CellPoint) -> CGPoint {
    CGPoint(
      x: (CGFloat(cell.column) + 0.5) * columnWidth, y: (CGFloat(cell.row) + 0.5) * rowHeight)
  }

  /// Returns the position of a pointer in points.
  package static func point(of report: MouseEvent) -> CGPoint {
    CGPoint(
      x: (CGFloat(report.location.column) + CGFloat(report.placeInCell.x)) * columnWidth,
      y: (CGFloat(report.location.row) + CGFloat(report.placeInCell.y)) * rowHeight)
  }

  /// Returns the column edge nearest to a horizontal coordinate in points, clamped.
  package static func column(_ x: CGFloat) -> Int { clamped(x / columnWidth) }
  /// Returns the row edge nearest to a vertical coordinate in points, clamped.
  package static func row(_ y: CGFloat) -> Int { clamped(y / rowHeight) }

  /// Returns the cells nearest to a rectangle in points.
  package static func cells(_ rect: CGRect) -> CellRect {
    let left = column(rect.minX)
    let top = row(rect.minY)
    return CellRect(
      column: left, row: top, columns: column(rect.maxX) - left, rows: row(rect.maxY) - top)
  }

  /// Returns the cells that a rectangle in points covers at least in part, ignoring rounding
  /// errors.
  package static func coveredCells(_ rect: CGRect) -> CellRect {
    let left = clamped((rect.minX / columnWidth + 1e-6).rounded(.down))
    let top = clamped((rect.minY / rowHeight + 1e-6).rounded(.down))
    return CellRect(
      column: left, row: top,
      columns: clamped((rect.maxX / columnWidth - 1e-6).rounded(.up)) - left,
      rows: clamped((rect.maxY / rowHeight - 1e-6).rounded(.up)) - top)
  }

  /// Returns the rectangle in points that covers cells.
  package static func points(_ rect: CellRect) -> CGRect {
    CGRect(
      x: CGFloat(rect.minColumn) * columnWidth, y: CGFloat(rect.minRow) * rowHeight,
      width: CGFloat(rect.size.columns) * columnWidth, height: CGFloat(rect.size.rows) * rowHeight)
  }

  /// Returns a number of points as an integer; NaN becomes zero, and large numbers are clamped.
  package static func clamped(_ value: CGFloat) -> Int {
    guard value == value else { return 0 }
    return Int(max(-1e6, min(1e6, value.rounded())))
  }
}

extension CellPoint {
  /// The cell of a point of the canvas.
  package init(_ point: CGPoint) {
    self.init(
      column: CellMetrics.clamped((point.x / CellMetrics.columnWidth).rounded(.down)),
      row: CellMetrics.clamped((point.y / CellMetrics.rowHeight).rounded(.down)))
  }
}
