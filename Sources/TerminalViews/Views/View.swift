/// A part of the user interface, described as a value: SwiftUI's protocol, for a terminal.
///
/// Types that conform belong to the main actor, as SwiftUI's do, so that a view may use a model
/// that belongs to it. A view that is also drawn on other threads is a `nonisolated struct`.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content.
  @ViewBuilder var body: Body { get }

  /// Makes the erased form that is laid out and drawn.
  ///
  /// Views with a body use the default; only views of the library implement it.
  nonisolated static func _makeNode(
    _ view: Self, in environment: EnvironmentValues
  ) -> _ViewNode
}

nonisolated extension View {
  /// Makes the node of the body.
  @inlinable
  public static func _makeNode(_ view: Self, in environment: EnvironmentValues) -> _ViewNode {
    if let identity = environment.identity {
      return node(of: view, at: identity, in: environment) { callWhereDrawn({ $0.body }, $0) }
    }
    // Inlinable, so that the module of the view, which knows the body's type, makes this: the
    // runtime would walk all conformances to find it out.
    return Body._makeNode(callWhereDrawn({ $0.body }, view), in: environment)
  }
}

extension Never {
  /// Never called: there is no value of this type.
  public nonisolated var body: Never {
    return preconditionFailure("There is no value of this type.")
  }
}

nonisolated extension Never: View {
  /// Never called: there is no value of this type.
  public static func _makeNode(_ view: Never, in environment: EnvironmentValues) -> _ViewNode {
    preconditionFailure("There is no value of this type.")
  }
}

/// A view that the library lays out and draws itself.
package nonisolated protocol PrimitiveView: View where Body == Never {}

nonisolated extension PrimitiveView {
  /// A primitive view has no body.
  public var body: Never { preconditionFailure("A primitive view is drawn without a body.") }
}
