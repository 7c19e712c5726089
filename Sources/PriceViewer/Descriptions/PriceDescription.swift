import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import PriceTexts
import TerminalCore

/// A chart of prices in sentences, for users who cannot see it.
package struct PriceDescription {
  private let state: ViewerState
  private let words: ViewerWords
  private let times: SlotTimeText
  private let prices: PriceText
  private let texts: ScreenTexts
  private let search: CheapestSearch
  private let power: ElectricPower?
  // Whether the window may lie outside the visible slots.
  private let isSearchStated: Bool

  /// Describes the series on the screen and its cheapest time, with the cost for a power.
  package init(
    _ state: ViewerState, locale: TextLocale = .english, cheapest: CheapestSearch? = nil,
    power: ElectricPower? = nil
  ) {
    self.power = power
    isSearchStated = cheapest != nil || state.cheapest.isWanted
    search = cheapest ?? state.cheapest.search ?? .usual
    self.state = state
    words = ViewerWords(locale.language)
    times = SlotTimeText(state, dates: locale.dates)
    prices = PriceText(state.series.unit, locale)
    texts = ScreenTexts(state: state, locale: locale)
  }

  private var series: PriceSeries { state.series }

  /// The sentences, one a line with a final newline; control characters of the file are visible.
  package var text: String {
    let chart = state.chartKind.chart(
      in: ChartContext(state, look: ViewerLook(locale: prices.locale)))
    let own = chart.sentences
    var sentences =
      [texts.heading] + said([areas] + slots + [gaps]) + noPrices
      + said([extremes, focus] + cheapest) + said(state.chartKind.isAggregate ? [] : courses)
      + costs + own
    if state.repeatsTimes, sentences.contains(where: { $0.contains(" (2)") }) {
      sentences += said([.repeatedTimes])
    }
    sentences += said([series.column.map { DescriptionText.column($0.name, reasons: $0.reasons) }])
    sentences += state.warnings.map { words.catalogue.sentence($0).text }
    return sentences.map { $0.visible + "\n" }.joined()
  }

  private func said(_ facts: [DescriptionText?]) -> [String] {
    facts.compactMap { $0.map { words.catalogue.sentence($0).text } }
  }

  /// The usage and its cost.
  private var costs: [String] {
    guard let report = state.visibleCosts else { return [] }
    let listing = CostListing(report, locale: prices.locale)
    return ["\(listing.summary(of: report.totals))."] + listing.sentences(at: state.now)
  }

  private var areas: DescriptionText? {
    let names = state.allSeries.compactMap(\.area)
    return names.count > 1 ? .areas(names) : nil
  }

  private var noPrices: [String] { state.statistics == nil ? [words(.noPrices)] : [] }

  /// The slots, with a separate sentence for each slot length.
  ///
  /// If the length changes too often, one sentence covers all slots.
  private var slots: [DescriptionText?] {
    var parts: [Range<Int>] = []
    for index in state.visible {
      if let last = parts.last, series[last.lowerBound].length == series[index].length {
        parts[parts.count - 1] = last.lowerBound..<(index + 1)
      } else {
        parts.append(index..<(index + 1))
      }
    }
    if parts.count > 3 { parts = [state.visible] }
    return parts.map { part in
      .slots(
        part.count, length: length(of: part), from: times.datedStart(part.lowerBound),
        to: times.datedEnd(part.upperBound - 1),
        withoutPrice: part.count { series[$0].price == nil })
    }
  }

  /// Returns the length of slots, or the range of their lengths.
  private func length(of slots: Range<Int>) -> Duration {
    let lengths = slots.lazy.map { series[$0].length }
    let (shortest, longest) = (lengths.min() ?? 0, lengths.max() ?? 0)
    return shortest == longest
      ? Duration(seconds: shortest)
      : .between(Duration(seconds: shortest), Duration(seconds: longest))
  }

  /// The runs of consecutive slots with prices.
  private var stretches: [ClosedRange<Int>] {
    var stretches: [ClosedRange<Int>] = []
    for index in state.visible where series[index].price != nil {
      if let last = stretches.last, last.upperBound == index - 1,
        series.touchesNext(last.upperBound)
      {
        stretches[stretches.count - 1] = last.lowerBound...index
      } else {
        stretches.append(index...index)
      }
    }
    return stretches
  }

  /// The gaps between prices; only the first ones if there are many.
  private var gaps: DescriptionText? {
    let stretches = stretches
    let gaps = zip(stretches, stretches.dropFirst()).map {
      "\(times.datedEnd($0.upperBound))–\(times.datedStart($1.lowerBound))"
    }
    guard !gaps.isEmpty else { return nil }
    let maximum = 5
    let more = gaps.count > maximum ? " (+\(gaps.count - maximum))" : ""
    return .gaps(gaps.prefix(maximum).joined(separator: ", ") + more)
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

  /// The cheapest upcoming time with its cost, or of all prices if they are all past.
  ///
  /// The search covers the visible slots, like the lowest and highest price, unless the user
  /// requested a length.
  private var cheapest: [DescriptionText?] {
    var series = series
    if !isSearchStated, let first = state.visible.first, let last = state.visible.last {
      series = series.slots(
        from: series[first].start, to: series[last].end, of: series.area ?? "")
    }
    let isPast = series.end.map { $0 <= state.now } ?? true
    let now = isPast ? series.start ?? state.now : state.now
    guard !series.isFeedIn, let answer = series.cheapest(search, at: now) else { return [] }
    let text = CheapestText(answer, in: series, locale: prices.locale)
    let sentences = [text.window, text.partlyForecast, text.promise]
    if case .profile(let profile) = search.shape {
      return sentences + [text.cost(.profile(profile))]
    }
    return sentences + [power.flatMap(text.cost)]
  }

  private func comparison(_ price: Price?) -> DescriptionText.Comparison? {
    guard let price, let statistics = state.statistics, statistics.lowest < statistics.highest
    else { return nil }
    if price == statistics.lowest { return .lowest }
    if price == statistics.highest { return .highest }
    return price.doubleValue < statistics.mean ? .below : .above
  }

  /// The rises and falls, a sentence for each run without a gap; the longest if there are many.
  private var courses: [DescriptionText?] {
    let stretches = stretches
    guard stretches.count > 1 else { return [course(in: state.visible, isAlone: true)] }
    let longest = stretches.filter { $0.count > 1 }.sorted { $0.count > $1.count }.prefix(3)
    return longest.sorted { $0.lowerBound < $1.lowerBound }
      .map { course(in: Range($0), isAlone: false) }
  }

  /// Returns the rises and falls of a range of slots; only the first ones if there are many.
  private func course(in range: Range<Int>, isAlone: Bool) -> DescriptionText? {
    let parts = series.trends(in: range)
    guard let first = parts.first else { return nil }
    if isAlone, parts.count == 1, first.direction == .level { return .level }
    let maximum = 12
    let turns = parts.prefix(maximum).map { part in
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
