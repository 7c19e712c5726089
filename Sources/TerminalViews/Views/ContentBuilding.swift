/// The common part of the builders of views, charts and axes; each adds the types of its
/// statements.
public protocol _ContentBuilding {}

extension _ContentBuilding {
  /// An `if` without `else`.
  @inlinable public static func buildIf<Content>(_ content: consuming Content?) -> Content? {
    content
  }
  /// The first branch of an `if` or `switch`.
  @inlinable public static func buildEither<First, Second>(
    first: consuming First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }
  /// The other branch of an `if` or `switch`.
  @inlinable public static func buildEither<First, Second>(
    second: consuming Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }
}
