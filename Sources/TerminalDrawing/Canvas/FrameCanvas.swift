import CLibrary
import TerminalCore

/// What frame after frame is drawn on, with the frame that was drawn last.
///
/// From frame to frame little changes, and choosing the character of a cell takes much longer than
/// seeing that it holds what it held before. Patches of the last frame are in place before the next
/// one is drawn: then only what was drawn besides is looked at.
package struct FrameCanvas {
  // With the patches alone where it has any; else as it was drawn.
  private var canvas: Canvas?
  private var hadPatches = false
  private var isSettled = true
  private var frame: CellBuffer?
  private var composer: CellComposer?
  // The cells that were drawn on besides the patches.
  private var changes: [CellPoint] = []
  // The frame before the last one, and where the last one differs from it: who changes it in these
  // places need not copy the last one, which is on the screen.
  private var spare: CellBuffer?
  private var spareChanges: [CellPoint] = []

  package init() {}

  /// Draws a frame.
  ///
  /// - Parameter draw: draws on a canvas that is empty but for patches of the last frame.
  /// - Returns: the frame and the notes; `nil` where patches were not put in place again, or what
  ///   they cover was drawn on before. Then all is to be drawn once more, on an empty canvas.
  /// - Complexity: O(n) besides the drawing, where n is the number of cells: of those that were
  ///   drawn on besides the patches, or else of all.
  package mutating func draw(
    size: CellSize, by composer: CellComposer, _ draw: (inout Canvas) -> Void
  ) -> (frame: CellBuffer, notes: [any CanvasNote])? {
    settle()
    var next = foreseen(size, composer) ?? Canvas(size: size, glyphs: composer.glyphs)
    let isForeseen = !next.foreseen.isEmpty
    if hadPatches { next.beginJournal() }
    draw(&next)
    guard next.foreseen.isEmpty else {
      self = FrameCanvas()
      return nil
    }
    let notes = next.notes
    next.removeNotes()
    let frame = frame(of: next, by: composer, isForeseen: isForeseen)
    hadPatches = !next.patches.isEmpty
    (canvas, self.frame, self.composer) = (consume next, frame, composer)
    isSettled = false
    return (frame, notes)
  }

  /// Prepares the canvas for the next frame; what has been drawn can be shown before.
  package mutating func settle() {
    guard !isSettled, var canvas = canvas.take() else { return }
    // Without a journal, what was drawn besides the patches cannot be told from them.
    if hadPatches, canvas.journal != nil {
      changes = canvas.undoJournal()
      canvas.foreseeAgain()
    } else {
      changes = []
      canvas.forgetPatches()
    }
    self.canvas = canvas
    isSettled = true
  }

  /// The canvas of the last frame, if it has patches.
  private mutating func foreseen(_ size: CellSize, _ composer: CellComposer) -> Canvas? {
    guard let last = canvas, !last.foreseen.isEmpty, last.size == size,
      composer == self.composer
    else { return nil }
    // Held by nobody else, it is drawn on where it is.
    canvas = nil
    return last
  }

  private mutating func frame(
    of next: Canvas, by composer: CellComposer, isForeseen: Bool
  ) -> CellBuffer {
    let changed = spare.take()
    guard let frame, composer == self.composer, frame.size == next.size,
      frame.clusters == next.clusterTable.clusters
    else { return next.composed(by: composer) }
    if isForeseen {
      // Without a journal, nobody knows what was drawn besides the patches.
      guard let journal = next.journal else { return next.composed(by: composer) }
      let places = changes + journal.entries.map(\.place)
      let stale = changed == nil ? [] : spareChanges
      (spare, spareChanges) = (frame, places)
      return (consume changed ?? frame).changed { cells in
        let columns = next.size.columns
        for index in stale.lazy.map({ $0.row * columns + $0.column }) {
          cells[index] = frame.cells[index]
        }
        for index in places.lazy.map({ $0.row * columns + $0.column }) {
          cells[index] = composer.cell(for: next.cells[index])
        }
      }
    }
    guard let canvas, canvas.foreseen.isEmpty else { return next.composed(by: composer) }
    return frame.changed { frame in
      next.forEachDifference(from: canvas) { frame[$0] = composer.cell(for: next.cells[$0]) }
    }
  }
}

extension CellBuffer {
  fileprivate consuming func changed(_ change: (inout [Cell]) -> Void) -> CellBuffer {
    withCells { change(&$0) }
    return self
  }
}

extension Canvas {
  /// Expects the patches that are in place in the next frame too.
  fileprivate mutating func foreseeAgain() {
    (foreseen, patches) = (patches, [])
    clusterTable = CellBuffer(size: CellSize(columns: 0, rows: 0))
    strokeNumber = 0
  }

  fileprivate mutating func forgetPatches() { (patches, journal) = ([], nil) }

  // Enough cells for a comparison of memory to pay, and few enough to find what differs in them.
  private static var block: Int { 8 }

  /// Gives the indices of cells that differ from those of a canvas of the same size, and maybe of
  /// some that differ only in bits that mean nothing.
  fileprivate func forEachDifference(from other: Canvas, _ body: (Int) -> Void) {
    cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { its in
        guard let mine = mine.baseAddress, let its = its.baseAddress else { return }
        let stride = MemoryLayout<CanvasCell>.stride
        func differ(_ first: Int, _ count: Int) -> Bool {
          memcmp(mine + first * stride, its + first * stride, count * stride) != 0
        }
        for start in Swift.stride(from: 0, to: cells.count, by: Self.block) {
          let end = min(start + Self.block, cells.count)
          guard differ(start, end - start) else { continue }
          for index in start..<end where differ(index, 1) { body(index) }
        }
      }
    }
  }
}
