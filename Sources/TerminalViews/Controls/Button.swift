import FoundationSubset

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// Takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Does something when it is clicked, or when Enter or the space bar is pressed while it has the
/// focus.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut

  /// Creates a button with a label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label between brackets.
  public var body: some View {
    let (action, isEnabled, shortcut) = (action, isEnabled, shortcut)
    HStack(spacing: 0) {
      Text("[")
      label.foregroundStyle(
        role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(ForegroundStyle()))
      Text("]")
    }
    .onTapGesture { if isEnabled { action() } }
    .control(isEnabled: isEnabled, isFocused: $isFocused) { key in
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
