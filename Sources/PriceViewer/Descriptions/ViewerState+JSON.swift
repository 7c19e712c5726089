import ElectricityPrices

extension ViewerState {
  /// The typical day or the duration curve as a JSON object.
  ///
  /// It is `nil` without prices, or for a chart of individual prices. Numbers and times have the
  /// format of ``PriceSummary/json(in:)``.
  package var chartJSON: String? {
    guard chartKind.isAggregate, let fields = chartKind.chart(in: ChartContext(self)).fields,
      let summary = PriceSummary(knownPrices, in: known)
    else { return nil }
    return JSONText.lines(
      [("schema", "1")] + series.facts(from: summary.start, to: summary.end) + fields)
  }
}
