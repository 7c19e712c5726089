import TerminalCore

/// Distances from the edges of a rectangle, in cells.
package struct CellInsets: Hashable, Sendable {
  package var top = 0
  package var bottom = 0
  package var leading = 0
  package var trailing = 0

  package init(top: Int = 0, bottom: Int = 0, leading: Int = 0, trailing: Int = 0) {
    (self.top, self.bottom) = (top, bottom)
    (self.leading, self.trailing) = (leading, trailing)
  }

  /// Returns the areas of these insets above and below a rectangle.
  func areas(aboveAndBelow rect: CellRect) -> [CellRect] {
    [
      CellRect(
        column: rect.minColumn, row: rect.minRow - top, columns: rect.size.columns, rows: top),
      CellRect(
        column: rect.minColumn, row: rect.maxRow, columns: rect.size.columns, rows: bottom),
    ].filter { !$0.isEmpty }
  }

  /// Returns the areas of these insets to both sides of a rectangle.
  func areas(beside rect: CellRect) -> [CellRect] {
    [
      CellRect(
        column: rect.minColumn - leading, row: rect.minRow, columns: leading,
        rows: rect.size.rows),
      CellRect(
        column: rect.maxColumn, row: rect.minRow, columns: trailing, rows: rect.size.rows),
    ].filter { !$0.isEmpty }
  }

  mutating func add(_ other: CellInsets) {
    top += other.top
    bottom += other.bottom
    leading += other.leading
    trailing += other.trailing
  }
}

extension CellRect {
  package func inset(by insets: CellInsets) -> CellRect {
    CellRect(
      column: minColumn + insets.leading, row: minRow + insets.top,
      columns: size.columns - insets.leading - insets.trailing,
      rows: size.rows - insets.top - insets.bottom)
  }
}
