import TerminalCore

extension Canvas {
  /// Masks the canvas: keeps subpixels under the mask's fills and dots under its dots, and draws
  /// its symbols in the inks below them.
  package mutating func mask(with mask: Canvas) {
    if let shapes = drawing, let under = mask.drawing {
      drawing = Drawing()
      _ = record(.masked(shapes, under: under), .ink(.primary), .zero)
    }
    guard mask.size == size else { return }
    for row in 0..<size.rows {
      for column in 0..<size.columns where !self[column, row].isBlank {
        self[column, row].mask(with: mask[column, row], dotRows: dotRows)
      }
    }
  }

  /// Draws a layer over this canvas.
  package mutating func composite(_ layer: Canvas) {
    if drawing != nil {
      for shape in layer.drawing?.shapes ?? [] { drawing?.add(shape) }
    }
    guard layer.size == size else { return }
    clusterTable = layer.clusterTable
    beginStroke()
    for row in 0..<size.rows {
      for column in 0..<size.columns where !layer[column, row].isBlank {
        self[column, row].composite(layer[column, row], stroke: strokeNumber)
      }
    }
  }

  /// Copies a layer into the empty cells of this canvas outside an area; images have no cells.
  package mutating func copyIntoFreeCells(_ layer: Canvas, outside area: CellRect) {
    guard !isRecording else { return }
    for row in clip.minRow..<max(clip.minRow, clip.maxRow) {
      for column in clip.minColumn..<max(clip.minColumn, clip.maxColumn)
      where self[column, row].isBlank && !area.contains(CellPoint(column: column, row: row)) {
        self[column, row] = layer[column, row]
      }
    }
  }

  /// Draws a part of a picture over this canvas, at an offset and in other inks.
  ///
  /// - Parameters:
  ///   - picture: A canvas of any size with the same dots.
  ///   - part: The cells of the picture to draw.
  ///   - offset: The offset in columns and rows.
  ///   - change: A function from an ink of the picture to the ink to draw; `nil` for none.
  package mutating func composite(
    _ picture: Canvas, part: CellRect, movedBy offset: (columns: Int, rows: Int),
    in change: (Ink) -> Ink?
  ) {
    beginStroke()
    let part = part.intersection(picture.bounds)
    for row in part.minRow..<part.maxRow {
      for column in part.minColumn..<part.maxColumn {
        var cell = picture[column, row]
        let (column, row) = (column + offset.columns, row + offset.rows)
        guard !cell.isBlank, clipContains(column: column, row: row) else { continue }
        cell.change(change)
        cell.glyph = glyph(cell.glyph, of: picture, column: column, row: row)
        self[column, row].composite(cell, stroke: strokeNumber)
      }
    }
  }

  /// Returns the glyph of a picture to draw in a cell: half of a wide one is a space.
  private mutating func glyph(
    _ glyph: Glyph, of picture: Canvas, column: Int, row: Int
  ) -> Glyph {
    if glyph == .continuation {
      return clipContains(column: column - 1, row: row) ? glyph : .space
    }
    // Few glyphs have more than one scalar or are wide.
    guard glyph.clusterIndex != nil || column == clip.maxColumn - 1 else { return glyph }
    guard let character = picture.clusterTable.text(of: glyph).first else { return .space }
    let text = VisibleText(character)
    let isWhole = text.width < 2 || clipContains(column: column + 1, row: row)
    return isWhole ? clusterTable.glyph(for: text) : .space
  }
}

extension CanvasCell {
  /// Replaces the inks; content without a new ink is removed.
  fileprivate mutating func change(_ ink: (Ink) -> Ink?) {
    if let shown = ink(fillInk) { fillInk = shown } else { fill = 0 }
    if let shown = ink(otherInk) { otherInk = shown } else { otherFill = 0 }
    if let shown = ink(dotInk) { dotInk = shown } else { dots = 0 }
    if let shown = ink(glyphInk) { glyphInk = shown } else { (kind, glyph) = (.none, .space) }
  }

  // The ink of the fill, otherwise of the dots, otherwise of the glyph.
  private var mainInk: Ink {
    if fill | otherFill == 0 { return dots == 0 ? glyphInk : dotInk }
    return largerFillInk
  }

  mutating func mask(with mask: CanvasCell, dotRows: Int) {
    let area = mask.fill | mask.otherFill
    let ink = mainInk
    let covered = fill | otherFill
    let visibleDots =
      dots & (DotPattern.dots(covering: area, rows: dotRows) | mask.dots)
      | mask.dots & DotPattern.dots(covering: covered, rows: dotRows)
    if mask.kind >= .symbol {
      self = CanvasCell()
      setGlyph(mask.glyph, kind: mask.kind, ink: ink)
      return
    }
    if area.nonzeroBitCount < 32 && mask.dots == 0 { (kind, glyph) = (.none, .space) }
    if dots == 0 && visibleDots != 0 { (dotInk, dotPriority) = (ink, 0) }
    dots = visibleDots
    fill &= area
    otherFill &= area
  }

  mutating func composite(_ layer: CanvasCell, stroke: UInt16) {
    if layer.fill != 0 { add(layer.fill, ink: layer.fillInk, tint: layer.isTint) }
    if layer.otherFill != 0 { add(layer.otherFill, ink: layer.otherInk, tint: layer.isTint) }
    if layer.dots != 0 && kind < .symbol {
      dots |= layer.dots
      (dotInk, dotPriority, strokeNumber) = (layer.dotInk, layer.dotPriority, stroke)
    }
    if layer.kind != .none && layer.kind >= kind {
      setGlyph(layer.glyph, kind: layer.kind, ink: layer.glyphInk)
    }
  }
}
