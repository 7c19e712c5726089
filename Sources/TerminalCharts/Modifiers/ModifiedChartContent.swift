import TerminalViews

/// Content whose marks are drawn in a changed style.
public struct StyledChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: MarkStyleChange

  /// Adds the marks in the changed style.
  public static func _collect(_ styled: Self, into collector: inout _MarkCollector) {
    collector.collect(styled.content, styled: styled.change)
  }
}

extension ChartContent {
  func styled(_ change: MarkStyleChange) -> StyledChartContent<Self> {
    StyledChartContent(content: self, change: change)
  }
}
