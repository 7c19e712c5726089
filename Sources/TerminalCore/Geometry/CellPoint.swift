/// The position of a cell: column from the left and row from the top, both from zero.
public struct CellPoint: Hashable, Sendable {
  /// The column; negative left of the origin.
  public var column: Int
  /// The row; negative above the origin.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
