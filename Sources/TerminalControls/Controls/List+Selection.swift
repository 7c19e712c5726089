import TerminalViews

extension List {
  /// Creates a list of which rows are chosen: by a click, or with the focus by the arrow keys, and
  /// the space bar for one of several.
  ///
  /// A row stands for its tag, for the value of its link, or for the identity of its element.
  public init<Selection: _RowSelection>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(RowSelection(selection), content: content())
  }
  /// Creates a list with a row for each element, of which some are chosen.
  public init<Data: RandomAccessCollection, Selection: _RowSelection, RowContent: View>(
    _ data: Data, selection: Binding<Selection>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
  /// Creates a list with a row for each element, of which some are chosen.
  public init<
    Data: RandomAccessCollection, ID: Hashable, Selection: _RowSelection, RowContent: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
