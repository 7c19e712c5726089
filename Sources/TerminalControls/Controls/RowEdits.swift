import FoundationSubset
import TerminalCore
import TerminalViews

/// What people may do with the rows of a list.
private struct RowEdits: RowDecorating {
  var delete: ((Int) -> Void)?
  var move: ((_ from: Int, _ to: Int) -> Void)?

  func row(_ view: AnyView, index: Int, count: Int) -> AnyView {
    AnyView(EditableRow(content: view, edits: self, index: index, count: count))
  }
}

/// A row with signs at its end: Delete takes it away, and Alt with an arrow moves it.
private nonisolated struct EditableRow: View {
  let content: AnyView
  let edits: RowEdits
  let index: Int
  let count: Int
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    HStack(alignment: .top) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      if edits.move != nil {
        sign(index > 0 ? "▴" : " ", KeyPress(.up, modifiers: .alt))
        sign(index < count - 1 ? "▾" : " ", KeyPress(.down, modifiers: .alt))
      }
      if edits.delete != nil { sign("✕", KeyPress(.delete)) }
    }
    .control(isEnabled: isEnabled, isFocused: $isFocused) { answer($0) }
  }

  @MainActor private func sign(_ text: String, _ key: KeyPress) -> some View {
    Text(text).foregroundStyle(.secondary).onTapGesture { if isEnabled { _ = answer(key) } }
  }

  /// Answers a key; whether it has.
  private func answer(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.delete), KeyPress(.backspace):
      edits.delete?(index)
      return edits.delete != nil
    case KeyPress(.up, modifiers: .alt) where index > 0: edits.move?(index, index - 1)
    // Where it is to stand is counted with the row itself.
    case KeyPress(.down, modifiers: .alt) where index < count - 1: edits.move?(index, index + 2)
    default: return false
    }
    return edits.move != nil
  }
}

#if Foundation
  nonisolated extension ForEach where Content: View {
    private func editing(_ change: (inout RowEdits) -> Void) -> ForEach {
      var edits = decorator as? RowEdits ?? RowEdits()
      change(&edits)
      var rows = self
      rows.decorator = edits
      return rows
    }

    /// Lets people take rows away: with Delete, or by the sign at the end of a row.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
      editing { $0.delete = action.map { action in { action([$0]) } } }
    }
    /// Lets people move rows: with Alt and an arrow, or by the signs at the end of a row.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
      editing { $0.move = action.map { action in { action([$0], $1) } } }
    }
  }

  extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Takes the elements at some places away.
    public mutating func remove(atOffsets offsets: IndexSet) {
      for offset in offsets.reversed() { remove(at: startIndex + offset) }
    }
    /// Moves the elements at some places before the one that stands at another place now.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
      let moved = source.map { self[startIndex + $0] }
      let start = destination - source.count(where: { $0 < destination })
      remove(atOffsets: source)
      insert(contentsOf: moved, at: startIndex + start)
    }
  }
#endif

/// Shows nothing: rows can be deleted and moved at any time.
public typealias EditButton = EmptyView
