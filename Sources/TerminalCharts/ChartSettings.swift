import CivilTime
import FoundationSubset
import TerminalViews

/// The settings of a chart from its modifiers: one part for each stage of the pipeline.
///
/// They reach the chart through the environment, so that a modifier works on a container of charts
/// as well.
package struct ChartSettings {
  package var scales = ScaleSettings()
  package var axes = AxisSettings()
  var scroll = ScrollSettings()
  package var layout = LayoutSettings()
  var drawing = DrawingSettings()
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  package var chart: ChartSettings { self[ChartSettingsKey.self] }

  mutating func changeChart(by change: (inout ChartSettings) -> Void) {
    change(&self[ChartSettingsKey.self])
  }

  /// The environment for views inside a chart, to which the chart's own settings do not apply.
  package var withoutChartSettings: EnvironmentValues {
    var inner = self
    inner.reset(ChartSettingsKey.self)
    // Labels and symbols are made anew in each frame; only layers and annotations keep an identity.
    inner.identity = nil
    return inner
  }
}

nonisolated extension View {
  func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> _Surrounded {
    environment { $0.changeChart(by: change) }
  }
}
