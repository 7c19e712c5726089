import Foundation
import TerminalCharts
import TerminalCore
import Testing

/// Compares a drawn view with a picture; records the drawn view if they differ.
func expectPicture(
  _ view: some View, _ columns: Int, _ rows: Int, glyphs: GlyphSet = .braille,
  _ expected: String, at location: SourceLocation = #_sourceLocation
) {
  let drawn = picture(view, columns: columns, rows: rows, glyphs: glyphs)
    .replacing(#/\n+$/#, with: "")
  if drawn != expected {
    Issue.record("drawn:\n\(drawn)\n(end of the picture)", sourceLocation: location)
  }
}

nonisolated extension View {
  /// Returns the view without axes and legend, so that only the plot is left.
  func plotOnly() -> some View { chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
}
