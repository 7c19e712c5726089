#if Foundation
  import FoundationSubset
  import TerminalCore
  import TerminalViews

  /// Rows of values in columns, with a head that sorts.
  ///
  /// Enter on a name in the head, or a click on it, sorts by its column, and again the other way
  /// round; the program sees it in its order and sorts its values. With the focus, arrows, Page up,
  /// Page down, Home and End go through the rows where they can be selected, and a click selects
  /// one; with several, the space bar adds and takes away. The head stays where rows are scrolled.
  public struct Table<Value: Identifiable>: View {
    private let rows: [Value]
    private let columns: [_TableColumns<Value>.Column]
    private let selection: RowSelection?
    private let order: Binding<[KeyPathComparator<Value>]>?
    @State private var isFocused = false
    @State private var place = 0
    @Environment(\.isEnabled) private var isEnabled

    init(
      _ rows: [Value], _ selection: RowSelection?,
      _ order: Binding<[KeyPathComparator<Value>]>?,
      _ columns: () -> _TableColumns<Value>
    ) {
      (self.rows, self.selection, self.order) = (rows, selection, order)
      self.columns = columns().columns
    }

    /// The head over the rows, which scroll.
    public var body: some View {
      ScrollViewReader { proxy in
        TableLayout(
          head: ForEach(columns.indices, id: \.self) { head(of: columns[$0]) },
          columns: columns, rows: rows,
          chosen: { index in
            guard let selection else { return .none }
            let isHere = isFocused && index == place
            return selection.contains(rows[index].id) ? .chosen : isHere ? .marked : .none
          }, choose: selection == nil || !isEnabled ? nil : { select($0, adds: false) }
        )
        .control(
          isEnabled: isEnabled && selection != nil, isFocused: $isFocused, isFaint: !isEnabled
        ) { answer($0, proxy) }
      }
    }

    @ViewBuilder private func head(of column: _TableColumns<Value>.Column) -> some View {
      if let order, let comparator = column.comparator {
        let sorted = order.wrappedValue.first { $0.keyPath == comparator.keyPath }
        let isFirst = sorted != nil && sorted?.keyPath == order.wrappedValue.first?.keyPath
        Button {
          sort(by: comparator)
        } label: {
          HStack(spacing: 0) {
            column.label
            Text(isFirst ? (sorted?.order == .reverse ? " ▼" : " ▲") : "  ")
          }
        }
        .buttonStyle(.plain)
      } else {
        column.label
      }
    }

    /// Sorts by a column, the other way round where it is the one already.
    private func sort(by comparator: KeyPathComparator<Value>) {
      guard let order else { return }
      var next = comparator
      if let first = order.wrappedValue.first, first.keyPath == comparator.keyPath {
        next.order = first.order == .forward ? .reverse : .forward
      }
      order.wrappedValue =
        [next] + order.wrappedValue.filter { $0.keyPath != comparator.keyPath }
    }

    /// Answers a key; whether it has.
    private func answer(_ key: KeyPress, _ proxy: ScrollViewProxy) -> Bool {
      guard !rows.isEmpty else { return false }
      let present = min(place, rows.count - 1)
      if key.isClick {
        select(present, adds: true)
        return true
      }
      guard let next = key.row(from: present, of: rows.count) else { return false }
      place = next
      if selection?.isSingle == true { select(place, adds: false) }
      proxy.scrollTo(rows[place].id)
      return true
    }

    private func select(_ index: Int, adds: Bool) {
      guard rows.indices.contains(index) else { return }
      place = index
      selection?.choose(rows[index].id, adds)
    }
  }

  extension Table {
    /// Creates a table, whose head sorts where there is an order.
    public init<Data: RandomAccessCollection>(
      _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
      @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
      self.init(Array(data), nil, sortOrder, columns)
    }
    /// Creates a table of which a row can be selected, or any number of them.
    public init<Data: RandomAccessCollection, Selection: _RowSelection>(
      _ data: Data, selection: Binding<Selection>,
      sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
      @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Selection._Row == Value.ID {
      self.init(Array(data), RowSelection(selection), sortOrder, columns)
    }
  }
#endif
