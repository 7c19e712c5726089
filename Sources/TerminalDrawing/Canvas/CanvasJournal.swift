import TerminalCore

/// What cells of a canvas held before they were drawn on.
struct CanvasJournal {
  struct Entry {
    let column: Int
    let row: Int
    let before: CanvasCell

    var place: CellPoint { CellPoint(column: column, row: row) }
  }
  /// In the order of drawing; a cell that is drawn on twice stands here twice.
  private(set) var entries: [Entry] = []

  /// Whether a cell of a rectangle was drawn on.
  func touches(_ rect: CellRect) -> Bool {
    entries.contains { rect.contains($0.place) }
  }

  mutating func append(_ other: CanvasJournal?) { entries += other?.entries ?? [] }

  mutating func note(_ before: CanvasCell, column: Int, row: Int) {
    entries.append(Entry(column: column, row: row, before: before))
  }
}

extension Canvas {
  /// Begins to note what is drawn, so that it may be undone.
  mutating func beginJournal() { journal = CanvasJournal() }

  /// Takes what was drawn since the journal was begun away again.
  ///
  /// - Returns: the cells that were drawn on, some of them more than once.
  mutating func undoJournal() -> [CellPoint] {
    let entries = journal?.entries ?? []
    journal = nil
    for entry in entries.reversed() { self[entry.column, entry.row] = entry.before }
    return entries.map(\.place)
  }
}
