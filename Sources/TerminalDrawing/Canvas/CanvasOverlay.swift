import TerminalCore

/// A canvas on which temporary content is drawn, composed and removed again.
///
/// Only the cells that the temporary content touches are composed again, and the canvas is not
/// copied.
package struct CanvasOverlay {
  // The picture, except while something is drawn on it.
  private var canvas: Canvas

  /// Creates an overlay over a picture.
  package init(over ground: Canvas) {
    canvas = ground
  }

  /// Returns the picture alone.
  package func composed(by composer: CellComposer) -> CellBuffer { canvas.composed(by: composer) }

  /// Draws over the canvas, and writes the changed cells into a frame of it.
  ///
  /// - Parameters:
  ///   - frame: The canvas, composed by the same composer.
  ///   - origin: The position of the canvas in the frame.
  /// - Complexity: O(n), where n is the number of cells drawn on, besides the drawing itself.
  package mutating func draw(
    onto frame: inout CellBuffer, at origin: CellPoint, composer: CellComposer,
    _ draw: (inout Canvas) -> Void
  ) {
    let (clusterTable, strokeNumber) = (canvas.clusterTable, canvas.strokeNumber)
    canvas.journal = []
    draw(&canvas)
    let changes = canvas.journal ?? []
    canvas.journal = nil
    for change in changes {
      frame.put(
        composer.cell(for: canvas[change.column, change.row]), from: canvas.clusterTable,
        column: origin.column + change.column, row: origin.row + change.row)
    }
    for change in changes.reversed() { canvas[change.column, change.row] = change.before }
    (canvas.clusterTable, canvas.strokeNumber) = (clusterTable, strokeNumber)
  }
}

/// The original content of a changed cell of a canvas.
struct CellChange {
  let column: Int
  let row: Int
  let before: CanvasCell
}
