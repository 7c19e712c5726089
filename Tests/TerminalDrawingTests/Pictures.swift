import TerminalCore
import Testing

@testable import TerminalDrawing

/// Composes a drawing on a canvas and compares it with a picture.
func expectCanvas(
  columns: Int, rows: Int, glyphs: GlyphSet = .braille, colorDepth: ColorDepth = .trueColor,
  _ draw: (inout Canvas) -> Void, shows picture: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var canvas = Canvas(size: CellSize(columns: columns, rows: rows), glyphs: glyphs)
  draw(&canvas)
  let drawn = canvas.composed(glyphs: glyphs, colorDepth: colorDepth).text
  let difference = "\(drawn)\n instead of\n\(picture)"
  #expect(drawn == picture, "\(difference)", sourceLocation: sourceLocation)
}

extension Canvas {
  /// Returns the frame on a dark background.
  func composed(glyphs: GlyphSet, colorDepth: ColorDepth) -> CellBuffer {
    composed(by: CellComposer(glyphs: glyphs, colorDepth: colorDepth))
  }
}
