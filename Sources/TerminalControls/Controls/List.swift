import TerminalViews

/// A column of rows, which scrolls if it does not fit.
public struct List<Content: View>: View {
  private let content: Content

  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows from the left to the right edge.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
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

/// Controls below one another, which scroll if they do not fit: a list.
public typealias Form = List

/// A group of rows with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section with or without a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
  /// Creates a section with a header or a footer, as older code does.
  @_disfavoredOverload
  public init(
    header: Parent = EmptyView(), footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// The header, the rows in the style of the list, the footer, and an empty row.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.bold()
      EnvironmentReader { [content] environment in
        VStack(alignment: .leading, spacing: 0) { content }
          .padding(.leading, environment[ListStyleKey.self].indentation)
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
