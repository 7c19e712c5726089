import TerminalViews

/// Builds the content of a chart from statements.
@resultBuilder
public struct ChartContentBuilder: _ContentBuilding {
  /// Returns the content of a statement.
  @inlinable public static func buildExpression<Content: ChartContent>(_ content: consuming Content)
    -> Content
  {
    content
  }
  /// Returns content without marks.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// Returns the content of the first statement.
  @inlinable public static func buildPartialBlock<Content: ChartContent>(
    first content: consuming Content
  ) -> Content {
    content
  }
  /// Appends the content of another statement.
  ///
  /// Pairs instead of a variadic tuple, because the compiler specialises code for pairs, but would
  /// look up the type of each mark of a tuple at run time.
  @inlinable public static func buildPartialBlock<Content: ChartContent, Next: ChartContent>(
    accumulated content: consuming Content, next: consuming Next
  ) -> PairChartContent<Content, Next> {
    PairChartContent(content, next)
  }
  /// Erases the type of content that is only available on some platform versions.
  @inlinable public static func buildLimitedAvailability(
    _ content: some ChartContent
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}
