import FoundationSubset
import TerminalCore
import TerminalImages

extension PlacedDrawing {
  /// Returns the parts of the drawing's image that another drawing over it changes.
  ///
  /// - Parameter image: The image of the drawing alone.
  package func patches(
    of overlay: Drawing, over image: PixelImage, cell: PixelCell, foreground: CellColor
  ) -> [ImagePatch] {
    changedAreas(under: overlay, cell: cell).map { cells in
      let patchArea = CellRect(
        column: cells.minColumn - area.minColumn, row: cells.minRow - area.minRow,
        columns: cells.size.columns, rows: cells.size.rows)
      let part = image.part(
        PixelRect(
          columns: patchArea.minColumn * cell.width..<patchArea.maxColumn * cell.width,
          rows: patchArea.minRow * cell.height..<patchArea.maxRow * cell.height))
      var printer = PixelPrinter(
        part, of: cells, cell: cell, colors: ColorSource(foreground: foreground, ground: ground))
      printer.print(overlay)
      return ImagePatch(printer.image, in: patchArea)
    }
  }

  /// Returns the cells that shapes cover, in rectangles that do not overlap.
  private func changedAreas(under overlay: Drawing, cell: PixelCell) -> [CellRect] {
    let scale = PixelScale(cell)
    var areas: [CellRect] = []
    for shape in overlay.shapes {
      // Thin lines take a whole pixel, and corners of lines reach beyond half their width.
      var corner = CGFloat(0)
      if case .stroke(_, let style) = shape.form { corner = style.cornerLength }
      let extent = shape.extent
        .insetBy(dx: -corner - CGFloat(1 / scale.x), dy: -corner - CGFloat(1 / scale.y))
        .intersection(shape.clip)
      var cells = CellMetrics.coveredCells(extent).intersection(area)
      guard !extent.isEmpty, !cells.isEmpty else { continue }
      while let index = areas.firstIndex(where: { !$0.intersection(cells).isEmpty }) {
        cells = cells.union(areas.remove(at: index))
      }
      areas.append(cells)
    }
    return areas
  }
}

extension StrokeStyle {
  /// The distance that a mitred corner can extend beyond half the width.
  fileprivate var cornerLength: CGFloat {
    lineJoin == .miter ? lineWidth * max(0, miterLimit - 1) / 2 : lineWidth / 2
  }
}
