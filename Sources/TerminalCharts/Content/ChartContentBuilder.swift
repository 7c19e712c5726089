import TerminalViews

/// Builds the content of a chart from statements.
@resultBuilder
public struct ChartContentBuilder: _ContentBuilding {
  /// A statement.
  @inlinable public static func buildExpression<Content: ChartContent>(_ content: consuming Content)
    -> Content
  {
    content
  }
  /// No statement.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// One statement, or the first of several.
  @inlinable public static func buildPartialBlock<Content: ChartContent>(
    first content: consuming Content
  ) -> Content {
    content
  }
  /// One more statement.
  ///
  /// Pairs instead of a variadic tuple, because the compiler specialises code for pairs, but would
  /// look up the type of each mark of a tuple at run time.
  @inlinable public static func buildPartialBlock<Content: ChartContent, Next: ChartContent>(
    accumulated content: consuming Content, next: consuming Next
  ) -> PairChartContent<Content, Next> {
    PairChartContent(content, next)
  }
  /// Content that depends on the version of a platform.
  @inlinable public static func buildLimitedAvailability(
    _ content: some ChartContent
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}
