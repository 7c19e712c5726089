internal import CNcurses
import TerminalCore

/// Brings frames to ncurses' window: of each row, the part that differs from the frame before.
struct FramePainter {
  private var pairs: ColorPairs
  private var shown: CellBuffer?
  // One row of ncurses' cells and of scalars, kept from frame to frame.
  private var row: [cchar_t] = []
  private var scalars: [UInt32] = []

  /// Creates a painter with so many colours.
  init(depth: ColorDepth) { pairs = ColorPairs(depth: depth) }

  /// Forgets the frame before.
  mutating func invalidate() { shown = nil }

  /// Paints what is new into a window of the given extent.
  mutating func paint(_ frame: CellBuffer, on window: UnsafeMutablePointer<WINDOW>, size: CellSize)
  {
    let columns = min(frame.size.columns, size.columns)
    let rows = min(frame.size.rows, size.rows)
    // A cluster's number means the same only in tables that are the same.
    let before = shown.flatMap {
      $0.size == frame.size && $0.clusters == frame.clusters ? $0 : nil
    }
    if before == nil { werase(window) }
    for line in 0..<rows {
      let start = line * frame.size.columns
      let cells = frame.cells[start..<start + columns]
      var span = cells.startIndex..<cells.endIndex
      if let before { span = difference(cells, before.cells[start..<start + columns]) }
      paint(frame, cells: span, start: start, line: line, on: window)
    }
    shown = frame
  }

  /// The indices between the first and the last cell that differ, with the halves of wide glyphs.
  private func difference(_ new: ArraySlice<Cell>, _ old: ArraySlice<Cell>) -> Range<Int> {
    guard var first = new.indices.first(where: { new[$0] != old[$0] }) else {
      return new.startIndex..<new.startIndex
    }
    var last = new.endIndex - 1
    while new[last] == old[last] { last -= 1 }
    while first > new.startIndex, isHalf(new[first]) || isHalf(old[first]) { first -= 1 }
    while last + 1 < new.endIndex, isHalf(new[last + 1]) || isHalf(old[last + 1]) { last += 1 }
    return first..<last + 1
  }

  private func isHalf(_ cell: Cell) -> Bool { cell.glyph == .continuation }

  private mutating func paint(
    _ frame: CellBuffer, cells span: Range<Int>, start: Int, line: Int,
    on window: UnsafeMutablePointer<WINDOW>
  ) {
    var index = span.lowerBound
    while index < span.upperBound {
      let style = frame.cells[index].style
      let first = index
      scalars.removeAll(keepingCapacity: true)
      while index < span.upperBound, frame.cells[index].style == style,
        let scalar = singleScalar(frame.cells[index].glyph)
      {
        scalars.append(scalar)
        index += 1
      }
      if scalars.isEmpty {
        index += paintSpecial(frame, at: index, start: start, line: line, on: window)
      } else {
        paintRun(style, column: first - start, line: line, on: window)
      }
    }
  }

  /// The scalar of a glyph that takes one column, as the terminal can show it.
  private func singleScalar(_ glyph: Glyph) -> UInt32? {
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

  private mutating func paintRun(
    _ style: CellStyle, column: Int, line: Int, on window: UnsafeMutablePointer<WINDOW>
  ) {
    let pen = pairs.pen(for: style)
    if row.count < scalars.count {
      row += Array(repeating: cchar_t(), count: scalars.count - row.count)
    }
    let count = CInt(scalars.count)
    let made = nc_make_cells(&row, scalars, count, pen.attributes, pen.pair)
    if made == OK { mvwadd_wchnstr(window, CInt(line), CInt(column), row, count) }
  }

  /// Paints a wide glyph or a cluster; a half without its other half becomes a space.
  ///
  /// - Returns: the cells done.
  private mutating func paintSpecial(
    _ frame: CellBuffer, at index: Int, start: Int, line: Int,
    on window: UnsafeMutablePointer<WINDOW>
  ) -> Int {
    let cell = frame.cells[index]
    let text = Array(frame.text(of: cell.glyph).unicodeScalars)
    let width = text.first.map(DisplayWidth.columns(of:)) ?? 0
    let end = start + frame.size.columns
    let isWhole = width == 1 || index + 1 < end && isHalf(frame.cells[index + 1])
    let column = index - start
    guard width > 0, isWhole, text.count <= Int(CCHARW_MAX),
      CharacterEncoding.shows(text[0], columns: width)
    else {
      scalars = [width == 1 ? substitute(text[0]).value : 0x20]
      paintRun(cell.style, column: column, line: line, on: window)
      return 1
    }
    let pen = pairs.pen(for: cell.style)
    var made = cchar_t()
    let values = text.map(\.value)
    nc_make_cluster(&made, values, CInt(values.count), pen.attributes, pen.pair)
    mvwadd_wchnstr(window, CInt(line), CInt(column), &made, 1)
    return width
  }
}
