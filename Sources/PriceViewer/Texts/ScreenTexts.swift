import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// The texts of the screen for a state.
struct ScreenTexts {
  let state: ViewerState
  /// Whether the texts name keys.
  var isInteractive = true
  var locale = TextLocale.english
  /// The bar that covers the selected or current slot together with others.
  var bar: SharedBar?
  /// The available columns for the annotation.
  var columns = Int.max

  // Computed on demand: the annotation changes with every key and needs no words.
  var words: ViewerWords { ViewerWords(locale.language) }
  var times: SlotTimeText {
    SlotTimeText(state, dates: locale.dates)
  }
  var prices: PriceText { PriceText(state.series.unit, locale) }
  var series: PriceSeries { state.series }

  /// The title, the days, the unit and the tax; at the right, the current price.
  ///
  /// The unit and the tax are kept as long as the day fits, since prices are meaningless without
  /// them.
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
    // An unknown tax is omitted first; a known tax is kept with the unit.
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

  /// A sentence with the title, the area, the days, the unit and the tax.
  var heading: String {
    let unit = series.unit.map { words.catalogue.inUnit($0).text } ?? words(.unitUnknown)
    let text = [words(.title), series.area, times.days, unit, words.kind(state)]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    // The Norwegian abbreviation of tax ends with a full stop.
    return text.hasSuffix(".") ? text : text + "."
  }

  /// The word for the current time.
  var now: String { words(.now) }

  /// The area with its number and the number of areas: `NO1 1/5`.
  var area: String? {
    let count = state.allSeries.count
    let number = count > 1 ? "\(state.choice.seriesIndex + 1)/\(count)" : nil
    let parts = [series.area, number].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The number of the annotated slot within its bar.
  private var numberInBar: [TextPart] {
    guard let bar, let number = bar.number else { return [] }
    return [TextPart(text: "\(words(.slot)) \(number)/\(bar.count)", rank: 13, gap: 3)]
  }

  /// The most important notice.
  ///
  /// It is the reason why the last action failed, the repairs made on reading in brief, or the list
  /// of areas, in this order.
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
    // Costs by hidden prices would be misleading.
    if var costs = state.comparison == nil ? costs : comparedUsage {
      if isInteractive, !state.warnings.isEmpty { costs.right = [notesHint] }
      return costs
    }
    let warnings = state.warnings
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
    TextPart(text: "? \(words(.notes))", role: .key, rank: 10, actions: [.openMenu])
  }

  /// The note that the next day's prices are not published yet, if further days may arrive.
  private var missingDay: String? {
    guard state.files.awaitsDays, let time = series.publicationOfNextDay(at: state.now) else {
      return nil
    }
    return words.catalogue.message(.notPublished(usually: times.clock(time)))
  }

  /// The areas that fit, with the current area in bold.
  ///
  /// If several areas are drawn, the legend lists them instead.
  private var areas: TextRow {
    guard state.allSeries.count > 1, !state.comparesAreas else { return TextRow() }
    var row = TextRow(left: [TextPart(text: words(.areas), role: .faint, rank: 2)])
    for (index, series) in state.allSeries.prefix(50).enumerated() {
      let isShown = index == state.choice.seriesIndex
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

  /// The slot and its price in one row, for screens without space above the plot.
  var focus: TextRow {
    guard let index = state.focusIndex else { return TextRow(left: statistics) }
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
    row.left += numberInBar.map { part in
      var part = part
      part.rank = -1
      return part
    }
    return row
  }

  /// The lowest, mean and highest price; a click selects or shows them.
  var statistics: [TextPart] {
    let (words, times, prices) = (words, times, prices)
    guard let statistics = state.statistics else {
      return [TextPart(text: words(.noPrices), role: .warning, rank: 30)]
    }
    func parts(
      _ word: Word, _ number: String, time: String?, rank: Int, gap: Int = 3,
      _ action: ViewerAction
    ) -> [TextPart] {
      [
        TextPart(text: words(word), role: .faint, rank: rank, gap: gap, actions: [action]),
        TextPart(
          text: number, role: .strong, rank: rank, gap: 1, hasLabel: true, actions: [action]),
      ]
        + (time.map {
          [TextPart(text: $0, role: .faint, rank: rank - 15, gap: 1, actions: [action])]
        } ?? [])
    }
    return parts(
      .low, prices.number(statistics.lowest), time: times.briefStart(statistics.lowestIndex),
      rank: 22, gap: 0, .cheapest)
      + parts(.mean, prices.number(statistics.mean), time: nil, rank: 13, .toggleLayer(.mean))
      + parts(
        .high, prices.number(statistics.highest), time: times.briefStart(statistics.highestIndex),
        rank: 21, .dearest) + numberInBar
  }

  /// The most useful keys now, at most five.
  ///
  /// If space is short, two of them are removed last.
  var hints: [TextPart] {
    let words = words
    let slot = words(series.usualSlotLength == 3600 ? .hour : .slot)
    typealias Hint = (keys: String, text: String, rank: Int, actions: [ViewerAction])
    let menu: Hint = ("Space", words(.menu), 20, [.openMenu])
    let hints: [Hint] =
      if state.selectedStretch != nil {
        [
          ("Enter", state.isPicking ? words(.choose) : words(.zoom), 19, [.confirm]),
          ("Esc", words(.clear), 12, [.clearSelection]), menu,
        ]
      } else if state.selectedIndex != nil {
        [
          ("Esc", words(.clear), 19, [.clearSelection]), ("M", words(.mark), 10, [.setMark]),
          state.isPicking
            ? ("Enter", words(.choose), 18, [.confirm])
            : ("v", words(.allIn), state.hasAllIn ? 9 : -1, [.toggleAllIn]), menu,
          ("q", words(.quit), 12, [.quit]),
        ]
      } else {
        [
          ("←→", slot, 19, [.step(slots: -1), .step(slots: 1)]),
          ("x", words(.cheapest), 11, [.toggleWindow]),
          ("=", words(.compare), 10, [.toggleLayer(.before)]), menu,
          ("q", words(.quit), 12, [.quit]),
        ]
      }
    return hints.filter { $0.rank >= 0 }.map { hint in
      TextPart(
        text: "\(hint.keys) \(hint.text)", role: .faint, rank: hint.rank,
        keyCharacters: hint.keys.count, actions: hint.actions)
    }
  }

  // MARK: Tabs

  /// Returns the tabs of the kinds of chart and the ranges, with their names if they fit.
  func tabs(width: Int) -> TextRow {
    typealias Form = (kinds: Bool, ranges: Bool, space: String)
    let forms: [Form] = [
      (true, true, " "), (true, false, " "), (true, false, ""), (false, true, " "),
      (false, false, " "),
    ]
    let rows = forms.map { form in
      TextRow(
        left: kinds(areNamed: form.kinds && width >= 60, space: form.space),
        right: ranges(areNamed: form.ranges, space: form.space))
    }
    return rows.first { $0.keeps(rank: 0, width: width) } ?? rows[rows.count - 1]
  }

  private func kinds(areNamed: Bool, space: String) -> [TextPart] {
    let kinds = ChartKind.allCases.filter { $0 != .contracts || state.hasContracts }
    let current = state.comparesAreas ? state.drawnKind : state.chartKind
    return kinds.enumerated().map { index, kind in
      let isCurrent = kind == current
      let key = kind == .contracts ? [] : ["\(index + 1)"]
      let isNamed = areNamed || isCurrent || key.isEmpty
      let name = isNamed ? [words.catalogue.name(kind.name)] : []
      return TextPart(
        text: space + (key + name).joined(separator: " ") + space,
        role: isCurrent ? .current : .faint, gap: 1 - space.count,
        keyCharacters: isCurrent || key.isEmpty ? 0 : space.count + 1, actions: [.chart(kind)])
    }
  }

  private func ranges(areNamed: Bool, space: String) -> [TextPart] {
    TimeRange.allCases.map { range in
      let (key, name) = (range.key, words.catalogue.name(range.name))
      let text = !areNamed ? key : name.lowercased().hasPrefix(key) ? name : "\(key) \(name)"
      let isCurrent = state.range == range
      return TextPart(
        text: space + text + space, role: isCurrent ? .current : .faint, gap: 1 - space.count,
        keyCharacters: isCurrent ? 0 : space.count + 1, actions: [.range(range)])
    }
  }
}
