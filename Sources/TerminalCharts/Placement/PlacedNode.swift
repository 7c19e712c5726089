import FoundationSubset
import TerminalCore
import TerminalViews

/// A node with its position.
package struct PlacedNode {
  let node: any LayoutNode
  package private(set) var size: CellSize
  package var origin = CellPoint(column: 0, row: 0)
  package var frame: CellRect { CellRect(origin: origin, size: size) }

  package init(_ node: any LayoutNode) {
    self.node = node
    let points = node.size(in: .unspecified)
    size = CellSize(
      columns: CellMetrics.column(points.width), rows: CellMetrics.row(points.height))
  }

  init(_ node: any LayoutNode, in area: CellRect) {
    self.node = node
    size = area.size
    origin = CellPoint(column: area.minColumn, row: area.minRow)
  }

  /// Returns the node limited to a number of columns, with the rows that it then needs.
  func narrowed(to columns: Int) -> PlacedNode {
    guard size.columns > columns else { return self }
    var narrow = self
    narrow.size = node.size(inColumns: columns)
    return narrow
  }

  package func draw(on canvas: inout Canvas) {
    node.draw(in: CellMetrics.points(frame), on: &canvas)
  }
}

extension LayoutNode {
  /// Returns the size in a number of columns, with the rows that the node then needs.
  func size(inColumns columns: Int) -> CellSize {
    let width = CGFloat(columns) * CellMetrics.columnWidth
    let points = size(in: ProposedViewSize(width: width, height: nil))
    return CellSize(columns: columns, rows: max(1, CellMetrics.row(points.height)))
  }
}
