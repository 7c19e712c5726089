import TerminalCore

/// A text on the screen with an action for clicks.
struct ClickTarget: Hashable, Sendable {
  let row: Int
  let columns: Range<Int>
  /// The actions of equal parts of the text, from left to right.
  let actions: [ViewerAction]

  /// Returns the action of a cell; `nil` outside the text.
  func action(at cell: CellPoint) -> ViewerAction? {
    guard cell.row == row, columns.contains(cell.column), !actions.isEmpty else { return nil }
    let part = (cell.column - columns.lowerBound) * actions.count / columns.count
    return actions[min(part, actions.count - 1)]
  }
}
