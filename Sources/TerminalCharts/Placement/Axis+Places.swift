import FoundationSubset
import TerminalCore
import TerminalViews

extension Axis {
  /// The width of a column or the height of a row, in points.
  var cell: CGFloat { self == .horizontal ? CellMetrics.columnWidth : CellMetrics.rowHeight }
}

extension CGRect {
  /// From the left to the right edge, or from the upper to the lower one.
  subscript(along axis: Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? minX...maxX : minY...maxY
  }
}

extension CGSize {
  subscript(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CellSize {
  subscript(along axis: Axis) -> Int { axis == .horizontal ? columns : rows }
}

extension CellRect {
  subscript(along axis: Axis) -> Range<Int> {
    axis == .horizontal ? minColumn..<maxColumn : minRow..<maxRow
  }
}
