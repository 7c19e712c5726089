import CLibrary
import TerminalCore

/// A canvas with the frame that it became, from which the next frame takes what is the same.
///
/// From frame to frame little changes, and choosing the character of a cell takes much longer than
/// seeing that it holds what it held before.
package struct ComposedCanvas {
  private let canvas: Canvas
  private let composer: CellComposer
  /// The cells as characters.
  package let frame: CellBuffer

  /// Composes a canvas.
  ///
  /// The frame is the one that the canvas gives by itself.
  ///
  /// - Parameter last: an earlier canvas; of no use where it differs in size, in the characters
  ///   of several scalars, or in its composer.
  /// - Complexity: O(n), where n is the number of cells; those that differ cost most of it.
  package init(
    _ canvas: consuming Canvas, by composer: CellComposer, after last: ComposedCanvas? = nil
  ) {
    if let last, last.composer == composer, last.canvas.composes(like: canvas) {
      frame = canvas.composed(by: composer, changing: last.frame, of: last.canvas)
    } else {
      frame = canvas.composed(by: composer)
    }
    self.canvas = canvas
    self.composer = composer
  }
}

extension Canvas {
  /// Whether the same content of a cell is the same character.
  fileprivate func composes(like other: Canvas) -> Bool {
    size == other.size && dotRows == other.dotRows
      && clusterTable.clusters == other.clusterTable.clusters
  }

  /// The finished frame, from that of a canvas whose content of a cell is the same character.
  fileprivate func composed(
    by composer: CellComposer, changing frame: CellBuffer, of other: Canvas
  ) -> CellBuffer {
    var frame = frame
    frame.withCells { output in
      cells.withUnsafeBufferPointer { cells in
        other.cells.withUnsafeBufferPointer { others in
          cells.forEachDifference(from: others) { output[$0] = composer.cell(for: cells[$0]) }
        }
      }
    }
    return frame
  }
}

extension UnsafeBufferPointer<CanvasCell> {
  // Enough for a comparison of memory to pay, and few enough to find what differs in them.
  private static var block: Int { 8 }

  /// Gives the indices of cells that differ from those of another canvas, and maybe of some that
  /// differ only in bits that mean nothing.
  fileprivate func forEachDifference(
    from other: UnsafeBufferPointer<CanvasCell>, _ body: (Int) -> Void
  ) {
    guard let mine = baseAddress, let its = other.baseAddress, count == other.count else { return }
    let stride = MemoryLayout<CanvasCell>.stride
    for start in Swift.stride(from: 0, to: count, by: Self.block) {
      let end = Swift.min(start + Self.block, count)
      if memcmp(mine + start, its + start, (end - start) * stride) == 0 { continue }
      for index in start..<end where memcmp(mine + index, its + index, stride) != 0 {
        body(index)
      }
    }
  }
}
