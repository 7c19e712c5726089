extension CellBuffer {
  /// Copies another buffer into this one with its upper left cell at `origin`, clipped to this
  /// buffer.
  ///
  /// - Complexity: O(n), where n is the number of cells of `other`.
  package mutating func copy(_ other: CellBuffer, to origin: CellPoint) {
    let area = CellRect(origin: origin, size: other.size).intersection(bounds)
    guard !area.isEmpty else { return }
    let columns = area.minColumn - origin.column..<area.maxColumn - origin.column
    let rows = area.minRow - origin.row..<area.maxRow - origin.row
    let (width, otherWidth) = (size.columns, other.size.columns)
    withCells { cells in
      for row in rows {
        let start = (origin.row + row) * width + origin.column
        for column in columns { cells[start + column] = other.cells[row * otherWidth + column] }
      }
    }
    guard !other.clusters.isEmpty else { return }
    for row in rows {
      for column in columns where other[column, row].glyph.clusterIndex != nil {
        put(
          other[column, row], from: other, column: origin.column + column,
          row: origin.row + row)
      }
    }
  }

  /// Sets a cell to one of another buffer; does nothing outside this buffer.
  package mutating func put(_ cell: Cell, from other: CellBuffer, column: Int, row: Int) {
    guard cell.glyph.clusterIndex != nil else {
      self[column, row] = cell
      return
    }
    write(other.text(of: cell.glyph), column: column, row: row, style: cell.style)
  }
}
