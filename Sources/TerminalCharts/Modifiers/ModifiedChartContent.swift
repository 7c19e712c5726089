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
    let outer = collector.enter(styled.change)
    Content._collect(styled.content, into: &collector)
    collector.leave(to: outer)
  }
}

extension ChartContent {
  @inlinable consuming func styled(by change: MarkStyleChange) -> StyledChartContent<Self> {
    StyledChartContent(content: self, change: change)
  }
}
