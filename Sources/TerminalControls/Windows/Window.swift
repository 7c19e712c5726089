import FoundationSubset
import TerminalCore
import TerminalViews

/// Views in a box over the screen, which keys and the pointer do not leave until it is closed.
///
/// Esc closes it, and so does a click on the sign in its border.
struct Window {
  /// How much of the screen it takes.
  enum Extent: Hashable {
    /// What the views want, or a length in points.
    case fitting, height(CGFloat)
    /// A share of the rows.
    case fraction(CGFloat)
    /// All of it, without a border.
    case everything
  }

  let child: any LayoutNode
  let extent: Extent
  /// The identity of the window in the view tree.
  let place: ViewPlace
  /// Closes it; `nil` where only the views inside do that.
  let close: (() -> Void)?

  // Longer lines are hard to read.
  private static let mostColumns = 72
  // A border and a column on both sides, a border above and below.
  private static let (marginColumns, marginRows) = (4, 2)

  /// Draws the window in the middle of a canvas.
  func draw(on canvas: inout Canvas) {
    let box = box(on: canvas.size)
    let isWhole = extent == .everything
    let inside = isWhole ? box : box.inset(columns: Self.marginColumns / 2, rows: 1)
    guard inside.size.columns > 0, inside.size.rows > 0 else { return }
    draw(in: box, hasBorder: !isWhole, on: &canvas) { canvas in
      canvas.clipped(to: inside) { child.draw(in: CellMetrics.points(inside), on: &$0) }
      if !isWhole { drawCloseSign(in: box, on: &canvas) }
    }
  }

  private func draw(
    in box: CellRect, hasBorder: Bool, on canvas: inout Canvas, _ content: (inout Canvas) -> Void
  ) {
    let everywhere = CellMetrics.points(canvas.bounds)
    let keys = place.child(.stage(0)).memory { FocusAttachment() }
    keys.isFocusable = false
    keys.onKey = { key in
      guard key == KeyPress(.escape), let close else { return false }
      close()
      return true
    }
    canvas.responding(.window(.sheet), in: everywhere) { canvas in
      // Nothing below hears a press.
      EmptyNode().answering(at: .layer(2), of: place) {}
        .draw(in: everywhere, on: &canvas)
      canvas.responding(.focus(keys), in: CellMetrics.points(box)) { canvas in
        if hasBorder { canvas.box(box, ink: .secondary) } else { canvas.erase(box) }
        // Nor does a press between the views inside close the window.
        EmptyNode().answering(at: .layer(4), of: place) {}
          .draw(in: CellMetrics.points(box), on: &canvas)
        content(&canvas)
      }
    }
  }

  private func drawCloseSign(in box: CellRect, on canvas: inout Canvas) {
    guard let close, box.size.columns > 8 else { return }
    let place = CellRect(
      column: box.maxColumn - 5, row: box.minRow, columns: 3, rows: 1)
    canvas.write("[×]", column: place.minColumn, row: place.minRow, ink: .primary)
    EmptyNode().answering(at: .layer(3), of: self.place, choose: close)
      .draw(in: CellMetrics.points(place), on: &canvas)
  }

  /// The cells of the box in the middle of a screen.
  private func box(on screen: CellSize) -> CellRect {
    if extent == .everything { return CellRect(origin: CellPoint(column: 0, row: 0), size: screen) }
    let most = CellSize(
      columns: min(screen.columns - Self.marginColumns, Self.mostColumns),
      rows: screen.rows - Self.marginRows)
    guard most.columns > 0, most.rows > 0 else {
      return CellRect(column: 0, row: 0, columns: 0, rows: 0)
    }
    let room = CellMetrics.points(most)
    let rows: Int
    switch extent {
    case .height(let height): rows = CellMetrics.row(height)
    case .fraction(let share):
      rows = Int((CGFloat(screen.rows) * share).rounded()) - Self.marginRows
    default:
      rows =
        cells(
          child.size(in: ProposedViewSize(width: room.width, height: nil)), within: most
        ).rows
    }
    let height = min(max(1, rows), most.rows)
    let offer = CellMetrics.points(CellSize(columns: most.columns, rows: height))
    let columns = cells(child.size(in: ProposedViewSize(offer)), within: most).columns
    let size = CellSize(
      columns: max(columns, min(Self.leastColumns, most.columns)) + Self.marginColumns,
      rows: height + Self.marginRows)
    return CellRect(
      origin: CellPoint(
        column: (screen.columns - size.columns) / 2, row: (screen.rows - size.rows) / 2),
      size: size)
  }

  // Room for the sign that closes it.
  private static let leastColumns = 16

  private func cells(_ size: CGSize, within most: CellSize) -> CellSize {
    let columns = (size.width / CellMetrics.columnWidth).rounded(.up)
    let rows = (size.height / CellMetrics.rowHeight).rounded(.up)
    return CellSize(
      columns: Int(min(max(0, columns), CGFloat(max(0, most.columns)))),
      rows: Int(min(max(0, rows), CGFloat(max(0, most.rows)))))
  }
}

extension CellRect {
  /// The cells that are so far from the edges.
  fileprivate func inset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: minColumn + columns, row: minRow + rows, columns: max(0, size.columns - 2 * columns),
      rows: max(0, size.rows - 2 * rows))
  }
}

extension EnvironmentValues {
  /// The surroundings of views in a window, which no style of the view reaches that has opened it.
  func inWindow(at place: ViewPlace, close: @escaping @MainActor @Sendable () -> Void) -> Self {
    var inner = self
    inner.place = place.child(.content)
    (inner.font, inner.foregroundStyle, inner.weakerStyles) = (nil, nil, [])
    (inner.textAttributes, inner.opacity, inner.stackAxis) = ([], 1, nil)
    (inner.lineLimit, inner.multilineTextAlignment) = (nil, .leading)
    (inner.isEnabled, inner.bar) = (true, nil)
    inner.dismiss = DismissAction(close)
    return inner
  }
}
