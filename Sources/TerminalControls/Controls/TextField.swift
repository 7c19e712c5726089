import FoundationSubset
import TerminalCore
import TerminalViews

/// A line of editable text with a cursor.
///
/// With the focus, keys insert text at the cursor. The arrows, Home and End move the cursor, with
/// Ctrl or Alt by words; a click places it. Ctrl-U and Ctrl-K delete the text before and after it,
/// Ctrl-W the word before it. Lines of pasted text are joined by spaces. Enter triggers
/// `View/onSubmit(_:)`.
public struct TextField<Label: View>: View {
  let source: FieldSource
  let label: Label
  let prompt: Text?
  @State private var isFocused = false
  // The text of a value until it is committed.
  @State private var draft: String?
  @State private var cursor = Int.max
  @State private var memory = LineMemory()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(SubmitKey.self) private var submit

  /// The line; an empty one shows the prompt, or the label if that is a text.
  public var body: some View {
    let (memory, text) = (memory, text)
    let (cursor, isFocused) = ($cursor, $isFocused)
    return FieldLine(
      line: EditedLine(text.wrappedValue, cursor: cursor.wrappedValue),
      hasCursor: isFocused.wrappedValue,
      prompt: (prompt ?? label as? Text)?.string ?? "", memory: memory
    )
    .onTapGesture { (point: CGPoint) in
      let column = CellMetrics.column(point.x - CellMetrics.columnWidth / 2)
      cursor.wrappedValue = LineNode.characters(
        of: text.wrappedValue, before: column + memory.firstColumn)
    }
    .control(isEnabled: isEnabled, isFocused: focus, onPaste: paste, onKey: answer)
  }

  /// The text that keys change.
  private var text: Binding<String> {
    guard source.isCommitted else { return source.text }
    let (draft, source) = ($draft, source)
    return Binding(
      get: { draft.wrappedValue ?? source.text.wrappedValue }, set: { draft.wrappedValue = $0 })
  }

  /// Whether the line has the focus; losing it commits the draft.
  private var focus: Binding<Bool> {
    let isFocused = $isFocused
    return Binding(
      get: { isFocused.wrappedValue },
      set: { hasFocus in
        if !hasFocus { commit() }
        isFocused.wrappedValue = hasFocus
      })
  }

  private func commit() {
    guard let draft else { return }
    source.text.wrappedValue = draft
    self.draft = nil
  }

  /// Handles a key; returns whether it did.
  private func answer(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.enter):
      commit()
      submit?()
      return true
    case KeyPress(.escape):
      guard draft != nil else { return false }
      draft = nil
      return true
    default:
      var line = EditedLine(text.wrappedValue, cursor: cursor)
      guard line.apply(key) else { return false }
      adopt(line)
      return true
    }
  }

  private func paste(_ pasted: String) {
    var line = EditedLine(text.wrappedValue, cursor: cursor)
    line.paste(pasted)
    adopt(line)
  }

  private func adopt(_ line: EditedLine) {
    if line.text != text.wrappedValue { text.wrappedValue = line.text }
    cursor = line.cursor
  }
}

/// The source of the text of a field.
struct FieldSource {
  let text: Binding<String>
  /// Whether it changes when the line is finished, not with every key.
  var isCommitted = false
}

/// The view of a line in the ink of its environment.
private struct FieldLine: PrimitiveView {
  let line: EditedLine
  let hasCursor: Bool
  let prompt: String
  let memory: LineMemory

  static func _makeNode(_ view: FieldLine, in environment: EnvironmentValues) -> _ViewNode {
    var ink = environment.foregroundPaint.representative ?? .primary
    // The cursor is in reverse video itself.
    ink.attributes.formUnion(environment.textAttributes.subtracting(.reverse))
    return _ViewNode(
      LineNode(
        line: view.line, hasCursor: view.hasCursor, prompt: view.prompt, memory: view.memory,
        ink: ink, alignment: environment.multilineTextAlignment))
  }
}

/// The action for a finished line.
enum SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

nonisolated extension View {
  /// Adds an action for Enter in a line of text inside.
  public func onSubmit(_ action: @escaping () -> Void) -> _Surrounded {
    environment { environment in
      let outer = environment[SubmitKey.self]
      environment[SubmitKey.self] = {
        action()
        outer?()
      }
    }
  }
}
