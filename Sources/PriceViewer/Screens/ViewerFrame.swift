import CivilTime
import ElectricityPrices
import FoundationSubset
import TerminalCore
import TerminalDrawing

/// A drawn screen, with what is needed to point at it.
package struct ViewerFrame {
  /// The cells.
  package internal(set) var buffer: CellBuffer
  /// Where the hardware cursor rests: on the annotation, so that screen readers follow it.
  package internal(set) var cursor: CellPoint?
  /// The chart, and the cells and axes of its plot; nil on a screen without one.
  var chart: (any PriceChart)?
  var plot: PlotFrame?
  /// The lines of the open menu that can be run, and the index of the one that Enter runs.
  var menu: [MenuLine] = []
  var menuIndex = 0
  /// What is drawn in pixels, in place of cells.
  package internal(set) var images: [PlacedImage] = []
  /// The same as shapes; none on the screen, where they have become pixels already.
  package private(set) var drawings: [PlacedDrawing] = []
  /// The texts that can be clicked.
  var targets: [ClickTarget] = []
  /// The cells of the plot of usage; nil where there is none.
  var usage: CellRect?
  /// The screen under the selection, for the next frame.
  var ground: ScreenGround?

  init(buffer: CellBuffer, chart: (any PriceChart)? = nil, plot: PlotFrame? = nil) {
    (self.buffer, self.chart, self.plot) = (buffer, chart, plot)
  }

  /// A screen on which nothing has been drawn.
  static var empty: ViewerFrame {
    ViewerFrame(buffer: CellBuffer(size: CellSize(columns: 0, rows: 0)))
  }

  /// Takes drawings of a chart in.
  mutating func place(_ pictures: [PlacedDrawing], at origin: CellPoint) {
    drawings += pictures.map { picture in
      var picture = picture
      picture.origin = origin
      return picture
    }
  }

  /// Returns the drawings as images, for a frame that is printed.
  package func printedImages(cell: PixelCell, look: ViewerLook) -> [PlacedImage] {
    drawings.map {
      PlacedImage(
        $0.image(cell: cell, foreground: look.foreground), in: $0.frameArea, of: buffer)
    }
  }

  /// The index of a line of the menu so many lines below the present one.
  func menuIndex(steps: Int) -> Int { min(max(menuIndex + steps, 0), max(0, menu.count - 1)) }

  // MARK: Pointing

  /// Returns the slot at a place in columns and rows, kept inside the plot.
  func slot(at place: PointerPlace) -> Int? { point(at: place).flatMap { chart?.slot(at: $0) } }

  /// Returns the time at a place, for a zoom about it; the slot's where the axis is not time.
  func time(at place: PointerPlace, in state: ViewerState) -> Instant? {
    guard let chart, let point = point(at: place) else { return nil }
    guard chart.hasTimeAxis else {
      return state.chartKind.isAggregate
        ? nil : chart.slot(at: point).map { state.series[$0].start }
    }
    return Instant(primitivePlottable: point.x.rounded(.down))
  }

  private func point(at place: PointerPlace) -> PlotPoint? {
    guard let plot, !plot.area.isEmpty else { return nil }
    return plot.values(column: place.column, row: place.row)
  }

  /// Returns what a step means on this chart: some go along a curve and not along time.
  func action(_ action: ViewerAction, in state: ViewerState) -> ViewerAction {
    guard case .step(let steps) = action, let slot = chart?.slot(steps: steps) else {
      return action
    }
    return .select(state.series[slot].start)
  }
}

/// A place on the screen in columns and rows and parts of these.
struct PointerPlace: Hashable {
  let column, row: Double

  init(_ event: MouseEvent) {
    column = Double(event.location.column) + event.placeInCell.x
    row = Double(event.location.row) + event.placeInCell.y
  }

  init(column: Double, row: Double) { (self.column, self.row) = (column, row) }
}
