/// A pen that draws shapes into a cell, in units from its upper left corner.
struct CellPen {
  /// The position of the cell in the picture.
  let origin: PicturePoint
  /// The shapes in the colour of the cell.
  var layer: InkLayer

  /// Fills a rectangle.
  mutating func fill(x: Int, y: Int, width: Int, height: Int) {
    layer.blocks.add(
      PictureRect(x: x, y: y, width: width, height: height).moved(to: origin))
  }

  /// Draws a dashed line through the centre of the cell.
  mutating func dash(_ pattern: DashPattern) {
    let (half, cell) = (pattern.thickness / 2, PictureRect.cell)
    let line =
      pattern.isVertical
      ? PictureRect(
        x: cell.width / 2 - half, y: 0, width: pattern.thickness, height: cell.height)
      : PictureRect(
        x: 0, y: cell.height / 2 - half, width: cell.width, height: pattern.thickness)
    layer.dashes[pattern, default: RectRuns()].add(line.moved(to: origin))
  }

  /// Draws a Braille dot.
  mutating func dot(x: Int, y: Int) {
    layer.dots.append(PicturePoint(x: origin.x + x, y: origin.y + y))
  }

  /// Fills an outline.
  ///
  /// - Parameter path: The outline from `start`, in relative SVG path commands.
  mutating func fill(from start: PicturePoint, _ path: String) {
    layer.fills += command(start) + path
  }

  /// Strokes a path.
  mutating func stroke(from start: PicturePoint, _ path: String) {
    layer.strokes += command(start) + path
  }

  private func command(_ start: PicturePoint) -> String {
    "M\(origin.x + start.x) \(origin.y + start.y)"
  }
}
