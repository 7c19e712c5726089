import TerminalCore

/// A line of text with a cursor, edited by keys in whole characters.
struct EditedLine: Hashable {
  private(set) var text: String
  /// The number of characters before the cursor.
  private(set) var cursor: Int

  /// Creates a line with the cursor after a number of characters, clamped to its length.
  init(_ text: String, cursor: Int) {
    self.text = text
    self.cursor = min(max(0, cursor), text.count)
  }

  private var before: Substring { text.prefix(cursor) }
  private var after: Substring { text.dropFirst(cursor) }

  /// Handles a key; returns whether it is an editing key.
  mutating func apply(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.character(let character), []), (.character(let character), .shift):
      insert(String(character))
    case (.left, []): move(by: -1)
    case (.right, []): move(by: 1)
    case (.left, .control), (.left, .alt), (.character("b"), .alt): cursor = wordStart
    case (.right, .control), (.right, .alt), (.character("f"), .alt): cursor = wordEnd
    case (.home, []), (.character("a"), .control): cursor = 0
    case (.end, []), (.character("e"), .control): cursor = text.count
    case (.backspace, []): remove(from: max(0, cursor - 1), to: cursor)
    case (.delete, []), (.character("d"), .control): remove(from: cursor, to: cursor + 1)
    case (.backspace, .alt), (.character("w"), .control): remove(from: wordStart, to: cursor)
    case (.character("u"), .control): remove(from: 0, to: cursor)
    case (.character("k"), .control): remove(from: cursor, to: text.count)
    default: return false
    }
    return true
  }

  private mutating func move(by step: Int) { cursor = min(max(0, cursor + step), text.count) }

  /// Inserts pasted text: lines are joined by spaces, and other controls are omitted.
  mutating func paste(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    insert(
      String(
        String.UnicodeScalarView(
          lines.unicodeScalars.lazy.map { $0 == "\t" ? " " : $0 }
            .filter { $0.properties.generalCategory != .control })))
  }

  /// Inserts a character, or an accent that joins the previous character.
  private mutating func insert(_ added: String) {
    let start = before + added
    (text, cursor) = (String(start + after), start.count)
  }

  private mutating func remove(from start: Int, to end: Int) {
    text = String(text.prefix(start) + text.dropFirst(end))
    cursor = start
  }

  private var wordStart: Int {
    let rest = before.reversed().drop { $0.isWhitespace }.drop { !$0.isWhitespace }
    return rest.count
  }
  private var wordEnd: Int {
    let rest = after.drop { $0.isWhitespace }.drop { !$0.isWhitespace }
    return text.count - rest.count
  }
}
