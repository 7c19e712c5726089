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
  var words: Catalogue { locale.catalogue }
  var times: SlotTimeText {
    SlotTimeText(series: series, slots: state.visible, dates: locale.dates)
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
    var row = TextRow(left: [TextPart(words(.title), .strong, rank: 1)])
    if let area { row.left.append(TextPart(area, .strong, rank: 6)) }
    let weekday = times.weekday
    if let weekday { row.left.append(TextPart(weekday, rank: 2)) }
    row.left.append(
      TextPart(times.datesOfDays + times.partOfDay, rank: 9, gap: weekday == nil ? 2 : 1))
    let unit = series.unit?.symbol(in: series.area) ?? words(.unitUnknown)
    row.left.append(TextPart(unit, .faint, rank: 5, gap: 3))
    // An unknown tax is omitted first; a known tax is kept with the unit.
    let isTaxKnown = state.hasAllIn || series.valueAddedTax != .unknown
    row.left.append(TextPart("· " + words.kind(state), .faint, rank: isTaxKnown ? 4 : 0, gap: 1))
    if let now = state.nowIndex {
      row.right = [
        TextPart(words(.now), .faint, rank: 7),
        TextPart(times.range(now), .now, rank: 3, gap: 1),
        TextPart(marked(prices.number(series[now].price), now), .strong, rank: 8, gap: 2),
      ]
      if let bounds = bounds(of: now) {
        row.right.append(TextPart(bounds, .faint, rank: 0, gap: 1))
      }
    }
    return row
  }

  /// Returns the number of a slot with the mark of forecasts, if it is one.
  private func marked(_ number: String, _ index: Int) -> String {
    number + words.mark(isForecast: series.origin(at: index) == .forecast)
  }

  /// A sentence with the title, the area, the days, the unit and the tax; for contracts, with their
  /// currency.
  var heading: String {
    guard state.comparison != nil else { return headingOfPrices }
    return sentence([words(.runningCost), series.area, times.days, series.unit?.currency.majorName])
  }

  /// The heading of the prices, also where the chart compares contracts.
  var headingOfPrices: String {
    let unit = series.unit.map { words.inUnit($0).text } ?? words(.unitUnknown)
    return sentence([words(.title), series.area, times.days, unit, words.kind(state)])
  }

  func sentence(_ facts: [String?]) -> String {
    let text = facts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    // The Norwegian abbreviation of tax ends with a full stop.
    return text.hasSuffix(".") ? text : text + "."
  }

  /// The area with its number and the number of areas: `NO1 1/5`.
  var area: String? {
    let count = state.allSeries.count
    guard count > 1 else { return series.area }
    return (series.area.map { "\($0) " } ?? "") + "\(state.seriesIndex + 1)/\(count)"
  }

  /// Returns the number of the selected slot within its bar.
  private func numberInBar(rank: Int) -> [TextPart] {
    guard state.selectedIndex != nil, let bar, let number = bar.number else { return [] }
    return [TextPart("\(words(.slot)) \(number)/\(bar.count)", rank: rank, gap: 3)]
  }

  /// The most important notice.
  ///
  /// It is the reason why the last action failed, the repairs made on reading in brief, or the list
  /// of areas, in this order.
  var notice: TextRow {
    let words = words
    let status = isInteractive ? state.files.feedStatus : nil
    let warning =
      state.reason.map(words.message) ?? status.map { words.sentence($0).text }
      ?? state.files.trouble.map(words.message)
    if let warning { return TextRow(left: [TextPart(warning, .warning)]) }
    let warnings = state.warnings
    let hint = TextPart("? \(words(.notes))", .key, rank: 10, actions: [.openMenu])
    let hints = isInteractive && !warnings.isEmpty ? [hint] : []
    // Costs by hidden prices would be misleading.
    if var costs = state.comparison == nil ? costs : comparedUsage {
      costs.right = hints
      return costs
    }
    if state.showsUsage { return TextRow(left: [TextPart(words(.noUsage), .faint)], right: hints) }
    if let first = warnings.first {
      let more = warnings.count > 1 ? " (+\(warnings.count - 1))" : ""
      return TextRow(
        left: [TextPart(words.summary(first).text + more, .warning, rank: 1)], right: hints)
    }
    if state.files.awaitsDays, let time = series.publicationOfNextDay(at: state.now) {
      let missing = words.message(.notPublished(usually: times.clock(time)))
      return TextRow(left: [TextPart(missing, .faint)])
    }
    return areas
  }

  /// The areas that fit, with the current area in bold.
  ///
  /// If several areas are drawn, the legend lists them instead.
  private var areas: TextRow {
    guard state.allSeries.count > 1, !state.comparesAreas else { return TextRow() }
    let areas = state.allSeries.prefix(50).enumerated().map { index, series in
      let isShown = index == state.seriesIndex
      return TextPart(
        series.area ?? String(index + 1), isShown ? .strong : .plain, rank: isShown ? 3 : 1,
        actions: [.series(index)])
    }
    return TextRow(
      left: [TextPart(words(.areas), .faint, rank: 2)] + areas,
      right: isInteractive ? [TextPart("Tab", .key, rank: 4, actions: [.nextSeries])] : [],
      ellipsis: TextPart("…", .faint, rank: 4))
  }

  /// The slot and its price in one row, for screens without space above the plot.
  var focus: TextRow {
    guard let index = state.focusIndex, let stretch = state.focusSlots else {
      return TextRow(left: statistics)
    }
    guard stretch.count == 1 else {
      let time = state.anchor == nil ? times.stretch(stretch) : times.ends(stretch)
      let mean = mean(of: stretch)
      return TextRow(
        left: [TextPart(time, rank: 1), TextPart(forecast(mean, stretch) ?? mean, rank: 2)])
    }
    let price = series[index].price
    let amount = marked(prices.number(price), index)
    var parts = [TextPart(times.range(index), rank: 1), TextPart(amount, .strong, rank: 2)]
    if price != nil, let unit = series.unit {
      parts.append(TextPart(words.spoken(unit).text, gap: 1))
    }
    return TextRow(left: parts + numberInBar(rank: -1))
  }

  /// The lowest, mean and highest price; a click selects or shows them.
  var statistics: [TextPart] {
    let (words, times, prices) = (words, times, prices)
    guard let statistics = state.statistics else {
      return [TextPart(words(.noPrices), .warning, rank: 30)]
    }
    let parts: [(Word, number: String, slot: Int?, rank: Int, ViewerAction)] = [
      (.low, prices.number(statistics.lowest), statistics.lowestIndex, 22, .cheapest),
      (.mean, prices.number(statistics.mean), nil, 13, .toggleLayer(.mean)),
      (.high, prices.number(statistics.highest), statistics.highestIndex, 21, .dearest),
    ]
    return parts.flatMap { word, number, slot, rank, action in
      let time = slot.map(times.briefStart).map {
        TextPart($0, .faint, rank: rank - 15, gap: 1, actions: [action])
      }
      return [
        TextPart(words(word), .faint, rank: rank, gap: 3, actions: [action]),
        TextPart(number, .strong, rank: rank, gap: 1, hasLabel: true, actions: [action]),
      ] + [time].compactMap(\.self)
    } + numberInBar(rank: 13)
  }

  /// The most useful keys now, at most five.
  ///
  /// If space is short, two of them are removed last.
  var hints: [TextPart] {
    let words = words
    let slot = words(series.usualSlotLength == 3600 ? .hour : .slot)
    func hint(_ keys: String, _ text: String, _ rank: Int, _ actions: ViewerAction...) -> TextPart {
      TextPart(
        "\(keys) \(text)", .faint, rank: rank, keyCharacters: keys.count, actions: actions)
    }
    let menu = hint("Space", words(.menu), 20, .openMenu)
    let quit = hint("q", words(.quit), 12, .end(.left))
    if state.selectedStretch != nil {
      return [
        hint("Enter", state.isPicking ? words(.choose) : words(.zoom), 19, .confirm),
        hint("Esc", words(.clear), 12, .clearSelection), menu,
      ]
    }
    guard state.selectedIndex == nil else {
      let allIn = state.hasAllIn ? [hint("v", words(.allIn), 9, .toggleAllIn)] : []
      return [
        hint("Esc", words(.clear), 19, .clearSelection), hint("M", words(.mark), 10, .setMark),
      ] + (state.isPicking ? [hint("Enter", words(.choose), 18, .confirm)] : allIn) + [menu, quit]
    }
    let compare = hint("=", words(.compare), 10, .toggleLayer(.before))
    return [
      hint("←→", slot, 19, .step(slots: -1), .step(slots: 1)),
      hint("x", words(.cheapest), 11, .toggleWindow),
    ] + (state.shownKind.isOverTime ? [compare] : []) + [menu, quit]
  }

  // MARK: Tabs

  /// Returns the tabs of the kinds of chart and the ranges, with their names if they fit.
  func tabs(width: Int) -> TextRow {
    let forms: [(kinds: Bool, ranges: Bool, space: String)] = [
      (true, true, " "), (true, false, " "), (true, false, ""), (false, true, " "),
      (false, false, " "),
    ]
    let rows = forms.map { form in
      TextRow(
        left: kinds(areNamed: width < 60 ? nil : form.kinds, space: form.space),
        right: ranges(areNamed: form.ranges, space: form.space))
    }
    return rows.first { $0.keeps(rank: 0, width: width) } ?? rows[rows.count - 1]
  }

  /// - Parameter areNamed: Whether all kinds have names, or only the current one; `nil` for none.
  private func kinds(areNamed: Bool?, space: String) -> [TextPart] {
    let kinds = ChartKind.allCases.filter { $0 != .contracts || state.hasContracts }
    let current = state.comparesAreas ? state.drawnKind : state.chartKind
    return kinds.enumerated().map { index, kind in
      let isCurrent = kind == current
      let key = kind == .contracts ? [] : ["\(index + 1)"]
      let isNamed = areNamed.map { $0 || isCurrent } ?? false || key.isEmpty
      let name = isNamed ? [words.help(kind.name)] : []
      let text = (key + name).joined(separator: " ")
      return tab(text, space, isCurrent: isCurrent, hasKey: !key.isEmpty, .chart(kind))
    }
  }

  private func ranges(areNamed: Bool, space: String) -> [TextPart] {
    TimeRange.allCases.map { range in
      let (key, name) = (range.key, words.help(range.name))
      let text = !areNamed ? key : name.lowercased().hasPrefix(key) ? name : "\(key) \(name)"
      return tab(text, space, isCurrent: state.isShown(range), .range(range))
    }
  }

  private func tab(
    _ text: String, _ space: String, isCurrent: Bool, hasKey: Bool = true, _ action: ViewerAction
  ) -> TextPart {
    TextPart(
      space + text + space, isCurrent ? .current : .faint, gap: 1 - space.count,
      keyCharacters: isCurrent || !hasKey ? 0 : space.count + 1, actions: [action])
  }
}
