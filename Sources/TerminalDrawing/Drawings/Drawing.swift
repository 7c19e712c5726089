import FoundationSubset
import TerminalCore

/// What is drawn, in points, for whoever can do better than cells: shapes in their order.
///
/// Cells draw at once, with the characters that they have; pixels and outlines are made from here.
package struct Drawing: Sendable {
  /// What covers a part of the ground.
  package enum Form: Sendable {
    /// What lies in outlines, which are closed.
    case fill([[CGPoint]], evenOdd: Bool)
    /// A line through points; one that is not finite breaks it.
    case stroke([CGPoint], StrokeStyle)
    /// Squares of one colour each, row by row, that fill the bounds; `nil` where there is none.
    case tiles([Ink?], columns: Int)
    /// What of shapes lies under other ones.
    case masked(Drawing, under: Drawing)
  }

  /// A form with what it is drawn with.
  package struct Shape: Sendable {
    package var form: Form
    package var paint: Paint
    /// What a gradient spans.
    package var bounds: CGRect
    /// Where it is seen.
    package var clip: CGRect
    /// The middle of what is to be round: points are stretched to pixels, and circles are not.
    package var anchor: CGPoint?
  }

  package private(set) var shapes: [Shape] = []

  package init() {}

  /// Draws a shape over the others.
  package mutating func add(_ shape: Shape) {
    guard shape.paint != .clear, !shape.clip.isEmpty else { return }
    shapes.append(shape)
  }
}

/// A drawing that takes the place of cells.
package struct PlacedDrawing: Sendable {
  /// The cells; those that other content has been drawn on show that instead.
  package var area: CellRect
  package var drawing: Drawing
}

/// How many pixels of a screen, or of a picture, there are for a point.
package struct PixelScale: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// By which lengths grow that have no direction: widths of lines, radii.
  package var length: Double { min(x, y) }
}
