/// A trained scale of one direction: maps data to 0…1 and back.
///
/// The plot area alone knows cells; marks, axes and the pointer share this value, so that what is
/// drawn and what is read back cannot disagree. Total: no datum and no position traps.
package struct PositionScale: Hashable, Sendable {
  /// What the scale is made of.
  enum Kind: Hashable, Sendable {
    /// A continuous scale over a domain.
    case continuous(ScaleTransform, domain: ClosedRange<Double>)
    /// Bands of equal width, without outer padding.
    case bands(count: Int)
  }

  /// What the scale is made of.
  let kind: Kind
  /// Whether the domain's lower end maps to 1.
  var isReversed = false
  /// The ends of the domain after the transform, finite; for bands 0 and their number.
  private var start: Double
  private var end: Double
  /// Where everything maps to when the domain is one value.
  private static let middle = 0.5

  /// Creates a continuous scale.
  ///
  /// Bounds that are not finite, or outside what the curve is defined for, are replaced: a
  /// logarithmic domain that reaches zero begins at a thousandth of its upper end.
  init(
    _ transform: ScaleTransform, domain: ClosedRange<Double>, reversed: Bool = false
  ) {
    let transform = transform.tamed
    let domain = transform.tamed(domain)
    kind = .continuous(transform, domain: domain)
    isReversed = reversed
    start = transform.forward(domain.lowerBound)
    end = max(transform.forward(domain.upperBound), start)
  }

  /// The scale with only some of its bands in sight, of which the first may be cut.
  func showing(_ places: ClosedRange<Double>) -> PositionScale {
    var scale = self
    (scale.start, scale.end) = (places.lowerBound, places.upperBound)
    return scale
  }

  /// Creates a scale of so many bands; a negative number counts as none.
  init(bands count: Int, reversed: Bool = false) {
    kind = .bands(count: max(count, 0))
    isReversed = reversed
    start = 0
    end = Double(max(count, 0))
  }

  /// A linear scale.
  static func linear(_ domain: ClosedRange<Double>, reversed: Bool = false) -> PositionScale {
    PositionScale(.linear, domain: domain, reversed: reversed)
  }
}

extension PositionScale {
  /// What a continuous scale covers; for bands 0 to their number.
  var domain: ClosedRange<Double> {
    switch kind {
    case .continuous(_, let domain): domain
    case .bands(let count): 0...Double(count)
    }
  }

  /// The curve of a continuous scale; straight for bands.
  var transform: ScaleTransform {
    if case .continuous(let transform, _) = kind { transform } else { .linear }
  }

  /// The number of bands, `nil` for a continuous scale.
  var bandCount: Int? {
    if case .bands(let count) = kind { count } else { nil }
  }

  /// The position of a datum: 0…1 inside the domain, beyond outside of it.
  ///
  /// For bands the datum is an index, and its position the middle of the band. Not a number where
  /// the scale is undefined, such as the logarithm of zero; 0.5 when the domain is one value.
  package func position(_ value: Double) -> Double {
    switch kind {
    case .continuous(let transform, _): position(ofTransformed: transform.forward(value))
    case .bands: position(ofTransformed: value + 0.5)
    }
  }

  /// The datum at a position; outside 0…1 extrapolated linearly after the transform.
  ///
  /// For bands the (fractional) index, whose whole numbers are the middles of the bands.
  package func value(at position: Double) -> Double {
    let share = isReversed ? 1 - position : position
    // The weighted mean, for the length of the domain may overflow.
    let transformed = start * (1 - share) + end * share
    switch kind {
    case .continuous(let transform, let domain):
      return end == start && !position.isNaN ? domain.lowerBound : transform.backward(transformed)
    case .bands: return transformed - 0.5
    }
  }

  private func position(ofTransformed value: Double) -> Double {
    guard !value.isNaN else { return .nan }
    guard end > start else { return Self.middle }
    let length = end - start
    // Halved when the difference of two large numbers of opposite sign overflows.
    let share =
      length.isFinite
      ? (value - start) / length : (value / 2 - start / 2) / (end / 2 - start / 2)
    return isReversed ? 1 - share : share
  }
}

extension PositionScale {
  /// The positions that a band covers, 0…1 for a continuous scale.
  ///
  /// Indices outside go on beyond the ends.
  func band(_ index: Int) -> ClosedRange<Double> {
    guard bandCount != nil, end > start else { return 0...1 }
    let lower = (Double(index) - start) / (end - start)
    let upper = (Double(index.addingReportingOverflow(1).partialValue) - start) / (end - start)
    guard lower <= upper else { return lower...lower }
    return isReversed ? 1 - upper...1 - lower : lower...upper
  }

  /// The band at a position, `nil` outside 0…1 and for a continuous scale.
  ///
  /// A boundary belongs to the band of the larger index, the last boundary to the last band.
  func index(at position: Double) -> Int? {
    guard let bandCount, bandCount > 0, (0...1).contains(position) else { return nil }
    let share = isReversed ? 1 - position : position
    let place = (start + share * (end - start)).rounded(.down)
    return Int(exactly: place).map { min($0, bandCount - 1) }
  }
}

extension ScaleTransform {
  /// The curve with a parameter that is defined.
  fileprivate var tamed: ScaleTransform {
    switch self {
    case .power(let exponent): exponent.isFinite && exponent > 0 ? self : .linear
    case .symmetricLog(let slope):
      slope.isFinite && slope > 0 ? self : .symmetricLog(slope: 1)
    case .linear, .log: self
    }
  }

  /// The part of a domain on which the curve is finite.
  fileprivate func tamed(_ domain: ClosedRange<Double>) -> ClosedRange<Double> {
    let domain = NumericTicks.tame(domain)
    if self == .log {
      guard domain.upperBound > 0 else { return 1...10 }
      let lower = domain.lowerBound > 0 ? domain.lowerBound : domain.upperBound / 1_000
      return max(lower, .leastNonzeroMagnitude)...domain.upperBound
    }
    // Halves the domain until its curve is finite: the square of the largest numbers is not.
    var lower = domain.lowerBound
    var upper = domain.upperBound
    while !(forward(upper).isFinite && forward(lower).isFinite) {
      lower /= 2
      upper /= 2
    }
    return lower...upper
  }
}
