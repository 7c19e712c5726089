/// What cells of a canvas held before they were drawn on.
struct CanvasJournal {
  struct Entry {
    let column: Int
    let row: Int
    let before: CanvasCell
  }
  /// In the order of drawing; a cell that is drawn on twice stands here twice.
  private(set) var entries: [Entry] = []

  mutating func note(_ before: CanvasCell, column: Int, row: Int) {
    entries.append(Entry(column: column, row: row, before: before))
  }
}
