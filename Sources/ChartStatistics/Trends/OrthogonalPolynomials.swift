/// Polynomials that are orthogonal over given x values, for least-squares fits.
///
/// Each coefficient is computed independently; no matrix is solved, which would be nearly singular
/// for powers of x. Source: G. E. Forsythe, "Generation and Use of Orthogonal Polynomials for
/// Data-Fitting with a Digital Computer" (1957).
struct OrthogonalPolynomials: Hashable, Sendable {
  // x is scaled to −1…1, so that no power overflows.
  private let middle: Double
  private let half: Double
  // Recurrence: p[k+1] = (t − shifts[k]) · p[k] − scales[k] · p[k−1].
  private var shifts: [Double] = []
  private var scales: [Double] = []
  /// The sum of squares of each polynomial over the x values, from degree 0.
  private(set) var norms: [Double] = []

  /// Creates the polynomials up to a degree; `nil` unless there are more distinct x values than
  /// that.
  init?(over coordinates: [Double], degree: Int) {
    guard let minimum = coordinates.min(), let maximum = coordinates.max(), degree >= 0,
      Set(coordinates).count > degree
    else { return nil }
    middle = minimum / 2 + maximum / 2
    half = maximum > minimum ? maximum / 2 - minimum / 2 : 1
    let (middle, half) = (middle, half)
    let scaled = coordinates.map { ($0 - middle) / half }
    var before = [Double](repeating: 0, count: coordinates.count)
    var current = [Double](repeating: 1, count: coordinates.count)
    for index in 0...degree {
      let norm = current.reduce(0) { $0 + $1 * $1 }
      guard norm > 0, norm.isFinite else { return nil }
      let shift = zip(current, scaled).reduce(0) { $0 + $1.0 * $1.0 * $1.1 } / norm
      let scale = index > 0 ? norm / norms[index - 1] : 0
      norms.append(norm)
      shifts.append(shift)
      scales.append(scale)
      let next = scaled.indices.map { (scaled[$0] - shift) * current[$0] - scale * before[$0] }
      (before, current) = (current, next)
    }
  }

  /// Returns the values of the polynomials at x, from degree 0.
  func values(at x: Double) -> [Double] {
    let t = (x - middle) / half
    var values = [1.0]
    for index in 0..<norms.count - 1 {
      let before = index > 0 ? scales[index] * values[index - 1] : 0
      values.append((t - shifts[index]) * values[index] - before)
    }
    return values
  }
}
