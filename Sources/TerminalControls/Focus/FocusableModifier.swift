import TerminalViews

/// A modifier that lets any view have the focus, which is shown in reverse video.
public struct _FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

  /// Returns the view, which handles no keys itself.
  public func body(content: Content) -> some View {
    content.control(isEnabled: isEnabled && isFocusable, isFocused: $isFocused, isFaint: !isEnabled)
    { _ in false }
  }
}

nonisolated extension View {
  /// Lets the view have the focus, so that its `onKeyPress` handlers are called first.
  public func focusable(
    _ isFocusable: Bool = true
  ) -> _ModifiedView<Self, _FocusableModifier> {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }
}
