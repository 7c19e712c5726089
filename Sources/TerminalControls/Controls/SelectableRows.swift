import FoundationSubset
import TerminalCore
import TerminalViews

/// Rows of which some are chosen: those are strong and in the tint, and in reverse where the keys
/// are.
struct SelectableRows<Content: View>: View {
  let selection: RowSelection
  let content: Content
  /// The values that rows stand for, in order, as they were made last.
  @State private var known = Kept<[AnyHashable]>([])
  @State private var marked: AnyHashable?
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let (known, selection, isFocused) = (known, selection, isFocused)
    let (mark, isEnabled) = ($marked, isEnabled)
    return ScrollViewReader { proxy in
      content.environment { environment in
        known.value = []
        // The whole list has the focus, and one of its rows shows it.
        environment.textAttributes.remove(.reverse)
        environment.selectable = { node, value, inner in
          guard selection.accepts(value) else { return node }
          known.value.append(value)
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
    let values = known.value
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
