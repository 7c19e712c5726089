#if Foundation
  import FoundationSubset
  import TerminalViews

  /// A column of a ``Table``.
  public struct TableColumn<RowValue, Content: View, Label: View> {
    let label: Label
    let content: (RowValue) -> Content
    /// How rows are sorted by the column; `nil` where they cannot be.
    let comparator: KeyPathComparator<RowValue>?
    private(set) var least: CGFloat?
    private(set) var most: CGFloat?

    init(
      _ label: Label, _ comparator: KeyPathComparator<RowValue>?,
      _ content: @escaping (RowValue) -> Content
    ) {
      (self.label, self.comparator, self.content) = (label, comparator, content)
    }

    /// The column with a width in points; `nil` for that of its widest text.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
      self.width(min: width, max: width)
    }
    /// The column with a least and a greatest width in points.
    ///
    /// It is as wide as its widest text between them; what it would like to be does not count.
    public func width(
      min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn {
      var column = self
      (column.least, column.most) = (min, max)
      return column
    }
  }

  extension TableColumn where Label == Text {
    /// Creates a column that rows cannot be sorted by.
    public init(
      _ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
      self.init(Text(title), nil, content)
    }
    /// Creates a column that rows are sorted by where the table sorts.
    public init<Value: Comparable>(
      _ title: LocalizedStringKey, value: KeyPath<RowValue, Value> & Sendable,
      @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
      self.init(Text(title), KeyPathComparator(value), content)
    }
    /// Creates a column that rows are sorted by where the table sorts; missing values go first.
    public init<Value: Comparable>(
      _ title: LocalizedStringKey, value: KeyPath<RowValue, Value?> & Sendable,
      @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
      self.init(Text(title), KeyPathComparator(value), content)
    }
    /// Creates a column that rows are sorted by in a way of its own.
    public init(
      _ title: LocalizedStringKey, sortUsing comparator: KeyPathComparator<RowValue>,
      @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
      self.init(Text(title), comparator, content)
    }
  }

  extension TableColumn where Label == Text, Content == Text {
    /// Creates a column of texts.
    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
      self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
  }

  /// Columns, each without the types of its views.
  public struct _TableColumns<RowValue> {
    struct Column {
      let label: AnyView
      let content: (RowValue) -> AnyView
      let comparator: KeyPathComparator<RowValue>?
      let least, most: CGFloat?
    }
    let columns: [Column]
  }

  /// Builds the columns of a table.
  @resultBuilder public struct TableColumnBuilder<RowValue> {
    /// A column.
    public static func buildExpression<Content: View, Label: View>(
      _ column: TableColumn<RowValue, Content, Label>
    ) -> _TableColumns<RowValue> {
      let content = column.content
      return _TableColumns(columns: [
        _TableColumns.Column(
          label: AnyView(column.label), content: { AnyView(content($0)) },
          comparator: column.comparator, least: column.least, most: column.most)
      ])
    }
    /// Several columns.
    public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue>
    {
      _TableColumns(columns: columns.flatMap(\.columns))
    }
    /// An `if` without `else`.
    public static func buildOptional(
      _ columns: _TableColumns<RowValue>?
    ) -> _TableColumns<RowValue> {
      columns ?? _TableColumns(columns: [])
    }
    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
      first
    }
    /// The other branch of an `if` or `switch`.
    public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
      second
    }
  }
#endif
