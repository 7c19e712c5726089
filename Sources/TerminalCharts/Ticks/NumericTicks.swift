import FoundationSubset

/// The ticks of a number axis: a step that reads well, the domain and the values inside it.
struct NumericTicks: Hashable, Sendable {
  /// The distance between neighbours; 0 when the values are not evenly spaced.
  var step: Double
  var domain: ClosedRange<Double>
  /// The ticks, increasing, all inside the domain.
  var values: [Double]

  /// Whether each end of a domain is rounded to a tick; `nil` for the default.
  typealias Rounding = (lower: Bool?, upper: Bool?)

  static let defaultCount = 4

  /// Returns the domain and the ticks for data.
  ///
  /// The step is the candidate (1, 2, 5 times a power of ten, and 25, 250, …) whose number of
  /// intervals comes nearest to one less than the desired count, and among those the one that
  /// wastes the least space; a tie goes to the smaller step. The ends are rounded outwards to the
  /// step. Constant data without zero are in the middle; no data give 0…1. Any range, also infinite
  /// or not a number, gives a finite domain.
  ///
  /// Powers keep the steps of the linear scale; logarithms have decades.
  static func automatic(
    for data: ClosedRange<Double>?, on transform: ScaleTransform = .linear, includesZero: Bool,
    desiredCount: Int? = nil, minimumStride: Double? = nil, rounding: Rounding = (nil, nil)
  ) -> NumericTicks {
    var extent = data == nil && transform == .log ? 1...10 : tame(data)
    if includesZero, transform != .log {
      extent = min(extent.lowerBound, 0)...max(extent.upperBound, 0)
    }
    let rounds = (rounding.lower ?? true, rounding.upper ?? true)
    if let ticks = decades(extent, on: transform, desiredCount, rounds) { return ticks }
    guard !isFlat(extent) else { return flat(extent.lowerBound) }
    let top =
      includesZero
      ? max(extent.lowerBound.magnitude, extent.upperBound.magnitude) : span(of: extent)
    let step = TickStep.best(covering: top, desiredCount: desiredCount, atLeast: minimumStride)
    return NumericTicks(decimalStep: step, extent: extent, rounds)
  }

  /// Returns the ticks inside a domain that is kept as it is.
  static func inside(
    _ domain: ClosedRange<Double>, on transform: ScaleTransform = .linear,
    desiredCount: Int? = nil, minimumStride: Double? = nil
  ) -> NumericTicks {
    let extent = tame(domain)
    let ticks = decades(extent, on: transform, desiredCount, (false, false))
    if let ticks { return ticks }
    guard !isFlat(extent) else {
      return NumericTicks(step: 0, domain: extent, values: [extent.lowerBound])
    }
    let step = TickStep.best(
      covering: span(of: extent), desiredCount: desiredCount, atLeast: minimumStride)
    return NumericTicks(decimalStep: step, extent: extent, (false, false))
  }

  /// Returns the multiples of `step` inside a domain.
  ///
  /// More than ``maximumCount`` values are thinned to every second, third, … one. A step that is
  /// zero, not finite, or too small to be told apart gives no ticks; the sign is ignored.
  static func stride(
    by step: Double, in domain: ClosedRange<Double>, rounding: Rounding = (nil, nil)
  ) -> NumericTicks {
    let extent = tame(domain)
    let nothing = NumericTicks(step: 0, domain: extent, values: [])
    guard let decimal = DecimalNumber(step.magnitude), decimal.value > tiny else { return nothing }
    let largest = max(extent.lowerBound.magnitude, extent.upperBound.magnitude)
    guard largest / decimal.value < maximumQuotient else { return nothing }
    return NumericTicks(
      decimalStep: decimal, extent: extent, (rounding.lower ?? false, rounding.upper ?? false))
  }
}

extension NumericTicks {
  /// The maximum number of ticks; no axis has space for more.
  static let maximumCount = 2_000
  /// The fraction of a step by which a tick may miss the domain: data such as 0.6000000001 are
  /// noise.
  static let tolerance = 1e-9
  /// Smaller numbers count as zero, because their steps cannot be divided by.
  private static let tiny = 1e-306
  /// Above this quotient, neighbouring multiples cannot be distinguished safely.
  private static let maximumQuotient = 1e15

  init(
    decimalStep: DecimalNumber, extent: ClosedRange<Double>, _ rounds: (lower: Bool, upper: Bool)
  ) {
    let step = decimalStep.value
    var lower = extent.lowerBound
    var upper = extent.upperBound
    if rounds.lower {
      let rounded = decimalStep.multiple(Self.floorIndex(lower / step))
      lower = rounded.isFinite ? rounded : lower
    }
    if rounds.upper {
      let rounded = decimalStep.multiple(Self.ceilingIndex(upper / step))
      upper = rounded.isFinite ? rounded : upper
    }
    self.step = step
    domain = min(lower, upper)...max(lower, upper)
    let first = Self.ceilingIndex(lower / step)
    let last = Self.floorIndex(upper / step)
    guard first <= last else {
      values = []
      return
    }
    let thinning = (last - first) / Self.maximumCount + 1
    self.step = decimalStep.multiple(thinning)
    let start = first + (thinning - first % thinning) % thinning
    values = Swift.stride(from: start, through: last, by: thinning)
      .map(decimalStep.multiple).filter(\.isFinite)
  }

  private static func floorIndex(_ quotient: Double) -> Int {
    clamped((quotient + tolerance).rounded(.down))
  }

  private static func ceilingIndex(_ quotient: Double) -> Int {
    clamped((quotient - tolerance).rounded(.up))
  }

  private static func clamped(_ quotient: Double) -> Int {
    Int(exactly: min(max(quotient, -4e18), 4e18).rounded()) ?? 0
  }

  /// Returns finite bounds: an infinite bound takes the value of the other; two give 0…1.
  static func tame(_ range: ClosedRange<Double>?) -> ClosedRange<Double> {
    guard let range else { return 0...1 }
    let bounds = [range.lowerBound, range.upperBound].filter(\.isFinite)
    guard let lower = bounds.min(), let upper = bounds.max() else { return 0...1 }
    return lower...upper
  }

  /// Returns the length, at most the greatest finite number.
  static func span(of extent: ClosedRange<Double>) -> Double {
    min(extent.upperBound - extent.lowerBound, .greatestFiniteMagnitude)
  }

  /// Returns whether both ends are equal except for rounding errors.
  static func isFlat(_ extent: ClosedRange<Double>) -> Bool {
    let largest = max(extent.lowerBound.magnitude, extent.upperBound.magnitude)
    return span(of: extent) <= max(largest * 1e-14, tiny)
  }

  /// Returns a domain with one value in its middle, on a tick: a tenth of its decade to both sides.
  private static func flat(_ value: Double) -> NumericTicks {
    let exponent = value.magnitude > tiny ? Int(log10(value.magnitude).rounded(.down)) - 1 : 0
    let step = DecimalNumber(mantissa: 1, exponent: exponent).value
    let lower = max(value - step, -.greatestFiniteMagnitude)
    let upper = min(value + step, .greatestFiniteMagnitude)
    return NumericTicks(
      step: step, domain: lower...upper,
      values: (lower < value ? [lower] : []) + [value] + (value < upper ? [upper] : []))
  }
}
