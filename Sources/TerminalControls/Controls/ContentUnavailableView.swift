import TerminalViews

/// Says in the middle of its room why there is nothing to see.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view of what is missing, why, and what can be done.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The texts and the controls below each other.
  public var body: some View {
    VStack(spacing: 0) {
      label.bold()
      description.foregroundStyle(.secondary)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == TerminalControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of what is missing, and why.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { TerminalControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}
