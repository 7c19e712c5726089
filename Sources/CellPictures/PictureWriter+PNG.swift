import FoundationSubset
import TerminalCore
import TerminalDrawing
import TerminalImages

extension CellSize {
  /// Returns the width of a cell in a PNG image of a frame of this size, in pixels; the height is
  /// twice that.
  ///
  /// It is 9 per `scale`, and less if the image would exceed `PixelImage.maximumPixels`.
  package func imageCellWidth(scale: Int) -> Int {
    let limit = Double(PixelImage.maximumPixels) / Double((columns + 2) * (2 * rows + 2))
    return max(1, min(9 * scale, Int(limit.squareRoot())))
  }
}

extension PictureWriter {
  /// Returns the picture as an image.
  ///
  /// - Parameter scale: The pixels per pixel of the SVG image, within the limit of pixels.
  func image(size: CellSize, scale: Int) -> PixelImage {
    let cellWidth = size.imageCellWidth(scale: scale)
    var pen = PixelPen(size, cellWidth: cellWidth)
    pen.canvas.clear(to: PixelColor(colors.background))
    for picture in pictures { pen.draw(picture, foreground: colors.foreground) }
    for color in groundOrder {
      for rect in (grounds[color] ?? RectRuns()).rects { pen.fill(rect, color) }
    }
    for color in layerOrder { pen.draw(layers[color] ?? InkLayer(), color) }
    for text in texts { pen.draw(text) }
    return pen.canvas.image
  }
}

/// A pen that draws the parts of a picture in pixels.
private struct PixelPen {
  var canvas: PixelCanvas
  private let cellWidth: Int
  private let scale: Double

  /// Creates a pen for a frame with a margin of a column on each side and half a row above and
  /// below.
  init(_ size: CellSize, cellWidth: Int) {
    canvas = PixelCanvas(
      width: (size.columns + 2) * cellWidth, height: (size.rows + 1) * 2 * cellWidth)
    self.cellWidth = cellWidth
    scale = Double(cellWidth) / Double(PictureGrid.width)
  }

  /// Converts a point of the frame to pixels; the frame begins after the margin.
  private func pixel(_ x: Double, _ y: Double) -> PixelPoint {
    let margin = Double(PictureGrid.margin)
    return PixelPoint(x: (x + margin) * scale, y: (y + margin) * scale)
  }

  private mutating func fill(_ outlines: [[PixelPoint]], _ color: CellColor) {
    canvas.fill(
      outlines.map { $0.map { pixel($0.x, $0.y) } }, in: canvas.bounds,
      with: .color(PixelColor(color)))
  }

  mutating func fill(_ rect: PictureRect, _ color: CellColor) {
    let corners = CGRect(
      x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height)
    ).corners
    fill([corners.map { PixelPoint(x: Double($0.x), y: Double($0.y)) }], color)
  }

  private mutating func stroke(
    _ lines: [[PixelPoint]], width: Double, _ color: CellColor, dash: [Double] = [],
    phase: Double = 0, at origin: (x: Int, y: Int) = (0, 0), isRound: Bool = true
  ) {
    var stroke = PixelStroke(width: width * scale)
    (stroke.cap, stroke.join) = (isRound ? .round : .butt, .round)
    (stroke.dash, stroke.dashPhase) = (dash.map { $0 * scale }, phase * scale)
    // Filled as one shape, so that crossings of strokes are not darker.
    let pieces = lines.flatMap { line in
      StrokeOutline(
        of: line.map { pixel($0.x + Double(origin.x), $0.y + Double(origin.y)) }, stroke
      ).pieces
    }
    canvas.fill(pieces, in: canvas.bounds, with: .color(PixelColor(color)))
  }

  mutating func draw(_ layer: InkLayer, _ color: CellColor) {
    for rect in layer.blocks.rects { fill(rect, color) }
    for (pattern, runs) in layer.dashes {
      for rect in runs.rects { draw(pattern, in: rect, color) }
    }
    stroke(
      layer.dots.map { Array(repeating: PixelPoint(x: Double($0.x), y: Double($0.y)), count: 1) },
      width: 10, color)
    fill(PathReader.lines(of: layer.fills), color)
    stroke(PathReader.lines(of: layer.strokes), width: 4, color, isRound: false)
  }

  private mutating func draw(_ pattern: DashPattern, in rect: PictureRect, _ color: CellColor) {
    let middle = PixelPoint(
      x: Double(rect.x) + (pattern.isVertical ? Double(rect.width) / 2 : 0),
      y: Double(rect.y) + (pattern.isVertical ? 0 : Double(rect.height) / 2))
    let end =
      pattern.isVertical
      ? PixelPoint(x: middle.x, y: middle.y + Double(rect.height))
      : PixelPoint(x: middle.x + Double(rect.width), y: middle.y)
    stroke(
      [[middle, end]], width: Double(pattern.thickness), color, dash: pattern.lengths,
      phase: -pattern.lengths[1] / 2, isRound: false)
  }

  mutating func draw(_ text: TextRun) {
    for letter in text.letters {
      let origin = (letter.column * PictureGrid.width, letter.row * PictureGrid.height)
      var lines = PathReader.lines(of: StrokeFont.path(of: letter.character))
      if text.appearance.attributes.contains(.italic) {
        lines = lines.map { $0.map { PixelPoint(x: $0.x + (36 - $0.y) / 5, y: $0.y) } }
      }
      if text.appearance.attributes.contains(.underline) {
        lines += PathReader.lines(of: "M0 41H24")
      }
      if text.appearance.attributes.contains(.strikethrough) {
        lines += PathReader.lines(of: "M0 26H24")
      }
      stroke(
        lines, width: text.appearance.attributes.contains(.bold) ? 5 : 3, text.appearance.color,
        at: origin)
    }
  }

  mutating func draw(_ picture: PlacedDrawing, foreground: CellColor) {
    let area = picture.area
    guard let cell = PixelCell(width: cellWidth, height: 2 * cellWidth), !area.isEmpty else {
      return
    }
    let rows = max(1, PixelCanvas.bandPixels / (area.size.columns * cell.width * cell.height))
    for row in stride(from: area.minRow, to: area.maxRow, by: rows) {
      var band = picture
      band.area = area.intersection(
        CellRect(column: area.minColumn, row: row, columns: area.size.columns, rows: rows))
      let (image, frameArea) = (band.image(cell: cell, foreground: foreground), band.frameArea)
      let corner = pixel(
        Double(frameArea.minColumn * PictureGrid.width),
        Double(frameArea.minRow * PictureGrid.height))
      canvas.composite(image, x: Int(corner.x.rounded()), y: Int(corner.y.rounded()))
    }
  }
}
