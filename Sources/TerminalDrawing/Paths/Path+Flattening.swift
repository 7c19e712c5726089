import FoundationSubset

/// A part of an outline as straight lines.
package struct Polyline: Hashable, Sendable {
  package var points: [CGPoint]
  package var isClosed: Bool
}

extension Path {
  /// The outline as straight lines; a curve becomes 4 to 64, depending on its length.
  package var polylines: [Polyline] {
    var result: [Polyline] = []
    var part = Polyline(points: [], isClosed: false)
    // A single point, for example after closing a part, is no line.
    func finish() {
      if part.points.count > 1 { result.append(part) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        part = Polyline(points: [point], isClosed: false)
      case .line(let point): part.points.append(point)
      case .quadCurve(let point, let control):
        let from = part.points.last ?? point
        part.points += Path.curve(
          from, from.mixed(with: control, 2 / 3), point.mixed(with: control, 2 / 3), point)
      case .curve(let point, let control1, let control2):
        part.points += Path.curve(part.points.last ?? point, control1, control2, point)
      case .closeSubpath:
        guard let first = part.points.first else { continue }
        part.isClosed = true
        finish()
        part = Polyline(points: [first], isClosed: false)
      }
    }
    finish()
    return result
  }

  private static func curve(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) -> [CGPoint] {
    let length =
      start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
    guard length.isFinite else { return [end] }
    let count = Int(max(4, min(64, (length / 2).rounded(.up))))
    return (1...count).map { index in
      let t = CGFloat(index) / CGFloat(count)
      let a = start.mixed(with: control1, t)
      let b = control1.mixed(with: control2, t)
      let c = control2.mixed(with: end, t)
      return a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
    }
  }

  /// The smallest rectangle around the outline; null for an empty one.
  public var boundingRect: CGRect {
    let points = polylines.flatMap(\.points)
    return points.isEmpty ? .null : CGRect(around: points)
  }

  /// Returns whether a point is inside.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether the even-odd rule is used.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let edges = PolygonEdges(polylines.map(\.points))
    return edges.spans(at: point.y, evenOdd: eoFill).contains { $0.contains(point.x) }
  }

  /// Returns the outline at an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the part of the outline between two fractions, 0…1, of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = polylines.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    let total = lines.reduce(0) { sum, points in
      sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    let low = total * from.clamped(to: 0...1)
    let high = total * to.clamped(to: 0...1)
    var result = Path()
    var travelled: CGFloat = 0
    for points in lines {
      var isDrawing = false
      for (start, end) in zip(points, points.dropFirst()) {
        let length = start.distance(to: end)
        defer { travelled += length }
        let first = max(low, travelled)
        let last = min(high, travelled + length)
        guard length > 0, first < last else { continue }
        if !isDrawing { result.move(to: start.mixed(with: end, (first - travelled) / length)) }
        result.addLine(to: start.mixed(with: end, (last - travelled) / length))
        isDrawing = true
      }
    }
    return result
  }

  /// Returns the outline with every point changed.
  package func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    Path { path in
      for element in elements {
        switch element {
        case .move(let point): path.move(to: change(point))
        case .line(let point): path.addLine(to: change(point))
        case .quadCurve(let point, let control):
          path.addQuadCurve(to: change(point), control: change(control))
        case .curve(let point, let control1, let control2):
          path.addCurve(
            to: change(point), control1: change(control1), control2: change(control2))
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
}
