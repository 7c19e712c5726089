/// The annotation of the selection.
extension ScreenTexts {
  /// The lines of the annotation; empty without a selection.
  ///
  /// The lines are the slots and their level, their price, and the usage.
  var annotation: [String] {
    guard let slots = state.selectedIndex == nil ? nil : state.focusSlots else { return [] }
    var lines = [time(of: slots), price(of: slots)]
    if state.comparesAreas {
      lines[1] = areas(in: slots)
    } else if let level = level(of: slots) {
      lines[0] += "  \(level)"
    }
    if let feedIn = state.drawnFeedIn, let time = series.interval(of: slots),
      let mean = feedIn.statistics(in: feedIn.series.indices(in: time))?.mean
    {
      lines.append("\(words(.feedIn)) \(prices.number(mean))")
    }
    if state.hasUsage { lines.append(usage(in: slots) ?? "– kWh") }
    return lines
  }

  /// Returns the times of slots: `Mon 14:30-14:45`, without the date in a view of few days.
  func time(of slots: Range<Int>) -> String {
    state.anchor == nil ? times.brief(slots) : times.ends(slots)
  }

  /// Returns the price of slots and its comparisons: `326 øre per kWh  −82`.
  ///
  /// Several slots have their mean with the lowest and highest price. Other facts than the
  /// difference are added if they fit.
  private func price(of slots: Range<Int>) -> String {
    var facts = slots.count > 1 ? mean(of: slots) : prices.sentence(series[slots.lowerBound].price)
    if let forecast = forecast(facts, slots) { facts = forecast }
    if let change = change(in: slots) { facts += "  \(change)" }
    // Of each fact, the first form that fits.
    for forms: [String?] in [[before(slots)], shownByBar, [extremeTimes(in: slots)]] {
      let fact = forms.compactMap(\.self).first {
        facts.displayWidth + 3 + $0.displayWidth <= columns
      }
      if let fact { facts += " · \(fact)" }
    }
    return facts
  }

  /// Returns the price as a forecast: `forecast · 21 øre per kWh (12 to 34)`; `nil` if it is known.
  ///
  /// A forecast of several slots has no bounds: they do not add up.
  func forecast(_ price: String, _ slots: Range<Int>) -> String? {
    guard series.hasForecasts, slots.contains(where: { series.origin(at: $0) == .forecast }) else {
      return nil
    }
    let bounds = slots.count > 1 ? nil : bounds(of: slots.lowerBound)
    return "\(words(.forecast)) · \(price)\(bounds.map { " \($0)" } ?? "")"
  }

  /// Returns the bounds of the forecast of a slot: `(12 to 34)`; `nil` without bounds.
  func bounds(of index: Int) -> String? {
    series.bounds(at: index).map {
      words.phrase(.bounds(prices.number($0.low), prices.number($0.high)))
    }
  }

  /// Returns the price of a slot with its unit, as a forecast if it is one.
  func sentence(_ index: Int) -> String {
    let price = prices.sentence(series[index].price)
    return forecast(price, index..<(index + 1)) ?? price
  }

  /// Returns the cheapest and the dearest time: `low 12 Jul 04:00, high 12 Jul 18:00`, or
  /// `low 04:00, high 04:45` in a view of up to seven days.
  private func extremeTimes(in stretch: Range<Int>) -> String? {
    guard stretch.count > 1, state.anchor == nil, state.drawnKind.isOverTime,
      let extremes = state.pyramid.extremes(in: stretch)
    else { return nil }
    let times =
      times.hasBriefDays
      ? SlotTimeText(series: series, slots: stretch, dates: locale.dates) : times
    let (low, high) = (times.briefStart(extremes.lowest), times.briefStart(extremes.highest))
    return "\(words(.low)) \(low), \(words(.high)) \(high)"
  }

  /// The values of the bar that contains the slot, in a long and a short form.
  private var shownByBar: [String] {
    guard let bar else { return [] }
    // Directly after a dash, a minus sign would be ambiguous.
    let dash = bar.range.lowerBound < 0 ? " – " : "–"
    let range = [bar.range.lowerBound, bar.range.upperBound].map(prices.number)
    let shown = "\(prices.number(bar.mean)), \(range.joined(separator: dash))"
    let length = SharedBar.text(ofLength: bar.length)
    return ["\(words(.meanOf)) \(bar.count) × \(length): \(shown)", "\(words(.mean)) \(shown)"]
  }

  /// Returns the level of the price among the visible prices: `cheap`.
  private func level(of slots: Range<Int>) -> String? {
    guard let scale = state.levelScale, !scale.limits.isEmpty,
      let mean = state.pyramid.statistics(in: slots)?.mean
    else { return nil }
    return words.level(scale.level(of: mean))
  }

  /// Returns the price at the same time in the previous period, if visible: `11 July 2022 372`.
  private func before(_ stretch: Range<Int>) -> String? {
    guard state.layers.contains(.before), let before = state.priceBefore(of: stretch) else {
      return nil
    }
    let date = series.zone.civil(at: series[before.first].start).date
    return "\(locale.dates.shortDay(date)) \(prices.number(before.mean))"
  }

  /// Returns the price minus the current price or the price at the named mark: `−82`.
  private func change(in stretch: Range<Int>) -> String? {
    guard let change = state.difference(of: stretch) else { return nil }
    // At most one decimal more than the price.
    let price = stretch.first.map { prices.number(series[$0].price) } ?? ""
    let sign = locale.numbers.decimalSeparator
    let decimals = price.firstRange(of: sign).map { price[$0.upperBound...].count } ?? 0
    let difference = change.rounded(toDecimals: decimals + 1)
    let text = prices.number(difference)
    let number = difference.isNegative ? "−\(text.drop { $0 == "-" || $0 == "−" })" : "+\(text)"
    return state.mark == nil ? number : "\(number) \(words(.fromMark))"
  }

  /// Returns the prices of the drawn areas, cheapest first: `NO2 294 · NO1 326 øre per kWh`.
  private func areas(in stretch: Range<Int>) -> String {
    guard let time = series.interval(of: stretch) else { return "" }
    let areas = state.drawnAreas.map { area in
      (area.name, mean: area.pyramid.statistics(in: area.series.indices(in: time))?.mean)
    }
    let sorted = areas.sorted { ($0.mean ?? .infinity) < ($1.mean ?? .infinity) }
    let list = sorted.map { "\($0) \($1.map(prices.number) ?? words(.noPrice))" }
      .joined(separator: " · ")
    let unit = series.unit.map { " \(words.spoken($0).text)" } ?? ""
    return list.displayWidth + unit.displayWidth <= columns ? list + unit : list
  }

  /// Returns the mean of several slots with its range: `mean of 24 h: 384 · 326–447 øre per kWh`.
  func mean(of stretch: Range<Int>) -> String {
    guard let statistics = state.pyramid.statistics(in: stretch) else { return words(.noPrice) }
    let length = SharedBar.text(ofLength: state.pyramid.pricedSeconds(in: stretch))
    let (lowest, highest) = (statistics.lowest, statistics.highest)
    let dash = lowest.isNegative || highest.isNegative ? " – " : "–"
    return "\(words(.meanOf)) \(length): \(prices.number(statistics.mean)) · "
      + "\(prices.number(lowest))\(dash)\(prices.sentence(highest))"
  }
}
