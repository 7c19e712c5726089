import TerminalCore
import TerminalViews

/// The note of a drawn chart on the canvas, with its layout and marks.
struct ChartDrawing: CanvasNote {
  let node: ChartNode
  let laidOut: LaidOutChart
  let marks: ArrangedMarks
  let annotationFrames: [CellRect]
}

extension Canvas {
  /// The chart that was drawn first, not counting those inside it.
  var firstChart: ChartDrawing? { notes.lazy.compactMap { $0 as? ChartDrawing }.first }

  /// The scales of the chart that was drawn first; `nil` where there is none.
  package var firstChartProxy: ChartProxy? { firstChart?.laidOut.proxy }
}
