import TerminalCore

/// What was drawn in a rectangle of a canvas that was empty there, to be had again without drawing
/// it.
///
/// A class, since a canvas that is drawn on again knows by it what it holds.
package final class CanvasPatch {
  fileprivate let rect: CellRect
  fileprivate let clip: CellRect
  fileprivate let size: CellSize
  /// The cells of the rectangle, row by row.
  fileprivate let cells: [CanvasCell]
  /// The characters of several scalars, before and after the drawing.
  fileprivate let clusters: (before: [String], after: CellBuffer)
  fileprivate let strokeNumber: UInt16

  fileprivate init(
    _ rect: CellRect, of canvas: Canvas, cells: [CanvasCell], clustersBefore: [String]
  ) {
    self.rect = rect
    self.cells = cells
    clip = canvas.clip
    size = canvas.size
    clusters = (clustersBefore, canvas.clusterTable)
    strokeNumber = canvas.strokeNumber
  }
}

extension Canvas {
  /// Draws on the canvas, and keeps what that has changed in a rectangle.
  ///
  /// - Returns: `nil` where something stood in the rectangle before, or the drawing has left notes
  ///   that belong to their frame.
  /// - Complexity: O(n), where n is the number of cells of the rectangle, besides the drawing.
  package mutating func patch(
    of rect: CellRect, _ draw: (inout Canvas) -> Void
  ) -> CanvasPatch? {
    let rect = rect.intersection(bounds)
    guard isBlank(in: rect) else {
      draw(&self)
      return nil
    }
    let (count, clusters) = (notes.count, clusterTable.clusters)
    let outer = journal
    journal = nil
    draw(&self)
    guard !notes[count...].contains(where: \.belongsToFrame) else { return nil }
    journal = outer
    var kept: [CanvasCell] = []
    kept.reserveCapacity(rect.size.count)
    for row in rect.minRow..<rect.maxRow {
      kept += cells[indices(of: rect, row)]
    }
    let patch = CanvasPatch(rect, of: self, cells: kept, clustersBefore: clusters)
    patches.append(patch)
    return patch
  }

  /// Puts in place what was drawn on another canvas.
  ///
  /// - Returns: whether it was; not where the drawing would not give the same here.
  /// - Complexity: O(n), where n is the number of cells of the patch.
  package mutating func put(_ patch: CanvasPatch) -> Bool {
    guard size == patch.size, clip == patch.clip, clusterTable.clusters == patch.clusters.before
    else { return false }
    if let index = foreseen.firstIndex(where: { $0 === patch }) {
      guard journal?.touches(patch.rect) == false else { return false }
      foreseen.remove(at: index)
    } else {
      guard isBlank(in: patch.rect) else { return false }
      copy(patch)
    }
    patches.append(patch)
    clusterTable = patch.clusters.after
    // Strokes that meet in a cell are told apart; those drawn elsewhere do not meet these.
    strokeNumber = max(strokeNumber, patch.strokeNumber)
    return true
  }

  /// Draws, inside of what a patch is made of, what lies outside of a rectangle.
  ///
  /// - Returns: whether it does; where not, nothing is drawn.
  package mutating func drawsOutside(_ rect: CellRect, _ draw: (inout Canvas) -> Void) -> Bool {
    let before = (notes: notes.count, clusterTable, strokeNumber)
    var outer = journal
    beginJournal()
    draw(&self)
    defer { journal = outer }
    guard let drawn = journal, drawn.touches(rect) else {
      outer?.append(journal)
      return true
    }
    _ = undoJournal()
    (clusterTable, strokeNumber) = (before.1, before.2)
    removeNotes(from: before.notes)
    return false
  }

  private mutating func copy(_ patch: CanvasPatch) {
    let rect = patch.rect
    guard !rect.isEmpty else { return }
    // What is put in place is not to be undone.
    let outer = journal
    journal = nil
    defer { journal = outer }
    let (rowLength, columns) = (size.columns, rect.size.columns)
    withCells(
      columns: rect.minColumn...rect.maxColumn - 1, rows: rect.minRow...rect.maxRow - 1
    ) { output in
      for row in 0..<rect.size.rows {
        let start = (rect.minRow + row) * rowLength + rect.minColumn
        _ = UnsafeMutableBufferPointer(rebasing: output[start..<start + columns])
          .update(fromContentsOf: patch.cells[row * columns..<(row + 1) * columns])
      }
    }
  }

  private func isBlank(in rect: CellRect) -> Bool {
    cells.withUnsafeBufferPointer { cells in
      (rect.minRow..<rect.maxRow).allSatisfy { row in
        cells[indices(of: rect, row)].allSatisfy(\.isBlank)
      }
    }
  }

  private func indices(of rect: CellRect, _ row: Int) -> Range<Int> {
    let start = row * size.columns
    return start + rect.minColumn..<start + rect.maxColumn
  }
}
