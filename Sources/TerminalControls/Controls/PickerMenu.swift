import FoundationSubset
import TerminalCore
import TerminalViews

/// Whether the window of a menu is open, and the option that Enter selects.
struct MenuState: Hashable {
  var isOpen = false
  var marked = 0
}

/// An option with marks in two columns: both before it, or one on each side.
struct MarkedNode: WrapperNode {
  let child: any LayoutNode
  let mark: String
  /// The mark behind the option; `nil` if both columns are before it.
  var endMark: String?
  /// The ink of the marks.
  var ink = Ink.primary

  func size(in proposal: ProposedViewSize) -> CGSize {
    let size = child.size(in: .unspecified)
    return CGSize(width: size.width + 2 * CellMetrics.columnWidth, height: size.height)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let cells = CellMetrics.cells(frame)
    let indentation = (endMark == nil ? 2 : 1) * CellMetrics.columnWidth
    child.draw(
      in: CGRect(
        x: frame.minX + indentation, y: frame.minY,
        width: frame.width - 2 * CellMetrics.columnWidth, height: frame.height), on: &canvas)
    canvas.write(mark, column: cells.minColumn, row: cells.minRow, ink: ink)
    guard let endMark else { return }
    canvas.write(endMark, column: cells.maxColumn - 1, row: cells.minRow, ink: ink)
  }
}

extension MarkedNode {
  /// Creates an option between brackets while it is selected.
  init(between child: any LayoutNode, isSelected: Bool, ink: Ink = .primary) {
    self.init(
      child: child, mark: isSelected ? "<" : "", endMark: isSelected ? ">" : "", ink: ink)
  }
}

/// The selected option of a menu, as wide as the widest option, with an arrow.
struct MenuNode: LayoutNode {
  /// The window with all options.
  struct Window {
    let marked: Int
    let identity: ViewIdentity?
    let close: () -> Void
  }

  let options: [any LayoutNode]
  let chosen: Int?
  let rows: [any LayoutNode]
  let window: Window?

  private var textWidth: CGFloat {
    options.map { $0.size(in: .unspecified).width }.max() ?? 0
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: textWidth + 2 * CellMetrics.columnWidth, height: CellMetrics.rowHeight)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let cells = CellMetrics.cells(frame)
    if let chosen {
      options[chosen].draw(
        in: CGRect(
          x: frame.minX, y: frame.minY, width: textWidth, height: CellMetrics.rowHeight),
        on: &canvas)
    }
    canvas.write(
      window == nil ? "▾" : "▴", column: cells.maxColumn - 1, row: cells.minRow, ink: .primary)
    guard let window else { return }
    canvas.note(PopUpNote { draw(window, at: cells, on: &$0) })
  }

  /// Draws the window below the selected option, or above it if there is more space, with as many
  /// rows as fit, including the marked one.
  private func draw(_ window: Window, at cells: CellRect, on canvas: inout Canvas) {
    let below = canvas.size.rows - cells.maxRow
    let isBelow = below >= rows.count + 2 || below >= cells.minRow
    let count = min(rows.count, max(0, (isBelow ? below : cells.minRow) - 2))
    let first = max(0, min(window.marked - count / 2, rows.count - count))
    // A border, a column on both sides, the mark and its column.
    let columns = min(canvas.size.columns, CellMetrics.column(textWidth) + 6)
    let box = CellRect(
      origin: CellPoint(
        column: max(0, min(cells.minColumn - 4, canvas.size.columns - columns)),
        row: isBelow ? cells.maxRow : cells.minRow - count - 2),
      size: CellSize(columns: columns, rows: count + 2))
    guard count > 0, columns > 6 else { return }
    let everywhere = CellMetrics.points(canvas.bounds)
    let nobody = EmptyNode().answering(at: .layer(2), of: window.identity, choose: window.close)
    canvas.responding(.window(.list), in: everywhere) { canvas in
      // A click outside closes it.
      nobody.draw(in: everywhere, on: &canvas)
      canvas.box(box, ink: .secondary)
      for (offset, row) in rows[first..<first + count].enumerated() {
        row.draw(
          in: CellMetrics.points(
            CellRect(
              origin: CellPoint(column: box.minColumn + 2, row: box.minRow + 1 + offset),
              size: CellSize(columns: columns - 4, rows: 1))),
          on: &canvas)
      }
    }
  }
}
