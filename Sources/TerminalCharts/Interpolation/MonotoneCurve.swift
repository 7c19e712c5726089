import FoundationSubset

/// Monotone cubic interpolation by Steffen's method.
///
/// M. Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy and
/// Astrophysics 239, 443–450 (1990): cubic Hermite segments with the slopes
///
///     m_i = (sgn s_{i-1} + sgn s_i) · min(|s_{i-1}|, |s_i|, |p_i| / 2),
///     p_i = (s_{i-1} · h_i + s_i · h_{i-1}) / (h_{i-1} + h_i),
///
/// where h and s are the widths and slopes of the segments before and after datum i. At the ends
/// m = (3s − m') / 2, m' being the slope at the segment's other end. By F. N. Fritsch and
/// R. E. Carlson's criterion (SIAM Journal on Numerical Analysis 17, 1980) no segment leaves the
/// interval between its two data.
enum MonotoneCurve {
  /// Returns the corners of the curve's polyline.
  ///
  /// Where x does not advance or turns back, the curve begins anew after a straight segment,
  /// because it is no function of x there.
  static func flattened(_ points: [CGPoint], parts: (CGPoint, CGPoint) -> Int) -> [CGPoint] {
    var corners: [CGPoint] = []
    var start = 0
    for index in 1..<points.count {
      let isNew = index - start == 1
      let step = points[index].x - points[index - 1].x
      let previous = isNew ? step : points[index - 1].x - points[index - 2].x
      let goesOn = step > 0 && previous > 0 || step < 0 && previous < 0
      if !goesOn {
        append(points[start..<index], to: &corners, parts)
        start = step == 0 ? index : index - 1
      }
    }
    append(points[start...], to: &corners, parts)
    return corners
  }

  /// Appends the curve of points whose x strictly increases or strictly decreases.
  private static func append(
    _ points: ArraySlice<CGPoint>, to corners: inout [CGPoint], _ parts: (CGPoint, CGPoint) -> Int
  ) {
    guard let first = points.first else { return }
    if first != corners.last { corners.append(first) }
    let slopes = slopes(Array(points))
    for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
      let count = parts(from, to)
      for part in 1..<max(count, 1) {
        let t = Double(part) / Double(count)
        corners.append(sample(from, to, slopes[index], slopes[index + 1], at: t))
      }
      corners.append(to)
    }
  }

  private static func slopes(_ points: [CGPoint]) -> [Double] {
    let pairs = Array(zip(points, points.dropFirst()))
    let widths = pairs.map { Double($1.x - $0.x) }
    let secants = pairs.map { finite(Double($1.y - $0.y) / Double($1.x - $0.x)) }
    guard secants.count > 1 else { return secants + secants + [0] }
    let inner = (1..<secants.count).map { index in
      let (before, after) = (secants[index - 1], secants[index])
      let (h, k) = (widths[index - 1], widths[index])
      let parabola = (before * k + after * h) / (h + k)
      return finite(
        (sign(before) + sign(after))
          * min(before.magnitude, after.magnitude, parabola.magnitude / 2))
    }
    let first = (3 * secants[0] - inner[0]) / 2
    let last = (3 * secants[secants.count - 1] - inner[inner.count - 1]) / 2
    return [finite(first)] + inner + [finite(last)]
  }

  /// Returns the cubic Hermite polynomial at the fraction `t` of the segment, kept between the two
  /// data: the last digits may round beyond.
  private static func sample(
    _ from: CGPoint, _ to: CGPoint, _ outgoing: Double, _ incoming: Double, at t: Double
  ) -> CGPoint {
    let width = Double(to.x - from.x)
    let u = 1 - t
    let y =
      (1 + 2 * t) * u * u * from.y + t * u * u * width * outgoing + t * t * (3 - 2 * t) * to.y
      - t * t * u * width * incoming
    let straight = u * from.y + t * to.y
    let bounded = min(max(y.isNaN ? straight : y, min(from.y, to.y)), max(from.y, to.y))
    return CGPoint(x: u * from.x + t * to.x, y: bounded)
  }

  private static func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : 0 }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
