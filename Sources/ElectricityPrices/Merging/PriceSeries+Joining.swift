extension PriceSeries {
  /// Returns one series made of the parts of an area, merged like files; `nil` without parts.
  ///
  /// Parts whose unit cannot be converted to the unit of the first part are omitted.
  package static func joining(_ parts: [PriceSeries]) -> PriceSeries? {
    guard let first = parts.first else { return nil }
    let layers = parts.compactMap { part in
      part.unit == first.unit ? part : first.unit.flatMap { part.converted(to: $0) }
    }
    let overlay = SlotOverlay(layers.map { SlotOverlay.Layer(series: $0) })
    var result = overlay.series
    for warning in layers.flatMap(\.warnings) where !result.warnings.contains(warning) {
      result.warnings.append(warning)
    }
    if overlay.differences > 0 { result.warnings.append(.overlapsDiffer(overlay.differences)) }
    if Set(layers.map(\.valueAddedTax)).count > 1 { result.warnings.append(.taxUnstated) }
    result.noticeForecasts()
    return result
  }
}
