import TerminalCore

/// The original content of changed cells of a canvas.
struct CanvasJournal {
  struct Entry {
    let column: Int
    let row: Int
    let before: CanvasCell
  }
  /// The content in the order of drawing; a cell that was changed twice is listed twice.
  private(set) var entries: [Entry] = []

  mutating func note(_ before: CanvasCell, column: Int, row: Int) {
    entries.append(Entry(column: column, row: row, before: before))
  }
}

extension Canvas {
  /// Starts recording the original content of changed cells, so that drawing can be undone.
  mutating func beginJournal() { journal = CanvasJournal() }

  /// Undoes all drawing since the journal was started.
  mutating func undoJournal() {
    let entries = journal?.entries ?? []
    journal = nil
    for entry in entries.reversed() { self[entry.column, entry.row] = entry.before }
  }
}
