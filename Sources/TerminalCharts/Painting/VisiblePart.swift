import TerminalCore
import TerminalViews

/// The visible fraction of the data.
struct VisiblePart {
  let fractions: ClosedRange<Double>

  /// Draws the fraction as a thick part of the axis below the plot, if there is one.
  func paint(
    beside layout: ChartLayout, in environment: EnvironmentValues, on canvas: inout Canvas
  ) {
    let plot = layout.plot
    guard environment.glyphSet != .ascii, plot.size.columns > 3, layout.axisInsets.bottom > 0
    else { return }
    let columns = Double(plot.size.columns)
    let first = plot.minColumn + Int((fractions.lowerBound * columns).rounded(.down))
    let last = plot.minColumn + Int((fractions.upperBound * columns).rounded(.up))
    for column in first..<min(last, plot.maxColumn) {
      canvas.put("━", column: column, row: layout.framedPlot.maxRow, kind: .symbol, ink: .secondary)
    }
  }
}
