import FoundationSubset
import TerminalViews

/// A layout in rows and columns: a column is as wide as its widest node, a row as high as its
/// highest; columns that can grow share the rest of the width.
struct GridNode: LayoutNode {
  /// Nodes in a row; a single spanning node has all columns.
  struct Row {
    let cells: [any LayoutNode]
    var spans = false
  }

  let rows: [Row]
  let spacing: CGSize
  let alignment: Alignment

  func size(in proposal: ProposedViewSize) -> CGSize {
    let widths = widths(in: proposal.width)
    let heights = rows.map { height(of: $0, widths) }
    return CGSize(
      width: width(widths[...]),
      height: heights.reduce(0, +) + spacing.height * CGFloat(max(0, rows.count - 1)))
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let widths = widths(in: frame.width)
    var y = frame.minY
    for row in rows {
      let height = height(of: row, widths)
      var x = frame.minX
      for (index, cell) in row.cells.enumerated() {
        let width = row.spans ? width(widths[...]) : widths[index]
        let size = cell.size(in: ProposedViewSize(width: width, height: height))
        let place = CGRect(
          x: x, y: y, width: max(width, size.width), height: max(height, size.height))
        cell.draw(in: alignment.place(size, in: place), on: &canvas)
        x += width + spacing.width
      }
      y += height + spacing.height
    }
  }

  private func width(_ widths: ArraySlice<CGFloat>) -> CGFloat {
    widths.reduce(0, +) + spacing.width * CGFloat(max(0, widths.count - 1))
  }

  private func height(of row: Row, _ widths: [CGFloat]) -> CGFloat {
    row.cells.enumerated().reduce(0) { height, cell in
      let width = row.spans ? width(widths[...]) : widths[cell.offset]
      return max(height, cell.element.size(in: ProposedViewSize(width: width, height: nil)).height)
    }
  }

  /// Returns the widths of the columns; `available` is `nil` for the ideal widths of the nodes.
  private func widths(in available: CGFloat?) -> [CGFloat] {
    let count = rows.reduce(0) { max($0, $1.spans ? 1 : $1.cells.count) }
    var widths = [CGFloat](repeating: 0, count: count)
    var canGrow = [Bool](repeating: false, count: count)
    for row in rows where !row.spans {
      for (index, cell) in row.cells.enumerated() {
        let width = cell.size(in: .unspecified).width
        let maximum = cell.size(in: ProposedViewSize(width: .infinity, height: nil)).width
        widths[index] = max(widths[index], width)
        canGrow[index] = canGrow[index] || maximum > width
      }
    }
    guard let available, available.isFinite else { return widths }
    let left = available - width(widths[...])
    // If space is missing, all columns shrink.
    let sharing = left < 0 ? Array(widths.indices) : widths.indices.filter { canGrow[$0] }
    let part = left / CGFloat(max(1, sharing.count))
    let column = CellMetrics.columnWidth
    for index in sharing {
      widths[index] = max(column, ((widths[index] + part) / column).rounded(.down) * column)
    }
    return widths
  }
}

/// The nodes of a row of a grid; outside a grid they are a stack.
struct GridRowNode: WrapperNode {
  let cells: [any LayoutNode]

  var child: any LayoutNode {
    StackNode(
      axis: .horizontal, fraction: 0.5, spacing: CellMetrics.columnWidth, children: cells)
  }
}
