import CivilTime
import Foundation
import TerminalViews

/// What the modifiers around a chart ask for.
///
/// They reach the chart through the environment, so that a modifier works on a container of charts as well.
struct ChartSettings {
  var xAxis = AxisSetting()
  var yAxis = AxisSetting()
  var xTitle: AxisTitle?
  var yTitle: AxisTitle?
  var xScale = ScaleSetting()
  var yScale = ScaleSetting()
  var foregroundScale = StyleScaleSetting<Paint>()
  var symbolScale = StyleScaleSetting<SymbolShape>()
  var symbolSizeScale = StyleScaleSetting<CGFloat>()
  var lineStyleScale = StyleScaleSetting<StrokeStyle>()
  var legend = LegendSetting()
  var plotStyle: ((EnvironmentValues) -> _ViewNode)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var annotationRows: Int?
  var lineGaps = ChartLineGaps.connected
  var clipsMarks = true
  var downsampling = ChartDownsampling.minMax
  var barEdges = ChartBarEdges.halfCells
}

/// Whether and how an axis is drawn; the one does not undo the other.
struct AxisSetting {
  var isHidden = false
  /// The marks that the user asked for; nil for the default ones.
  var content: [AxisMarksSpecification]?
  /// Changes the area of the axis.
  var style: ((EnvironmentValues) -> _ViewNode)?

  /// The marks to draw.
  var marks: [AxisMarksSpecification] { isHidden ? [] : content ?? [.default] }
}

/// A view that names an axis.
struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var node: (EnvironmentValues) -> _ViewNode
}

/// The domain, the kind and the range of a position scale, as far as a modifier sets them.
struct ScaleSetting {
  var domain: ErasedScaleDomain?
  var type: ScaleType?
  /// The part of the plot that the axis takes; all of it when nil.
  var range: ErasedPositionRange?
}

/// Where the legend stands.
struct LegendSetting {
  var isHidden = false
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: ((EnvironmentValues) -> _ViewNode)?
}

/// A view above or below a chart that knows its scales.
struct ChartLayer {
  var alignment: Alignment
  var node: (ChartProxy, EnvironmentValues) -> _ViewNode
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }

  /// The environment for views inside a chart, which the chart's own settings do not concern.
  var withoutChartSettings: EnvironmentValues {
    var inner = self
    inner.chart = ChartSettings()
    return inner
  }
}

extension View {
  func chartSettings(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environment { change(&$0.chart) }
  }
}
