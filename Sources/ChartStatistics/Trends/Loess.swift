extension Sequence {
  /// Returns a smooth curve through data: at each x, a line fitted to the neighbouring rows.
  ///
  /// Neighbours are weighted by the tricube of their distance. The curve has one point for each
  /// distinct x, in ascending order; rows that are not finite are omitted. Source: W. S. Cleveland,
  /// "Robust Locally Weighted Regression and Smoothing Scatterplots", Journal of the American
  /// Statistical Association 74 (1979).
  ///
  /// ```swift
  /// let curve = days.loess(x: \.date.timeIntervalSinceReferenceDate, y: \.price)
  /// ```
  ///
  /// - Parameters:
  ///   - span: The fraction of the rows that are neighbours of a point, at least two rows; larger
  ///     is smoother.
  ///   - robustness: The number of repetitions in which rows far from the curve have less weight,
  ///     by the bisquare of six median distances.
  ///   - x: The x value of a row.
  ///   - y: The y value of a row.
  /// - Complexity: O(n² · span · (robustness + 1)).
  public func loess(
    span: Double = 0.75, robustness: Int = 0, x: (Element) -> Double, y: (Element) -> Double
  ) -> [TrendPoint] {
    let points = map { TrendPoint(x: x($0), y: y($0)) }.filter(\.isFinite)
      .sorted { $0.x < $1.x }
    guard !points.isEmpty else { return [] }
    // The product may be rounded to just below a whole number.
    let wanted = Double(points.count) * (span.isNaN ? 1 : Swift.min(Swift.max(span, 0), 1)) + 1e-10
    var smoother = LocalLines(points, neighbours: Swift.max(Int(wanted), 2))
    var curve = smoother.curve()
    for _ in 0..<Swift.max(robustness, 0) where smoother.weighByDistance(from: curve) {
      curve = smoother.curve()
    }
    return curve.indices.compactMap { index in
      index > 0 && curve[index - 1].x == curve[index].x ? nil : curve[index]
    }
  }
}

/// Lines fitted to the neighbours of each point.
private struct LocalLines {
  let points: [TrendPoint]
  let count: Int
  // The robustness weight of each point, from 0 to 1.
  var weights: [Double]

  init(_ points: [TrendPoint], neighbours: Int) {
    self.points = points
    count = min(neighbours, points.count)
    weights = [Double](repeating: 1, count: points.count)
  }

  /// Returns the value of each point's line, in the order of the points.
  func curve() -> [TrendPoint] {
    var first = 0
    return points.map { point in
      // The window of nearest neighbours only moves to the right, since the points are sorted.
      while first + count < points.count,
        points[first + count].x - point.x < point.x - points[first].x
      { first += 1 }
      return TrendPoint(x: point.x, y: value(at: point, first))
    }
  }

  private func value(at point: TrendPoint, _ first: Int) -> Double {
    let halfWidth = max(point.x - points[first].x, points[first + count - 1].x - point.x)
    var (sum, x, y, xx, xy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in first..<first + count {
      let distance = points[index].x - point.x
      let fraction = halfWidth > 0 ? abs(distance) / halfWidth : 0
      let cube = 1 - fraction * fraction * fraction
      let weight = weights[index] * cube * cube * cube
      sum += weight
      x += weight * distance
      y += weight * points[index].y
      xx += weight * distance * distance
      xy += weight * distance * points[index].y
    }
    // All neighbours have weight 0.
    guard sum > 0 else { return point.y }
    let determinant = sum * xx - x * x
    // Neighbours with the same x determine no slope.
    guard determinant > 1e-12 * sum * xx else { return y / sum }
    return (xx * y - x * xy) / determinant
  }

  /// Reduces the weight of points far from the curve; returns `false` if the median distance is 0.
  mutating func weighByDistance(from curve: [TrendPoint]) -> Bool {
    let distances = zip(points, curve).map { abs($0.y - $1.y) }
    guard let middle = distances.quantile(0.5), middle > 0 else { return false }
    weights = distances.map { distance in
      let ratio = distance / (6 * middle)
      let rest = 1 - ratio * ratio
      return ratio < 1 ? rest * rest : 0
    }
    return true
  }
}
