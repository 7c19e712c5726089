import FoundationSubset

/// How a line is drawn: its ink, its width and dashes in points, and who wins a shared cell.
package struct Pen: Sendable {
  package var paint: Paint
  /// The width in points; at least one dot is drawn: 2 points are one of Braille, 6 are two.
  package var width: CGFloat
  /// Lengths in points, drawn and left out in turn; empty for a line without gaps.
  package var dash: [CGFloat]
  /// Where the dashes begin, in points.
  package var dashPhase: CGFloat
  /// The higher one colours a cell that two strokes share; between equals the one with more dots.
  package var priority: Int8
  /// Whether the line runs along the edge of a tint.
  package var isEdge: Bool
  /// What a gradient spans.
  package var bounds: CGRect

  package init(
    paint: Paint, width: CGFloat = 2, dash: [CGFloat] = [], dashPhase: CGFloat = 0,
    priority: Int8 = 0, isEdge: Bool = false, bounds: CGRect = .zero
  ) {
    self.paint = paint
    self.width = width
    self.dash = dash
    self.dashPhase = dashPhase
    self.priority = priority
    self.isEdge = isEdge
    self.bounds = bounds
  }
}
