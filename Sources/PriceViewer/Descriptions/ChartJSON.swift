import ElectricityPrices

/// The JSON of a chart whose x axis is not time.
///
/// Numbers and times have the format of ``PriceSummary/json(in:)``.
package enum ChartJSON {
  /// Returns the typical day or the duration curve of a state as a JSON object.
  ///
  /// Returns `nil` without prices, or for a chart of individual prices.
  package static func text(_ state: ViewerState) -> String? {
    guard state.chartKind.isAggregate,
      let fields = state.chartKind.chart(in: ChartContext(state)).fields,
      let summary = PriceSummary(state.series, in: state.known)
    else { return nil }
    let facts = [("schema", "1")] + state.series.facts(from: summary.start, to: summary.end)
    return JSONText.lines(facts + fields)
  }
}
