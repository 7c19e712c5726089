import FoundationSubset
import TerminalCore
import TerminalViews

extension EnvironmentValues {
  /// Whether controls answer.
  public var isEnabled: Bool {
    get { self[or: true] }
    set { self[or: true] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether controls inside do not answer; they are then faint.
  public func disabled(_ disabled: Bool) -> _Surrounded {
    environment { if disabled { $0.isEnabled = false } }
  }

  /// Has keys go to the view when it has the focus, which Tab and a click give it.
  ///
  /// - Parameters:
  ///   - isEnabled: whether it answers.
  ///   - isFocused: Set to whether the view has the focus.
  ///   - isFaint: whether it is faint; `nil` where it does not answer.
  ///   - onPaste: Called with pasted text; `nil` ignores it.
  ///   - onKey: answers a key; whether it has.
  func control(
    isEnabled: Bool, isFocused: Binding<Bool>, isFaint: Bool? = nil,
    onPaste: ((String) -> Void)? = nil, onKey: @escaping (KeyPress) -> Bool
  ) -> ModifiedContent<_Surrounded, _ResponderModifier> {
    environment { environment in
      if isFaint ?? !isEnabled { environment.textAttributes.formUnion(.dim) }
      if isFocused.wrappedValue { environment.textAttributes.formUnion(.reverse) }
    }
    .responding { place in
      let attachment = place.memory { FocusAttachment() }
      attachment.isFocusable = isEnabled
      attachment.onKey = isEnabled ? onKey : { _ in false }
      attachment.onPaste = isEnabled ? onPaste : nil
      attachment.onFocus = { isFocused.wrappedValue = $0 }
      return { _ in .focus(attachment) }
    }
  }
}

extension View {
  /// Does something when the view is clicked, when it has the focus and a key does what a click
  /// does, and when its shortcut is pressed.
  func clickable(
    isEnabled: Bool, isFocused: Binding<Bool>, isFaint: Bool? = nil,
    shortcut: KeyboardShortcut? = nil, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onTapGesture { if isEnabled { action() } }
      .control(isEnabled: isEnabled, isFocused: isFocused, isFaint: isFaint) { key in
        guard key.isClick else { return false }
        action()
        return true
      }
      .keyed { key in
        guard isEnabled, shortcut?.matches(key) == true else { return false }
        action()
        return true
      }
  }
}

extension KeyPress {
  /// Whether the key does what a click does.
  var isClick: Bool { modifiers.isEmpty && (key == .enter || key == .character(" ")) }
}
