import CivilTime
import FoundationSubset
import LocaleFormats

/// A trained scale of one direction: maps data to 0…1 and back.
///
/// Marks, axes and the pointer share this value, so that drawing and reading back cannot disagree;
/// only the plot area knows cells. No datum and no position traps.
package struct PositionScale {
  /// The kind of the data; `nil` where no mark has any in this direction.
  package var kind: ScaleKind?
  var categories = ValueTable()
  package var label: String?
  var unit: Calendar.Component?
  var zone = Zone.utc
  package var locale = TextLocale.posix
  /// The start of the whole domain where a part is visible, in seconds.
  var tickOrigin: Double?
  /// The round numbers of an automatic domain.
  var ticks: NumericTicks?

  enum Mapping: Hashable, Sendable {
    case continuous(ScaleTransform, domain: ClosedRange<Double>)
    /// Bands of equal width, without outer padding.
    case bands(count: Int)
  }

  private(set) var mapping: Mapping
  /// Whether the domain's lower end maps to 1.
  var isReversed = false
  /// The ends of the domain after the transform, finite; for bands 0 and their number.
  private var start: Double
  private var end: Double
  /// The position of all data when the domain is one value.
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
    mapping = .continuous(transform, domain: domain)
    isReversed = reversed
    start = transform.forward(domain.lowerBound)
    end = max(transform.forward(domain.upperBound), start)
  }

  /// Creates the scale of data, with the mapping of another scale.
  init(of data: DimensionData, kind: ScaleKind?, zone: Zone, mappedAs scale: PositionScale) {
    self = scale
    self.kind = kind
    (categories, label, unit, self.zone) = (data.categories, data.label, data.unit, zone)
  }

  /// Shows a part of the domain; the first band may be cut.
  mutating func show(_ part: ClosedRange<Double>) {
    switch mapping {
    case .continuous(let transform, _):
      let scale = PositionScale(transform, domain: part)
      (mapping, start, end) = (scale.mapping, scale.start, scale.end)
    case .bands: (start, end) = (part.lowerBound, part.upperBound)
    }
  }

  /// Creates a scale of a number of bands; a negative number is 0.
  init(bands count: Int, reversed: Bool = false) {
    mapping = .bands(count: max(count, 0))
    isReversed = reversed
    start = 0
    end = Double(max(count, 0))
  }

  static func linear(_ domain: ClosedRange<Double>, reversed: Bool = false) -> PositionScale {
    PositionScale(.linear, domain: domain, reversed: reversed)
  }
}

extension PositionScale {
  /// The domain of a continuous scale; for bands 0 to their number.
  var domain: ClosedRange<Double> {
    switch mapping {
    case .continuous(_, let domain): domain
    case .bands(let count): 0...Double(count)
    }
  }

  /// The curve of a continuous scale; straight for bands.
  var transform: ScaleTransform {
    if case .continuous(let transform, _) = mapping { transform } else { .linear }
  }

  var bandCount: Int? {
    if case .bands(let count) = mapping { count } else { nil }
  }

  /// Returns the position of a datum: 0…1 inside the domain, beyond outside of it.
  ///
  /// For bands the datum is an index, and its position the middle of the band. Not a number where
  /// the scale is undefined, such as the logarithm of zero; 0.5 when the domain is one value.
  package func position(_ value: Double) -> Double {
    switch mapping {
    case .continuous(let transform, _): position(ofTransformed: transform.forward(value))
    case .bands: position(ofTransformed: value + 0.5)
    }
  }

  /// Returns the datum at a position; outside 0…1 extrapolated linearly after the transform.
  ///
  /// For bands the (fractional) index, whose whole numbers are the middles of the bands.
  package func datum(at position: Double) -> Double {
    let fraction = isReversed ? 1 - position : position
    // The weighted mean, for the length of the domain may overflow.
    let transformed = start * (1 - fraction) + end * fraction
    switch mapping {
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
    let fraction =
      length.isFinite
      ? (value - start) / length : (value / 2 - start / 2) / (end / 2 - start / 2)
    return isReversed ? 1 - fraction : fraction
  }

  /// Returns the positions that a band covers, 0…1 for a continuous scale.
  ///
  /// Indices outside go on beyond the ends.
  func band(_ index: Int) -> ClosedRange<Double> {
    guard bandCount != nil, end > start else { return 0...1 }
    let lower = (Double(index) - start) / (end - start)
    let upper = (Double(index.addingReportingOverflow(1).partialValue) - start) / (end - start)
    guard lower <= upper else { return lower...lower }
    return isReversed ? 1 - upper...1 - lower : lower...upper
  }

  /// Returns the band at a position, `nil` outside 0…1 and for a continuous scale.
  ///
  /// A boundary belongs to the band of the larger index, the last boundary to the last band.
  func index(at position: Double) -> Int? {
    guard let bandCount, bandCount > 0, (0...1).contains(position) else { return nil }
    let fraction = isReversed ? 1 - position : position
    let index = (start + fraction * (end - start)).rounded(.down)
    return Int(exactly: index).map { min($0, bandCount - 1) }
  }

  /// Returns the datum of a value as marks store it: a number, seconds, or a category's index.
  func datum(of value: PlottedValue) -> Double? {
    switch (value, kind) {
    case (.number(let number), .number), (.date(let number), .date): number
    case (.category, .category): categories.index(of: value).map(Double.init)
    default: nil
    }
  }

  /// Returns the position of a value, 0…1 in the domain; `nil` for another kind or an unknown
  /// value.
  func position(of value: PlottedValue) -> Double? {
    guard let datum = datum(of: value) else { return nil }
    let position = self.position(datum)
    return position.isNaN ? nil : position
  }

  /// Returns whether the domain contains a datum, ignoring rounding errors.
  func isInside(_ datum: Double) -> Bool {
    let position = self.position(datum)
    return position >= -1e-9 && position <= 1 + 1e-9
  }

  var zeroPosition: Double? {
    guard kind == .number else { return nil }
    let position = self.position(0)
    return position.isFinite ? position : nil
  }

  /// Returns the value at a position; `nil` outside the bands of a category scale.
  func value(at position: Double) -> PlottedValue? {
    switch kind {
    case .number: .number(datum(at: position))
    case .date: .date(datum(at: position))
    case .category: index(at: position).map { categories.values[$0] }
    case nil: nil
    }
  }

  /// Returns the positions that an extent of a mark covers; `nil` for points of the plot and for an
  /// unspecified extent.
  func positions(of extent: MarkExtent) -> (lower: Double, upper: Double)? {
    guard extent.isData, kind == extent.kind else { return nil }
    if extent.form == .value, extent.kind == .category {
      guard extent.lower.isFinite else { return nil }
      let band = band(Int(extent.lower))
      return (band.lowerBound, band.upperBound)
    }
    return (end(extent.lower, extent.form), end(extent.upper, extent.form))
  }

  // A bar begins at zero, which has no position on a logarithmic scale: it begins at the domain's
  // end.
  private func end(_ datum: Double, _ form: MarkExtent.Form) -> Double {
    let position = self.position(datum)
    guard position.isNaN, form == .range, datum <= 0 else { return position }
    return self.position(domain.lowerBound)
  }
}

extension ScaleTransform {
  /// The curve, with an undefined parameter replaced.
  fileprivate var tamed: ScaleTransform {
    switch self {
    case .power(let exponent): exponent.isFinite && exponent > 0 ? self : .linear
    case .symmetricLog(let slope):
      slope.isFinite && slope > 0 ? self : .symmetricLog(slope: 1)
    case .linear, .log: self
    }
  }

  /// Returns the part of a domain on which the curve is finite.
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
