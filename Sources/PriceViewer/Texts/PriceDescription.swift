import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts
import TerminalCore

/// A chart of prices in sentences, for a person who cannot see it.
package struct PriceDescription {
  private let state: ViewerState
  private let words: ViewerWords
  private let times: SlotTimeText
  private let prices: PriceText

  /// Describes the series on the screen.
  package init(_ state: ViewerState, locale: TextLocale = .english) {
    self.state = state
    words = ViewerWords(locale.language)
    times = SlotTimeText(series: state.series, dates: locale.dates)
    prices = PriceText(state.series, locale)
  }

  private var series: PriceSeries { state.series }

  /// The sentences, a line each, with a newline at the end; controls from the file are visible.
  package var text: String {
    let sentences =
      [heading] + said([areas, slots]) + noPrices + said([extremes, focus, course])
      + series.warnings.map { $0.sentence(in: words.language) }
    return sentences.map { $0.visible + "\n" }.joined()
  }

  private func said(_ facts: [DescriptionText?]) -> [String] {
    facts.compactMap { $0.map { words.catalogue.sentence($0).text } }
  }

  private var heading: String {
    let unit = series.unit.map { words.catalogue.inUnit($0).text } ?? words(.unitUnknown)
    let text = [words(.title), series.area, times.days, unit, words.kind(state)]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    // Norwegian shortens tax to a word that ends with a full stop itself.
    return text.hasSuffix(".") ? text : text + "."
  }

  private var areas: DescriptionText? {
    let names = state.allSeries.compactMap(\.area)
    return names.count > 1 ? .areas(names) : nil
  }

  private var noPrices: [String] { state.statistics == nil ? [words(.noPrices)] : [] }

  private var slots: DescriptionText? {
    guard let start = series.start, let last = series.indices.last else { return nil }
    return .slots(
      series.count, length: Duration(seconds: series.usualSlotLength), from: times.clock(start),
      to: times.end(last), withoutPrice: series.count - (state.statistics?.count ?? 0))
  }

  private var extremes: DescriptionText? {
    state.statistics.map { statistics in
      .extremes(
        lowest: prices.number(statistics.lowest),
        lowestTime: times.datedRange(statistics.lowestIndex),
        highest: prices.number(statistics.highest),
        highestTime: times.datedRange(statistics.highestIndex),
        mean: prices.number(statistics.mean))
    }
  }

  private var focus: DescriptionText? {
    guard let index = state.focusIndex else { return nil }
    let (time, price) = (times.datedRange(index), prices.sentence(series[index].price))
    let comparison = comparison(series[index].price)
    return state.selectedIndex == nil
      ? .now(time: time, price: price, comparison)
      : .selected(time: time, price: price, comparison)
  }

  private func comparison(_ price: Price?) -> DescriptionText.Comparison? {
    guard let price, let statistics = state.statistics, statistics.lowest < statistics.highest
    else { return nil }
    if price == statistics.lowest { return .lowest }
    if price == statistics.highest { return .highest }
    return price.doubleValue < statistics.mean ? .below : .above
  }

  /// The rises and falls in a sentence; the first ones where there are many.
  private var course: DescriptionText? {
    let parts = series.trends()
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.direction == .level { return .level }
    let most = 12
    let turns = parts.prefix(most).map { part in
      DescriptionText.Course(
        direction: part.direction, price: prices.number(series[part.slots.upperBound].price),
        time: times.datedStart(part.slots.upperBound))
    }
    return .course(
      from: prices.number(series[first.slots.lowerBound].price),
      time: times.datedStart(first.slots.lowerBound), turns, furtherTurns: parts.count - turns.count
    )
  }
}
