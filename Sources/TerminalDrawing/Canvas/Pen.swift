import FoundationSubset

/// The style of a line: its paint, its form, and its priority in shared cells.
package struct Pen: Sendable {
  package var paint: Paint
  /// The dashes, and the width in points: at least one dot is drawn; 2 points are one Braille dot
  /// and 6 are two.
  package var style: StrokeStyle
  /// The priority of the colour in a shared cell; with equal priorities, more dots win.
  package var priority: Int8
  /// Whether the line runs along the edge of a tint.
  package var isEdge: Bool
  /// The rectangle of a gradient.
  package var bounds: CGRect
  /// The centre of a circle; see ``Drawing``.
  package var anchor: CGPoint?

  package init(
    paint: Paint, style: StrokeStyle, priority: Int8 = 0, isEdge: Bool = false,
    bounds: CGRect = .zero, anchor: CGPoint? = nil
  ) {
    (self.paint, self.style, self.priority) = (paint, style, priority)
    (self.isEdge, self.bounds, self.anchor) = (isEdge, bounds, anchor)
  }

  package init(
    paint: Paint, width: CGFloat = 2, dash: [CGFloat] = [], bounds: CGRect = .zero
  ) {
    self.init(paint: paint, style: StrokeStyle(lineWidth: width, dash: dash), bounds: bounds)
  }
}
