import CivilTime
import TerminalCharts
import TerminalCore
import TerminalDrawing

/// A screen without selection, kept from frame to frame: a key that moves the selection then draws
/// a lollipop, and neither the texts nor the prices, at a million slots as at 24.
struct ScreenGround {
  /// All that the background depends on.
  ///
  /// Comparing costs nothing while the series are copies of one another, as they are until a file
  /// changes.
  struct Cause: Equatable {
    private let state: ViewerState
    private let nowIndex: Int?
    private let size: CellSize
    private let look: ViewerLook

    init(state: ViewerState, size: CellSize, look: ViewerLook) {
      nowIndex = state.nowIndex
      var state = state
      (state.selection, state.anchor) = (nil, nil)
      // The menu lies over all.
      (state.menu, state.hasUnknownKey) = (nil, false)
      // The clock runs on within its slot, and nothing is to be seen of it.
      state.now = Instant(secondsSince1970: 0)
      self.state = state
      self.size = size
      self.look = look
    }
  }

  let cause: Cause
  let layout: ScreenLayout
  let plot: PlotFrame
  let chart: any PriceChart
  /// The screen with the texts and the chart.
  let buffer: CellBuffer
  /// The chart as drawn; nil without room for it.
  let kept: KeptChart?
  /// The usage under the prices; nil where none is drawn.
  let usage: UsageChart?
  let bars: KeptChart?
  /// The texts that can be clicked.
  let targets: [ClickTarget]

  /// Draws the selection of a chart over the kept one, and returns its drawing for images.
  func add(_ chart: some PriceChart, to buffer: inout CellBuffer) -> KeptChart.AddedMarks? {
    kept?.add(chart.overlay, to: &buffer, at: layout.plot.origin)
  }
}
