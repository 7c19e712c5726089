import FoundationSubset

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// A part of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a new part at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning of the part.
    case closeSubpath
  }

  package private(set) var elements: [Element] = []

  /// Creates an empty outline.
  public init() {}
  /// Creates an outline with a function that draws it.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }
  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Creates an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rectangle with round corners of different width and height.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Whether the outline is empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new part at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
  /// Draws a line to a point, or begins there if no part has begun.
  public mutating func addLine(to point: CGPoint) {
    elements.append(elements.isEmpty ? .move(to: point) : .line(to: point))
  }
  /// Draws lines through points, as a new part.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(elements.isEmpty ? .move(to: point) : .quadCurve(to: point, control: control))
  }
  /// Draws a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(
      elements.isEmpty
        ? .move(to: point) : .curve(to: point, control1: control1, control2: control2))
  }
  /// Draws a line to the beginning of the part.
  public mutating func closeSubpath() {
    if !elements.isEmpty { elements.append(.closeSubpath) }
  }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) { elements += path.elements }
}

extension Path {
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines(rect.corners)
    closeSubpath()
  }

  /// Adds a rectangle with round corners, whose radii are at most half of its sides.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let width = max(0, min(cornerSize.width, rect.width / 2))
    let height = max(0, min(cornerSize.height, rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect) }
    let corners: [(x: CGFloat, y: CGFloat, start: Double)] = [
      (rect.maxX - width, rect.minY + height, -90), (rect.maxX - width, rect.maxY - height, 0),
      (rect.minX + width, rect.maxY - height, 90), (rect.minX + width, rect.minY + height, 180),
    ]
    for (index, corner) in corners.enumerated() {
      addArc(
        center: CGPoint(x: corner.x, y: corner.y), radii: CGSize(width: width, height: height),
        start: corner.start * .pi / 180, sweep: .pi / 2, beginsPart: index == 0)
    }
    closeSubpath()
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radii: CGSize(width: rect.width / 2, height: rect.height / 2), start: 0, sweep: 2 * .pi,
      beginsPart: true)
    closeSubpath()
  }

  /// Adds an arc, after a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle of the beginning, measured from the right.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: The direction in coordinates whose y grows upwards: `false` looks clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians)
    guard sweep.isFinite, startAngle.radians.isFinite else { return }
    if abs(sweep) < full {
      sweep = sweep.truncatingRemainder(dividingBy: full)
      if !clockwise && sweep < 0 { sweep += full }
      if clockwise && sweep > 0 { sweep -= full }
    } else {
      sweep = clockwise ? -full : full
    }
    addArc(
      center: center, radii: CGSize(width: radius, height: radius),
      start: startAngle.radians, sweep: sweep, beginsPart: isEmpty)
  }

  // Cubic curves of at most a quarter each, with handles of the usual length (4/3)·tan(sweep/4).
  private mutating func addArc(
    center: CGPoint, radii: CGSize, start: Double, sweep: Double, beginsPart: Bool
  ) {
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, tangent: Double) -> CGPoint {
      CGPoint(
        x: center.x + radii.width * (cos(angle) - tangent * sin(angle)),
        y: center.y + radii.height * (sin(angle) + tangent * cos(angle)))
    }
    let first = point(start, tangent: 0)
    if beginsPart { move(to: first) } else { addLine(to: first) }
    for index in 0..<min(count, 8) {
      let from = start + Double(index) * step
      addCurve(
        to: point(from + step, tangent: 0), control1: point(from, tangent: handle),
        control2: point(from + step, tangent: -handle))
    }
  }
}
