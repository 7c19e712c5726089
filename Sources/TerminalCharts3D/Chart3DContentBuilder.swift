import TerminalCharts
import TerminalViews

/// Builds the content of a ``Chart3D`` from statements.
@resultBuilder
public struct Chart3DContentBuilder: _ContentBuilding {
  /// A statement.
  public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content {
    content
  }
  /// No statement.
  public static func buildBlock() -> EmptyChart3DContent { EmptyChart3DContent() }
  /// One statement, or the first of several.
  public static func buildPartialBlock<Content: Chart3DContent>(first content: Content) -> Content {
    content
  }
  /// One more statement.
  public static func buildPartialBlock<Content: Chart3DContent, Next: Chart3DContent>(
    accumulated content: Content, next: Next
  ) -> PairChart3DContent<Content, Next> {
    PairChart3DContent(first: content, second: next)
  }
  /// Content that depends on the version of a platform.
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

/// Two contents, one after the other.
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

/// Content whose type is hidden.
public struct AnyChart3DContent: PrimitiveChart3DContent {
  let collect: (inout _Chart3DCollector) -> Void

  /// Adds the marks of the content.
  public static func _collect(_ content: Self, into collector: inout _Chart3DCollector) {
    content.collect(&collector)
  }
}
