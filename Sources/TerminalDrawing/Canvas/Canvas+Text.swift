import TerminalCore

extension Canvas {
  /// Writes text over what is there; a filled ground stays behind it.
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

  private mutating func place(_ text: VisibleText, column: Int, row: Int, ink: Ink) {
    guard text.width > 0, clipContains(column: column, row: row) else { return }
    let whole = text.width == 1 || clipContains(column: column + 1, row: row)
    self[column, row].setGlyph(
      whole ? clusterTable.glyph(for: text) : .space, kind: .text, ink: ink)
    if text.width == 2 && whole {
      self[column + 1, row].setGlyph(.continuation, kind: .text, ink: ink)
    }
  }

  /// Sets a glyph where nothing of a higher kind stands.
  ///
  /// A rule or a grid line only takes cells without data; a symbol or a text takes any.
  package mutating func put(
    _ scalar: Unicode.Scalar, column: Int, row: Int, kind: CanvasCell.GlyphKind, ink: Ink
  ) {
    guard clipContains(column: column, row: row) else { return }
    if kind < .symbol {
      let cell = self[column, row]
      if !cell.isFree || kind <= cell.kind { return }
    }
    self[column, row].setGlyph(Glyph(scalar), kind: kind, ink: ink)
  }
}

extension Canvas {
  /// Writes the glyph of a cell to a place of another canvas.
  package func copyGlyph(column: Int, row: Int, to place: CellPoint, on canvas: inout Canvas) {
    guard clipContains(column: column, row: row) else { return }
    let cell = self[column, row]
    let text = clusterTable.text(of: cell.glyph)
    guard cell.kind != .none, !text.isEmpty else { return }
    canvas.write(text, column: place.column, row: place.row, ink: cell.glyphInk)
  }

  /// Whether text or a filled sign stands at a place, which an outline must leave alone.
  package func holdsFilledSymbolOrText(at place: CellPoint) -> Bool {
    guard clipContains(column: place.column, row: place.row) else { return false }
    let cell = self[place.column, place.row]
    return cell.kind == .text
      || (cell.kind == .symbol && SymbolGlyphs.allFilled.contains(cell.glyph.bits))
  }
}

extension CanvasCell {
  mutating func setGlyph(_ glyph: Glyph, kind: GlyphKind, ink: Ink) {
    self.glyph = glyph
    self.kind = kind
    glyphInk = ink
    if kind >= .symbol { (dots, dotPriority) = (0, .min) }
  }
}
