import FoundationSubset
import TerminalViews

/// A control with an action for a click, or for Enter or the space bar while it has the focus.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(CloseAfterActionKey.self) private var closeAfterAction

  /// Creates a button with a label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the style of the environment; by default between brackets.
  public var body: some View {
    let (action, close) = (action, closeAfterAction)
    return styled.clickable(isEnabled: isEnabled, isFocused: $isFocused) {
      action()
      close?()
    }
  }

  private var styled: some View {
    let label = label.foregroundStyle(
      role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(ForegroundStyle()))
    let configuration = ButtonStyleConfiguration(role: role, label: AnyView(label))
    return EnvironmentReader { environment in
      callWhereDrawn(environment[ButtonStyleKey.self], configuration)
    }
  }
}

/// Closes the alert that contains the button, after its action.
enum CloseAfterActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension Button where Label == TerminalControls.Label<Text, Image> {
  /// Creates a button with a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      TerminalControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
