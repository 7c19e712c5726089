import TerminalViews

/// The settings and the environment of a chart in one frame.
final class ChartContext {
  let settings: DrawingSettings
  /// For what is inside, to which the chart's own settings do not apply.
  let environment: EnvironmentValues
  /// Where the chart, its layers and annotations keep what belongs to them; `nil` where it is
  /// printed.
  let place: ViewPlace?
  /// The axes along which a part of the data is seen.
  let scrolledAxes: Axis.Set

  init(
    _ settings: DrawingSettings, scrolledAxes: Axis.Set, in environment: EnvironmentValues,
    at place: ViewPlace?
  ) {
    self.settings = settings
    self.scrolledAxes = scrolledAxes
    self.environment = environment
    self.place = place
  }
}
