import TerminalCore

extension Canvas {
  /// Writes text over the content of cells, whose fills stay behind it.
  ///
  /// - Returns: the number of columns taken.
  @discardableResult
  package mutating func write(
    _ text: String, column: Int, row: Int, ink: Ink, limit: Int = .max
  ) -> Int {
    var used = 0
    for character in text {
      let shown = VisibleText(character)
      guard used + shown.width <= limit else { break }
      place(shown, column: column + used, row: row, ink: ink)
      used += shown.width
    }
    return used
  }

  /// Writes a character that has been made safe and measured already.
  package mutating func place(_ text: VisibleText, column: Int, row: Int, ink: Ink) {
    guard text.width > 0, clipContains(column: column, row: row) else { return }
    let whole = text.width == 1 || clipContains(column: column + 1, row: row)
    self[column, row].setGlyph(
      whole ? clusterTable.glyph(for: text) : .space, kind: .text, ink: ink)
    if text.width == 2 && whole {
      self[column + 1, row].setGlyph(.continuation, kind: .text, ink: ink)
    }
  }

  /// Sets a glyph unless the cell has one of a higher kind.
  ///
  /// A rule or a grid line only takes cells without data; a symbol or a text takes any. Where two
  /// rules cross, the later one is visible.
  package mutating func put(
    _ scalar: Unicode.Scalar, column: Int, row: Int, kind: CanvasCell.GlyphKind, ink: Ink
  ) {
    guard clipContains(column: column, row: row) else { return }
    // Read in place, because copying a cell is slow.
    guard self[column, row].yields(to: kind) else { return }
    self[column, row].setGlyph(Glyph(scalar), kind: kind, ink: ink)
  }

  /// Sets a glyph along a line, in each cell without a glyph of a higher kind.
  ///
  /// - Parameter step: 2 for every second column, from the first one on.
  package mutating func put(
    _ scalar: Unicode.Scalar, columns: Range<Int>, step: Int = 1, rows: Range<Int>,
    kind: CanvasCell.GlyphKind, ink: Ink
  ) {
    let rows = rows.clamped(to: clip.minRow..<max(clip.minRow, clip.maxRow))
    // The first step inside the clip.
    let skipped = max(0, (clip.minColumn - columns.lowerBound + step - 1) / step)
    let first = columns.lowerBound + skipped * step
    let end = min(columns.upperBound, clip.maxColumn)
    for row in rows {
      for column in stride(from: first, to: end, by: step)
      where self[column, row].yields(to: kind) {
        self[column, row].setGlyph(Glyph(scalar), kind: kind, ink: ink)
      }
    }
  }

  /// Draws a line character over a fill, whose colour becomes its background.
  ///
  /// A cell that is partly filled keeps the exact end of the fill and shows no line.
  ///
  /// - Returns: Whether fills cover the whole cell and no text or symbol covers them.
  @discardableResult package mutating func putOnFill(
    _ scalar: Unicode.Scalar, column: Int, row: Int, ink: Ink
  ) -> Bool {
    guard clipContains(column: column, row: row) else { return false }
    let cell = self[column, row]
    guard !cell.isTint, cell.fill | cell.otherFill == .max, cell.dots == 0,
      cell.kind <= .ruleOnFill
    else { return false }
    self[column, row].setGlyph(Glyph(scalar), kind: .ruleOnFill, ink: ink)
    return true
  }

  /// Writes the glyph of a cell to a cell of another canvas.
  package func copyGlyph(column: Int, row: Int, to position: CellPoint, on canvas: inout Canvas) {
    guard clipContains(column: column, row: row) else { return }
    let cell = self[column, row]
    let text = clusterTable.text(of: cell.glyph)
    guard cell.kind != .none, !text.isEmpty else { return }
    canvas.write(text, column: position.column, row: position.row, ink: cell.glyphInk)
  }

  /// Returns whether a cell has text or a filled symbol, which outlines must not cover.
  package func holdsFilledSymbolOrText(at position: CellPoint) -> Bool {
    guard clipContains(column: position.column, row: position.row) else { return false }
    let cell = self[position.column, position.row]
    return cell.kind == .text
      || (cell.kind == .symbol && SymbolGlyphs.allFilled.contains(cell.glyph.bits))
  }
}

extension CanvasCell {
  /// Returns whether a glyph of a kind replaces the content of the cell.
  fileprivate func yields(to kind: GlyphKind) -> Bool {
    guard kind < .symbol else { return true }
    return kind == .rule ? hasNoData && self.kind <= .rule : isFree && self.kind < kind
  }

  mutating func setGlyph(_ glyph: Glyph, kind: GlyphKind, ink: Ink) {
    self.glyph = glyph
    self.kind = kind
    glyphInk = ink
    hiddenDots = kind == .symbol ? dots | hiddenDots : 0
    // Text inside a shape of dots gets their colour as its background.
    if kind == .text, dots == .max, fill | otherFill == 0 { (fill, fillInk) = (.max, dotInk) }
    if kind >= .symbol { (dots, dotPriority) = (0, .min) }
  }
}
