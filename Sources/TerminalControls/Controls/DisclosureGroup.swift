import TerminalCore
import TerminalViews

/// Views that are shown and hidden by a click on their title, or with Enter or the space bar.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isShown: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isExpanded = false
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a group of which a program knows whether it is open, or that is closed at first.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (isShown, self.content, self.label) = (isExpanded, content, label())
  }

  /// The title behind a sign, and the views below it, a little to the right.
  public var body: some View {
    let isShown = isShown ?? $isExpanded
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(isShown.wrappedValue ? "▾" : "▸")
        label
      }
      .clickable(isEnabled: isEnabled, isFocused: $isFocused) { isShown.wrappedValue.toggle() }
      if isShown.wrappedValue { content().padding(.leading, 16) }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
