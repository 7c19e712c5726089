extension ScaleTrainer {
  /// The domain and the ticks of numbers.
  ///
  /// The ends are rounded to the ticks, but not where the axis names its own values and they cover
  /// the data, nor to make room for the outer halves of bars.
  func numericTicks(on transform: ScaleTransform) -> NumericTicks {
    let values = axisValues ?? .automatic
    let bounds = knownBounds()
    let data = automatic.modified(bounds.middles, PlottedValue.number)
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
    if transform == .linear, let data, data.lowerBound.isFinite, data.upperBound.isFinite {
      let extent =
        includesZero ? min(data.lowerBound, 0)...max(data.upperBound, 0) : data
      if case .stride(let step) = values.storage, step.isFinite, step != 0 {
        let ticks = NumericTicks.stride(
          by: step, in: extent,
          rounding: (values.rounding.lower ?? true, values.rounding.upper ?? true))
        if !ticks.values.isEmpty { return ticks }
      }
      if let domain = values.domain(covering: extent) {
        return NumericTicks.inside(domain)
      }
    }
    return NumericTicks.automatic(
      for: data, on: transform, includesZero: includesZero, desiredCount: values.desiredCount,
      minimumStride: values.minimumStride, rounding: values.rounding)
  }
}

extension AxisMarkValues {
  // The values' own extent, where it holds all of the data.
  fileprivate func domain(covering data: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard case .values(let values) = storage else { return nil }
    let numbers = values.compactMap(\.continuous).filter(\.isFinite)
    guard let least = numbers.min(), let most = numbers.max(), least < most,
      least <= data.lowerBound, most >= data.upperBound
    else { return nil }
    return least...most
  }
}
