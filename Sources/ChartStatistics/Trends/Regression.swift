import FoundationSubset

/// The kind of a fitted curve.
public struct RegressionCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case polynomial(Int)
    case exponential
  }
  let kind: Kind

  /// y = a + b x.
  public static let line = polynomial(degree: 1)
  /// y = a · eᵇˣ, fitted as a line through the logarithms of y; rows with y ≤ 0 are omitted.
  public static let exponential = RegressionCurve(kind: .exponential)
  /// y = a + b x + c x² …; negative degrees count as 0, which fits the mean.
  public static func polynomial(degree: Int) -> RegressionCurve {
    RegressionCurve(kind: .polynomial(max(degree, 0)))
  }
}

/// A curve fitted to data by least squares.
public struct Regression: Hashable, Sendable {
  /// The range of x in the data.
  public let range: ClosedRange<Double>
  /// The coefficient of determination, R²; of the logarithms if the curve is exponential.
  ///
  /// 1 if the curve passes through all data.
  public let determination: Double

  private let isExponential: Bool
  private let polynomials: OrthogonalPolynomials
  private let factors: [Double]
  private let variance: Double
  private let degreesOfFreedom: Int

  init?(_ curve: RegressionCurve, through data: [TrendPoint]) {
    let degree: Int
    switch curve.kind {
    case .polynomial(let wanted): (isExponential, degree) = (false, wanted)
    case .exponential: (isExponential, degree) = (true, 1)
    }
    var points = data.filter(\.isFinite)
    if isExponential {
      points = points.filter { $0.y > 0 }.map { TrendPoint(x: $0.x, y: log($0.y)) }
    }
    let coordinates = points.map(\.x)
    guard let minimum = coordinates.min(), let maximum = coordinates.max(),
      let mean = points.map(\.y).mean(),
      let polynomials = OrthogonalPolynomials(over: coordinates, degree: degree)
    else { return nil }
    let values = coordinates.map(polynomials.values)
    // Fitted to the deviations from the mean, which avoids rounding errors of large values.
    factors = (0...degree).map { index in
      let product = zip(points, values).reduce(0) { $0 + ($1.0.y - mean) * $1.1[index] }
      return product / polynomials.norms[index] + (index == 0 ? mean : 0)
    }
    let factors = factors
    let (residual, total) = zip(points, values).reduce(into: (0.0, 0.0)) { sums, row in
      let distance = row.0.y - zip(factors, row.1).reduce(0) { $0 + $1.0 * $1.1 }
      sums.0 += distance * distance
      sums.1 += (row.0.y - mean) * (row.0.y - mean)
    }
    guard residual.isFinite, total.isFinite else { return nil }
    determination = total > 0 ? 1 - residual / total : 1
    degreesOfFreedom = points.count - degree - 1
    variance = degreesOfFreedom > 0 ? residual / Double(degreesOfFreedom) : 0
    self.polynomials = polynomials
    range = minimum...maximum
  }

  /// Returns the value of the curve at x, which may be outside ``range``.
  public func value(at x: Double) -> Double { shown(fitted(polynomials.values(at: x))) }

  /// Returns the confidence band of the curve, as a function from x to its bounds.
  ///
  /// The band covers the mean, not single values. `nil` if there are no more rows than
  /// coefficients, or if `confidence` is out of range.
  ///
  /// - Parameter confidence: The confidence level, above 0 and below 1, by Student's distribution.
  public func band(
    confidence: Double = 0.95
  ) -> (@Sendable (_ x: Double) -> (lower: Double, upper: Double))? {
    guard degreesOfFreedom > 0, confidence > 0, confidence < 1 else { return nil }
    let errors = StudentDistribution(degreesOfFreedom: degreesOfFreedom).halfWidth(of: confidence)
    return { x in
      let values = polynomials.values(at: x)
      let leverage = zip(values, polynomials.norms).reduce(0) { $0 + $1.0 * $1.0 / $1.1 }
      let (middle, halfWidth) = (fitted(values), errors * (variance * leverage).squareRoot())
      return (shown(middle - halfWidth), shown(middle + halfWidth))
    }
  }

  private func fitted(_ values: [Double]) -> Double {
    zip(factors, values).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private func shown(_ value: Double) -> Double { isExponential ? exp(value) : value }
}

extension Sequence {
  /// Fits a curve to the rows by least squares.
  ///
  /// Rows that are not finite are omitted. `nil` if there are fewer distinct x values than
  /// coefficients, or if squares overflow.
  ///
  /// ```swift
  /// if let trend = days.regression(x: \.temperature, y: \.price), let band = trend.band() {
  ///   AreaPlot(x: "°C", yStart: "from", yEnd: "to", domain: trend.range) { x in
  ///     (yStart: band(x).lower, yEnd: band(x).upper)
  ///   }
  ///   LinePlot(x: "°C", y: "Trend", domain: trend.range) { trend.value(at: $0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - curve: The kind of the curve.
  ///   - x: The x value of a row.
  ///   - y: The y value of a row.
  /// - Complexity: O(n · degree).
  public func regression(
    _ curve: RegressionCurve = .line, x: (Element) -> Double, y: (Element) -> Double
  ) -> Regression? {
    Regression(curve, through: map { TrendPoint(x: x($0), y: y($0)) })
  }
}
