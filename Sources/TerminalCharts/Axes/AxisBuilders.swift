import TerminalViews

/// Builds an axis from statements.
@resultBuilder
public struct AxisContentBuilder: _ContentBuilding {
  /// Returns the content of a statement.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// Returns content without marks: an axis that shows nothing.
  public static func buildBlock() -> TupleAxisPiece<> { TupleAxisPiece(pieces: ()) }
  /// Returns the content of one statement.
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  /// Combines the contents of several statements.
  public static func buildBlock<each C: AxisContent>(
    _ content: repeat each C
  ) -> TupleAxisPiece<repeat each C> {
    TupleAxisPiece(pieces: (repeat each content))
  }
  /// Erases the type of content that is only available on some platform versions.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

/// Builds the marks at a value from statements.
@resultBuilder
public struct AxisMarkBuilder: _ContentBuilding {
  /// Returns the content of a statement.
  public static func buildExpression<C: AxisMark>(_ content: C) -> C { content }
  /// Builds an empty axis mark.
  public static func buildBlock() -> TupleAxisPiece<> { TupleAxisPiece(pieces: ()) }
  /// Returns the content of one statement.
  public static func buildBlock<C: AxisMark>(_ content: C) -> C { content }
  /// Combines the contents of several statements.
  public static func buildBlock<each C: AxisMark>(
    _ content: repeat each C
  ) -> TupleAxisPiece<repeat each C> {
    TupleAxisPiece(pieces: (repeat each content))
  }
  /// Erases the type of content that is only available on some platform versions.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}
