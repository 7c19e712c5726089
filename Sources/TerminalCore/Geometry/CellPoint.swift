/// A cell's place on the terminal: columns from the left, rows from the top, both from zero.
public struct CellPoint: Hashable, Sendable {
  /// Columns from the left edge; negative when left of it.
  public var column: Int
  /// Rows from the top edge; negative when above it.
  public var row: Int

  /// Creates the place at the given column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
