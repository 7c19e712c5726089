import CivilTime
import TerminalCore
import TerminalViews
import Testing

@testable import TerminalCharts

/// The rows of a drawn view without the blanks at their ends, in a fixed zone.
func picture(
  _ view: some View, _ columns: Int, _ rows: Int, glyphs: GlyphSet = .braille,
  colors: ColorDepth = .monochrome
) -> String {
  rowsOfText(frame(view, columns, rows, glyphs: glyphs, colors: colors).buffer)
}

/// A drawn view with its proxy, in a fixed zone.
func frame(
  _ view: some View, _ columns: Int, _ rows: Int, glyphs: GlyphSet = .braille,
  colors: ColorDepth = .monochrome
) -> ChartFrame {
  var environment = EnvironmentValues()
  environment.glyphSet = glyphs
  environment.colorDepth = colors
  environment.zone = .utc
  return view.render(in: CellSize(columns: columns, rows: rows), environment: environment)
}

/// The characters of cells, a line a row.
func rowsOfText(_ buffer: CellBuffer) -> String {
  let text = String(decoding: buffer.encoded(colorDepth: .monochrome), as: UTF8.self)
  let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  return plain.split(separator: "\n", omittingEmptySubsequences: false)
    .map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
    .joined(separator: "\n")
    .trimmingCharacters(in: .newlines)
}

extension View {
  /// The view without axes and legend: what is left is the plot.
  func plotOnly() -> some View { chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
}

/// Compares a drawn view with a picture; where they differ, the drawn one is told.
func expectPicture(
  _ view: some View, _ columns: Int, _ rows: Int, glyphs: GlyphSet = .braille,
  _ expected: String, at location: SourceLocation = #_sourceLocation
) {
  let drawn = picture(view, columns, rows, glyphs: glyphs)
  if drawn != expected {
    Issue.record("drawn:\n\(drawn)\n(end of the picture)", sourceLocation: location)
  }
}
