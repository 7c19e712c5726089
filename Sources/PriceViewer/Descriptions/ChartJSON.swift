import ElectricityPrices

/// What a chart whose x axis is not time has found in the prices, as JSON.
///
/// Numbers and times are as those of ``PriceSummary/json(in:)``.
package enum ChartJSON {
  /// An object of the typical day or the duration curve that a state shows; nil without prices, or
  /// for a chart of prices one by one.
  package static func text(_ state: ViewerState) -> String? {
    guard state.chartKind.isAggregate,
      let fields = state.chartKind.chart(in: ChartContext(state)).fields,
      let summary = PriceSummary(state.series, in: state.visible)
    else { return nil }
    let facts = [("schema", "1")] + state.series.facts(from: summary.start, to: summary.end)
    return JSONText.lines(facts + fields)
  }
}
