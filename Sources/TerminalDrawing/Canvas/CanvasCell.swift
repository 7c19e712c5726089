import TerminalCore

/// The content of a cell while it is drawn.
package struct CanvasCell: Sendable {
  /// The kind of a glyph, in ascending order: a higher kind replaces a lower one.
  package enum GlyphKind: UInt8, Comparable, Sendable {
    case none, picture, grid, rule, ruleOnFill, axis, symbol, text
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  // Disjoint masks, bit 8·y + x from the upper left subpixel.
  var fill: UInt64 = 0
  var otherFill: UInt64 = 0
  var fillInk = Ink.primary
  var otherInk = Ink.primary
  /// Whether the fill is a background on which lines, rules and grid stay visible.
  var isTint = false

  // Bit 2·y + x of two by four dots, or two by three.
  var dots: UInt8 = 0
  // The dots of lines that a symbol hides.
  var hiddenDots: UInt8 = 0
  var strokeDots: UInt8 = 0
  var dotCount: UInt8 = 0
  var dotPriority: Int8 = .min
  var strokeNumber: UInt16 = 0
  var dotInk = Ink.primary

  package var kind = GlyphKind.none
  package var glyph = Glyph.space
  var glyphInk = Ink.primary

  package init() {}

  /// The ink of the larger of two fills.
  var largerFillInk: Ink {
    fill.nonzeroBitCount >= otherFill.nonzeroBitCount ? fillInk : otherInk
  }

  /// Whether one ink fills all of the cell.
  var isEven: Bool {
    fill == .max || otherFill == .max || (fill | otherFill == .max && fillInk == otherInk)
  }

  /// Whether two different fills divide the cell.
  var isDivided: Bool { !isTint && fill | otherFill == .max && !isEven }

  /// Whether neither data nor a rule is drawn here.
  @inline(__always) package var isFree: Bool { hasNoData && kind <= .grid }

  /// Whether no dots and no fill are drawn here: a rule may pass.
  @inline(__always) var hasNoData: Bool { dots == 0 && (isTint || fill | otherFill == 0) }
}
