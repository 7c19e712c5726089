import TerminalCore
import TerminalViews

/// A chart for whose parts there is a place: all that drawing needs besides the marks.
///
/// Shared, and never changed but for what is kept of itself. As a value it would be copied for
/// every painter, and counting its dozens of references up and down took a third of the time from a
/// key to the frame.
final class ChartPlan {
  let scales: ChartScales
  let axes: ChartAxes
  let layout: ChartLayout
  /// What is known of all marks, so that a bar that is added later is as wide as the others.
  let facts: MarkFacts
  private let surroundings: ChartSurroundings

  init(
    scales: ChartScales, axes: ChartAxes, layout: ChartLayout, facts: MarkFacts,
    in surroundings: ChartSurroundings
  ) {
    self.scales = scales
    self.axes = axes
    self.layout = layout
    self.facts = facts
    self.surroundings = surroundings
  }

  var settings: DrawingSettings { surroundings.settings }
  var environment: EnvironmentValues { surroundings.environment }
  var place: ViewPlace? { surroundings.place }
  var scrolledAxes: Axis.Set { surroundings.scrolledAxes }
  var proxy: ChartProxy { ChartProxy(self) }
  /// Where labels of the axes stand, once an annotation has asked.
  ///
  /// Kept because each frame over a drawn chart asks, and finding it took a third of the frame.
  var labelRects: [CellRect]?

  /// The plan for other marks of the same chart, by scales of their own.
  func with(_ scales: ChartScales, _ facts: MarkFacts) -> ChartPlan {
    ChartPlan(scales: scales, axes: axes, layout: layout, facts: facts, in: surroundings)
  }
}

/// What a chart is drawn in, and with what, in one frame.
final class ChartSurroundings {
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
