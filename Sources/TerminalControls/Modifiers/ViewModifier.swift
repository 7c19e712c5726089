import TerminalViews

/// A change of any view, to be used again.
///
/// ```swift
/// struct Framed: ViewModifier {
///   func body(content: Content) -> some View { content.padding().border(.gray) }
/// }
/// ```
@MainActor @preconcurrency public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifierContent
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifierContent: PrimitiveView {
  let make: (EnvironmentValues) -> _ViewNode
  /// Makes the node of the view.
  public nonisolated static func _makeNode(
    _ view: _ViewModifierContent, in environment: EnvironmentValues
  ) -> _ViewNode {
    view.make(environment)
  }
}

/// A view that a modifier has changed.
public nonisolated struct _ModifiedView<Base: View, Modifier: ViewModifier>: View {
  let base: Base
  let modifier: BoundModifier<Modifier>

  init(base: Base, modifier: Modifier) {
    self.base = base
    self.modifier = BoundModifier(modifier: modifier)
  }

  /// What the modifier makes of the view.
  @MainActor public var body: Modifier.Body {
    let base = base
    return modifier.modifier.body(
      content: _ViewModifierContent {
        Base.node(of: base, .content, in: $0)
      })
  }
}

/// A modifier whose properties are bound as those of a view are.
struct BoundModifier<Modifier: ViewModifier>: DynamicProperty {
  let modifier: Modifier
  func _bind(_ binder: _PropertyBinder) { binder.bindFields(of: modifier) }
}

nonisolated extension View {
  /// Changes the view by a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> _ModifiedView<Self, Modifier> {
    _ModifiedView(base: self, modifier: modifier)
  }
}
