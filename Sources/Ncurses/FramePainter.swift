import CLibrary
internal import CNcurses
import TerminalCore

/// Copies frames to ncurses' window: the cells that look different from the previous frame.
///
/// A blank looks the same in every foreground colour. So blanks that stay blank are left alone,
/// and a new blank takes the pen that was used last: a line that moves by a column then changes
/// the pen once a frame and not twice a row. Where a few cells stay between two that change,
/// ncurses sends them again rather than move the cursor; so blanks among these take that pen too,
/// which halves the bytes of a key.
struct FramePainter {
  private var pairs: ColorPairs
  private var shown: CellBuffer?
  /// The characters of frames; ncurses gets other characters for octants.
  var glyphs: GlyphSet
  private var run = CellRun()
  // The last pen that is invisible on a blank.
  private var blankPen = ColorPairs.Pen()
  // The style of the previous cell, which the next cell usually shares.
  private var style = CellStyle.plain
  private var pen = ColorPairs.Pen()

  /// Creates a painter for a terminal with a number of colours and a set of characters.
  init(depth: ColorDepth, glyphs: GlyphSet) {
    self.glyphs = glyphs
    pairs = ColorPairs(depth: depth)
  }

  /// Forgets the previous frame.
  mutating func invalidate() { shown = nil }

  /// Frees palette indices for a frame; forgets the previous frame if indices change.
  ///
  /// - Returns: Whether ncurses must forget the screen as well.
  mutating func freeIndices(for frame: CellBuffer) -> Bool {
    let change = pairs.freeIndices(for: frame, after: shown)
    guard change != .none else { return false }
    style = .plain
    (pen, blankPen) = (ColorPairs.Pen(), ColorPairs.Pen())
    guard change == .renewed else { return false }
    shown = nil
    return true
  }

  /// Whether output is translated before it is sent: for characters that ncurses cannot write, and
  /// for colours with redundant sequences.
  var needsTranslation: Bool { pairs.depth >= .indexed256 || glyphs == .octant }

  /// Returns the bytes that ncurses wrote for a frame, translated for the terminal.
  func translated(_ bytes: [UInt8]) -> [UInt8] {
    OutputTranslator.translated(bytes, colors: pairs.direct)
  }

  /// Paints the changes into a window of the given size.
  ///
  /// - Returns: The rows in which anything is written; `nil` for all.
  @discardableResult
  mutating func paint(
    _ frame: CellBuffer, on window: UnsafeMutablePointer<WINDOW>, size: CellSize
  ) -> Set<Int>? {
    // A cluster's number means the same only in equal tables.
    let known = shown.flatMap {
      $0.size == frame.size && $0.clusters == frame.clusters ? $0 : nil
    }
    if known == nil { werase(window) }
    // Every cell of an erased screen is blank.
    let before = known ?? CellBuffer(size: frame.size)
    let columns = min(frame.size.columns, size.columns)
    var rows: Set<Int> = []
    for line in 0..<min(frame.size.rows, size.rows) {
      let indices = line * frame.size.columns..<line * frame.size.columns + columns
      guard frame.cells[indices] != before.cells[indices] else { continue }
      rows.insert(line)
      paint(
        FrameRow(
          frame: frame, line: line, window: window, new: Array(frame.cells[indices]),
          old: Array(before.cells[indices])))
    }
    shown = frame
    guard known != nil else { return nil }
    // Where the rest of the screen becomes blank, ncurses clears all of it at once.
    let lines = 0..<min(frame.size.rows, size.rows)
    let end = lines.last { line in
      frame.cells[line * frame.size.columns..<(line + 1) * frame.size.columns]
        .contains { !$0.isBlank }
    }
    if let first = rows.filter({ $0 > end ?? -1 }).min() {
      rows.formUnion(first..<lines.upperBound)
    }
    return rows
  }

  // About as many bytes as a cursor movement takes; up to that, ncurses sends unchanged cells
  // again.
  private static let maximumBridged = 8

  private mutating func paint(_ row: FrameRow) {
    var column = 0
    while let change = row.firstChange(from: column) {
      bridge(column..<change, row)
      let pen = pen(for: row.new[change])
      if let scalar = row.singleScalar(at: change) {
        run.append(scalar, pen: pen, column: change, row)
        column = change + 1
      } else {
        run.flush(row)
        column = change + row.paintSpecial(at: change, pen: pen)
      }
    }
    run.flush(row)
  }

  /// Continues a run over unchanged cells where that costs less than starting another.
  private mutating func bridge(_ columns: Range<Int>, _ row: FrameRow) {
    guard !columns.isEmpty else { return }
    guard !run.isEmpty, columns.count <= Self.maximumBridged else { return run.flush(row) }
    for column in columns {
      guard let scalar = row.singleScalar(at: column) else { return run.flush(row) }
      run.append(scalar, pen: pen(for: row.new[column]), column: column, row)
    }
  }

  private mutating func pen(for cell: Cell) -> ColorPairs.Pen {
    if cell.isBlank { return blankPen }
    if cell.style != style {
      style = cell.style
      pen = pairs.pen(for: style)
      if style.isInvisibleOnBlanks { blankPen = pen }
    }
    return pen
  }
}

/// A row being painted: its cells now and before.
private struct FrameRow {
  let frame: CellBuffer
  let line: Int
  let window: UnsafeMutablePointer<WINDOW>
  let new: [Cell]
  let old: [Cell]

  /// Returns the next column that looks different; both halves of a wide glyph count as one.
  func firstChange(from start: Int) -> Int? {
    for column in start..<new.count
    where new[column] != old[column] && !(new[column].isBlank && old[column].isBlank) {
      return column > start && isHalf(column) ? column - 1 : column
    }
    return nil
  }

  private func isHalf(_ column: Int) -> Bool { new[column].glyph == .continuation }

  /// Returns the scalar of a glyph that takes one column, as the terminal can show it.
  func singleScalar(at column: Int) -> UInt32? {
    let glyph = new[column].glyph
    if glyph.bits >= 0x20, glyph.bits < 0x7F { return glyph.bits }
    guard let scalar = glyph.scalar, DisplayWidth.columns(of: scalar) == 1 else { return nil }
    return substitute(scalar).value
  }

  private func substitute(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if CharacterEncoding.shows(scalar, columns: 1) { return scalar }
    if let standIn = StandIn.scalar(for: scalar) { return standIn }
    let sign: Unicode.Scalar = "\u{FFFD}"
    let form = VisibleText.asciiForm(of: scalar)
    return form == "?" && CharacterEncoding.shows(sign, columns: 1) ? sign : form
  }

  /// Paints a wide glyph or a cluster; a half without its other half becomes a space.
  ///
  /// - Returns: The number of painted columns.
  func paintSpecial(at column: Int, pen: ColorPairs.Pen) -> Int {
    let text = frame.text(of: new[column].glyph).unicodeScalars.map(\.value)
    let first = text.first.flatMap { Unicode.Scalar($0) }
    let width = first.map(DisplayWidth.columns(of:)) ?? 0
    let isWhole = width == 1 || column + 1 < new.count && isHalf(column + 1)
    var cell = cchar_t()
    guard let first, width > 0, isWhole, text.count <= Int(CCHARW_MAX),
      CharacterEncoding.shows(first, columns: width),
      nc_make_cluster(&cell, text, CInt(text.count), pen.attributes, pen.pair) == OK
    else {
      let substitute = width == 1 ? first.map { self.substitute($0).value } ?? 0x20 : 0x20
      nc_make_cells(&cell, [substitute], 1, pen.attributes, pen.pair)
      mvwadd_wchnstr(window, CInt(line), CInt(column), &cell, 1)
      return 1
    }
    mvwadd_wchnstr(window, CInt(line), CInt(column), &cell, 1)
    return width
  }
}

/// Neighbouring cells of one pen, painted in one call.
private struct CellRun {
  private var column = 0
  private var pen = ColorPairs.Pen()
  private var scalars: [UInt32] = []

  var isEmpty: Bool { scalars.isEmpty }

  mutating func append(_ scalar: UInt32, pen: ColorPairs.Pen, column: Int, _ row: FrameRow) {
    if pen != self.pen { flush(row) }
    if scalars.isEmpty {
      self.pen = pen
      self.column = column
    }
    scalars.append(scalar)
  }

  mutating func flush(_ row: FrameRow) {
    guard !scalars.isEmpty else { return }
    let count = CInt(scalars.count)
    var cells = Array(repeating: cchar_t(), count: scalars.count)
    if nc_make_cells(&cells, scalars, count, pen.attributes, pen.pair) == OK {
      mvwadd_wchnstr(row.window, CInt(row.line), CInt(column), cells, count)
    }
    scalars.removeAll(keepingCapacity: true)
  }
}

extension Cell {
  /// Whether the cell is empty and has the terminal's own background.
  fileprivate var isBlank: Bool { glyph == .space && style.isInvisibleOnBlanks }
}
