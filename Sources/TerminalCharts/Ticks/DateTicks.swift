import CivilTime
import FoundationSubset

/// The ticks of a date axis, at boundaries of calendar units by the clocks of a zone.
///
/// All instants are seconds since the reference date, 2001-01-01T00:00:00Z, which may be negative.
struct DateTicks: Hashable, Sendable {
  var step: DateStep
  var domain: ClosedRange<Double>
  /// The ticks, increasing, all inside the domain.
  var values: [Double]

  /// The default number of ticks.
  ///
  /// Between four and five, nearer to four: a day then has 0, 6, 12, 18, 24 and a quarter of an
  /// hour has a tick every five minutes, as measured on Swift Charts.
  private static let defaultCount = 4.25

  /// Returns the ticks of a domain with the step whose number of ticks is closest to the desired
  /// one.
  ///
  /// A tie goes to the smaller step. Clock steps are multiples since midnight, and others since the
  /// origin, so that moving the domain moves no tick. A domain without length has one tick.
  static func automatic(
    for domain: ClosedRange<Double>, since origin: Double? = nil, in zone: Zone,
    desiredCount: Int? = nil,
    minimumStride: Double? = nil, rounding: NumericTicks.Rounding = (nil, nil)
  ) -> DateTicks {
    let domain = NumericTicks.tame(domain)
    guard domain.upperBound > domain.lowerBound else { return single(domain, zone) }
    let target = target(desiredCount)
    let span = NumericTicks.span(of: domain)
    var best = (step: DateStep(5_000, .year), miss: Double.infinity)
    for step in DateStep.ladder where step.seconds >= minimumStride ?? 0 {
      // Skips a step that is too fine to be the nearest.
      let estimate = span / step.seconds
      guard estimate < 4 * target + 16 else { continue }
      let count = DateTicks(step, domain, zone).values.count
      let miss = (Double(count) - target).magnitude
      if miss < best.miss { best = (step, miss) }
      if estimate < target / 8 { break }
    }
    let hasOrigin = !best.step.unit.isClockUnit && best.step.unit != .year
    return DateTicks(best.step, domain, zone, rounding, anchor: hasOrigin ? origin : nil)
  }

  /// Returns the ticks at every `count`-th unit, counted from the unit of the origin, which is the
  /// start of the domain by default.
  ///
  /// A count below 1 is 1. More than ``NumericTicks/maximumCount`` ticks are thinned to every
  /// second, third, … one.
  static func strideBy(
    component: Calendar.Component, count: Int, in domain: ClosedRange<Double>,
    since origin: Double? = nil, zone: Zone,
    rounding: NumericTicks.Rounding = (nil, nil)
  ) -> DateTicks {
    let domain = NumericTicks.tame(domain)
    var step = DateStep(component, count: count)
    let estimate = NumericTicks.span(of: domain) / step.seconds
    if estimate > Double(NumericTicks.maximumCount) {
      let thinning = (min(estimate, 1e15) / Double(NumericTicks.maximumCount)).rounded(.up)
      step = DateStep(Int(min(Double(step.count) * thinning, 1e9)), step.unit)
    }
    let anchor = DateUnits.floor(origin ?? domain.lowerBound, to: step.unit, zone: zone)
    return DateTicks(step, domain, zone, rounding, anchor: anchor)
  }

  private static func target(_ desiredCount: Int?) -> Double {
    guard let desiredCount, desiredCount != NumericTicks.defaultCount else { return defaultCount }
    return Double(min(max(desiredCount, 1), 1_000))
  }

  /// Returns the only tick of a domain without length, in the largest unit that begins there.
  private static func single(_ domain: ClosedRange<Double>, _ zone: Zone) -> DateTicks {
    let value = domain.lowerBound
    let unit = DateUnits.largest(for: [value], zone: zone)
    return DateTicks(step: DateStep(1, unit), domain: domain, values: [value])
  }
}

extension DateTicks {
  private init(
    _ step: DateStep, _ domain: ClosedRange<Double>, _ zone: Zone,
    _ rounding: NumericTicks.Rounding = (nil, nil), anchor: Double? = nil
  ) {
    let boundaries = DateBoundaries(zone: zone).covering(domain, by: step, anchor: anchor)
      .map(\.referenceSeconds)
    var lower = domain.lowerBound
    var upper = domain.upperBound
    if rounding.lower ?? false, let first = boundaries.first { lower = min(lower, first) }
    if rounding.upper ?? false, let last = boundaries.last { upper = max(upper, last) }
    self.init(
      step: step, domain: lower...upper, values: boundaries.filter { (lower...upper).contains($0) })
  }
}
