import TerminalViews

/// Rows below one another, which scroll where they do not fit.
public struct List<Content: View>: View {
  private let content: Content

  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, from the left edge.
  public var body: some View { ScrollingRows { content } }
}

extension List {
  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

/// Controls below one another, which scroll where they do not fit.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls, from the left edge.
  public var body: some View { ScrollingRows { content } }
}

/// Rows from the left edge to the right one, in a window.
private struct ScrollingRows<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Rows that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section, with a head and a foot or without.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
  /// Creates a section with a head or a foot, in the way of older code.
  @_disfavoredOverload
  public init(
    header: Parent = EmptyView(), footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// The head, the rows as the style of lists around has them, the foot, and an empty row.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.bold()
      EnvironmentReader { [content] environment in
        VStack(alignment: .leading, spacing: 0) { content }
          .padding(.leading, environment.sectionIndentation)
      }
      footer.foregroundStyle(.secondary)
    }
    .padding(.bottom, 16)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
