import FoundationSubset
import TerminalCore

/// The drawing interface of charts and views, with two implementations: cells, in which fills of
/// eighths, dots and glyphs meet, and recorded shapes, of which SVG and pixels are made.
///
/// Operations that depend on the precision, such as bars, symbols and rules, decide here; callers
/// draw the same for both. Cells become a ``CellBuffer`` when all is drawn.
///
/// A cell keeps its fills as masks of 8 by 8 subpixels, its dots as a pattern, and one glyph, so
/// that what lies below is never lost to what is drawn above, and the best character is chosen
/// last, once the whole content of a cell and the abilities of the terminal are known.
package struct Canvas {
  package let size: CellSize
  /// The characters that cells are drawn with.
  package let glyphs: GlyphSet
  /// The rows of dots in a cell.
  package let dotRows: Int
  /// Where drawing has an effect.
  package var clip: CellRect
  /// Where drawing has an effect outside of the innermost ``clipped(to:_:)``.
  private var outerClip: CellRect
  /// What is seen of content that scrolls sideways under it; `nil` where nothing does.
  package private(set) var window: CellRect?
  package private(set) var cells: [CanvasCell]
  /// How exactly plots are drawn.
  package private(set) var precision: DrawingPrecision
  /// What takes the place of cells, in the order of drawing.
  package internal(set) var pictures: [PlacedDrawing] = []
  /// The shapes of the picture that is being made; `nil` while cells are drawn.
  var drawing: Drawing?
  // Whether cells are drawn too, because texts need them.
  var drawsCells = true
  // Without cells: keeps the characters of several scalars that text is made of.
  var clusterTable: CellBuffer
  // Tells the strokes apart whose dots meet in a cell.
  var strokeNumber: UInt16 = 0
  // What cells held before they were drawn on, where the drawing may be undone.
  var journal: CanvasJournal?
  /// What nodes note about what they have drawn, for whoever asked for the drawing.
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

  /// Draws what a picture shows whole, beyond the innermost clip up to another one; cells cut it.
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

  /// Whether drawing has an effect at a place.
  @inline(__always)
  func clipContains(column: Int, row: Int) -> Bool {
    column >= clip.minColumn && column < clip.maxColumn && row >= clip.minRow && row < clip.maxRow
  }

  /// The content of a cell on the canvas; all drawing goes through here.
  subscript(column: Int, row: Int) -> CanvasCell {
    @inline(__always) get { cells[row * size.columns + column] }
    @inline(__always) _modify {
      journal?.note(cells[row * size.columns + column], column: column, row: row)
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

  /// Leaves a note, before those from a place on; after all others where none is given.
  package mutating func note(_ note: some CanvasNote, at place: Int? = nil) {
    notes.insert(note, at: place ?? notes.count)
  }

  /// Takes all notes away.
  package mutating func removeNotes() { notes = [] }

  /// An empty canvas over this one, to be laid on it with ``lay(_:)``.
  package func layer() -> Canvas {
    var layer = self
    layer.cells = Array(repeating: CanvasCell(), count: size.count)
    layer.journal = nil
    (layer.notes, layer.pictures) = ([], [])
    // What moves or fades with a layer is cells; what is a part of a picture stays one.
    if drawing == nil { layer.precision = .cells } else { layer.drawing = Drawing() }
    return layer
  }
}

/// What a node leaves on a canvas besides what is seen, such as where it has drawn something.
package protocol CanvasNote {}
