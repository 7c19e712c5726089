import TerminalCore
import Testing

@testable import TerminalViews

/// Draws a view and compares it with a picture, line by line, without the spaces at the ends.
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
