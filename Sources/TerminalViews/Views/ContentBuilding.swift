/// The common part of the builders of views, charts and axes; each adds the types of its
/// statements.
public protocol _ContentBuilding {}

extension _ContentBuilding {
  /// Returns the content of an `if` without `else`.
  @inlinable public static func buildIf<Content>(_ content: consuming Content?) -> Content? {
    content
  }
  /// Returns the content of the first branch of an `if` or `switch`.
  @inlinable public static func buildEither<First, Second>(
    first: consuming First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }
  /// Returns the content of the other branch of an `if` or `switch`.
  @inlinable public static func buildEither<First, Second>(
    second: consuming Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }
}
