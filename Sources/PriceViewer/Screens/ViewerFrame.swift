import CivilTime
import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// A drawn screen, with what is needed to point at it.
package struct ViewerFrame {
  /// The cells.
  package let buffer: CellBuffer
  /// Where the hardware cursor rests: on the annotation, so that screen readers follow it.
  package let cursor: CellPoint?
  /// The scales of the chart; nil where there was no room for one.
  package let proxy: ChartProxy?
  /// The chart's upper left cell on the screen.
  package let chartOrigin: CellPoint
  /// How many rows the list of keys can be scrolled.
  var mostHelpRows = 0
  /// The rows of the heat map; nil where another kind is drawn.
  var heatMap: HeatMap?
  /// What is known of all prices together, where the x axis is not time.
  var gathered: GatheredPrices?
  /// What is drawn in pixels, in place of cells.
  package var images: [PlacedImage] = []
  /// The texts that can be clicked.
  var targets: [ClickTarget] = []
  /// The screen under the selection, for the next frame.
  var ground: ScreenGround?
  /// A screen on which nothing has been drawn.
  static var empty: ViewerFrame {
    ViewerFrame(
      buffer: CellBuffer(size: CellSize(columns: 0, rows: 0)), cursor: nil, proxy: nil,
      chartOrigin: CellPoint(column: 0, row: 0))
  }

  /// The same as shapes; none on the screen, where they have become pixels already.
  package private(set) var drawings: [PlacedDrawing] = []

  /// The cells of the plot of usage; nil where there is none.
  var usage: CellRect?

  /// Returns the drawings as images, for a frame that is printed.
  package func printedImages(cell: PixelCell, look: ViewerLook) -> [PlacedImage] {
    drawings.map {
      PlacedImage(
        $0.image(cell: cell, foreground: look.foreground), in: $0.frameArea, of: buffer)
    }
  }

  /// Takes drawings of a chart in, by default those of the chart of prices.
  mutating func place(_ pictures: [PlacedDrawing], at origin: CellPoint? = nil) {
    drawings += pictures.map { picture in
      var picture = picture
      picture.origin = origin ?? chartOrigin
      return picture
    }
  }

  /// The cells of the plot area.
  package var plot: CellRect? {
    proxy.map { proxy in
      var cells = CellMetrics.cells(proxy.plotRect)
      cells.origin.column += chartOrigin.column
      cells.origin.row += chartOrigin.row
      return cells
    }
  }

  /// The slot that a place on the screen means, in points.
  ///
  /// Where prices cover their slots it is the one at the place, else the one whose beginning is
  /// nearest; beyond the plot's edges the first or the last.
  func slot(at place: CGPoint, in state: ViewerState) -> PriceSlot? {
    let series = state.series
    if let gathered {
      return value(at: place).flatMap(gathered.slot).map { series[$0] }
    }
    if heatMap != nil { return heatMapSlot(at: place).map { series[$0] } }
    guard let time = seconds(at: place) else { return nil }
    let instant = Instant(secondsSince1970: Int64(time.rounded(.down)))
    guard let nearest = series.index(nearest: instant), let last = state.visible.last else {
      return nil
    }
    let index = min(max(nearest, state.visible.lowerBound), last)
    guard !state.drawnKind.coversSlots, state.unit == nil, index < last else {
      return series[index]
    }
    let (slot, next) = (series[index], series[index + 1])
    return abs(slot.start.seconds - time) <= abs(next.start.seconds - time) ? slot : next
  }

  /// The time at a place on the screen, kept inside the plot.
  func time(at place: CGPoint) -> Instant? {
    if gathered != nil { return nil }
    if let heatMap { return heatMapSlot(at: place).map { heatMap.start(of: $0) } }
    return seconds(at: place).map { Instant(secondsSince1970: Int64($0.rounded(.down))) }
  }

  /// The first slot of the hour and day at a place.
  private func heatMapSlot(at place: CGPoint) -> Int? {
    guard let heatMap, let proxy, !heatMap.rows.isEmpty else { return nil }
    let y = place.y - CGFloat(chartOrigin.row) * CellMetrics.rowHeight - proxy.plotRect.minY
    guard let hour = value(at: place), let row = proxy.value(atY: y, as: Double.self), row.isFinite
    else { return nil }
    return heatMap.slot(
      row: min(max(Int(row.rounded(.down)), 0), heatMap.rows.count - 1),
      hour: min(max(Int(hour.rounded(.down)), 0), HeatMap.hours - 1))
  }

  /// What a step means on this screen: along the duration curve, and rows of the heat map.
  func action(_ action: ViewerAction, in state: ViewerState) -> ViewerAction {
    switch action {
    case .step(let slots):
      guard case .duration(let curve)? = gathered else { return action }
      return curve.slot(steps: slots, from: state).map { .select(state.series[$0].start) }
        ?? action
    case .stepRow(let later, _):
      return heatMap.map { .stepRow(later: later, unit: $0.unit) } ?? action
    default: return action
    }
  }

  /// The number at a place on an axis of hours.
  private func value(at place: CGPoint) -> Double? {
    guard let proxy else { return nil }
    let x = place.x - CGFloat(chartOrigin.column) * CellMetrics.columnWidth - proxy.plotRect.minX
    return proxy.value(atX: x, as: Double.self).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The time at a place on the screen, in seconds since 1970, kept inside the plot.
  private func seconds(at place: CGPoint) -> Double? {
    guard let proxy else { return nil }
    let pointer = place.x - CGFloat(chartOrigin.column) * CellMetrics.columnWidth
    let x = min(max(pointer - proxy.plotRect.minX, 0), proxy.plotRect.width)
    guard let date = proxy.value(atX: x, as: Date.self) else { return nil }
    let seconds = date.timeIntervalSince1970
    return seconds.isFinite ? min(max(seconds, -1e15), 1e15) : nil
  }
}

extension Instant {
  /// Seconds since 1970 as a floating-point number.
  var seconds: Double { Double(secondsSince1970) }
  /// The same point in time, for charts.
  var date: Date { Date(timeIntervalSince1970: seconds) }
}
