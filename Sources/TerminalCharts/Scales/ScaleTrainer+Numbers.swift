extension ScaleTrainer {
  /// Returns the domain and the ticks of numbers.
  ///
  /// The ends are rounded to the ticks, but not to make space for the outer halves of bars. If
  /// the axis has explicit values, the domain includes them and is not rounded, as in Swift
  /// Charts.
  func numericTicks(on transform: ScaleTransform) -> NumericTicks {
    let values = axisValues ?? .automatic
    let bounds = knownBounds()
    var known = bounds.middles
    // A bar begins at zero, which a logarithm does not have.
    if transform == .log, let ends = known, let least = bounds.smallestPositive {
      known = max(ends.lowerBound, least)...ends.upperBound
    }
    let data = automatic.modified(known, PlottedValue.number)
    let ticks = ticks(values, for: data, on: transform)
    guard transform == .linear, let whole = automatic.modified(bounds.ends, PlottedValue.number),
      whole.lowerBound < ticks.domain.lowerBound || whole.upperBound > ticks.domain.upperBound
    else { return ticks }
    let domain =
      min(
        whole.lowerBound, ticks.domain.lowerBound)...max(
        whole.upperBound, ticks.domain.upperBound)
    return NumericTicks.stride(by: ticks.step, in: domain)
  }

  private func ticks(
    _ values: AxisMarkValues, for data: ClosedRange<Double>?, on transform: ScaleTransform
  ) -> NumericTicks {
    let includesZero = automatic.includesZero ?? true
    if let data, data.lowerBound.isFinite, data.upperBound.isFinite {
      let extent =
        includesZero && transform != .log
        ? min(data.lowerBound, 0)...max(data.upperBound, 0) : data
      if let domain = values.domain(including: extent, on: transform) {
        return NumericTicks.inside(domain, on: transform)
      }
      if transform == .linear, case .stride(let step) = values.storage, step.isFinite, step != 0 {
        let ticks = NumericTicks.stride(
          by: step, in: extent,
          rounding: (values.rounding.lower ?? true, values.rounding.upper ?? true))
        if !ticks.values.isEmpty { return ticks }
      }
    }
    return NumericTicks.automatic(
      for: data, on: transform, includesZero: includesZero, desiredCount: values.desiredCount,
      minimumStride: values.minimumStride, rounding: values.rounding)
  }
}

extension AxisMarkValues {
  // The extent of the data and the explicit values; `nil` where all of them are one number.
  fileprivate func domain(
    including data: ClosedRange<Double>, on transform: ScaleTransform
  ) -> ClosedRange<Double>? {
    guard case .values(let values) = storage else { return nil }
    let numbers = values.compactMap(\.continuous)
      .filter { $0.isFinite && (transform != .log || $0 > 0) }
    let domain = numbers.reduce(data) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
    return NumericTicks.isFlat(domain) ? nil : domain
  }
}
