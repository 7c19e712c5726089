import FoundationSubset

/// Replaces the curve of a line by the corners of a polyline.
enum CurveFlattening {
  /// Returns the corners of the polyline that an interpolation method draws through points.
  ///
  /// Points may turn back or repeat. Points that are not finite are omitted; for gaps, pass the
  /// runs between them one by one. The points themselves are exact corners of the result. Points
  /// that are closer along x than `minimumAdvance` are joined by straight lines.
  ///
  /// - Complexity: O(n + m) for n points and m samples.
  static func flattened(
    points: [CGPoint], method: InterpolationMethod, maximumStep: Double, minimumAdvance: CGFloat = 0
  ) -> [CGPoint] {
    let points = points.allSatisfy(\.isFinite) ? points : points.filter(\.isFinite)
    guard points.count > 1 else { return points }
    // No terminal has that many dots in a row, and of many segments few are within the plot.
    let most = (524_288 / points.count).clamped(to: 64...4_096)
    let parts = parts(by: maximumStep, minimumAdvance, atMost: Double(most))
    switch method.kind {
    case .linear: return points
    case .stepStart: return steps(points) { from, to in to.x }
    case .stepCenter: return steps(points) { from, to in from.x / 2 + to.x / 2 }
    case .stepEnd: return steps(points) { from, to in from.x }
    case .monotone: return MonotoneCurve.flattened(points, parts: parts)
    case .cardinal(let tension): return bezier(points, parts, control: cardinal(tension))
    case .catmullRom(let alpha): return bezier(points, parts, control: catmullRom(alpha))
    }
  }

  /// Returns horizontal and vertical segments; `riser` returns the x of a vertical one.
  private static func steps(
    _ points: [CGPoint], riser: (CGPoint, CGPoint) -> CGFloat
  ) -> [CGPoint] {
    var corners = [points[0]]
    corners.reserveCapacity(points.count * 3)
    for (from, to) in zip(points, points.dropFirst()) {
      let x = riser(from, to)
      for corner in [CGPoint(x: x, y: from.y), CGPoint(x: x, y: to.y), to]
      where corner != corners.last {
        corners.append(corner)
      }
    }
    return corners
  }

  /// The inner control point at the second of three points, towards the third.
  private typealias Control = (_ before: CGPoint, _ at: CGPoint, _ after: CGPoint) -> CGPoint

  /// Returns controls at a third of the derivative: half the chord between the neighbours.
  private static func cardinal(_ tension: Double) -> Control {
    let part = (1 - tension) / 6
    return { before, at, after in
      CGPoint(x: at.x + (after.x - before.x) * part, y: at.y + (after.y - before.y) * part)
    }
  }

  /// Returns the spline of Catmull and Rom with knots by the `alpha`-th power of the chords.
  ///
  /// Its Bézier form follows from Yuksel, Schaefer and Keyser, "Parameterization and applications
  /// of Catmull–Rom curves", Computer-Aided Design 43 (2011).
  private static func catmullRom(_ alpha: Double) -> Control {
    // Nearly all curves have an `alpha` of 0.5, and a square root is much faster than a power.
    let knot: (CGPoint, CGPoint) -> Double = { from, to in
      let chord = hypot(to.x - from.x, to.y - from.y)
      return alpha == 0.5 ? chord.squareRoot() : chord > 0 ? pow(chord, alpha) : 0
    }
    return { before, at, after in
      let first = knot(before, at)
      let second = knot(at, after)
      // Without a chord there is no direction: the curve leaves the point straight.
      guard first > 0, second > 0 else { return at }
      let own = 2 * first * first + 3 * first * second + second * second
      let whole = 3 * first * (first + second)
      return CGPoint(
        x: (first * first * after.x - second * second * before.x + own * at.x) / whole,
        y: (first * first * after.y - second * second * before.y + own * at.y) / whole)
    }
  }

  /// Returns cubic segments through the points.
  ///
  /// The first and the last point are their own neighbours.
  private static func bezier(
    _ points: [CGPoint], _ parts: (CGPoint, CGPoint) -> Int, control: Control
  ) -> [CGPoint] {
    var corners = [points[0]]
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let count = parts(from, to)
      guard count > 1 else {
        corners.append(to)
        continue
      }
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let outgoing = control(before, from, to)
      let incoming = control(after, to, from)
      for part in 1..<count {
        let t = Double(part) / Double(count)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let sample = CGPoint(
          x: a * from.x + b * outgoing.x + c * incoming.x + d * to.x,
          y: a * from.y + b * outgoing.y + c * incoming.y + d * to.y)
        if sample.isFinite { corners.append(sample) }
      }
      corners.append(to)
    }
    return corners
  }

  /// Returns a function for the number of parts of the segment between two points.
  private static func parts(
    by maximumStep: Double, _ minimumAdvance: CGFloat, atMost maximum: Double
  ) -> (CGPoint, CGPoint) -> Int {
    { from, to in
      guard (to.x - from.x).magnitude >= minimumAdvance else { return 1 }
      let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
      let parts = (Double(length) / maximumStep).rounded(.up)
      // Also false for a step that is zero, negative or not a number.
      guard maximumStep > 0, parts >= 1 else { return 1 }
      return Int(min(parts, maximum))
    }
  }
}
