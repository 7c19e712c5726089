import FoundationSubset

/// How a line is drawn: its ink, its form, and who wins a shared cell.
package struct Pen: Sendable {
  package var paint: Paint
  /// The width in points, of which at least one dot is drawn, 2 points are one of Braille and 6 are
  /// two; and the dashes.
  package var style: StrokeStyle
  /// The higher one colours a cell that two strokes share; between equals the one with more dots.
  package var priority: Int8
  /// Whether the line runs along the edge of a tint.
  package var isEdge: Bool
  /// What a gradient spans.
  package var bounds: CGRect
  /// The middle of what is to be round; see ``Drawing``.
  package var anchor: CGPoint?

  package init(
    paint: Paint, style: StrokeStyle, priority: Int8 = 0, isEdge: Bool = false,
    bounds: CGRect = .zero, anchor: CGPoint? = nil
  ) {
    self.paint = paint
    self.style = style
    self.priority = priority
    self.isEdge = isEdge
    self.bounds = bounds
    self.anchor = anchor
  }

  package init(
    paint: Paint, width: CGFloat = 2, dash: [CGFloat] = [], bounds: CGRect = .zero
  ) {
    self.init(paint: paint, style: StrokeStyle(lineWidth: width, dash: dash), bounds: bounds)
  }
}
