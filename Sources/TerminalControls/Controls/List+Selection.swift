import FoundationSubset
import TerminalCore
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

/// The values that rows stand for, in order, as they were made last.
private final class SelectableValues {
  var values: [AnyHashable] = []
}

/// Rows of which some are chosen: those are strong and in the tint, and in reverse where the keys
/// are.
struct SelectableRows<Content: View>: View {
  let selection: RowSelection
  let content: Content
  @State private var known = SelectableValues()
  @State private var marked: AnyHashable?
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let (known, selection, isFocused) = (known, selection, isFocused)
    let (mark, isEnabled) = ($marked, isEnabled)
    return ScrollViewReader { proxy in
      content.environment { environment in
        known.values = []
        // The whole list has the focus, and one of its rows shows it.
        environment.textAttributes.remove(.reverse)
        environment.selectable = { node, value, inner in
          guard selection.accepts(value) else { return node }
          known.values.append(value)
          let isChosen = selection.contains(value)
          let row = SelectedNode(
            child: node.identified(by: value, in: inner), tag: value,
            tint: isChosen ? TintShapeStyle().paint(in: inner).representative : nil,
            isMarked: isFocused && (selection.isSingle ? isChosen : value == mark.wrappedValue))
          return row.answering(at: .layer(2), of: isEnabled ? inner.place : nil) {
            selection.choose(value, false)
            mark.wrappedValue = value
          }
        }
      }
      .control(isEnabled: isEnabled, isFocused: $isFocused) { answer($0, scrolling: proxy) }
    }
  }

  /// Answers a key; whether it has.
  private func answer(_ key: KeyPress, scrolling proxy: ScrollViewProxy) -> Bool {
    let values = known.values
    let place =
      selection.isSingle
      ? values.firstIndex(where: selection.contains) : marked.flatMap(values.firstIndex)
    if key.isClick, !selection.isSingle, let place {
      selection.choose(values[place], true)
      return true
    }
    guard let next = key.row(from: place, of: values.count) else { return false }
    marked = values[next]
    if selection.isSingle { selection.choose(values[next], false) }
    proxy.scrollTo(values[next])
    return true
  }
}

/// A row that stands for a value.
private struct SelectedNode: WrapperNode {
  let child: any LayoutNode
  let tag: AnyHashable?
  /// What the terminal's own ink is drawn with instead where the row is chosen.
  let tint: Ink?
  let isMarked: Bool

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.draw(in: frame, on: &canvas)
    guard isMarked || tint != nil else { return }
    canvas.changeInks(in: CellMetrics.cells(frame)) { ink in
      var ink = ink
      if let tint, ink.color.isDefault { ink.color = tint.color }
      ink.attributes.formUnion(isMarked ? [.bold, .reverse] : .bold)
      return ink
    }
  }
}
