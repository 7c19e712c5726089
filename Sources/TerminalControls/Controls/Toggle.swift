import TerminalViews

/// A control that shows and changes a Boolean value.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(ToggleStyleKey.self) private var style

  /// Creates a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The label and the state in the style of the surrounding views.
  public var body: some View {
    let isOn = $isOn
    HStack {
      switch style.appearance {
      case .checkbox:
        Text(isOn.wrappedValue ? "[x]" : "[ ]")
        ControlLabel(label)
      case .knob:
        ControlLabel(label)
        Text(isOn.wrappedValue ? "━●" : "○─")
      case .button:
        HStack(spacing: 0) {
          Text("[")
          ControlLabel(label)
          Text("]")
        }
        .environment { if isOn.wrappedValue { $0.textAttributes.formUnion(.reverse) } }
      }
    }
    .clickable(isEnabled: isEnabled, isFocused: $isFocused) { isOn.wrappedValue.toggle() }
  }
}

extension Toggle where Label == TerminalControls.Label<Text, Image> {
  /// Creates a toggle with a title and a system symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalControls.Label(title, systemImage: systemImage) }
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
