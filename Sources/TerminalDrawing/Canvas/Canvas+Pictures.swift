import FoundationSubset
import TerminalCore

extension Canvas {
  /// Draws a part of the canvas in pixels if the terminal shows images, otherwise in cells.
  ///
  /// Earlier drawings stay visible below. Texts and symbols stay characters, on the background
  /// colour of the shapes below them.
  ///
  /// - Parameters:
  ///   - minimum: The cells that are pixels even where nothing is drawn, so that more can be drawn
  ///     over them later.
  ///   - ground: The background colour that translucent inks were mixed with.
  @discardableResult package mutating func picture<Result>(
    in area: CellRect, atLeast minimum: CellRect? = nil, on ground: CellColor,
    _ draw: (inout Canvas) -> Result
  ) -> Result {
    guard precision != .cells, drawing == nil else { return draw(&self) }
    let area = area.intersection(clip).intersection(bounds)
    var whole = fills(in: area)
    drawing = Drawing()
    let result = draw(&self)
    let drawn = drawing ?? Drawing()
    drawing = nil
    for shape in drawn.shapes { whole.add(shape) }
    var covered = CellMetrics.coveredCells(drawn.extent)
    if let minimum, !drawn.shapes.isEmpty { covered = covered.union(minimum) }
    covered = covered.intersection(area)
    for row in covered.minRow..<max(covered.minRow, covered.maxRow) {
      for column in covered.minColumn..<covered.maxColumn
      where self[column, row].kind < .symbol {
        self[column, row] = .picture
      }
    }
    pictures.append(PlacedDrawing(area: covered, drawing: whole, ground: ground))
    return result
  }

  /// Draws over a part of the canvas: over a picture as shapes, which are returned, with only texts
  /// in cells; otherwise in cells alone.
  package mutating func overlay(_ draw: (inout Canvas) -> Void) -> Drawing {
    guard precision != .cells else {
      draw(&self)
      return Drawing()
    }
    (drawing, drawsCells) = (Drawing(), false)
    draw(&self)
    defer { (drawing, drawsCells) = (nil, true) }
    return drawing ?? Drawing()
  }

  /// Draws a picture that fills a frame; has no effect in cells.
  package mutating func draw(_ image: PixelImage, in frame: CGRect) {
    _ = record(.image(image), .ink(.primary), frame)
  }

  /// Whether drawings are recorded as shapes instead of cells.
  var isRecording: Bool { drawing != nil }

  /// Records a shape; returns whether nothing is to be drawn in cells.
  mutating func record(
    _ form: Drawing.Form, _ paint: Paint, _ bounds: CGRect, anchor: CGPoint? = nil
  ) -> Bool {
    guard drawing != nil else { return false }
    drawing?.add(
      Drawing.Shape(
        form: form, paint: paint, bounds: bounds, clip: CellMetrics.points(clip), anchor: anchor))
    return !drawsCells
  }

  /// Draws content in cells that has been recorded as one shape.
  mutating func inCells(_ draw: (inout Canvas) -> Void) {
    let recorded = drawing
    drawing = nil
    draw(&self)
    drawing = recorded
  }

  /// Returns the fills of cells as shapes, in runs along the rows.
  private func fills(in area: CellRect) -> Drawing {
    var ground = Drawing()
    for row in area.minRow..<max(area.minRow, area.maxRow) {
      var column = area.minColumn
      while column < area.maxColumn {
        let ink = self[column, row].ground
        var end = column + 1
        while end < area.maxColumn, self[end, row].ground == ink { end += 1 }
        if let ink {
          let run = CellRect(column: column, row: row, columns: end - column, rows: 1)
          ground.add(
            Drawing.Shape(
              form: .fill([CellMetrics.points(run).corners], evenOdd: false), paint: .ink(ink),
              bounds: .zero, clip: CellMetrics.points(area)))
        }
        column = end
      }
    }
    return ground
  }
}

extension CanvasCell {
  /// A cell that shows a picture.
  static var picture: CanvasCell {
    var cell = CanvasCell()
    cell.setGlyph(.space, kind: .picture, ink: Ink(.default, attributes: .picture))
    return cell
  }

  /// The ink that fills more than half of the cell.
  fileprivate var ground: Ink? {
    (fill | otherFill).nonzeroBitCount > 32 ? largerFillInk : nil
  }
}

extension CGRect {
  /// The corners, clockwise from the upper left.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
