import FoundationSubset
import TerminalCore
import TerminalViews

private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether controls respond.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether the controls inside are disabled, which makes them faint.
  public func disabled(_ disabled: Bool) -> _Surrounded {
    environment { if disabled { $0.isEnabled = false } }
  }

  /// Makes the view a control, which receives keys while it has the focus by Tab or a click.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the control responds.
  ///   - isFocused: Set to whether the view has the focus.
  ///   - isFaint: Whether the view is faint; `nil` if that follows from `isEnabled`.
  ///   - onPaste: Called with pasted text; `nil` ignores it.
  ///   - onKey: Handles a key; returns whether it did.
  func control(
    isEnabled: Bool, isFocused: Binding<Bool>, isFaint: Bool? = nil,
    onPaste: ((String) -> Void)? = nil, onKey: @escaping (KeyPress) -> Bool
  ) -> ModifiedContent<_Surrounded, _ResponderModifier> {
    environment { environment in
      if isFaint ?? !isEnabled { environment.textAttributes.formUnion(.dim) }
      if isFocused.wrappedValue { environment.textAttributes.formUnion(.reverse) }
    }
    .responding { identity in
      let attachment = identity.memory { FocusAttachment() }
      attachment.isFocusable = isEnabled
      attachment.onKey = isEnabled ? onKey : { _ in false }
      attachment.onPaste = isEnabled ? onPaste : nil
      attachment.onFocus = { isFocused.wrappedValue = $0 }
      return { _ in .focus(attachment) }
    }
  }
}

extension View {
  /// Adds an action for clicks, and for the keys that act as a click while the view has the focus.
  func clickable(
    isEnabled: Bool, isFocused: Binding<Bool>, isFaint: Bool? = nil,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onTapGesture { if isEnabled { action() } }
      .control(isEnabled: isEnabled, isFocused: isFocused, isFaint: isFaint) { key in
        guard key.isClick else { return false }
        action()
        return true
      }
  }
}

extension KeyPress {
  /// Whether the key acts as a click.
  var isClick: Bool { modifiers.isEmpty && (key == .enter || key == .character(" ")) }
}
