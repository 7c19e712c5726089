import TerminalCore
import TerminalDrawing
import Testing

@testable import TerminalViews

/// Draws a view and compares it with a picture, line by line, without trailing spaces.
func expectPicture(
  of view: some View, columns: Int, rows: Int, glyphs: GlyphSet = .braille,
  colorDepth: ColorDepth = .trueColor, _ picture: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var environment = EnvironmentValues()
  environment.glyphSet = glyphs
  environment.colorDepth = colorDepth
  let size = CellSize(columns: columns, rows: rows)
  let drawn = view.draw(in: size, environment: environment).text
  let difference = "\(drawn)\n instead of\n\(picture)"
  #expect(drawn == picture, "\(difference)", sourceLocation: sourceLocation)
}

extension View {
  /// Draws the view on its own, in the middle of a terminal of the given size.
  nonisolated func draw(
    in size: CellSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> CellBuffer {
    var canvas = Canvas(size: size, glyphs: environment.glyphSet)
    draw(on: &canvas, environment: environment)
    return canvas.composed(
      by: CellComposer(
        glyphs: environment.glyphSet, colorDepth: environment.colorDepth,
        colorScheme: environment.colorScheme, faint: environment.secondaryColor))
  }
}
