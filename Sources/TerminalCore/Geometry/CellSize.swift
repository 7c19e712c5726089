/// A size in cells; never negative.
public struct CellSize: Hashable, Sendable {
  /// The width in cells.
  public var columns: Int
  /// The height in cells.
  public var rows: Int

  /// Creates a size; negative numbers become zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The number of cells.
  public var count: Int { columns * rows }
}
