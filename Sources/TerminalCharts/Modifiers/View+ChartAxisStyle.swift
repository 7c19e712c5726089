import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Changes the area of the x axis' labels and ticks: its ground, its border, its height.
  public func chartXAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> _Surrounded {
    chartSettings { $0.layout.xAxisStyle = ViewSource(of: ChartAxisContent(), content) }
  }

  /// Changes the area of the y axis' labels: its ground, its border, its width.
  public func chartYAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> _Surrounded {
    chartSettings { $0.layout.yAxisStyle = ViewSource(of: ChartAxisContent(), content) }
  }
}

/// The area of an axis, as an axis style is given it.
public nonisolated struct ChartAxisContent: PrimitiveView {
  /// Makes the node, which takes all the room: ticks and labels are drawn by the chart.
  public static func _makeNode(
    _ view: ChartAxisContent, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(PlotContentNode())
  }
}
