import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Draws a view over the chart; its closure is given the chart's scales.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _Surrounded {
    let layer = ChartLayer(alignment, content)
    return chartSettings { $0.drawing.overlays.append(layer) }
  }

  /// Draws a view behind the chart; its closure is given the chart's scales.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _Surrounded {
    let layer = ChartLayer(alignment, content)
    return chartSettings { $0.drawing.backgrounds.append(layer) }
  }

  /// Changes the background, border and size of the plot area.
  ///
  /// The marks take the space inside a border. A size larger than the available space is clamped to
  /// it, and a smaller plot is centred.
  public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> _Surrounded {
    chartSettings { $0.layout.plotStyle = ViewSource(of: ChartPlotContent(), content) }
  }
}

/// The plot area of a chart, given to the closure of a plot style.
public nonisolated struct ChartPlotContent: PrimitiveView {
  /// Makes the node, which fills the available space: the marks are drawn by the chart.
  public static func _makeNode(
    _ view: ChartPlotContent, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(PlotContentNode())
  }
}
