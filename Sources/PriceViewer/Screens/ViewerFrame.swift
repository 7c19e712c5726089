import CivilTime
import TerminalCore
import TerminalDrawing

/// A drawn screen, with the data needed to point at it.
package struct ViewerFrame {
  /// The cells.
  package internal(set) var buffer: CellBuffer
  /// The position of the hardware cursor, on the annotation so that screen readers follow it.
  package internal(set) var cursor: CellPoint?
  /// The chart, and the cells and axes of its plot; `nil` on a screen without one.
  var chart: (any PriceChart)?
  var plot: PlotFrame?
  /// The lines with actions in the open menu, and the index of the line that Enter runs.
  var menu: [MenuLine] = []
  var menuIndex = 0
  /// The images drawn in pixels instead of cells.
  package internal(set) var images: [PlacedImage] = []
  /// The images as shapes; empty on the screen, where they are already pixels.
  package internal(set) var drawings: [PlacedDrawing] = []
  /// The texts with actions for clicks.
  var targets: [ClickTarget] = []
  /// The cells of the usage chart; `nil` if there is none.
  var usage: CellRect?
  /// The screen without the selection, reused by the next frame.
  var ground: ScreenGround?

  /// A blank screen.
  static var empty: ViewerFrame {
    ViewerFrame(buffer: CellBuffer(size: CellSize(columns: 0, rows: 0)))
  }

  /// Returns the drawings as images, for a printed frame.
  package func printedImages(cell: PixelCell, look: ViewerLook) -> [PlacedImage] {
    drawings.map {
      PlacedImage($0.image(cell: cell, foreground: look.foreground), in: $0.frameArea, of: buffer)
    }
  }

  /// The line of the open menu that Enter runs.
  var currentLine: MenuLine? { menu.indices.contains(menuIndex) ? menu[menuIndex] : nil }

  /// Returns the index of the menu line a number of lines below the current one.
  func menuIndex(steps: Int) -> Int { min(max(menuIndex + steps, 0), max(0, menu.count - 1)) }

  // MARK: Pointing

  /// Returns the slot at screen coordinates, clamped to the plot.
  func slot(at pointer: MouseEvent) -> Int? {
    point(at: pointer).flatMap { chart?.slot(at: $0) }
  }

  /// Returns the time at screen coordinates, to zoom about; the slot's start if x is not time.
  func time(at pointer: MouseEvent, in state: ViewerState) -> Instant? {
    guard let chart, let point = point(at: pointer) else { return nil }
    guard chart.hasTimeAxis else {
      return state.shownKind.isAggregate
        ? nil : chart.slot(at: point).map { state.series[$0].start }
    }
    return Instant(primitivePlottable: point.x.rounded(.down))
  }

  private func point(at pointer: MouseEvent) -> PlotPoint? {
    guard let plot, !plot.area.isEmpty else { return nil }
    return plot.values(
      column: Double(pointer.location.column) + pointer.placeInCell.x,
      row: Double(pointer.location.row) + pointer.placeInCell.y)
  }

  /// Returns the action of a step on this chart: some charts step along a curve instead of time.
  func action(_ action: ViewerAction, in state: ViewerState) -> ViewerAction {
    guard case .step(let steps) = action, let slot = chart?.slot(steps: steps) else {
      return action
    }
    return .select(state.series[slot].start)
  }
}

/// A text on the screen with an action for clicks.
struct ClickTarget: Equatable, Sendable {
  let row: Int
  let columns: Range<Int>
  /// The actions of equal parts of the text, from left to right.
  let actions: [ViewerAction]

  /// Returns the action of a cell; `nil` outside the text.
  func action(at cell: CellPoint) -> ViewerAction? {
    guard cell.row == row, columns.contains(cell.column), !actions.isEmpty else { return nil }
    let part = (cell.column - columns.lowerBound) * actions.count / columns.count
    return actions[min(part, actions.count - 1)]
  }
}
