import FoundationSubset
import TerminalViews

/// A box around views of one subject, with a title.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a box, with a title or without.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.content = content()
    self.label = label()
  }

  /// The title above the views, in a box.
  public var body: some View {
    VStack(alignment: .leading) {
      label.bold()
      content
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 16)
    .border(.secondary)
  }
}

extension GroupBox {
  /// Creates a box with a title.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
