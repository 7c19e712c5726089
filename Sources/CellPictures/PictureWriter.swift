import TerminalCore
import TerminalDrawing

/// A writer of pictures: collects the parts of a frame row by row, and writes them as SVG.
struct PictureWriter {
  let colors: PictureColors
  private(set) var grounds: [CellColor: RectRuns] = [:]
  private(set) var layers: [CellColor: InkLayer] = [:]
  // The order of first use, since dictionaries have none.
  private(set) var groundOrder: [CellColor] = []
  private(set) var layerOrder: [CellColor] = []
  private(set) var texts: [TextRun] = []
  let pictures: [PlacedDrawing]

  /// Collects the parts of a frame.
  ///
  /// - Parameter pictures: The drawings in cells that the frame reserves for them.
  init(_ buffer: CellBuffer, _ pictures: [PlacedDrawing], colors: PictureColors) {
    self.colors = colors
    self.pictures = pictures
    for row in 0..<buffer.size.rows { add(row: row, of: buffer) }
  }

  /// Adds a row below the previous one.
  private mutating func add(row: Int, of buffer: CellBuffer) {
    var run: TextRun?
    for column in 0..<buffer.size.columns {
      let cell = buffer[column, row]
      let appearance = CellAppearance(cell, in: colors)
      let isHole =
        !cell.isPicture
        && pictures.contains {
          $0.frameArea.contains(CellPoint(column: column, row: row))
        }
      addGround(appearance, isHole: isHole, column: column, row: row)
      if cell.glyph == .continuation {
        run?.columns += 1
        continue
      }
      if draw(cell.glyph, appearance, column: column, row: row) {
        run.map { texts.append($0) }
        run = nil
      } else {
        let text = buffer.text(of: cell.glyph)
        if run?.append(text, appearance.text) != true {
          run.map { texts.append($0) }
          run = text == " " ? nil : TextRun(text, appearance.text, column: column, row: row)
        }
      }
    }
    run.map { texts.append($0) }
    for color in groundOrder { grounds[color]?.endRow() }
    for color in layerOrder { layers[color]?.endRow() }
  }

  // Text on a drawing gets a background.
  private mutating func addGround(
    _ appearance: CellAppearance, isHole: Bool, column: Int, row: Int
  ) {
    guard isHole || appearance.background != colors.background else { return }
    if grounds[appearance.background] == nil { groundOrder.append(appearance.background) }
    grounds[appearance.background, default: RectRuns()]
      .add(PictureRect.cell.moved(to: Self.origin(column, row)))
  }

  /// Draws a glyph as shapes; returns `false` for text.
  private mutating func draw(
    _ glyph: Glyph, _ appearance: CellAppearance, column: Int, row: Int
  ) -> Bool {
    guard let scalar = glyph.scalar else { return false }
    if appearance.isShade { return true }
    guard let shapes = GlyphShapes.drawing(scalar) else { return false }
    let color = appearance.text.color
    // Removed from the dictionary while it is mutated, to avoid a copy.
    let layer = layers.updateValue(InkLayer(), forKey: color)
    var pen = CellPen(origin: Self.origin(column, row), layer: layer ?? InkLayer())
    let isDrawn = shapes.draw(scalar.value, &pen)
    if layer == nil { layerOrder.append(color) }
    layers[color] = pen.layer
    return isDrawn
  }

  private static func origin(_ column: Int, _ row: Int) -> PicturePoint {
    PicturePoint(x: column * PictureGrid.width, y: row * PictureGrid.height)
  }

  /// Returns the SVG document.
  func document(size: CellSize, title: String, description: String) -> String {
    let margin = PictureGrid.margin
    let width = size.columns * PictureGrid.width + 2 * margin
    let height = size.rows * PictureGrid.height + 2 * margin
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(PictureGrid.pixels(width))" "#
        + #"height="\#(PictureGrid.pixels(height))" "#
        + #"viewBox="-\#(margin) -\#(margin) \#(width) \#(height)" role="img">"#
    ]
    if !title.isEmpty { lines.append("<title>\(title.escapedForXML)</title>") }
    if !description.isEmpty { lines.append("<desc>\(description.escapedForXML)</desc>") }
    lines.append(
      #"<rect x="-\#(margin)" y="-\#(margin)" width="\#(width)" height="\#(height)" "#
        + #"rx="\#(margin / 2)" fill="\#(colors.background.hexadecimal)"/>"#)
    var drawings = DrawingWriter(colors)
    for picture in pictures { drawings.add(picture) }
    lines += drawings.elements
    for color in groundOrder {
      var layer = InkLayer()
      layer.blocks = grounds[color] ?? RectRuns()
      lines += group(color, layer)
    }
    for color in layerOrder { lines += group(color, layers[color] ?? InkLayer()) }
    if !texts.isEmpty {
      lines.append(
        #"<g font-family="\#(Self.fonts)" font-size="\#(PictureGrid.fontSize)" "#
          + #"fill="\#(colors.foreground.hexadecimal)">"#)
      lines += texts.map { $0.element(in: colors) }
      lines.append("</g>")
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func group(_ color: CellColor, _ layer: InkLayer) -> [String] {
    let elements = layer.elements
    guard !elements.isEmpty else { return [] }
    let color = color.hexadecimal
    return [#"<g color="\#(color)" fill="\#(color)">"#] + elements + ["</g>"]
  }

  private static let fonts =
    "ui-monospace, SFMono-Regular, Menlo, Consolas, &quot;DejaVu Sans Mono&quot;, monospace"
}
