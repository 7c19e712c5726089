import FoundationSubset
import TerminalCore

/// The drawing interface of charts and views, with two implementations: cells, which combine fills
/// of eighths, dots and glyphs, and recorded shapes, which become SVG or pixels.
///
/// Operations that depend on the precision, such as bars, symbols and rules, choose here; callers
/// draw in the same way for both. Cells become a ``CellBuffer`` when all is drawn.
///
/// A cell keeps its fills as masks of 8 by 8 subpixels, its dots as a pattern, and one glyph, so
/// that later drawing does not lose the content below it, and the best character is chosen last,
/// once the whole content of a cell and the abilities of the terminal are known.
package struct Canvas {
  package let size: CellSize
  /// The characters that cells are drawn with.
  package let glyphs: GlyphSet
  /// The rows of dots in a cell.
  package let dotRows: Int
  /// The area in which drawing has an effect.
  package var clip: CellRect
  /// The area in which drawing has an effect outside the innermost ``clipped(to:_:)``.
  private var outerClip: CellRect
  /// The visible part of content that scrolls sideways; `nil` if none does.
  package private(set) var window: CellRect?
  package private(set) var cells: [CanvasCell]
  /// The precision of plots.
  package private(set) var precision: DrawingPrecision
  /// The drawings that replace cells, in the order of drawing.
  package internal(set) var pictures: [PlacedDrawing] = []
  /// The shapes of the picture that is being made; `nil` while cells are drawn.
  var drawing: Drawing?
  // Whether cells are drawn too, because texts need them.
  var drawsCells = true
  // Has no cells; keeps the characters of text that have several scalars.
  var clusterTable: CellBuffer
  // Distinguishes the strokes whose dots meet in a cell.
  var strokeNumber: UInt16 = 0
  // The previous content of changed cells, while the drawing may be undone.
  var journal: [CellChange]?
  /// The notes of nodes about their drawings, for the caller.
  package private(set) var notes: [any CanvasNote] = []

  /// Creates an empty canvas.
  package init(
    size: CellSize, glyphs: GlyphSet = .braille, precision: DrawingPrecision = .cells
  ) {
    self.size = size
    self.glyphs = glyphs
    self.precision = precision
    dotRows = glyphs.dotRows
    clip = CellRect(origin: CellPoint(column: 0, row: 0), size: size)
    outerClip = clip
    cells = Array(repeating: CanvasCell(), count: size.count)
    clusterTable = CellBuffer(size: CellSize(columns: 0, rows: 0))
  }

  package var bounds: CellRect { CellRect(origin: CellPoint(column: 0, row: 0), size: size) }

  /// Draws with a smaller clip.
  @discardableResult package mutating func clipped<Result>(
    to rect: CellRect, _ draw: (inout Canvas) -> Result
  ) -> Result {
    let outer = (clip, outerClip)
    (clip, outerClip) = (clip.intersection(rect), clip)
    defer { (clip, outerClip) = outer }
    return draw(&self)
  }

  /// Draws beyond the innermost clip, up to a rectangle, into a picture; cells keep the clip.
  package mutating func unclipped(to rect: CellRect, _ draw: (inout Canvas) -> Void) {
    let inner = clip
    if isRecording { clip = outerClip.intersection(rect) }
    draw(&self)
    clip = inner
  }

  /// Draws content that scrolls sideways under a part of the canvas.
  package mutating func scrolled(under rect: CellRect, _ draw: (inout Canvas) -> Void) {
    let outer = window
    window = outer?.intersection(rect) ?? rect
    draw(&self)
    window = outer
  }

  /// Returns whether drawing has an effect in a cell.
  @inline(__always)
  func clipContains(column: Int, row: Int) -> Bool {
    column >= clip.minColumn && column < clip.maxColumn && row >= clip.minRow && row < clip.maxRow
  }

  /// The content of a cell on the canvas; all drawing goes through here.
  subscript(column: Int, row: Int) -> CanvasCell {
    @inline(__always) get { cells[row * size.columns + column] }
    @inline(__always) _modify {
      if journal != nil {
        let before = cells[row * size.columns + column]
        journal?.append(CellChange(column: column, row: row, before: before))
      }
      yield &cells[row * size.columns + column]
    }
  }

  /// Clears cells.
  package mutating func erase(_ rect: CellRect) {
    let area = rect.intersection(clip)
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn {
        self[column, row] = CanvasCell()
      }
    }
  }

  /// Adds a note before the note at an index; `nil` adds it after all others.
  package mutating func note(_ note: some CanvasNote, at index: Int? = nil) {
    notes.insert(note, at: index ?? notes.count)
  }

  /// Removes all notes.
  package mutating func removeNotes() { notes = [] }

  /// Returns an empty canvas over this one, to be composited on it with ``composite(_:)``.
  package func layer() -> Canvas {
    var layer = self
    layer.cells = Array(repeating: CanvasCell(), count: size.count)
    layer.journal = nil
    (layer.notes, layer.pictures) = ([], [])
    // A layer that moves or fades has cells; a layer of a picture has shapes.
    if drawing == nil { layer.precision = .cells } else { layer.drawing = Drawing() }
    return layer
  }
}

/// Information that a node leaves on a canvas, such as the frame of its drawing.
package protocol CanvasNote {}
