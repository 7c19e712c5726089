import TerminalViews

/// Lets a view that is no control have the focus; it is then seen in reverse.
public struct _FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

  /// The view, which answers no key itself.
  public func body(content: Content) -> some View {
    content.control(isEnabled: isEnabled && isFocusable, isFocused: $isFocused, isFaint: !isEnabled)
    { _ in false }
  }
}

nonisolated extension View {
  /// Lets Tab and clicks give the view the focus, so that its `onKeyPress` is asked first.
  public func focusable(
    _ isFocusable: Bool = true
  ) -> _ModifiedView<Self, _FocusableModifier> {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }
}
