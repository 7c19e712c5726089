import TerminalCore

extension Canvas {
  /// Keeps what lies where a mask is drawn: subpixels under fills, dots under dots, and the mask's
  /// symbols in the inks that lie under them.
  package mutating func keep(under mask: Canvas) {
    guard mask.size == size else { return }
    for row in 0..<size.rows {
      for column in 0..<size.columns where !self[column, row].isBlank {
        self[column, row].keep(under: mask[column, row], dotRows: dotRows)
      }
    }
  }

  /// Lays a layer over this canvas.
  package mutating func lay(_ layer: Canvas) {
    guard layer.size == size else { return }
    clusterTable = layer.clusterTable
    beginStroke()
    for row in 0..<size.rows {
      for column in 0..<size.columns where !layer[column, row].isBlank {
        self[column, row].lay(layer[column, row], stroke: strokeNumber)
      }
    }
  }
}

extension CanvasCell {
  // The ink of the fill, or else of the dots, or else of the glyph.
  private var mainInk: Ink {
    if fill | otherFill == 0 { return dots == 0 ? glyphInk : dotInk }
    return fill.nonzeroBitCount >= otherFill.nonzeroBitCount ? fillInk : otherInk
  }

  mutating func keep(under mask: CanvasCell, dotRows: Int) {
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

  mutating func lay(_ layer: CanvasCell, stroke: UInt16) {
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
