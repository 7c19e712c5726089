extension PriceSeries {
  /// One series of the parts of an area, as those of several files are merged; `nil` without any.
  ///
  /// A part in a unit that cannot be shown in that of the first is left out.
  package static func joining(_ parts: [PriceSeries]) -> PriceSeries? {
    guard let first = parts.first else { return nil }
    let layers = parts.compactMap { $0.shown(in: first.unit) }
    let overlay = SlotOverlay(layers.map { SlotOverlay.Layer(series: $0, publication: nil) })
    var result = overlay.series
    for warning in layers.flatMap(\.warnings) where !result.warnings.contains(warning) {
      result.warnings.append(warning)
    }
    if overlay.differences > 0 { result.warnings.append(.overlapsDiffer(overlay.differences)) }
    result.noticeForecasts()
    return result
  }

  private func shown(in unit: PriceUnit?) -> PriceSeries? {
    self.unit == unit ? self : unit.flatMap { converted(to: $0) }
  }
}
