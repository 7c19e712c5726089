import TerminalCore

extension PlacedImage {
  /// Returns the pixels of cells, counted from the upper left cell, with the patches.
  package func part(_ cells: CellRect) -> PixelImage {
    var part = image.part(pixels(cells))
    for patch in patches {
      let common = patch.area.intersection(cells)
      guard !common.isEmpty else { continue }
      let source = patch.image.part(pixels(common, from: patch.area.origin))
      part.replace(pixels(common, from: cells.origin), with: source)
    }
    return part
  }

  /// Returns the pixels that cells take, counted from a cell.
  private func pixels(
    _ cells: CellRect, from origin: CellPoint = CellPoint(column: 0, row: 0)
  ) -> PixelRect {
    let width = image.width / max(1, area.size.columns)
    let height = image.height / max(1, area.size.rows)
    let (x, y) = (cells.minColumn - origin.column, cells.minRow - origin.row)
    return PixelRect(
      columns: x * width..<(x + cells.size.columns) * width,
      rows: y * height..<(y + cells.size.rows) * height)
  }

  /// Returns whether the image shows in a cell, counted from its upper left cell.
  func isVisible(_ column: Int, _ row: Int) -> Bool {
    visible[row * area.size.columns + column]
  }

  /// Returns the cell of the frame at an index of ``visible``.
  func cell(_ index: Int) -> CellPoint {
    CellPoint(
      column: area.minColumn + index % area.size.columns,
      row: area.minRow + index / area.size.columns)
  }
}

extension PixelImage {
  /// Makes an area transparent.
  mutating func clear(_ area: PixelRect) {
    for row in area.rows {
      for column in area.columns { pixels[row * width + column] = 0 }
    }
  }
}
