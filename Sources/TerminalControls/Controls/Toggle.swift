import TerminalViews

/// Shows and changes whether something is so.
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

  /// The label and the state as the style of toggles around has them: without one, a box with a
  /// mark.
  public var body: some View {
    let isOn = $isOn
    styled.clickable(isEnabled: isEnabled, isFocused: $isFocused, shortcut: shortcut) {
      isOn.wrappedValue.toggle()
    }
  }

  private var styled: some View {
    let configuration = ToggleStyleConfiguration(
      label: AnyView(ControlLabel(label)), isOn: $isOn)
    return EnvironmentReader { environment in
      environment.toggleStyle.body(configuration)
    }
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
