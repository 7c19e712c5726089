import ElectricityPrices
import LocaleFormats
import PriceTexts

/// A chart of prices in sentences, for users who cannot see it.
package struct PriceDescription {
  private let texts: ScreenTexts

  /// Describes the series on the screen and its cheapest time, with the cost for its power.
  package init(_ state: ViewerState, locale: TextLocale = .english) {
    texts = ScreenTexts(state: state, locale: locale)
  }

  private var state: ViewerState { texts.state }
  private var series: PriceSeries { texts.series }
  private var words: Catalogue { texts.words }
  private var times: SlotTimeText { texts.times }
  private var prices: PriceText { texts.prices }
  private var search: CheapestSearch { state.cheapest?.search ?? .usual }

  /// The sentences, one a line with a final newline; control characters of the file are visible.
  package var text: String {
    let chart = state.shownKind.chart(
      in: ChartContext(state, look: ViewerLook(locale: texts.locale)))
    let noPrices = state.statistics == nil ? [words(.noPrices)] : []
    let cheapest = said(cheapest)
    var sentences =
      [texts.heading] + (state.comparison == nil ? [] : [texts.headingOfPrices])
      + said([areas] + slots + [gaps]) + noPrices + said([extremes, focus])
      + (cheapest.isEmpty ? noWindow : cheapest) + said(state.shownKind.isAggregate ? [] : courses)
      + costs + chart.sentences + (state.hasFewDays ? [words.message(.fewDays)] : [])
    if state.repeatsTimes, sentences.contains(where: { $0.contains(" (2)") }) {
      sentences += said([.repeatedTimes])
    }
    sentences += said([series.column.map { DescriptionText.column($0.name, reasons: $0.reasons) }])
    sentences += state.warnings.map { words.sentence($0).text }
    return sentences.map { $0.visible + "\n" }.joined()
  }

  private func said(_ facts: [DescriptionText?]) -> [String] {
    facts.compactMap { $0.map { words.sentence($0).text } }
  }

  private var costs: [String] {
    guard let report = state.visibleCosts else { return [] }
    var listing = CostListing(report, bill: state.estimate?.bill, locale: texts.locale)
    listing.isCompared = state.comparison != nil
    return ["\(listing.summary(of: report.totals))."] + listing.sentences(at: state.now)
  }

  private var areas: DescriptionText? {
    let names = state.allSeries.compactMap(\.area)
    return names.count > 1 ? .areas(names) : nil
  }

  /// The slots, with a separate sentence for each slot length.
  ///
  /// If the length changes too often, one sentence covers all slots.
  private var slots: [DescriptionText?] {
    let parts = runs(of: state.visible) { series[$0].length == series[$1].length }
    return (parts.count > 3 ? [state.visible] : parts).map { part -> DescriptionText? in
      let missing = part.count { series[$0].price == nil }
      return .slots(
        part.count, length: length(of: part), from: times.datedStart(part.lowerBound),
        to: times.datedEnd(part.upperBound - 1),
        withoutPrice: missing > 0 ? missing : nil)
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

  /// Returns the longest runs of slots in which a condition holds for each slot and the next.
  private func runs(
    of slots: some Sequence<Int>, where belong: (Int, Int) -> Bool
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in slots {
      if let last = runs.last, belong(last.upperBound - 1, index) {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }

  /// Returns the runs of consecutive visible slots with prices.
  private func stretches(of prices: PriceSeries) -> [Range<Int>] {
    runs(of: state.visible.lazy.filter { prices[$0].price != nil }) {
      $0 == $1 - 1 && series.touchesNext($0)
    }
  }

  /// The gaps between prices; only the first ones if there are many.
  private var gaps: DescriptionText? {
    let stretches = stretches(of: series)
    let gaps = zip(stretches, stretches.dropFirst()).map {
      times.between($0.upperBound - 1, $1.lowerBound)
    }
    guard !gaps.isEmpty else { return nil }
    let maximum = 5
    let more = gaps.count > maximum ? " (+\(gaps.count - maximum))" : ""
    return .gaps(gaps.prefix(maximum).joined(separator: ", ") + more)
  }

  private var extremes: DescriptionText? {
    let leavesOut = state.leavesForecastsOut
    let text = leavesOut ? DescriptionText.knownExtremes : DescriptionText.extremes
    return state.statistics.map { statistics in
      text(
        prices.number(statistics.lowest), times.datedRange(statistics.lowestIndex),
        prices.number(statistics.highest), times.datedRange(statistics.highestIndex),
        prices.number(statistics.mean))
    }
  }

  private var focus: DescriptionText? {
    guard let index = state.focusIndex else { return nil }
    let (time, price) = (times.datedRange(index), texts.sentence(index))
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
    if !state.isCheapestWanted, let view = series.interval(of: state.visible) {
      series = series.slots(from: view.start, to: view.end, of: series.area ?? "")
    }
    let isPast = series.end.map { $0 <= state.now } ?? true
    let now = isPast ? series.start ?? state.now : state.now
    guard !series.isFeedIn, let answer = series.cheapest(search, at: now) else { return [] }
    let text = CheapestText(answer, in: series, locale: texts.locale)
    let cost =
      if case .profile(let profile) = search.shape {
        text.cost(.profile(profile))
      } else {
        state.cheapest?.power.flatMap(text.cost)
      }
    return [text.window, text.partlyForecast, text.promise, cost]
  }

  /// The reason why there is no cheapest time of the length that the user requested.
  private var noWindow: [String] {
    guard state.isCheapestWanted else { return [] }
    let reason = CommandText(
      noWindow: search, in: series, at: state.now, texts.locale, advises: false)
    return [words.sentence(reason).text]
  }

  private func comparison(_ price: Price?) -> DescriptionText.Comparison? {
    guard let price, let statistics = state.statistics, statistics.lowest < statistics.highest
    else { return nil }
    if price == statistics.lowest { return .lowest }
    if price == statistics.highest { return .highest }
    return price.doubleValue < statistics.mean ? .below : .above
  }

  /// The rises and falls of the known prices, a sentence for each run without a gap; the longest if
  /// there are many.
  private var courses: [DescriptionText?] {
    let stretches = stretches(of: state.knownPrices)
    guard stretches.count > 1 else { return [course(in: state.known, isAlone: true)] }
    let longest = stretches.filter { $0.count > 1 }.sorted { $0.count > $1.count }.prefix(3)
    return longest.sorted { $0.lowerBound < $1.lowerBound }.map { course(in: $0, isAlone: false) }
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
      time: times.datedStart(first.slots.lowerBound), turns,
      furtherTurns: parts.count > maximum ? parts.count - maximum : nil)
  }
}
