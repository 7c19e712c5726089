import TerminalViews

/// A reusable modification of a view.
///
/// ```swift
/// struct Framed: ViewModifier {
///   func body(content: Content) -> some View { content.padding().border(.gray) }
/// }
/// ```
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view to modify.
  typealias Content = _ViewModifierContent
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct _ViewModifierContent: PrimitiveView {
  let make: (EnvironmentValues) -> _ViewNode
  /// Makes the node of the view.
  public nonisolated static func _makeNode(
    _ view: _ViewModifierContent, in environment: EnvironmentValues
  ) -> _ViewNode {
    view.make(environment)
  }
}

/// A view with a modifier.
public nonisolated struct _ModifiedView<Base: View, Modifier: ViewModifier>: View {
  let base: Base
  let modifier: BoundFields<Modifier>

  init(base: Base, modifier: Modifier) {
    self.base = base
    self.modifier = BoundFields(of: modifier)
  }

  /// The modified view.
  @MainActor public var body: Modifier.Body {
    let base = base
    return modifier.owner.body(
      content: _ViewModifierContent {
        Base.node(of: base, .content, in: $0)
      })
  }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> _ModifiedView<Self, Modifier> {
    _ModifiedView(base: self, modifier: modifier)
  }
}
