import TerminalCore

/// A cell in which a line is the edge of its own tint.
///
/// It has up to three parts, and a character shows two.
///
/// With dots, the tint could end only at whole cells, above or below the line. So the line is solid
/// here: it ends where its dots end, and the tint begins there. A line that only crosses the edge
/// keeps its dots, as in the cells next to it.
struct LineEdge {
  private let line: UInt64
  private let tint: UInt64
  private let lineInk: Ink
  private let tintInk: Ink

  /// Creates the edge in a cell with dots; `nil` without an edge, or without a colour to show it.
  init?(_ cell: CanvasCell, dotRows: Int) {
    let filled = cell.fill | cell.otherFill
    guard cell.dotInk.edge != .none, filled == 0 || cell.isTint else { return nil }
    line = DotPattern.area(of: cell.dots, rows: dotRows)
    tint = filled & ~line
    lineInk = cell.dotInk
    tintInk = cell.largerFillInk
    guard tint == 0 || !tintInk.color.isDefault else { return nil }
  }

  /// Returns the character and the colours that show the parts with the smallest error.
  func cell(in glyphs: GlyphSet, _ scheme: ColorScheme) -> Cell {
    let empty = ~(line | tint)
    // A quadrant would be a tooth on an even line, and anything wider a barb on a steep one.
    let isSteep = lineInk.edge == .steep
    // A line that is too thick is the smallest error.
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
    // The same background, because some fonts leave a line between the blocks of two rows.
    var style = lineInk.style(on: onGround.shape.mask == .max ? lineInk.color : .default)
    if onGround.shape.isReversed { style.attributes.insert(.reverse) }
    return Cell(glyph: Glyph(onGround.shape.scalar), style: style)
  }
}
