import TerminalCore

/// A cell in which a line is the edge of its own tint.
///
/// It has up to three parts, and a character shows two.
///
/// Dots could end the tint only with whole cells, above or below the line. So the line is solid
/// here: it ends where its dots end, and the tint begins there. A line that only crosses the edge
/// stays one of dots, as it is beside it.
struct LineEdge {
  private let line: UInt64
  private let tint: UInt64
  private let lineInk: Ink
  private let tintInk: Ink

  /// The edge in a cell with dots; `nil` where there is none, or no colour to tell it by.
  init?(_ cell: CanvasCell, dotRows: Int) {
    let filled = cell.fill | cell.otherFill
    guard cell.dotInk.edge != .none, filled == 0 || cell.isTint else { return nil }
    line = DotPattern.area(of: cell.dots, rows: dotRows)
    tint = filled & ~line
    lineInk = cell.dotInk
    tintInk = cell.largerFillInk
    guard tint == 0 || !tintInk.color.isDefault else { return nil }
  }

  /// The character and the colours that show the parts with the least that is wrong.
  func cell(in glyphs: GlyphSet, _ scheme: ColorScheme) -> Cell {
    let empty = ~(line | tint)
    // A quadrant would be a tooth on an even line, and anything wider a barb on a steep one.
    let isSteep = lineInk.edge == .steep
    // A line that is thicker than it should be is the smallest of all faults.
    let onGround = BlockShape.bestFit(
      in: glyphs, allowingReverse: !lineInk.color.isDefault, prefersQuadrants: isSteep
    ) {
      3 * (line & ~$0).nonzeroBitCount + 3 * (tint & ~$0).nonzeroBitCount
        + 2 * (empty & $0).nonzeroBitCount + (tint & $0).nonzeroBitCount
    }
    if tint != 0 {
      let onTint = BlockShape.bestFit(
        in: glyphs, allowingReverse: true, prefersQuadrants: isSteep
      ) {
        3 * (line & ~$0).nonzeroBitCount + 2 * empty.nonzeroBitCount + (tint & $0).nonzeroBitCount
      }
      if onTint.cost < onGround.cost {
        var style = CellGround.color(tintInk.color).style(of: lineInk, scheme)
        if onTint.shape.isReversed { swap(&style.foreground, &style.background) }
        return Cell(glyph: Glyph(onTint.shape.scalar), style: style)
      }
    }
    // On its own colour: some fonts leave a line between the blocks of two rows.
    var style = lineInk.style(on: onGround.shape.mask == .max ? lineInk.color : .default)
    if onGround.shape.isReversed { style.attributes.insert(.reverse) }
    return Cell(glyph: Glyph(onGround.shape.scalar), style: style)
  }
}
