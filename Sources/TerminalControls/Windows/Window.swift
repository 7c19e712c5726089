import FoundationSubset
import TerminalCore
import TerminalViews

/// A box with views over the screen, which receives all keys and clicks until it is closed.
///
/// Esc closes it, and so does a click on the button in its border.
struct Window {
  let child: any LayoutNode
  /// The identity of the window in the view tree.
  let identity: ViewIdentity
  /// Closes the window.
  let close: () -> Void

  // Longer lines are hard to read.
  private static let maximumColumns = 72
  // A border and a column on both sides, a border above and below.
  private static let (marginColumns, marginRows) = (4, 2)

  /// Draws the window in the middle of a canvas.
  func draw(on canvas: inout Canvas) {
    let box = box(on: canvas.size)
    let inside = box.inset(columns: Self.marginColumns / 2, rows: 1)
    guard inside.size.columns > 0, inside.size.rows > 0 else { return }
    let everywhere = CellMetrics.points(canvas.bounds)
    let keys = identity.child(.stage(0)).memory { FocusAttachment() }
    keys.isFocusable = false
    keys.onKey = { key in
      guard key == KeyPress(.escape) else { return false }
      close()
      return true
    }
    canvas.responding(.window(.sheet), in: everywhere) { canvas in
      // Views below the window receive no clicks.
      EmptyNode().answering(at: .layer(2), of: identity) {}.draw(in: everywhere, on: &canvas)
      canvas.responding(.focus(keys), in: CellMetrics.points(box)) { canvas in
        canvas.box(box, ink: .secondary)
        canvas.clipped(to: inside) { child.draw(in: CellMetrics.points(inside), on: &$0) }
        guard box.size.columns > 8 else { return }
        let button = CellRect(column: box.maxColumn - 5, row: box.minRow, columns: 3, rows: 1)
        canvas.write("[×]", column: button.minColumn, row: button.minRow, ink: .primary)
        EmptyNode().answering(at: .layer(3), of: identity, choose: close)
          .draw(in: CellMetrics.points(button), on: &canvas)
      }
    }
  }

  /// Returns the cells of the box in the middle of a screen.
  private func box(on screen: CellSize) -> CellRect {
    let limit = CellSize(
      columns: min(screen.columns - Self.marginColumns, Self.maximumColumns),
      rows: screen.rows - Self.marginRows)
    guard limit.columns > 0, limit.rows > 0 else {
      return CellRect(column: 0, row: 0, columns: 0, rows: 0)
    }
    let width = CellMetrics.points(limit).width
    let wanted = child.size(in: ProposedViewSize(width: width, height: nil))
    let rows = max(1, cells(wanted, within: limit).rows)
    let offer = CellMetrics.points(CellSize(columns: limit.columns, rows: rows))
    let columns = cells(child.size(in: ProposedViewSize(offer)), within: limit).columns
    let size = CellSize(
      columns: max(columns, min(Self.minimumColumns, limit.columns)) + Self.marginColumns,
      rows: rows + Self.marginRows)
    return CellRect(
      origin: CellPoint(
        column: (screen.columns - size.columns) / 2, row: (screen.rows - size.rows) / 2),
      size: size)
  }

  // Space for the close button.
  private static let minimumColumns = 16

  private func cells(_ size: CGSize, within limit: CellSize) -> CellSize {
    let columns = (size.width / CellMetrics.columnWidth).rounded(.up)
    let rows = (size.height / CellMetrics.rowHeight).rounded(.up)
    return CellSize(
      columns: Int(min(max(0, columns), CGFloat(max(0, limit.columns)))),
      rows: Int(min(max(0, rows), CGFloat(max(0, limit.rows)))))
  }
}

extension CellRect {
  /// Returns the rectangle reduced on all sides.
  fileprivate func inset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: minColumn + columns, row: minRow + rows, columns: max(0, size.columns - 2 * columns),
      rows: max(0, size.rows - 2 * rows))
  }
}

extension EnvironmentValues {
  /// Returns the environment of a window, without the styles of the view that opened it.
  func inWindow(
    at identity: ViewIdentity, close: @escaping @MainActor @Sendable () -> Void
  ) -> Self {
    var inner = self
    inner.identity = identity.child(.content)
    (inner.font, inner.foregroundStyle) = (nil, nil)
    (inner.textAttributes, inner.opacity, inner.stackAxis) = ([], 1, nil)
    (inner.lineLimit, inner.multilineTextAlignment) = (nil, .leading)
    inner.isEnabled = true
    inner[BarKey.self] = nil
    inner.dismiss = DismissAction(close)
    return inner
  }
}
