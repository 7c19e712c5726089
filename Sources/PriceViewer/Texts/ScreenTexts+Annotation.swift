import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// What is said over the lollipop.
extension ScreenTexts {
  /// The lines over the lollipop: the slot, its price, and what was used; none without selection
  /// and now.
  ///
  /// Where a bar stands for several slots, also what it shows, as long as there is room.
  var annotation: String {
    let lines = pricedAnnotation
    guard state.showsUsage, !lines.isEmpty else { return lines }
    let slots = state.focusSlots ?? 0..<0
    if state.comparison != nil {
      return "\(lines.prefix { $0 != "\n" })\n\(contracts(in: slots))\n\(usedAlone(in: slots))"
    }
    return "\(lines)\n\(usage(in: slots) ?? "– kWh")"
  }

  private var pricedAnnotation: String {
    if let stretch = state.selectedStretch {
      return "\(times.ends(stretch))\n\(mean(of: stretch))\(difference(in: stretch))"
    }
    guard let index = state.focusIndex else { return "" }
    switch gathered ?? GatheredPrices(state) {
    case .typicalDays(let days)?: return typical(index, among: days)
    case .duration(let curve)?: return duration(index, along: curve)
    case nil: break
    }
    let stretch = state.stretch(of: index)
    let lines = "\(times.stretch(stretch))\n"
    if state.comparesAreas { return lines + areas(in: stretch) }
    let price = stretch.count > 1 ? mean(of: stretch) : prices.sentence(series[index].price)
    var facts = price
    func add(_ fact: String?) -> Bool {
      // As many bytes as columns or more: mostly that is enough to know, and quicker.
      guard let fact,
        facts.utf8.count + 3 + fact.utf8.count <= columns
          || facts.displayWidth + 3 + fact.displayWidth <= columns
      else { return false }
      facts += " · \(fact)"
      return true
    }
    for fact in [level(of: stretch), before(stretch), change(in: stretch)] { _ = add(fact) }
    _ = shownByBar.first(where: add)
    _ = add(extremeTimes(in: stretch))
    return lines + facts
  }

  /// `low 12 Jul 04:00, high 13 Jul 18:00`: when several slots are cheapest and dearest.
  private func extremeTimes(in stretch: Range<Int>) -> String? {
    guard stretch.count > 1, state.drawnKind.isOverTime,
      let extremes = state.pyramid.extremes(in: stretch)
    else { return nil }
    let (low, high) = (times.datedStart(extremes.lowest), times.datedStart(extremes.highest))
    return "\(words(.low)) \(low), \(words(.high)) \(high)"
  }

  /// What the bar shows of which the slot is a part, in two lengths.
  private var shownByBar: [String] {
    guard let bar else { return [] }
    let (words, numbers) = (words, bar.numbers(prices))
    // After a dash a sign would be another.
    let dash = bar.range.lowerBound < 0 ? " – " : "–"
    let shown = "\(numbers.mean), \(numbers.lowest)\(dash)\(numbers.highest)"
    let length = SharedBar.text(ofLength: bar.length)
    return ["\(words(.meanOf)) \(bar.count) × \(length): \(shown)", "\(words(.mean)) \(shown)"]
  }

  /// `cheap`, where levels are shown.
  private func level(of stretch: Range<Int>) -> String? {
    guard let scale = state.levelScale, let mean = state.pyramid.statistics(in: stretch)?.mean
    else { return nil }
    return words.catalogue.level(scale.level(of: mean))
  }

  /// `11 July 2022 372`: the price of the same time in the period before, where that is shown.
  private func before(_ stretch: Range<Int>) -> String? {
    guard state.layers.contains(.before), let before = state.priceBefore(of: stretch) else {
      return nil
    }
    let date = series.zone.civil(at: series[before.first].start).date
    return "\(locale.dates.shortDay(date)) \(prices.number(before.mean))"
  }

  /// `-82 from now`: how much the price is above that of now, or of the mark; where prices are
  /// compared, since else the price alone is read at a glance.
  private func change(in stretch: Range<Int>) -> String? {
    guard state.mark != nil || state.layers.contains(.before),
      let change = state.difference(of: stretch)
    else { return nil }
    let word = words(state.mark == nil ? .fromNow : .fromMark)
    return "\(change.isNegative ? "" : "+")\(prices.number(change)) \(word)"
  }

  /// `NO2 294 · NO1 326 øre per kWh`: the prices of all areas that are drawn, from the cheapest on.
  private func areas(in stretch: Range<Int>) -> String {
    guard let first = stretch.first, let last = stretch.last else { return "" }
    let (start, end) = (series[first].start, series[last].end)
    let areas = state.drawnAreas.map { area in
      let slots = area.series.indices(from: start, to: end)
      return (
        name: area.series.area ?? String(area.place + 1),
        mean: area.pyramid.statistics(in: slots)?.mean
      )
    }
    let sorted = areas.sorted { ($0.mean ?? .infinity) < ($1.mean ?? .infinity) }
    let list = sorted.map { "\($0.name) \($0.mean.map(prices.number) ?? words(.noPrice))" }
      .joined(separator: " · ")
    let unit = series.unit.map { " \(prices.spoken($0))" } ?? ""
    return list.displayWidth + unit.displayWidth <= columns ? list + unit : list
  }

  /// `mean of 24 h 384 · 326–447 øre per kWh`: several slots are not one price.
  func mean(of stretch: Range<Int>) -> String {
    guard let statistics = state.pyramid.statistics(in: stretch) else { return words(.noPrice) }
    let length = SharedBar.text(ofLength: state.pyramid.pricedSeconds(in: stretch))
    let (lowest, highest) = (statistics.lowest, statistics.highest)
    let dash = lowest.isNegative || highest.isNegative ? " – " : "–"
    return "\(words(.meanOf)) \(length) \(prices.number(statistics.mean)) · "
      + "\(prices.number(lowest))\(dash)\(prices.sentence(highest))"
  }

  /// ` · difference +54`: how much the last price is above the first.
  private func difference(in stretch: Range<Int>) -> String {
    guard let amount = state.summary(of: stretch)?.difference else { return "" }
    return " · \(words(.difference)) \(amount.isNegative ? "" : "+")\(prices.number(amount))"
  }
}
