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
  /// The facts of all marks, by which a bar that is added later is as wide as the others.
  let facts: MarkFacts
  private let context: ChartContext

  init(
    scales: ChartScales, axes: ChartAxes, layout: ChartLayout, facts: MarkFacts,
    in context: ChartContext
  ) {
    self.scales = scales
    self.axes = axes
    self.layout = layout
    self.facts = facts
    self.context = context
  }

  var settings: DrawingSettings { context.settings }
  var environment: EnvironmentValues { context.environment }
  var identity: ViewIdentity? { context.identity }
  var scrolledAxes: Axis.Set { context.scrolledAxes }
  var proxy: ChartProxy { ChartProxy(self) }
  /// Where labels of the axes stand, once an annotation has asked.
  ///
  /// Kept because each frame over a drawn chart asks, and finding it took a third of the frame.
  var labelRects: [CellRect]?

  /// The layout for other marks of the same chart, by scales of their own.
  func with(_ scales: ChartScales, _ facts: MarkFacts) -> LaidOutChart {
    LaidOutChart(scales: scales, axes: axes, layout: layout, facts: facts, in: context)
  }
}

/// The settings and the environment of a chart in one frame.
final class ChartContext {
  let settings: DrawingSettings
  /// For what is inside, to which the chart's own settings do not apply.
  let environment: EnvironmentValues
  /// Where the chart, its layers and annotations keep what belongs to them; `nil` where it is
  /// printed.
  let identity: ViewIdentity?
  /// The axes along which a part of the data is visible.
  let scrolledAxes: Axis.Set

  init(
    _ settings: DrawingSettings, scrolledAxes: Axis.Set, in environment: EnvironmentValues,
    at identity: ViewIdentity?
  ) {
    self.settings = settings
    self.scrolledAxes = scrolledAxes
    self.environment = environment
    self.identity = identity
  }
}
