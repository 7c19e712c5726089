import TerminalViews

/// Builds the content of a chart from statements.
@resultBuilder
public struct ChartContentBuilder {
  /// A statement.
  @inlinable public static func buildExpression<Content: ChartContent>(_ content: Content)
    -> Content
  {
    content
  }
  /// No statement.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// One statement.
  @inlinable public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Several statements.
  @inlinable public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleChartContent<repeat each Content> {
    TupleChartContent(content: (repeat each content))
  }
  /// An `if` without `else`.
  @inlinable public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }
  /// The first branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }
  /// The other branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }
  /// Content that depends on the version of a platform.
  @inlinable public static func buildLimitedAvailability(
    _ content: some ChartContent
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}
