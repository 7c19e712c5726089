import TerminalCore

/// Turns the content of a cell into a character in a style.
package struct CellComposer: Equatable, Sendable {
  let glyphs: GlyphSet
  let colorDepth: ColorDepth
  // Whether the terminal's own foreground counts as light or dark on a colour.
  let colorScheme: ColorScheme
  // The colour of dim text without a colour of its own; `nil` if the terminal dims it.
  let faint: CellColor?

  package init(
    glyphs: GlyphSet, colorDepth: ColorDepth, colorScheme: ColorScheme = .dark,
    faint: CellColor? = nil
  ) {
    (self.faint, self.glyphs) = (faint, glyphs)
    (self.colorDepth, self.colorScheme) = (colorDepth, colorScheme)
  }

  func cell(for content: CanvasCell) -> Cell {
    if content.isBlank { return Cell() }
    if showsGlyph(content) {
      return Cell(
        glyph: content.glyph,
        style: ground(of: content).style(of: shown(content.glyphInk), colorScheme))
    }
    guard content.dots != 0 else { return fills(of: content) }
    let edge = showsEdges ? LineEdge(content, dotRows: glyphs.dotRows) : nil
    return edge?.cell(in: glyphs, colorScheme) ?? dots(of: content)
  }

  // Symbols and text are always shown; a rule or a grid line only where it hides neither dots nor
  // the end of a fill.
  private func showsGlyph(_ content: CanvasCell) -> Bool {
    if content.kind >= .symbol { return true }
    guard content.kind != .none, content.dots == 0 else { return false }
    if content.fill | content.otherFill == 0 { return true }
    if content.kind == .ruleOnFill { return content.fill | content.otherFill == .max }
    if content.kind == .grid {
      guard colorDepth >= .indexed256, !content.largerFillInk.color.isDefault else { return false }
      return content.isEven || content.isTint && glyphs == .ascii
    }
    return content.isTint && (content.isEven || !showsEdges)
  }

  // Whether there are colours for tints, and characters for edges within a cell.
  private var showsEdges: Bool { colorDepth >= .indexed256 && glyphs != .ascii }

  // The larger fill if it covers most of the cell.
  private func ground(of content: CanvasCell) -> CellGround {
    let filled = content.fill.nonzeroBitCount + content.otherFill.nonzeroBitCount
    // A symbol on a line has the same background as the line next to it, or it would leave a hole
    // or a notch in the tint.
    let line = content.dots | content.hiddenDots
    let minimum = content.isTint ? line != 0 ? 1 : 48 : 32
    guard filled >= minimum, colorDepth >= .indexed256 || !content.isTint else {
      return .empty
    }
    if content.isTint, line != 0, !isNearerWithGround(content, beside: line) { return .empty }
    let ink = content.largerFillInk
    // A line in reverse video is darker than the shade in the next cell.
    if isShade(ink) { return .empty }
    // Only by exchanging the two is the foreground, or an ink without colours, a background.
    return ink.color.isDefault || colorDepth == .monochrome ? .foreground : .color(ink.color)
  }

  /// Returns whether a fill is a light shade, for want of colours.
  private func isShade(_ ink: Ink) -> Bool { colorDepth == .monochrome && ink.isFaint }

  /// Returns whether tinting the whole cell is nearer to the content than leaving the tint out.
  private func isNearerWithGround(_ content: CanvasCell, beside line: UInt8) -> Bool {
    let dots = DotPattern.area(of: line, rows: glyphs.dotRows)
    let tint = content.fill | content.otherFill
    // A line is solid next to a symbol on it.
    let covered = showsEdges ? tint | dots : tint & ~dots
    return covered.nonzeroBitCount > (~tint & ~dots).nonzeroBitCount
  }

  private func dots(of content: CanvasCell) -> Cell {
    if content.fill | content.otherFill == 0 {
      return Cell(
        glyph: DotPattern.glyph(for: content.dots, in: glyphs), style: shown(content.dotInk).style()
      )
    }
    if let end = endOfFill(content) { return end }
    let ground = ground(of: content)
    var pattern = content.dots
    // Where the area is a shade, its dots next to the line are as sparse as those of the shade, if
    // the characters have separate dots.
    if ground == .empty, content.isTint, colorDepth < .indexed256, glyphs != .ascii {
      let area = DotPattern.dots(
        covering: content.fill | content.otherFill, rows: glyphs.dotRows)
      pattern |= glyphs == .block ? area : area & DotPattern.everyFourth
    }
    // A fill that is too small to colour the background becomes dots, so that it does not vanish.
    if ground == .empty && !content.isTint && !isShade(content.largerFillInk) {
      pattern |= DotPattern.dots(
        covering: content.fill | content.otherFill, rows: glyphs.dotRows)
    }
    return Cell(
      glyph: DotPattern.glyph(for: pattern, in: glyphs),
      style: ground.style(of: shown(content.dotInk), colorScheme))
  }

  /// Returns the end of a bar that a line crosses, so that the bar keeps its length.
  ///
  /// A character shows two of bar, line and empty part. It shows the line if that nearly fills the
  /// empty part. `nil` if the bar covers the whole cell, or too little to hide the line for.
  private func endOfFill(_ content: CanvasCell) -> Cell? {
    let mask = content.fill | content.otherFill
    let dots = DotPattern.area(of: content.dots, rows: glyphs.dotRows)
    // A symbol of another color that covers the whole cell stays.
    let isSymbol = dots == .max && content.dotInk.color != content.largerFillInk.color
    guard !content.isTint, mask != .max, mask.nonzeroBitCount >= 16, !isSymbol else {
      return nil
    }
    var bar = content
    bar.dots = 0
    let line = dots & ~mask
    let isOneBar = content.fill == 0 || content.otherFill == 0
    if showsEdges, isOneBar, mask.nonzeroBitCount >= 40, line != 0 {
      bar.fillInk = content.largerFillInk
      (bar.fill, bar.otherFill, bar.otherInk) = (mask, ~mask, content.dotInk)
    }
    return fills(of: bar)
  }

  /// Returns the ink with a grey of its own instead of the attribute, which terminals show
  /// differently: xterm on white does not show it at all.
  private func shown(_ ink: Ink) -> Ink {
    guard let faint, ink.color.isDefault, ink.attributes.contains(.dim) else { return ink }
    return Ink(faint, attributes: ink.attributes.subtracting(.dim), pattern: ink.pattern)
  }

  private func fills(of content: CanvasCell) -> Cell {
    if content.isTint && colorDepth < .indexed256 { return shade(content) }
    let mask = content.fill | content.otherFill
    if glyphs == .ascii { return asciiFill(content) }
    if mask == .max && content.otherFill != 0 && content.fill != 0 { return twoInks(content) }
    let ink = content.fill != 0 ? content.fillInk : content.otherInk
    if mask == .max { return solid(ink, isTint: content.isTint) }
    if content.fill != 0 && content.otherFill != 0 { return threeParts(content) }
    if isShade(ink) { return shade(of: ink, for: mask) }
    // Text without colours has no reverse video either.
    let shape = BlockShape.nearest(
      to: mask, allowingReverse: colorDepth != .monochrome && !ink.color.isDefault, in: glyphs)
    var style = ink.style()
    if shape.isReversed { style.attributes.insert(.reverse) }
    return Cell(glyph: Glyph(shape.scalar), style: style)
  }

  private func solid(_ ink: Ink, isTint: Bool) -> Cell {
    if isTint && !ink.color.isDefault {
      return Cell(glyph: .space, style: CellStyle(background: ink.color))
    }
    guard colorDepth == .monochrome else {
      // The same background, because some fonts leave a line between the blocks of two rows.
      return Cell(glyph: Glyph("█"), style: ink.style(on: ink.color))
    }
    return Cell(glyph: Glyph(FillShade.scalar(of: ink, in: .block)), style: ink.style())
  }

  // Two inks fill the cell: the glyph's and the background's.
  private func twoInks(_ content: CanvasCell) -> Cell {
    if colorDepth == .monochrome { return nearest(of: content) }
    // The corner of a bar looks the same over another fill and over none. Fonts whose blocks are
    // smaller than a cell show a rim of the background, which is no frame around its own part.
    let isOther =
      SubpixelMask.isCorner(content.otherFill) || SubpixelMask.isUpperOrRight(content.fill)
      || SubpixelMask.isBetween(content.otherFill)
    let shape = BlockShape.nearest(
      to: isOther ? content.otherFill : content.fill, allowingReverse: true, in: glyphs)
    var (front, back) =
      isOther ? (content.otherInk, content.fillInk) : (content.fillInk, content.otherInk)
    if shape.isReversed { swap(&front, &back) }
    let ground: CellGround = back.color.isDefault ? .foreground : .color(back.color)
    return Cell(
      glyph: Glyph(shape.scalar),
      style: CellStyle(
        foreground: ground == .foreground ? .default : front.color,
        background: ground == .foreground ? front.color : back.color,
        attributes: ground == .foreground ? .reverse : front.attributes))
  }

  // Two fills without colours: the stronger one keeps its edge. Of two equal ones the larger fills
  // the cell.
  private func nearest(of content: CanvasCell) -> Cell {
    let isFirst = content.otherInk.isFaint
    guard content.fillInk.isFaint != isFirst else {
      return solid(
        content.fill.nonzeroBitCount >= 32 ? content.fillInk : content.otherInk, isTint: false)
    }
    var rest = content
    (rest.fill, rest.fillInk) =
      isFirst ? (content.fill, content.fillInk) : (content.otherFill, content.otherInk)
    (rest.otherFill, rest.isTint) = (0, false)
    // A very thin part would only leave a hole in the other fill.
    return rest.fill.nonzeroBitCount >= 16
      ? fills(of: rest) : shade(of: isFirst ? content.otherInk : content.fillInk, for: .max)
  }

  // A faint fill takes all of the cell or nothing: its edge would look like that of a solid fill.
  private func shade(of ink: Ink, for mask: UInt64) -> Cell {
    mask.nonzeroBitCount >= 32 ? solid(ink, isTint: false) : Cell()
  }

  // Two inks and an empty part: a glyph shows only two parts, so the smallest of the three is
  // omitted; of two equal inks the earlier one.
  private func threeParts(_ content: CanvasCell) -> Cell {
    var reduced = content
    let empty = ~(content.fill | content.otherFill)
    let sizes = (
      content.fill.nonzeroBitCount, content.otherFill.nonzeroBitCount, empty.nonzeroBitCount
    )
    if sizes.2 <= min(sizes.0, sizes.1) {
      reduced.fill |= empty
      return twoInks(reduced)
    }
    if sizes.0 > sizes.1 {
      (reduced.fill, reduced.otherFill) = (content.fill | content.otherFill, 0)
    } else {
      (reduced.otherFill, reduced.fill) = (content.fill | content.otherFill, 0)
    }
    return fills(of: reduced)
  }

  // A tint without the colours for it: a light shade, which leaves lines readable.
  private func shade(_ content: CanvasCell) -> Cell {
    let mask = content.fill | content.otherFill
    guard mask.nonzeroBitCount >= 32 else { return Cell() }
    let ink = content.fill != 0 ? content.fillInk : content.otherInk
    // The second of two overlapping tints differs in strength.
    let pattern = (colorDepth == .monochrome ? Int(ink.pattern) : 0) + (ink.fade == 1 ? 1 : 0)
    return Cell(glyph: Glyph(FillShade.tint(pattern, in: glyphs)), style: ink.style())
  }

  private func asciiFill(_ content: CanvasCell) -> Cell {
    let mask = content.fill | content.otherFill
    let ink = content.largerFillInk
    if content.isTint && !ink.color.isDefault {
      return mask.nonzeroBitCount >= 32 ? solid(ink, isTint: true) : Cell()
    }
    let count = mask.nonzeroBitCount
    let upper = (mask & SubpixelMask.rows(from: 0, to: 4)).nonzeroBitCount
    let scalar: Unicode.Scalar =
      switch count {
      case 36...: colorDepth == .monochrome ? FillShade.scalar(of: ink, in: .ascii) : "#"
      case 12..<36: upper * 2 > count ? "\"" : "o"
      case 1..<12: upper * 2 > count ? "'" : "_"
      default: " "
      }
    return Cell(glyph: Glyph(scalar), style: ink.style())
  }
}
