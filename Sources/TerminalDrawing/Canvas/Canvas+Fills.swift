import FoundationSubset
import TerminalCore

extension Canvas {
  /// Fills a rectangle given in points, exact to an eighth of a cell in both directions.
  ///
  /// Edges are rounded to the nearest eighth: 1 point horizontally, 2 points vertically.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of a gradient; `nil` for the filled rectangle.
  ///   - tint: Whether grid lines and rules stay visible on the fill.
  package mutating func fill(
    _ rect: CGRect, with paint: Paint, bounds: CGRect? = nil, tint: Bool = false
  ) {
    if record(.fill([rect.corners], evenOdd: false), paint, bounds ?? rect) { return }
    fill(CollectionOfOne(SubpixelRect(rect)), with: paint, bounds: bounds ?? rect, tint: tint)
  }

  /// Fills rectangles together, each cell once: a translucent ink that came in several parts would
  /// divide what is below it into more parts than a cell keeps.
  mutating func fill(
    _ rects: some Collection<SubpixelRect>, with paint: Paint, bounds: CGRect, tint: Bool
  ) {
    guard let first = rects.first, paint != .clear else { return }
    let cells = rects.dropFirst().reduce(first.cells) { $0.union($1.cells) }.intersection(clip)
    for row in cells.minRow..<max(cells.minRow, cells.maxRow) {
      for column in cells.minColumn..<cells.maxColumn {
        let mask = rects.reduce(0) { $0 | $1.mask(column: column, row: row) }
        guard mask != 0 else { continue }
        let center = CellMetrics.center(of: CellPoint(column: column, row: row))
        if paint == .erase {
          self[column, row].erase(mask, dotRows: dotRows)
        } else if let ink = paint.ink(at: center, in: bounds) {
          if !tint, ink.isOpaque { self[column, row].hideMarks(under: mask, dotRows: dotRows) }
          self[column, row].add(mask, ink: ink, tint: tint)
        }
      }
    }
  }

  /// Fills the areas of dots of one cell: bit 2·y + x from the upper left.
  package mutating func fill(column: Int, row: Int, dots: UInt8, ink: Ink) {
    guard dots != 0, clipContains(column: column, row: row) else { return }
    self[column, row].add(DotPattern.area(of: dots, rows: dotRows), ink: ink, tint: false)
  }
}

extension UInt64 {
  /// The subpixels above, below and beside these.
  fileprivate var neighbors: UInt64 { self << 8 | self >> 8 | self << 1 | self >> 1 }
}

extension CanvasCell {
  /// Removes the content under subpixels; a glyph and dots go when half of the cell is covered.
  mutating func erase(_ mask: UInt64, dotRows: Int) {
    if mask == .max {
      self = CanvasCell()
      return
    }
    fill &= ~mask
    otherFill &= ~mask
    dots &= ~DotPattern.dots(covering: mask, rows: dotRows)
    if mask.nonzeroBitCount >= 32 { (kind, glyph) = (.none, .space) }
  }

  /// Removes dots under subpixels, and a symbol of which half is covered.
  fileprivate mutating func hideMarks(under mask: UInt64, dotRows: Int) {
    if dots != 0 { dots &= ~DotPattern.dots(covering: mask, rows: dotRows) }
    if kind == .symbol, mask.nonzeroBitCount >= 32 { (kind, glyph) = (.none, .space) }
  }

  /// Adds subpixels over the existing ones, blended with them if the ink is translucent.
  ///
  /// Where three inks meet, the smallest part joins a neighbour.
  mutating func add(_ mask: UInt64, ink: Ink, tint: Bool) {
    // Rules and grid lines drawn before this fill are below it, also below an eighth of it. Rules
    // show through a translucent one.
    if kind == .ruleOnFill, ink.isOpaque, mask.nonzeroBitCount >= 8 {
      (kind, glyph) = (.none, .space)
    }
    if kind == .rule, !ink.isOpaque, !tint, mask == .max { kind = .ruleOnFill }
    if kind == .grid && !ink.showsGrid { kind = .none }
    guard ink.isOpaque || mask & (fill | otherFill) == 0 else {
      return blend(mask, ink: ink, tint: tint)
    }
    if mask == .max {
      (fill, fillInk, otherFill, isTint) = (.max, ink, 0, tint)
      return
    }
    isTint = tint && (isTint || fill | otherFill == 0)
    fill &= ~mask
    otherFill &= ~mask
    if fill == 0 || fillInk == ink {
      fill |= mask
      fillInk = ink
    } else if otherFill == 0 || otherInk == ink {
      otherFill |= mask
      otherInk = ink
    } else if mask.nonzeroBitCount < min(fill.nonzeroBitCount, otherFill.nonzeroBitCount) {
      if (mask.neighbors & fill).nonzeroBitCount < (mask.neighbors & otherFill).nonzeroBitCount {
        otherFill |= mask
      } else {
        fill |= mask
      }
    } else if fill.nonzeroBitCount < otherFill.nonzeroBitCount {
      (fill, fillInk) = (fill | mask, ink)
    } else {
      (otherFill, otherInk) = (otherFill | mask, ink)
    }
  }

  /// Adds a translucent ink over fills: each part keeps its outline and gets the blended ink.
  ///
  /// Of more than two parts the smallest join the largest. Where the edges of ink and fills cross,
  /// the ink covers all of the cell or nothing, so that the end of a bar stays exact.
  private mutating func blend(_ mask: UInt64, ink: Ink, tint: Bool) {
    let covered = fill | otherFill
    let crosses = mask & ~covered != 0 && covered & ~mask != 0 && mask | covered != .max
    let mask = crosses ? (mask.nonzeroBitCount < 32 ? 0 : .max) : mask
    var parts: [(mask: UInt64, ink: Ink)] = []
    for (part, shown) in [
      (fill & ~mask, fillInk), (otherFill & ~mask, otherInk),
      (fill & mask, ink.over(fillInk)), (otherFill & mask, ink.over(otherInk)),
      (mask & ~covered, ink),
    ] where part != 0 {
      if let index = parts.firstIndex(where: { $0.ink == shown }) {
        parts[index].mask |= part
      } else {
        parts.append((part, shown))
      }
    }
    parts.sort { $0.mask.nonzeroBitCount > $1.mask.nonzeroBitCount }
    (fill, fillInk) = parts[0]
    (otherFill, otherInk) = parts.count > 1 ? parts[1] : (0, otherInk)
    fill = parts.dropFirst(2).reduce(fill) { $0 | $1.mask }
    isTint = tint && isTint
  }
}
