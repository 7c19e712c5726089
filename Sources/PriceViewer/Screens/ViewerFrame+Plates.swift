import TerminalCore
import TerminalDrawing

/// The ground of a chip, whose ends are round where plots are drawn in pixels.
struct ChipPlate {
  let area: CellRect
  let ground: CellColor
  /// The color of the line around the plate.
  var outline: CellColor?

  /// The plate as a shape, placed on its cells.
  fileprivate func drawing(on background: CellColor) -> PlacedDrawing {
    let cells = CellRect(origin: CellPoint(column: 0, row: 0), size: area.size)
    let bounds = CellMetrics.points(cells)
    var drawing = Drawing()
    func add(_ color: CellColor, inset: Double) {
      let path = Path(
        roundedRect: bounds.insetBy(dx: inset, dy: inset),
        cornerRadius: CellMetrics.columnWidth * 0.6 - inset)
      drawing.add(
        Drawing.Shape(
          form: .fill(path.polylines.map(\.points), evenOdd: false), paint: .ink(Ink(color)),
          bounds: bounds, clip: bounds))
    }
    if let outline { add(outline, inset: 0) }
    add(ground, inset: outline == nil ? 0 : CellMetrics.columnWidth * 0.15)
    var placed = PlacedDrawing(area: cells, drawing: drawing, ground: background)
    placed.origin = area.origin
    return placed
  }
}

extension ViewerFrame {
  /// Draws the ends of chips in pixels, over the blanks at both sides of their texts.
  ///
  /// The middle stays the background of the text: a cell shows a picture or a character.
  mutating func draw(_ plates: [ChipPlate], in look: ViewerLook) {
    guard let cell = look.pixels else { return }
    for plate in plates where !plate.ground.isDefault {
      var drawing = plate.drawing(on: look.groundColor)
      let ends = [plate.area.minColumn, plate.area.maxColumn - 1]
      for column in ends {
        for row in plate.area.minRow..<plate.area.maxRow
        where buffer[column, row].glyph == .space
          && buffer[column, row].style.background == plate.ground
        {
          // A space that no open menu covers.
          buffer[column, row] = Cell(style: CellStyle(attributes: .picture))
        }
      }
      guard look.isInteractive else {
        drawings.append(drawing)
        continue
      }
      for column in ends {
        drawing.area = CellRect(
          column: column - plate.area.minColumn, row: 0, columns: 1, rows: plate.area.size.rows)
        images.append(
          PlacedImage(
            drawing.image(cell: cell, foreground: look.foreground), in: drawing.frameArea,
            of: buffer))
      }
    }
  }
}
