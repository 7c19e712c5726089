import TerminalCore
import TerminalViews

/// A note that draws over everything else, after that has been drawn.
package struct PopUpNote: CanvasNote {
  package let draw: (inout Canvas) -> Void
}

extension Canvas {
  /// Empties cells and draws a border around them.
  mutating func box(_ rect: CellRect, ink: Ink) {
    erase(rect)
    let line = String(repeating: "─", count: max(0, rect.size.columns - 2))
    write("┌" + line + "┐", column: rect.minColumn, row: rect.minRow, ink: ink)
    write("└" + line + "┘", column: rect.minColumn, row: rect.maxRow - 1, ink: ink)
    for row in rect.minRow + 1..<rect.maxRow - 1 {
      write("│", column: rect.minColumn, row: row, ink: ink)
      write("│", column: rect.maxColumn - 1, row: row, ink: ink)
    }
  }
}
