import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Shows or hides the x axis of the charts inside.
  public func chartXAxis(_ visibility: Visibility) -> _Surrounded {
    chartSettings { $0.axes.x.isHidden = visibility == .hidden }
  }

  /// Sets the content of the x axis; empty content hides the axis.
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> _Surrounded {
    let marks = AxisMarksSpecification.all(in: content())
    return chartSettings { $0.axes.x.content = marks }
  }

  /// Shows or hides the y axis of the charts inside.
  public func chartYAxis(_ visibility: Visibility) -> _Surrounded {
    chartSettings { $0.axes.y.isHidden = visibility == .hidden }
  }

  /// Sets the content of the y axis; empty content hides the axis.
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> _Surrounded {
    let marks = AxisMarksSpecification.all(in: content())
    return chartSettings { $0.axes.y.content = marks }
  }

  /// Names the x axis; below the plot, at its right end.
  public func chartXAxisLabel<L: _TextLabel>(
    _ label: L, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _Surrounded {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label._text }
  }

  /// Names the x axis by a view.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> _Surrounded {
    let title = AxisTitle(position, alignment, spacing, content())
    return chartSettings { $0.layout.xTitle = title }
  }

  /// Names the y axis; above the plot, at the end where its labels are.
  public func chartYAxisLabel<L: _TextLabel>(
    _ label: L, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _Surrounded {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label._text }
  }

  /// Names the y axis by a view.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> _Surrounded {
    let title = AxisTitle(position, alignment, spacing, content())
    return chartSettings { $0.layout.yTitle = title }
  }
}

extension AxisMarksSpecification {
  package static func all<C: AxisContent>(in content: C) -> [AxisMarksSpecification] {
    var collector = _AxisCollector()
    collector.collect(content)
    return collector.marks
  }
}

extension AxisTitle {
  package init<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ view: C
  ) {
    self.init(
      position: position, alignment: alignment, spacing: spacing, view: ViewSource(view))
  }
}

nonisolated extension View {
  /// Changes the area of the x axis' labels and ticks: its background, its border, its height.
  public func chartXAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> _Surrounded {
    chartSettings { $0.layout.xAxisStyle = ViewSource(of: ChartAxisContent(), content) }
  }

  /// Changes the area of the y axis' labels: its background, its border, its width.
  public func chartYAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> _Surrounded {
    chartSettings { $0.layout.yAxisStyle = ViewSource(of: ChartAxisContent(), content) }
  }
}

/// The area of an axis, given to the closure of an axis style.
public nonisolated struct ChartAxisContent: PrimitiveView {
  /// Makes the node, which fills the available space: ticks and labels are drawn by the chart.
  public static func _makeNode(
    _ view: ChartAxisContent, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(PlotContentNode())
  }
}
