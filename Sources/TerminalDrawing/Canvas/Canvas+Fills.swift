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
    fill(
      left: CellMetrics.clamped(rect.minX), top: CellMetrics.clamped(rect.minY / 2),
      right: CellMetrics.clamped(rect.maxX), bottom: CellMetrics.clamped(rect.maxY / 2),
      with: paint, bounds: bounds ?? rect, tint: tint)
  }

  /// Fills whole subpixels: eight columns of a point and eight rows of two points a cell; half
  /// open.
  package mutating func fill(
    left: Int, top: Int, right: Int, bottom: Int, with paint: Paint, bounds: CGRect, tint: Bool
  ) {
    let left = max(left, clip.minColumn * 8)
    let right = min(right, clip.maxColumn * 8)
    let top = max(top, clip.minRow * 8)
    let bottom = min(bottom, clip.maxRow * 8)
    guard left < right, top < bottom else { return }
    let erases = if case .erase = paint { true } else { false }
    let single = paint.varies ? nil : paint.representative
    if !paint.varies && single == nil && !erases { return }
    let (first, last) = (left / 8, (right - 1) / 8)
    // Only the outermost columns can be covered in part.
    let firstMask = SubpixelMask.columns(from: left - first * 8, to: 8)
    let lastMask = SubpixelMask.columns(from: 0, to: right - last * 8)
    for row in (top / 8)...((bottom - 1) / 8) {
      let rows = SubpixelMask.rows(from: max(0, top - row * 8), to: min(8, bottom - row * 8))
      for column in first...last {
        let mask =
          rows & (column == first ? firstMask : .max) & (column == last ? lastMask : .max)
        if erases {
          self[column, row].erase(mask, dotRows: dotRows)
        } else if let ink = single
          ?? paint.ink(
            at: CellMetrics.center(of: CellPoint(column: column, row: row)), in: bounds)
        {
          self[column, row].add(mask, ink: ink, tint: tint)
        }
      }
    }
  }

  /// Fills the areas of dots of one cell: bit 2·y + x from the upper left.
  package mutating func fill(column: Int, row: Int, dots: UInt8, ink: Ink) {
    fill(column: column, row: row, mask: DotPattern.area(of: dots, rows: dotRows), ink: ink)
  }

  /// Fills subpixels of one cell, given as a mask.
  package mutating func fill(
    column: Int, row: Int, mask: UInt64, ink: Ink, tint: Bool = false
  ) {
    guard mask != 0, clipContains(column: column, row: row) else { return }
    self[column, row].add(mask, ink: ink, tint: tint)
  }
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

  /// Adds subpixels over the existing ones, blended with them if the ink is translucent.
  ///
  /// A third ink replaces the smaller of the two existing fills.
  mutating func add(_ mask: UInt64, ink: Ink, tint: Bool) {
    // Rules and grid lines drawn before this fill are below it, also below an eighth of it.
    if kind == .ruleOnFill, mask.nonzeroBitCount >= 8 { (kind, glyph) = (.none, .space) }
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
    } else if fill.nonzeroBitCount < otherFill.nonzeroBitCount {
      (fill, fillInk) = (fill | mask, ink)
    } else {
      (otherFill, otherInk) = (otherFill | mask, ink)
    }
  }

  /// Adds a translucent ink over fills: each part keeps its outline and gets the blended ink.
  private mutating func blend(_ mask: UInt64, ink: Ink, tint: Bool) {
    let below = [(fill, fillInk), (otherFill, otherInk)]
    var parts = below.map { (mask: $0 & ~mask, ink: $1) }
    parts += below.map { (mask: $0 & mask, ink: ink.over($1)) }
    parts.append((mask & ~(fill | otherFill), ink))
    let isTint = tint && isTint
    (fill, otherFill) = (0, 0)
    // The smallest first, because later ones replace them.
    for part in parts.sorted(by: { $0.mask.nonzeroBitCount < $1.mask.nonzeroBitCount })
    where part.mask != 0 {
      add(part.mask, ink: part.ink, tint: tint)
    }
    self.isTint = isTint
  }
}
