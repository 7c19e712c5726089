import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// The annotation of the selection.
extension ScreenTexts {
  /// The lines of the annotation: the slot and its level, its price, and what was used; none without
  /// a selection.
  ///
  /// - Parameter seriesOfTime: whether prices are compared with those of now, the mark and others.
  func annotation(seriesOfTime: Bool) -> [String] {
    guard let slots = state.selectedIndex == nil ? nil : state.focusSlots else { return [] }
    var lines = [time(of: slots), price(of: slots)]
    if state.comparesAreas {
      lines[1] = areas(in: slots)
    } else if let level = level(of: slots) {
      lines[0] += "  \(level)"
    }
    if state.showsUsage { lines.append(usage(in: slots) ?? "– kWh") }
    return lines
  }

  /// `Mon 14:30-14:45`: when slots are, without the date in a view of few days.
  func time(of slots: Range<Int>) -> String {
    state.anchor == nil ? times.brief(slots) : times.ends(slots)
  }

  /// `326 øre per kWh  −82`, or the mean of several slots with their lowest and highest price, and
  /// further facts as long as there is room.
  private func price(of slots: Range<Int>) -> String {
    var facts = slots.count > 1 ? mean(of: slots) : prices.sentence(series[slots.lowerBound].price)
    func add(_ fact: String?, after separator: String = " · ") -> Bool {
      guard let fact, facts.displayWidth + separator.count + fact.displayWidth <= columns else {
        return false
      }
      facts += separator + fact
      return true
    }
    _ = add(state.anchor == nil ? change(in: slots) : difference(in: slots), after: "  ")
    _ = add(before(slots))
    _ = shownByBar.first { add($0) }
    _ = add(extremeTimes(in: slots))
    return facts
  }

  /// `low 12 Jul 04:00, high 13 Jul 18:00`: when several slots are cheapest and dearest.
  private func extremeTimes(in stretch: Range<Int>) -> String? {
    guard stretch.count > 1, state.anchor == nil, state.drawnKind.isOverTime,
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

  /// `cheap`: how the price lies among those that are shown.
  private func level(of slots: Range<Int>) -> String? {
    guard let scale = state.levelScale, !scale.limits.isEmpty,
      let mean = state.pyramid.statistics(in: slots)?.mean
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

  /// `−82`: how much the price is above that of now, or of the mark, which is named.
  private func change(in stretch: Range<Int>) -> String? {
    guard let change = state.difference(of: stretch) else { return nil }
    return state.mark == nil ? signed(change) : "\(signed(change)) \(words(.fromMark))"
  }

  /// A difference with its sign.
  private func signed(_ difference: Price) -> String {
    let text = prices.number(difference)
    return difference.isNegative ? "−\(text.drop { $0 == "-" || $0 == "−" })" : "+\(text)"
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

  /// `difference +54`: how much the last price is above the first.
  private func difference(in stretch: Range<Int>) -> String? {
    state.summary(of: stretch)?.difference.map { "\(words(.difference)) \(signed($0))" }
  }
}
