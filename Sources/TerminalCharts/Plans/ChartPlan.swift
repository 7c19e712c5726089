import TerminalCore
import TerminalViews

/// A chart for whose parts there is a place: all that drawing needs besides the marks.
///
/// Shared and never changed. As a value it would be copied for every painter, and counting its
/// dozens of references up and down took a third of the time from a key to the frame.
final class ChartPlan {
  let scales: ChartScales
  let axes: ChartAxes
  let layout: ChartLayout
  let barBins: BarBins
  let settings: DrawingSettings
  let environment: EnvironmentValues

  init(
    scales: ChartScales, axes: ChartAxes, layout: ChartLayout, barBins: BarBins,
    settings: DrawingSettings, environment: EnvironmentValues
  ) {
    self.scales = scales
    self.axes = axes
    self.layout = layout
    self.barBins = barBins
    self.settings = settings
    self.environment = environment
  }

  var proxy: ChartProxy { ChartProxy(self) }
}
