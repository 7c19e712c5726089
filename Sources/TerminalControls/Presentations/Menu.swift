import FoundationSubset
import TerminalViews

/// A list of things to do that opens below its label.
///
/// Enter, the space bar and a click open it; in it arrows and Tab lead from one thing to the next,
/// Enter or a click does one and closes it, and Esc or a click elsewhere only closes it.
public struct Menu<Label: View, Content: View>: View {
  private let content: () -> Content
  private let label: Label
  @State private var isFocused = false
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: buttons, pickers, toggles, and menus that open beside it.
  ///   - label: what is seen while it is closed.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
  }

  /// The label, with a sign that there is a list.
  public var body: some View {
    let isOpen = $isOpen
    HStack(spacing: 0) {
      label
      Text(isOpen.wrappedValue ? " ▴" : " ▾")
    }
    .clickable(isEnabled: isEnabled, isFocused: $isFocused) { isOpen.wrappedValue.toggle() }
    .menuWindow(isPresented: isOpen) { [content] in
      VStack(alignment: .leading, spacing: 0) { content() }
        .buttonStyle(.plain)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TerminalControls.Label<Text, Image> {
  /// Creates a menu with a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TerminalControls.Label(title, systemImage: systemImage) }
  }
}
