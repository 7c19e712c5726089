import TerminalCharts
import TerminalCore

/// A screen without selection, cached from frame to frame.
///
/// A key that moves the selection then draws only a lollipop, at a million slots as at 24.
struct ScreenGround {
  /// The inputs that the background depends on.
  let cause: ViewerScreen
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
}
