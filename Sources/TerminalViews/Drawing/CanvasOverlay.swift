import TerminalCore

/// Which columns of each row have been drawn on.
struct CanvasChanges {
  /// From the first to the last column changed in each row, unchanged ones between them too.
  private(set) var rows: [Range<Int>]

  init(rows count: Int) { rows = Array(repeating: 0..<0, count: count) }

  mutating func note(column: Int, row: Int) {
    let known = rows[row]
    guard !known.contains(column) else { return }
    rows[row] =
      known.isEmpty
      ? column..<column + 1
      : min(known.lowerBound, column)..<max(known.upperBound, column + 1)
  }
}

/// A canvas on which something is drawn, shown and taken away again, over and over.
///
/// For what moves over a picture that stays: neither is the canvas copied nor are all its cells
/// turned into characters again, only those that the drawing touches.
package struct CanvasOverlay: Sendable {
  private let ground: Canvas
  // The same as the ground between two drawings.
  private var canvas: Canvas

  /// Creates an overlay over a picture.
  package init(over ground: Canvas) {
    self.ground = ground
    canvas = ground
  }

  /// Draws over the ground, and brings the cells that differ into a frame of the ground.
  ///
  /// Complexity: that of drawing, and O(cells drawn on).
  ///
  /// - Parameters:
  ///   - frame: holds the ground, composed by the same composer.
  ///   - origin: the place of the canvas in it.
  package mutating func draw(
    onto frame: inout CellBuffer, at origin: CellPoint, composer: CellComposer,
    _ draw: (inout Canvas) -> Void
  ) {
    canvas.changes = CanvasChanges(rows: canvas.size.rows)
    draw(&canvas)
    let changes = canvas.changes?.rows ?? []
    canvas.changes = nil
    for (row, columns) in changes.enumerated() {
      for column in columns {
        frame.put(
          composer.cell(for: canvas[column, row]), from: canvas.buffer,
          column: origin.column + column, row: origin.row + row)
        canvas[column, row] = ground[column, row]
      }
    }
    canvas.buffer = ground.buffer
    canvas.strokeNumber = ground.strokeNumber
  }
}
