import CivilTime
import ElectricityPrices
import TerminalCore

/// A chart in sentences, for a person who cannot see it.
package struct ChartDescription {
  private let state: ViewerState
  private let strings: ViewerStrings
  private let times: TimeText
  private let prices: PriceText

  /// Describes the series on the screen.
  package init(_ state: ViewerState, locale: TextLocale = .english) {
    self.state = state
    strings = ViewerStrings(locale.language)
    times = TimeText(series: state.series, language: locale.language)
    prices = PriceText(state.series, locale)
  }

  private var series: PriceSeries { state.series }
  private var words: ViewerStrings.Description { strings.description }

  /// The sentences, a line each, with a newline at the end; controls from the file are visible.
  package var text: String {
    let sentences = [heading, areas, slots, extremes, focus, course].compactMap { $0 }
    let warnings = series.warnings.map { $0.sentence(in: strings.language) }
    return (sentences + warnings).map { $0.visible + "\n" }.joined()
  }

  private var heading: String? {
    let unit = series.unit.map { words.inUnit.filled($0.spoken) } ?? strings.unitUnknown
    let text = [strings.title, series.area, times.days, unit, strings.kind(state)]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    // Norwegian shortens tax to a word that ends with a full stop itself.
    return text.hasSuffix(".") ? text : text + "."
  }

  private var areas: String? {
    let names = state.allSeries.compactMap(\.area)
    guard names.count > 1 else { return nil }
    return words.areas.filled(String(names.count), names.joined(separator: ", "))
  }

  private var slots: String? {
    guard let start = series.start, let last = series.indices.last else {
      return strings.noPrices
    }
    let missing = series.count - (state.statistics?.count ?? 0)
    let gap = missing == 0 ? "" : words.withoutPrice.filled(String(missing))
    return words.slots.filled(
      strings.counted(series.count, .slot), length(series.usualSlotLength), times.clock(start),
      times.end(last), gap)
  }

  private var extremes: String? {
    guard let statistics = state.statistics else { return strings.noPrices }
    return words.extremes.filled(
      prices.number(statistics.lowest), times.datedRange(statistics.lowestIndex),
      prices.number(statistics.highest), times.datedRange(statistics.highestIndex),
      prices.number(statistics.mean))
  }

  private var focus: String? {
    guard let index = state.focusIndex else { return nil }
    let name = state.selectedIndex == nil ? words.now : words.selected
    let price = series[index].price
    return "\(name), \(times.datedRange(index)): \(prices.sentence(price))\(comparison(price))."
  }

  private func comparison(_ price: Price?) -> String {
    guard let price, let statistics = state.statistics, statistics.lowest < statistics.highest
    else { return "" }
    if price == statistics.lowest { return words.lowest }
    if price == statistics.highest { return words.highest }
    return price.doubleValue < statistics.mean ? words.below : words.above
  }

  /// The rises and falls in a sentence; the first ones where there are many.
  private var course: String? {
    let parts = series.trends()
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.direction == .level { return words.level }
    let most = 12
    let clauses = parts.prefix(most).map { part in
      words.clause.filled(
        strings(part.direction.phrase), prices.number(series[part.slots.upperBound].price),
        times.datedStart(part.slots.upperBound))
    }
    let rest = parts.count > most ? words.furtherTurns.filled(String(parts.count - most)) : ""
    return words.course.filled(
      prices.number(series[first.slots.lowerBound].price),
      times.datedStart(first.slots.lowerBound), clauses.joined(separator: ", "), rest)
  }

  private func length(_ seconds: Int64) -> String {
    if seconds % 3600 == 0 { return strings.counted(Int(seconds / 3600), .hour) }
    return seconds % 60 == 0
      ? strings.counted(Int(seconds / 60), .minute) : strings.counted(Int(seconds), .second)
  }
}

extension PriceTrend.Direction {
  /// The direction as a phrase.
  fileprivate var phrase: Phrase {
    switch self {
    case .rising: .rising
    case .falling: .falling
    case .level: .level
    }
  }
}
