import FoundationSubset

extension NumericTicks {
  /// Returns the domain and the ticks of a logarithm; `nil` for other curves and if it is nearly
  /// linear.
  ///
  /// Logarithms have 1, 2, 5 of each decade, or whole decades, or every second, third, … one, by
  /// the closest number of ticks; less than a decade has linear steps. A symmetric logarithm has
  /// zero and decades on both sides, except for the first ones, which would coincide with zero.
  static func decades(
    _ extent: ClosedRange<Double>, on transform: ScaleTransform, _ desiredCount: Int?,
    _ rounds: (Bool, Bool)
  ) -> NumericTicks? {
    switch transform {
    case .log:
      logarithmic(PositionScale(.log, domain: extent).domain, desiredCount, rounds)
    case .symmetricLog(let slope): symmetric(extent, slope, desiredCount, rounds)
    case .linear, .power: nil
    }
  }

  /// The marks of a decade and the distance of the decades that have them, densest first.
  private static let ladder: [(mantissas: [Int], decades: Int)] =
    [([1, 2, 5], 1)] + [1, 2, 3, 5, 10, 20, 50, 100, 200].map { ([1], $0) }

  private static func logarithmic(
    _ extent: ClosedRange<Double>, _ desiredCount: Int?, _ rounds: (Bool, Bool)
  ) -> NumericTicks {
    let target = min(max(desiredCount ?? defaultCount, 1), maximumCount)
    let candidates = ladder.map { rung in
      uneven(marks(extent, rung.mantissas, rung.decades), extent, rounds)
    }
    let best = candidates.min { abs($0.values.count - target) < abs($1.values.count - target) }
    guard let best, best.values.count > 1 else {
      var linear = inside(extent, desiredCount: desiredCount)
      linear.values.removeAll { $0 <= 0 }
      return linear
    }
    return best
  }

  /// Returns the marks around an extent: from the last below it to the first above.
  private static func marks(
    _ extent: ClosedRange<Double>, _ mantissas: [Int], _ decades: Int
  ) -> [Double] {
    let low = Int(log10(extent.lowerBound).rounded(.down))
    let high = Int(log10(extent.upperBound).rounded(.up))
    let first = Int((Double(low) / Double(decades)).rounded(.down)) * decades
    return Swift.stride(from: first, through: high + decades, by: decades).flatMap { exponent in
      mantissas.map { DecimalNumber(mantissa: $0, exponent: exponent).value }
    }.filter { $0 > 0 && $0.isFinite }
  }

  /// Returns zero and decades on both sides; `nil` if the scale is nearly linear.
  private static func symmetric(
    _ extent: ClosedRange<Double>, _ slope: Double, _ desiredCount: Int?, _ rounds: (Bool, Bool)
  ) -> NumericTicks? {
    let unit = slope.isFinite && slope > 0 ? 1 / slope : 1
    let largest = max(extent.lowerBound.magnitude, extent.upperBound.magnitude)
    guard unit.isFinite, unit > 1e-290, largest > 10 * unit else { return nil }
    guard extent.lowerBound <= 0, extent.upperBound >= 0 else {
      let isNegative = extent.upperBound < 0
      let positive = isNegative ? -extent.upperBound...(-extent.lowerBound) : extent
      let ticks = logarithmic(
        positive, desiredCount, isNegative ? (rounds.1, rounds.0) : rounds)
      return isNegative ? ticks.mirrored : ticks
    }
    let target = min(max(desiredCount ?? defaultCount, 1), maximumCount)
    let smallest = Int(log10(unit).rounded())
    let decades = Swift.stride(from: smallest, through: 308, by: 1)
      .map { DecimalNumber(mantissa: 1, exponent: $0).value }
    // The ends move to the next decade even if not every decade has a tick.
    let domain = uneven(decades.reversed().map { -$0 } + [0] + decades, extent, rounds).domain
    // Next to zero the first decade fits on one side only.
    let first = domain.lowerBound < 0 && domain.upperBound > 0 ? 1 : 0
    let last = decades.lastIndex { $0 <= max(-domain.lowerBound, domain.upperBound) } ?? 0
    let scale = PositionScale(.symmetricLog(slope: 1 / unit), domain: domain)
    let candidates = ladder.dropFirst().flatMap { rung in
      // Counted from one, or else from the last decade.
      [0, last % rung.decades].map { start in
        let side = decades.enumerated()
          .filter { $0.offset >= first && $0.offset % rung.decades == start }.map(\.element)
        let ticks = uneven(side.reversed().map { -$0 } + [0] + side, domain, (false, false))
        let ends = [ticks.values.first, ticks.values.last].map { scale.position($0 ?? 0) }
        // A twelfth of the axis beyond its ticks is as bad as one tick too few, or two too many.
        let excess = Double(ticks.values.count - target)
        let cost = max(-excess, excess / 2) - 12 * (ends[1] - ends[0])
        return (ticks: ticks, cost: start == 0 ? cost : cost + 0.5)
      }
    }
    return candidates.min { $0.cost < $1.cost }?.ticks
  }

  private var mirrored: NumericTicks {
    NumericTicks(
      step: step, domain: -domain.upperBound...(-domain.lowerBound),
      values: values.reversed().map { -$0 })
  }

  /// Returns the marks inside an extent, whose ends are rounded to marks on request.
  private static func uneven(
    _ marks: [Double], _ extent: ClosedRange<Double>, _ rounds: (Bool, Bool)
  ) -> NumericTicks {
    let slack = 1 + tolerance
    var lower = extent.lowerBound
    var upper = extent.upperBound
    let below = marks.last { $0 <= (lower < 0 ? lower / slack : lower * slack) }
    let above = marks.first { $0 >= (upper < 0 ? upper * slack : upper / slack) }
    if rounds.0, let below { lower = below }
    if rounds.1, let above { upper = max(above, lower) }
    let range = lower...max(lower, upper)
    return NumericTicks(step: 0, domain: range, values: marks.filter(range.contains))
  }
}
