import CivilTime
import TerminalCharts
import TerminalCore

/// A screen without selection, kept from frame to frame: a key that moves the selection then draws
/// a lollipop, and neither the texts nor the prices, at a million slots as at 24.
struct ScreenGround {
  /// All that the ground depends on.
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
      state.selection = nil
      state.anchor = nil
      // The help lies over all.
      state.help.isShown = false
      state.help.row = 0
      // The clock runs on within its slot, and nothing is to be seen of it.
      state.now = Instant(secondsSince1970: 0)
      self.state = state
      self.size = size
      self.look = look
    }
  }

  let cause: Cause
  let rows: ScreenRows
  /// The screen with the texts and the chart.
  let buffer: CellBuffer
  let chart: KeptChart
  /// The usage under the prices, and its chart; nil where none is drawn.
  let usage: (drawn: DrawnUsage, ground: KeptChart)?
  /// The texts that can be clicked.
  let targets: [ClickTarget]
}
