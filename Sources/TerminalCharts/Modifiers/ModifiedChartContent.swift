import TerminalViews

/// Content whose marks are drawn in a changed style.
public struct StyledChartContent<Content: ChartContent>: PrimitiveChartContent {
  @usableFromInline let content: Content
  @usableFromInline let change: MarkStyleChange

  @inlinable init(content: Content, change: MarkStyleChange) {
    self.content = content
    self.change = change
  }

  /// Adds the marks in the changed style.
  @inlinable public static func _collect(_ styled: Self, into collector: inout _MarkCollector) {
    collector.collect(styled.content, styled: styled.change)
  }
}

extension ChartContent {
  @inlinable func styled(_ change: MarkStyleChange) -> StyledChartContent<Self> {
    StyledChartContent(content: self, change: change)
  }
}
