import CivilTime
import TerminalCharts
import TerminalCore
import TerminalDrawing

/// A screen without selection, cached from frame to frame.
///
/// A key that moves the selection then draws only a lollipop, at a million slots as at 24.
struct ScreenGround {
  /// The inputs that the background depends on.
  ///
  /// Comparing them is cheap while the series are copies of each other, until a file changes.
  struct Cause: Equatable {
    private let state: ViewerState
    private let nowIndex: Int?
    private let size: CellSize
    private let look: ViewerLook

    init(state: ViewerState, size: CellSize, look: ViewerLook) {
      (nowIndex, self.size, self.look) = (state.nowIndex, size, look)
      var state = state
      // The legend of the typical day names the selected day.
      state.selection = state.chartKind == .typical ? state.selectedDay : nil
      // The menu is drawn on top.
      (state.anchor, state.menu, state.hasUnknownKey) = (nil, nil, false)
      // The clock changes nothing visible within a slot.
      state.now = Instant(secondsSince1970: 0)
      self.state = state
    }
  }

  let cause: Cause
  let layout: ScreenLayout
  let plot: PlotFrame
  let chart: any PriceChart
  /// The screen with the texts and the chart.
  let buffer: CellBuffer
  /// The chart as drawn; `nil` if it does not fit.
  let kept: KeptChart?
  /// The usage below the prices as drawn; `nil` if it is not drawn.
  let bars: KeptChart?
  /// The texts with actions for clicks.
  let targets: [ClickTarget]

  /// Draws the selection over the cached chart, and returns its drawing for images.
  func add(_ chart: some PriceChart, to buffer: inout CellBuffer) -> KeptChart.AddedMarks? {
    kept?.add(chart.overlay, to: &buffer, at: layout.plot.origin)
  }
}
