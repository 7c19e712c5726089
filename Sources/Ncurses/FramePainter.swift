internal import CNcurses
import TerminalCore

/// Brings frames to ncurses' window: the cells that look other than in the frame before.
///
/// A blank looks the same in every foreground colour. So blanks that stay blank are left alone,
/// and a new blank takes the pen that was used last: a line that moves by a column then changes
/// the pen once a frame and not twice a row.
struct FramePainter {
  private var pairs: ColorPairs
  private var shown: CellBuffer?
  private var run = CellRun()
  // The last pen that shows nothing on a blank.
  private var blankPen = ColorPairs.Pen(attributes: 0, pair: 0)
  // The pen of the style that came last, which most often comes again.
  private var style = CellStyle.plain
  private var pen = ColorPairs.Pen(attributes: 0, pair: 0)

  /// Creates a painter with so many colours.
  init(depth: ColorDepth) { pairs = ColorPairs(depth: depth) }

  /// Forgets the frame before.
  mutating func invalidate() { shown = nil }

  /// Paints what is new into a window of the given extent.
  mutating func paint(
    _ frame: CellBuffer, on window: UnsafeMutablePointer<WINDOW>, size: CellSize
  ) {
    let columns = min(frame.size.columns, size.columns)
    let blank = CellBuffer(size: CellSize(columns: 0, rows: 0))
    var before = shown ?? blank
    // A cluster's number means the same only in tables that are the same.
    if before.size != frame.size || before.clusters != frame.clusters {
      werase(window)
      before = CellBuffer(size: frame.size)
    }
    frame.cells.withUnsafeBufferPointer { new in
      before.cells.withUnsafeBufferPointer { old in
        for line in 0..<min(frame.size.rows, size.rows) {
          let start = line * frame.size.columns
          let row = FrameRow(
            frame: frame, line: line, window: window,
            new: UnsafeBufferPointer(rebasing: new[start..<start + columns]),
            old: UnsafeBufferPointer(rebasing: old[start..<start + columns]))
          paint(row)
        }
      }
    }
    shown = frame
  }

  private mutating func paint(_ row: FrameRow) {
    var column = 0
    while column < row.new.count {
      guard row.isChanged(column) else {
        run.flush(row)
        column += 1
        continue
      }
      let cell = row.new[column]
      let pen = pen(for: cell)
      if let scalar = row.singleScalar(at: column) {
        run.append(scalar, pen: pen, column: column, row)
        column += 1
      } else {
        run.flush(row)
        column += row.paintSpecial(at: column, pen: pen)
      }
    }
    run.flush(row)
  }

  private mutating func pen(for cell: Cell) -> ColorPairs.Pen {
    if cell.isBlank { return blankPen }
    if cell.style != style {
      style = cell.style
      pen = pairs.pen(for: style)
      if style.isUnseenOnBlanks { blankPen = pen }
    }
    return pen
  }
}

/// A row that is painted: its cells now and before.
private struct FrameRow {
  let frame: CellBuffer
  let line: Int
  let window: UnsafeMutablePointer<WINDOW>
  let new: UnsafeBufferPointer<Cell>
  let old: UnsafeBufferPointer<Cell>

  /// Whether a cell looks other than before; both halves of a wide glyph count as one.
  func isChanged(_ column: Int) -> Bool {
    if !new[column].looksLike(old[column]) { return true }
    let next = column + 1
    return next < new.count && isHalf(next) && !new[next].looksLike(old[next])
  }

  private func isHalf(_ column: Int) -> Bool { new[column].glyph.bits == Glyph.continuation.bits }

  /// The scalar of a glyph that takes one column, as the terminal can show it.
  func singleScalar(at column: Int) -> UInt32? {
    let glyph = new[column].glyph
    if glyph.bits >= 0x20, glyph.bits < 0x7F { return glyph.bits }
    guard let scalar = glyph.scalar, DisplayWidth.columns(of: scalar) == 1 else { return nil }
    return substitute(scalar).value
  }

  private func substitute(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if CharacterEncoding.shows(scalar, columns: 1) { return scalar }
    let sign: Unicode.Scalar = "\u{FFFD}"
    let form = VisibleText.asciiForm(of: scalar)
    return form == "?" && CharacterEncoding.shows(sign, columns: 1) ? sign : form
  }

  /// Paints a wide glyph or a cluster; a half without its other half becomes a space.
  ///
  /// - Returns: the columns done.
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
  private var pen = ColorPairs.Pen(attributes: 0, pair: 0)
  // Kept from run to run, so that a frame needs no memory.
  private var scalars: [UInt32] = []
  private var cells: [cchar_t] = []

  mutating func append(_ scalar: UInt32, pen: ColorPairs.Pen, column: Int, _ row: FrameRow) {
    if pen.pair != self.pen.pair || pen.attributes != self.pen.attributes { flush(row) }
    if scalars.isEmpty {
      self.pen = pen
      self.column = column
    }
    scalars.append(scalar)
  }

  mutating func flush(_ row: FrameRow) {
    guard !scalars.isEmpty else { return }
    if cells.count < scalars.count {
      cells += Array(repeating: cchar_t(), count: scalars.count - cells.count)
    }
    let count = CInt(scalars.count)
    if nc_make_cells(&cells, scalars, count, pen.attributes, pen.pair) == OK {
      mvwadd_wchnstr(row.window, CInt(row.line), CInt(column), cells, count)
    }
    scalars.removeAll(keepingCapacity: true)
  }
}

extension CellStyle {
  /// Whether the style shows nothing where there is no glyph.
  fileprivate var isUnseenOnBlanks: Bool {
    background.bits == 0 && attributes.rawValue & Self.seenOnBlanks.rawValue == 0
  }

  private static let seenOnBlanks: CellAttributes = [.reverse, .underline, .strikethrough]
}

extension Cell {
  /// Whether the cell is an empty place on the terminal's own background.
  fileprivate var isBlank: Bool {
    glyph.bits == Glyph.space.bits && style.isUnseenOnBlanks
  }

  /// Whether two cells cannot be told apart; by their parts, since this is asked for every cell.
  fileprivate func looksLike(_ other: Cell) -> Bool {
    glyph.bits == other.glyph.bits
      && (style.foreground.bits == other.style.foreground.bits
        && style.background.bits == other.style.background.bits
        && style.attributes.rawValue == other.style.attributes.rawValue
        || isBlank && other.isBlank)
  }
}
