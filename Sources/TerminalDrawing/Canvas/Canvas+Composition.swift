import TerminalCore

extension Canvas {
  /// Returns the finished frame, with a character for every cell.
  ///
  /// - Complexity: O(n), where n is the number of cells.
  package func composed(by composer: CellComposer) -> CellBuffer {
    var frame = CellBuffer(size: size, clustersOf: clusterTable)
    frame.withCells { output in
      for index in cells.indices where !cells[index].isBlank {
        // Bars, tiles and dense lines fill the cells of a column alike: choosing the character
        // again takes longer than noticing that.
        let above = index - size.columns
        output[index] =
          above >= 0 && cells[index].isDrawn(like: cells[above])
          ? output[above] : composer.cell(for: cells[index])
      }
    }
    return frame
  }
}

extension CanvasCell {
  /// Whether nothing is drawn here.
  var isBlank: Bool { kind == .none && dots == 0 && fill | otherFill == 0 }

  /// Returns whether both cells have the same fills and dots, and nothing else.
  fileprivate func isDrawn(like other: CanvasCell) -> Bool {
    kind == .none && other.kind == .none && dots == other.dots && fill == other.fill
      && otherFill == other.otherFill && (dots == 0 || dotInk == other.dotInk)
      && hiddenDots == other.hiddenDots
      && (fill | otherFill == 0
        || isTint == other.isTint && fillInk == other.fillInk && otherInk == other.otherInk)
  }
}
