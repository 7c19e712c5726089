import FoundationSubset
import TerminalCore

/// A drawing as shapes in points, in drawing order, for output in pixels or SVG.
///
/// Cells are drawn directly with characters; pixels and outlines are made from these shapes.
package struct Drawing: Sendable {
  /// The form of a shape.
  package enum Form: Sendable {
    /// The inside of closed outlines.
    case fill([[CGPoint]], evenOdd: Bool)
    /// A line through points; one that is not finite breaks it.
    case stroke([CGPoint], StrokeStyle)
    /// A picture that fills the bounds.
    case image(PixelImage)
    /// The part of shapes that is covered by other shapes.
    case masked(Drawing, under: Drawing)
  }

  /// A form with its paint and clip.
  package struct Shape: Sendable {
    package var form: Form
    package var paint: Paint
    /// The rectangle of a gradient.
    package var bounds: CGRect
    /// The area in which the shape is visible.
    package var clip: CGRect
    /// The centre of a circle: points are stretched to pixels, but a circle stays round.
    package var anchor: CGPoint?

    package init(
      form: Form, paint: Paint, bounds: CGRect, clip: CGRect, anchor: CGPoint? = nil
    ) {
      (self.form, self.paint, self.bounds, self.clip) = (form, paint, bounds, clip)
      self.anchor = anchor
    }
  }

  package private(set) var shapes: [Shape] = []

  package init() {}

  /// Draws a shape over the others.
  package mutating func add(_ shape: Shape) {
    guard shape.paint != .clear, !shape.clip.isEmpty else { return }
    shapes.append(shape)
  }
}

extension Drawing {
  /// The bounding box of all shapes inside their clips.
  package var extent: CGRect {
    shapes.reduce(.zero) { box, shape in
      let extent = shape.extent.intersection(shape.clip)
      guard !extent.isEmpty else { return box }
      return box == .zero ? extent : box.union(extent)
    }
  }
}

extension Drawing.Shape {
  /// The bounding box without the clip.
  var extent: CGRect {
    switch form {
    case .fill(let outlines, _): CGRect(around: outlines.lazy.joined())
    case .stroke(let points, let style):
      CGRect(around: points).insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .image: bounds
    case .masked(let drawing, _): drawing.extent
    }
  }
}

extension CGRect {
  /// Creates the bounding box of the finite points; empty without any.
  package init(around points: some Sequence<CGPoint>) {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for point in points where point.isFinite {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.x <= high.x else {
      self = .zero
      return
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// A drawing that replaces cells.
package struct PlacedDrawing: Sendable {
  /// The cells of the image; a cell with later content shows that instead.
  package var area: CellRect
  package var drawing: Drawing
  /// The background that translucent inks were mixed with.
  package let ground: CellColor
  /// The position of the canvas in the frame.
  package var origin = CellPoint(column: 0, row: 0)

  package init(area: CellRect, drawing: Drawing, ground: CellColor) {
    (self.area, self.drawing, self.ground) = (area, drawing, ground)
  }

  /// The cells of the frame.
  package var frameArea: CellRect {
    CellRect(
      column: area.minColumn + origin.column, row: area.minRow + origin.row,
      columns: area.size.columns, rows: area.size.rows)
  }
}

/// The number of pixels, of a screen or a picture, for each point.
package struct PixelScale: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// The scale of lengths without a direction: line widths and radii.
  package var length: Double { min(x, y) }
}
