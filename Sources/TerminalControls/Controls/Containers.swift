import FoundationSubset
import TerminalViews

/// Views of one subject, in a box with a title.
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

  /// The title over the views, in a box.
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

/// A name with what it names at the other end of the row.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a row.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The name, room, and what it names.
  public var body: some View {
    HStack {
      ControlLabel(label)
      Spacer()
      content
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of two texts.
  public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}
