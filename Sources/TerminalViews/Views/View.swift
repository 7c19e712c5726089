/// A piece of what is shown, described as a value; the terminal's part of SwiftUI's protocol.
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// The content.
  @ViewBuilder var body: Body { get }

  /// Makes the erased form that is laid out and drawn.
  ///
  /// Views that are made of others use the default. Only the library's own views implement it.
  static func _makeNode(_ view: Self, in environment: EnvironmentValues) -> _ViewNode
}

extension View {
  /// Makes the node of the body.
  public static func _makeNode(_ view: Self, in environment: EnvironmentValues) -> _ViewNode {
    Body._makeNode(view.body, in: environment)
  }
}

extension Never: View {
  /// Never called: there is no value of this type.
  public var body: Never { return preconditionFailure("There is no value of this type.") }
  /// Never called: there is no value of this type.
  public static func _makeNode(_ view: Never, in environment: EnvironmentValues) -> _ViewNode {
    preconditionFailure("There is no value of this type.")
  }
}

/// A view that the library lays out and draws itself.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// A primitive view has no body.
  public var body: Never { preconditionFailure("A primitive view is drawn without a body.") }
}
