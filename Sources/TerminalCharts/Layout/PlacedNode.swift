import Foundation
import TerminalCore
import TerminalViews

/// A node with its place.
struct PlacedNode {
  let node: any LayoutNode
  let size: CellSize
  var origin = CellPoint(column: 0, row: 0)

  init(_ node: any LayoutNode) {
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

  func draw(on canvas: inout Canvas) {
    node.draw(
      in: CellMetrics.points(CellRect(origin: origin, size: size)), on: &canvas)
  }
}
