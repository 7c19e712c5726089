import CivilTime
import FoundationSubset
import TerminalViews

/// What the modifiers around a chart ask for: one part for each stage on the way to cells.
///
/// They reach the chart through the environment, so that a modifier works on a container of charts
/// as well.
struct ChartSettings {
  var scales = ScaleSettings()
  var axes = AxisSettings()
  var scroll = ScrollSettings()
  var layout = LayoutSettings()
  var drawing = DrawingSettings()
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: SharedSettings? { nil }
}

// An environment is copied for each view, and its values are asked for by each modifier: counting
// the many references of the settings each time would take longer than drawing axes.
final class SharedSettings {
  let settings: ChartSettings

  init(
    _ settings: consuming ChartSettings, changedBy change: (inout ChartSettings) -> Void = { _ in }
  ) {
    change(&settings)
    self.settings = settings
  }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    self[ChartSettingsKey.self]?.settings ?? ChartSettings()
  }

  mutating func changeChart(by change: (inout ChartSettings) -> Void) {
    self[ChartSettingsKey.self] = SharedSettings(chart, changedBy: change)
  }

  var sharedChart: SharedSettings {
    self[ChartSettingsKey.self] ?? SharedSettings(ChartSettings())
  }

  /// The environment for views inside a chart, to which the chart's own settings do not apply.
  var withoutChartSettings: EnvironmentValues {
    var inner = self
    inner.reset(ChartSettingsKey.self)
    // Labels and symbols are made over and over; only layers and annotations have places.
    inner.place = nil
    return inner
  }
}

nonisolated extension View {
  func chartSettings(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environment { $0.changeChart(by: change) }
  }
}
