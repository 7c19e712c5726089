import TerminalCharts
import TerminalViews

/// A result builder for the content of a ``Chart3D``.
@resultBuilder
public struct Chart3DContentBuilder: _ContentBuilding {
  /// Returns the content of a statement.
  public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content {
    content
  }
  /// Returns content without marks.
  public static func buildBlock() -> EmptyChart3DContent { EmptyChart3DContent() }
  /// Returns the content of the first statement.
  public static func buildPartialBlock<Content: Chart3DContent>(first content: Content) -> Content {
    content
  }
  /// Appends the content of another statement.
  public static func buildPartialBlock<Content: Chart3DContent, Next: Chart3DContent>(
    accumulated content: Content, next: Next
  ) -> PairChart3DContent<Content, Next> {
    PairChart3DContent(first: content, second: next)
  }
  /// Erases the type of content that is only available on some platform versions.
  public static func buildLimitedAvailability<Content: Chart3DContent>(
    _ content: Content
  ) -> AnyChart3DContent {
    AnyChart3DContent { Content._collect(content, into: &$0) }
  }
}

/// Content without marks.
public struct EmptyChart3DContent: PrimitiveChart3DContent {
  /// Creates content without marks.
  public init() {}
  /// Adds nothing.
  public static func _collect(_ content: Self, into collector: inout _Chart3DCollector) {}
}

/// A pair of contents in order.
public struct PairChart3DContent<First: Chart3DContent, Second: Chart3DContent>:
  PrimitiveChart3DContent
{
  let first: First
  let second: Second

  /// Adds the marks of both in order.
  public static func _collect(_ content: Self, into collector: inout _Chart3DCollector) {
    First._collect(content.first, into: &collector)
    Second._collect(content.second, into: &collector)
  }
}

/// Content with an erased type.
public struct AnyChart3DContent: PrimitiveChart3DContent {
  let collect: (inout _Chart3DCollector) -> Void

  /// Adds the marks of the content.
  public static func _collect(_ content: Self, into collector: inout _Chart3DCollector) {
    content.collect(&collector)
  }
}
