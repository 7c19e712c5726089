import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Shows or hides the legend of the charts inside.
  public func chartLegend(_ visibility: Visibility) -> _Surrounded {
    chartSettings { $0.layout.legend.isHidden = visibility == .hidden }
  }

  /// Places the legend; by default below the chart, at its left end.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _Surrounded {
    chartSettings {
      $0.layout.legend = LegendSetting(
        isHidden: $0.layout.legend.isHidden, position: position, alignment: alignment,
        spacing: spacing)
    }
  }

  /// Replaces the legend by a view.
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> _Surrounded {
    let view = content()
    return chartSettings {
      $0.layout.legend = LegendSetting(
        isHidden: $0.layout.legend.isHidden, position: position, alignment: alignment,
        spacing: spacing,
        content: ViewSource(view))
    }
  }
}
