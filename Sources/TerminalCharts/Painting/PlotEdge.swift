import FoundationSubset
import TerminalCore
import TerminalViews

/// The treatment of marks of one cell at the edge of the plot.
///
/// Separate from ``MarkGeometry``, because it is used for every mark and plain numbers are cheap to
/// copy.
struct PlotEdge {
  private let frame: CGRect
  private let cells: CellRect

  init(of frame: CGRect) {
    self.frame = frame
    cells = CellMetrics.cells(frame)
  }

  /// The distance in points at which the end of a domain still counts as on the plot's edge.
  static let tolerance: CGFloat = 0.01

  /// Returns whether an extent is in a plot: a point also at the plot's edge, a longer extent not
  /// if it only touches the edge.
  static func overlaps(_ extent: ClosedRange<CGFloat>, _ plot: ClosedRange<CGFloat>) -> Bool {
    let common = min(extent.upperBound, plot.upperBound) - max(extent.lowerBound, plot.lowerBound)
    return extent.upperBound - extent.lowerBound < tolerance
      ? common > -tolerance : common > tolerance
  }

  /// Returns the cell of a mark that is placed by data and then moved by an offset; marks outside
  /// the plot are in cells outside, where clipping drops them.
  ///
  /// A mark inside the plot stays there if its offset moves it less than a cell out, so that a mark
  /// at the end of a bar is visible on the highest bar too.
  func cell(at point: CGPoint, offset: CGSize) -> CellPoint {
    let cell = CellPoint(point, in: frame)
    guard offset != .zero else { return cell }
    let data = CellPoint(
      CGPoint(x: point.x - offset.width, y: point.y - offset.height), in: frame)
    return data.clamped(to: cells) == data ? cell.clamped(to: cells) ?? cell : cell
  }
}

extension MarkOffset {
  /// The offset of the start of a mark, or of its only point.
  var start: CGSize { CGSize(width: xStart, height: yStart) }
}

extension CellPoint {
  /// The cell that holds a point of the canvas; the far edges of an area belong to its last cells.
  init(_ point: CGPoint, in area: CGRect) {
    self.init(
      CGPoint(
        x: Self.inner(point.x, area.minX, area.maxX), y: Self.inner(point.y, area.minY, area.maxY)))
  }

  private static func inner(_ coordinate: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    let tolerance = PlotEdge.tolerance
    if abs(coordinate - upper) < tolerance { return max(lower, upper - tolerance) }
    return abs(coordinate - lower) < tolerance ? lower : coordinate
  }

  /// Returns the cell itself, or its neighbour inside the area if it is just outside.
  func clamped(to area: CellRect) -> CellPoint? {
    guard column >= area.minColumn - 1, column <= area.maxColumn, row >= area.minRow - 1,
      row <= area.maxRow, !area.isEmpty
    else { return nil }
    return CellPoint(
      column: min(max(column, area.minColumn), area.maxColumn - 1),
      row: min(max(row, area.minRow), area.maxRow - 1))
  }
}
