import CivilTime
import Foundation
import TerminalCharts
import TerminalCore
import TerminalViews

/// Draws a view in UTC, without colours by default.
func draw(
  _ view: some View, columns: Int, rows: Int, glyphs: GlyphSet = .braille,
  colorDepth: ColorDepth = .monochrome
) -> ChartFrame {
  var environment = EnvironmentValues()
  environment.glyphSet = glyphs
  environment.colorDepth = colorDepth
  environment.zone = .utc
  return view.render(in: CellSize(columns: columns, rows: rows), environment: environment)
}

/// Returns a drawn view as lines of text.
func picture(
  _ view: some View, columns: Int, rows: Int, glyphs: GlyphSet = .braille
) -> String {
  draw(view, columns: columns, rows: rows, glyphs: glyphs).buffer.text
}

extension CellBuffer {
  /// Returns the scalar of a cell's glyph; a space if it has none.
  func scalar(_ column: Int, _ row: Int) -> Unicode.Scalar {
    self[column, row].glyph.scalar ?? " "
  }
}

extension Unicode.Scalar {
  var isBraille: Bool { (0x2801...0x28FF).contains(value) }
  var isBlock: Bool { (0x2580...0x259F).contains(value) }
}
