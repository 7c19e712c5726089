import TerminalCore
import TerminalViews

/// A chart that is ready to be painted.
struct PlannedChart {
  let painter: ChartPainter
  /// Where marks are that keys lead to, though what is painted is what a window shows.
  let places: MarkGeometry
  let scrolled: ScrolledChart?
}

extension ChartNode {
  /// The chart with a place for everything.
  ///
  /// - Parameter window: what is seen of it where it scrolls as a whole.
  func planned(
    in area: CellRect, under window: CellRect?, precision: DrawingPrecision = .cells
  ) -> PlannedChart {
    let plotted = plotted()
    var scales = trainedScales(of: plotted)
    let scrolled = scroll(&scales)
    let moved = moved(plotted, scales)
    let marks = moved?.marks ?? seen(of: plotted, scrolled)
    var painter = painter(of: marks, moved?.scales ?? scales, in: area, precision: precision)
    let places = painter.places
    if moved == nil, scrolled == nil, let seen = seen(of: plotted, by: painter.plan, under: window)
    {
      painter = ChartPainter(seen, in: painter.plan)
    }
    painter.leaving = moved?.leaving
    return PlannedChart(painter: painter, places: places, scrolled: scrolled)
  }
}
