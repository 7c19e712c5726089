import TerminalViews

/// Content whose marks are drawn in a changed style.
public struct StyledChartContent<Content: ChartContent, Change: _MarkStyleChanging>:
  PrimitiveChartContent
{
  @usableFromInline let content: Content
  @usableFromInline let change: Change

  @inlinable init(content: Content, change: Change) {
    self.content = content
    self.change = change
  }

  /// Adds the marks in the changed style.
  @inlinable public static func _collect(_ styled: Self, into collector: inout _MarkCollector) {
    let outer = Change._enter(styled.change, in: &collector)
    Content._collect(styled.content, into: &collector)
    collector.leave(to: outer)
  }
}

extension ChartContent {
  @inlinable consuming func styled<Change: _MarkStyleChanging>(
    _ change: Change
  ) -> StyledChartContent<Self, Change> {
    StyledChartContent(content: self, change: change)
  }

  /// Changes the style by one of the less usual ways.
  @inlinable consuming func styled(
    by change: MarkStyleChange
  ) -> StyledChartContent<Self, MarkStyleChange> {
    styled(change)
  }
}
