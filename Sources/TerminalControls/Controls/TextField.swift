import FoundationSubset
import TerminalCore
import TerminalViews

/// A line of text that can be changed, with a cursor.
///
/// With the focus, keys write where the cursor is; the arrows, Home and End move it, with Ctrl or
/// Alt by words, and a click puts it there. Ctrl-U and Ctrl-K take away what stands before and
/// behind it, Ctrl-W the word before. What is pasted goes in at once, its lines joined by spaces.
/// Enter is for `View/onSubmit(of:_:)`.
public struct TextField<Label: View>: View {
  let source: FieldSource
  let label: Label
  let prompt: Text?
  var isSecret = false
  @State private var isFocused = false
  // A value is changed when it is committed, not with every key.
  @State private var draft: String?
  @State private var cursor = Int.max
  @State private var memory = LineMemory()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submit) private var submit

  /// The line; its label, if it is a text, is shown while the line is empty.
  public var body: some View {
    let (memory, isSecret, text) = (memory, isSecret, text)
    let (cursor, isFocused) = ($cursor, $isFocused)
    return FieldLine(
      line: EditedLine(text.wrappedValue, cursor: cursor.wrappedValue),
      hasCursor: isFocused.wrappedValue,
      prompt: (prompt ?? label as? Text)?.string ?? "", isSecret: isSecret, memory: memory
    )
    .onTapGesture { (point: CGPoint) in
      let column = CellMetrics.column(point.x - CellMetrics.columnWidth / 2)
      cursor.wrappedValue = LineNode.characters(
        of: text.wrappedValue, isSecret: isSecret, before: column + memory.firstColumn)
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

  /// Whether the line has the focus; without it nothing is a draft any more.
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

  /// Answers a key; whether it has.
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

/// Where the text of a field is.
struct FieldSource {
  let text: Binding<String>
  /// Whether it is changed when the line is finished, not with every key.
  var isCommitted = false
}

/// Makes the node of a line in the ink of its surroundings.
private struct FieldLine: PrimitiveView {
  let line: EditedLine
  let hasCursor: Bool
  let prompt: String
  let isSecret: Bool
  let memory: LineMemory

  static func _makeNode(_ view: FieldLine, in environment: EnvironmentValues) -> _ViewNode {
    var ink = environment.foregroundPaint.representative ?? .primary
    // The cursor shows where the keys are.
    ink.attributes.formUnion(environment.textAttributes.subtracting(.reverse))
    return _ViewNode(
      LineNode(
        line: view.line, hasCursor: view.hasCursor, prompt: view.prompt,
        isSecret: view.isSecret, memory: view.memory, ink: ink,
        alignment: environment.multilineTextAlignment))
  }
}

extension EnvironmentValues {
  /// What is done when a line is finished.
  var submit: (() -> Void)? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

/// What a person submits.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// What is searched for.
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension View {
  /// Does something when Enter is pressed in a line of text inside.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> _Surrounded {
    environment { environment in
      guard triggers.contains(.text) else { return }
      let outer = environment.submit
      environment.submit = {
        action()
        outer?()
      }
    }
  }
}
