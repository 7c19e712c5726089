import FoundationSubset
import TerminalCore
import TerminalViews

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls answer.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether controls inside do not answer; they are then faint.
  public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
    environment { if disabled { $0.isEnabled = false } }
  }

  /// Has keys go to the view when it has the focus, which Tab and a click give it.
  ///
  /// - Parameters:
  ///   - isEnabled: whether it answers.
  ///   - isFocused: is told whether it has the focus.
  ///   - isFaint: whether it is faint; `nil` where it does not answer.
  ///   - onKey: answers a key; whether it has.
  func control(
    isEnabled: Bool, isFocused: Binding<Bool>, isFaint: Bool? = nil,
    onKey: @escaping (KeyPress) -> Bool
  ) -> ModifiedContent<ModifiedContent<Self, _EnvironmentModifier>, _ResponderModifier> {
    environment { environment in
      if isFaint ?? !isEnabled { environment.textAttributes.formUnion(.dim) }
      if isFocused.wrappedValue { environment.textAttributes.formUnion(.reverse) }
    }
    .responding { place in
      let attachment = place.memory { FocusAttachment() }
      attachment.isFocusable = isEnabled
      attachment.onKey = isEnabled ? onKey : { _ in false }
      attachment.onFocus = { isFocused.wrappedValue = $0 }
      return { _ in .focus(attachment) }
    }
  }
}

extension KeyPress {
  /// Whether the key does what a click does.
  var isClick: Bool { modifiers.isEmpty && (key == .enter || key == .character(" ")) }
}
