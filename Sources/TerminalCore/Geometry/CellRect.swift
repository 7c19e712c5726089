/// A rectangle of cells; `maxColumn` and `maxRow` are outside.
public struct CellRect: Hashable, Sendable {
  /// The upper left cell.
  public var origin: CellPoint
  /// The size in cells.
  public var size: CellSize

  /// Creates a rectangle from its upper left cell and its size.
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle; a negative width or height becomes zero.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
  }

  /// The leftmost column.
  public var minColumn: Int { origin.column }
  /// The first column to the right of the rectangle.
  public var maxColumn: Int { origin.column + size.columns }
  /// The topmost row.
  public var minRow: Int { origin.row }
  /// The first row below the rectangle.
  public var maxRow: Int { origin.row + size.rows }
  /// Whether the rectangle contains no cell.
  public var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// Returns whether a cell is inside.
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= minColumn && point.column < maxColumn && point.row >= minRow
      && point.row < maxRow
  }

  /// Returns the smallest rectangle that contains both.
  package func union(_ other: CellRect) -> CellRect {
    let (column, row) = (min(minColumn, other.minColumn), min(minRow, other.minRow))
    return CellRect(
      column: column, row: row, columns: max(maxColumn, other.maxColumn) - column,
      rows: max(maxRow, other.maxRow) - row)
  }

  /// Returns the cells that are in both rectangles.
  public func intersection(_ other: CellRect) -> CellRect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    return CellRect(
      column: column, row: row, columns: min(maxColumn, other.maxColumn) - column,
      rows: min(maxRow, other.maxRow) - row)
  }
}
