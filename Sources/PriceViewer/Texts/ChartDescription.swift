import CivilTime
import ElectricityPrices

/// A chart in sentences, for a person who cannot see it.
package struct ChartDescription {
  private let state: ViewerState
  private let texts: ViewerStrings
  private let times: TimeText
  private let prices: PriceText

  /// Describes the series on the screen.
  package init(_ state: ViewerState, strings: ViewerStrings = .english) {
    self.state = state
    texts = strings
    times = TimeText(series: state.series, strings: strings)
    prices = PriceText(state.series)
  }

  private var series: PriceSeries { state.series }

  /// The sentences, a line each, with a newline at the end.
  package var text: String {
    ([heading, slots, extremes, focus, course] + series.warnings.map(\.sentence))
      .compactMap { $0 }.map { $0 + "\n" }.joined()
  }

  private var heading: String? {
    let unit = series.unit.map { "in " + $0.spoken } ?? texts.unitUnknown
    let tax = texts.valueAddedTax[series.valueAddedTax]
    return [texts.title, series.area, times.days, unit, tax].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ", ") + "."
  }

  private var slots: String? {
    guard let start = series.start, let last = series.indices.last else { return texts.noPrices }
    let missing = series.count - (state.statistics?.count ?? 0)
    let gap = missing == 0 ? "" : "; \(missing) without a price"
    return "\(counted(series.count, "slot")) of \(length(series.usualSlotLength)), from "
      + "\(times.clock(start)) to \(times.end(last))\(gap)."
  }

  private var extremes: String? {
    guard let statistics = state.statistics else { return texts.noPrices }
    return "Lowest \(prices.number(statistics.lowest)) at "
      + "\(times.datedRange(statistics.lowestIndex)), highest "
      + "\(prices.number(statistics.highest)) at \(times.datedRange(statistics.highestIndex)), "
      + "mean \(prices.number(statistics.mean))."
  }

  private var focus: String? {
    guard let index = state.focusIndex else { return nil }
    let name = state.selectedIndex == nil ? "Now" : "Selected"
    let price = series[index].price
    return "\(name), \(times.datedRange(index)): \(prices.sentence(price))\(comparison(price))."
  }

  private func comparison(_ price: Price?) -> String {
    guard let price, let statistics = state.statistics, statistics.lowest < statistics.highest
    else { return "" }
    if price == statistics.lowest { return ", the lowest" }
    if price == statistics.highest { return ", the highest" }
    return price.doubleValue < statistics.mean ? ", below the mean" : ", above the mean"
  }

  /// The rises and falls in a sentence; the first ones where there are many.
  private var course: String? {
    let parts = series.trends()
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.direction == .level { return "The price stays level." }
    let most = 12
    let clauses = parts.prefix(most).map { part in
      "\(part.direction.rawValue) to \(prices.number(series[part.slots.upperBound].price)) at "
        + times.datedStart(part.slots.upperBound)
    }
    let rest = parts.count > most ? ", and \(parts.count - most) further turns" : ""
    return "From \(prices.number(series[first.slots.lowerBound].price)) at "
      + "\(times.datedStart(first.slots.lowerBound)) "
      + clauses.joined(separator: ", ") + rest + "."
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func length(_ seconds: Int64) -> String {
    if seconds % 3600 == 0 { return counted(Int(seconds / 3600), "hour") }
    return seconds % 60 == 0
      ? counted(Int(seconds / 60), "minute") : counted(Int(seconds), "second")
  }
}
