import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// What the screen says about a state.
struct ScreenTexts {
  let state: ViewerState
  /// Whether keys are named.
  var isInteractive = true
  var locale = TextLocale.english
  /// The bar that the selected slot, or that of now, shares with others.
  var bar: SharedBar?
  /// The columns that the annotation may take.
  var columns = Int.max
  /// What is known of all prices together, where somebody has looked already.
  var gathered: GatheredPrices?

  // Made when they are needed: the annotation, which changes with every key, takes no words.
  var words: ViewerWords { ViewerWords(locale.language) }
  var times: SlotTimeText {
    SlotTimeText(state, dates: locale.dates)
  }
  var prices: PriceText { PriceText(state.series.unit, locale) }
  var series: PriceSeries { state.series }

  /// What is shown, which day, the unit, the tax; right, the price of now.
  ///
  /// Unit and tax stay as long as there is room for the day: numbers mean nothing without them.
  var title: TextRow {
    if state.comparison != nil { return contractTitle }
    let (words, times) = (words, times)
    var row = TextRow(left: [TextPart(text: words(.title), role: .strong, rank: 1)])
    if let area { row.left.append(TextPart(text: area, role: .strong, rank: 6)) }
    if let weekday = times.weekday {
      row.left.append(TextPart(text: weekday, rank: 2))
      row.left.append(TextPart(text: times.datesOfDays + times.partOfDay, rank: 9, gap: 1))
    } else {
      row.left.append(TextPart(text: times.datesOfDays, rank: 9))
    }
    let unit = series.unit?.symbol(in: series.area) ?? words(.unitUnknown)
    row.left.append(TextPart(text: unit, role: .faint, rank: 5, gap: 3))
    // That nothing is known of the tax gives way first; what is known stays with the unit.
    let isTaxKnown = state.hasAllIn || series.valueAddedTax != .unknown
    row.left.append(
      TextPart(
        text: "· " + words.kind(state), role: .faint, rank: isTaxKnown ? 4 : 0, gap: 1))
    if let now = state.nowIndex {
      row.right = [
        TextPart(text: words(.now), role: .faint, rank: 7),
        TextPart(text: times.range(now), role: .now, rank: 3, gap: 1),
        TextPart(text: prices.number(series[now].price), role: .strong, rank: 8, gap: 2),
      ]
    }
    return row
  }

  /// What is shown, in a sentence: the area, the days, the unit, the tax.
  var heading: String {
    let unit = series.unit.map { words.catalogue.inUnit($0).text } ?? words(.unitUnknown)
    let text = [words(.title), series.area, times.days, unit, words.kind(state)]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    // Norwegian shortens tax to a word that ends with a full stop itself.
    return text.hasSuffix(".") ? text : text + "."
  }

  /// The word for the present.
  var now: String { words(.now) }

  /// The area, and which of how many it is: `NO1 1/5`.
  var area: String? {
    let count = state.allSeries.count
    let place = count > 1 ? "\(state.choice.place + 1)/\(count)" : nil
    let parts = [series.area, place].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Which slot of its bar the annotation is about.
  private var placeInBar: [TextPart] {
    guard let bar, let place = bar.place else { return [] }
    return [TextPart(text: "\(words(.slot)) \(place)/\(bar.count)", rank: 13, gap: 3)]
  }

  /// What a person should know: why the last action did nothing, else in few words what was mended
  /// on reading, else the areas that there are.
  var notice: TextRow {
    let words = words
    func warning(_ text: String) -> TextRow {
      TextRow(left: [TextPart(text: text, role: .warning)])
    }
    if let message = state.message { return warning(words.catalogue.message(message)) }
    if let status = state.files.feedStatus, isInteractive {
      return warning(words.catalogue.sentence(status).text)
    }
    if let trouble = state.files.trouble {
      return warning(words.catalogue.message(trouble.named))
    }
    if let window = state.cheapest.answer {
      let text = words.catalogue.sentence(CheapestText(window, in: series, locale: locale).window)
      return TextRow(left: [TextPart(text: text.text, role: .strong)])
    }
    // Not what was paid by the prices that are not shown.
    if var costs = state.comparison == nil ? costs : comparedUsage {
      if isInteractive, !series.warnings.isEmpty { costs.right = [notesHint] }
      return costs
    }
    let warnings = series.warnings
    if let first = warnings.first {
      let more = warnings.count > 1 ? " (+\(warnings.count - 1))" : ""
      let text = words.catalogue.summary(first).text + more
      var row = TextRow(left: [TextPart(text: text, role: .warning, rank: 1)])
      if isInteractive { row.right = [notesHint] }
      return row
    }
    if let missing = missingDay { return TextRow(left: [TextPart(text: missing, role: .faint)]) }
    return areas
  }

  private var notesHint: TextPart {
    TextPart(text: "? \(words(.notes))", role: .key, rank: 10, actions: [.toggleHelp])
  }

  /// That the prices of the next day are still to come, where days come.
  private var missingDay: String? {
    guard state.files.awaitsDays, let time = series.publicationOfNextDay(at: state.now) else {
      return nil
    }
    return words.catalogue.message(.notPublished(usually: times.clock(time)))
  }

  /// The areas with the one on the screen in bold; the first that have room.
  ///
  /// Where several are drawn, the legend has them.
  private var areas: TextRow {
    guard state.allSeries.count > 1, !state.comparesAreas else { return TextRow() }
    var row = TextRow(left: [TextPart(text: words(.areas), role: .faint, rank: 2)])
    for (index, series) in state.allSeries.prefix(50).enumerated() {
      let isShown = index == state.choice.place
      row.left.append(
        TextPart(
          text: series.area ?? String(index + 1), role: isShown ? .strong : .plain,
          rank: isShown ? 3 : 1, actions: [.series(index)]))
    }
    if isInteractive {
      row.right = [TextPart(text: "Tab", role: .key, rank: 4, actions: [.nextSeries])]
    }
    row.ellipsis = TextPart(text: "…", role: .faint, rank: 4)
    return row
  }

  /// The lowest, mean and highest price with their times; right, the keys that matter.
  var status: TextRow {
    let statistics = state.comparison == nil ? statistics + placeInBar : []
    return TextRow(left: statistics, right: isInteractive ? hints : [])
  }

  /// The slot and its price in one row, for screens without room over the plot.
  var focus: TextRow {
    guard let index = state.focusIndex else { return status }
    let stretch = state.selectedStretch ?? state.stretch(of: index)
    guard stretch.count == 1 else {
      return TextRow(left: [
        TextPart(
          text: state.anchor == nil ? times.stretch(stretch) : times.ends(stretch), rank: 1),
        TextPart(text: mean(of: stretch), rank: 2),
      ])
    }
    let price = series[index].price
    let amount = price == nil ? prices.sentence(price) : prices.number(price)
    var row = TextRow(left: [
      TextPart(text: times.range(index), rank: 1),
      TextPart(text: amount, role: .strong, rank: 2),
    ])
    if price != nil, let unit = series.unit {
      row.left.append(TextPart(text: prices.spoken(unit), rank: 0, gap: 1))
    }
    row.left += placeInBar.map { part in
      var part = part
      part.rank = -1
      return part
    }
    return row
  }

  private var statistics: [TextPart] {
    let (words, times, prices) = (words, times, prices)
    guard let statistics = state.statistics else {
      return [TextPart(text: words(.noPrices), role: .warning, rank: 20)]
    }
    if state.chartKind == .duration { return durations }
    let low = [
      TextPart(text: words(.low), role: .faint, rank: 19),
      TextPart(text: prices.number(statistics.lowest), role: .strong, rank: 20, gap: 1),
      TextPart(text: times.datedStart(statistics.lowestIndex), rank: 18, gap: 1),
    ]
    let mean = [
      TextPart(text: words(.mean), role: .faint, rank: 14, gap: 3),
      TextPart(
        text: prices.number(statistics.mean), role: .strong, rank: 14, gap: 1, hasLabel: true),
    ]
    let high = [
      TextPart(text: words(.high), role: .faint, rank: 16, gap: 3),
      TextPart(text: prices.number(statistics.highest), role: .strong, rank: 17, gap: 1),
      TextPart(text: times.datedStart(statistics.highestIndex), rank: 15, gap: 1),
    ]
    return low + mean + high
  }

  private var hints: [TextPart] {
    let words = words
    let slot = words(series.usualSlotLength == 3600 ? .hour : .slot)
    let table: [(keys: String, text: String, rank: Int, actions: [ViewerAction])] = [
      ("←→", slot, 5, [.step(slots: -1), .step(slots: 1)]), ("n", words(.now), 2, [.now]),
      ("[]", words(.low) + "/" + words(.high), 3, [.cheapest, .dearest]),
      ("c", words(.chart), 4, [.nextChart]),
      ("=", words(.contract), state.hasContracts ? 4 : -1, [.compare]),
      (
        "dwmya", words(.range), state.coversSeveralDays ? 1 : -1,
        TimeRange.allCases.map(ViewerAction.range)
      ),
      ("Enter", words(.choose), state.isPicking ? 8 : -1, [.confirm]),
      ("?", words(.help), 7, [.toggleHelp]), ("q", words(.quit), 6, [.quit]),
    ]
    return table.filter { $0.rank >= 0 }.map {
      TextPart(
        text: "\($0.keys) \($0.text)", role: .key, rank: $0.rank, actions: $0.actions)
    }
  }
}
