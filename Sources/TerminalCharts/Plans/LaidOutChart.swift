import TerminalCore
import TerminalViews

/// A laid-out chart: everything that drawing needs except the marks.
///
/// A reference whose only variable is the cache of label rectangles. A value would be copied for
/// every painter, and reference counting took a third of the time from a key to the frame.
final class LaidOutChart {
  let scales: ChartScales
  let axes: ChartAxes
  let layout: ChartLayout
  /// The facts of all marks, so that a bar that is added later is as wide as the others.
  let facts: MarkFacts
  private let context: ChartContext

  init(
    scales: ChartScales, axes: ChartAxes, layout: ChartLayout, facts: MarkFacts,
    in context: ChartContext
  ) {
    (self.scales, self.axes, self.layout) = (scales, axes, layout)
    (self.facts, self.context) = (facts, context)
  }

  var settings: DrawingSettings { context.settings }
  var environment: EnvironmentValues { context.environment }
  var identity: ViewIdentity? { context.identity }
  var scrolledAxes: Axis.Set { context.scrolledAxes }
  var proxy: ChartProxy { ChartProxy(self) }
  /// The cells of the axis labels, once an annotation has needed them.
  ///
  /// Kept because each frame over a drawn chart needs them, and finding them took a third of it.
  var labelRects: [CellRect]?

  /// Returns the layout for other marks of the same chart with their own scales.
  func with(_ scales: ChartScales, _ facts: MarkFacts) -> LaidOutChart {
    LaidOutChart(scales: scales, axes: axes, layout: layout, facts: facts, in: context)
  }
}

/// The settings and the environment of a chart in one frame.
final class ChartContext {
  let settings: DrawingSettings
  /// The environment of views inside the chart, without the chart's own settings.
  let environment: EnvironmentValues
  /// The identity for the state of the chart, its layers and annotations; `nil` if it is printed.
  let identity: ViewIdentity?
  /// The axes along which a part of the data is visible.
  let scrolledAxes: Axis.Set

  init(
    _ settings: DrawingSettings, scrolledAxes: Axis.Set, in environment: EnvironmentValues,
    at identity: ViewIdentity?
  ) {
    (self.settings, self.scrolledAxes) = (settings, scrolledAxes)
    (self.environment, self.identity) = (environment, identity)
  }
}
