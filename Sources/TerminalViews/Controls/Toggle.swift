/// Shows and changes whether something is so: a box with a mark.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut

  /// Creates a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The box and the label.
  public var body: some View {
    let (isOn, isEnabled, shortcut) = ($isOn, isEnabled, shortcut)
    HStack {
      Text(isOn.wrappedValue ? "[x]" : "[ ]")
      label
    }
    .onTapGesture { if isEnabled { isOn.wrappedValue.toggle() } }
    .control(isEnabled: isEnabled, isFocused: $isFocused) { key in
      guard key.isClick else { return false }
      isOn.wrappedValue.toggle()
      return true
    }
    .keyed { key in
      guard isEnabled, shortcut?.matches(key) == true else { return false }
      isOn.wrappedValue.toggle()
      return true
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
