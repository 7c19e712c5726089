import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore

/// The price now in one line, for status bars.
package struct PriceLine: Sendable {
  /// What a person asked for; nil for the default.
  let format: String?
  let locale: TextLocale
  private var style: NumberStyle { locale.numbers }

  /// A line in which each ``LinePlaceholder`` in braces is replaced; other text stays.
  ///
  /// What comes from the file has its controls made visible.
  package init(format: String? = nil, locale: TextLocale = .english) {
    self.format = format
    self.locale = locale
  }

  /// The line at an instant; `nil` where the series has no price then.
  package func text(_ series: PriceSeries, at now: Instant) -> String? {
    guard let values = LineValues(series, at: now, locale) else { return nil }
    var result = ""
    let usual = locale.language.catalogue.lineFormat
    // Without a unit there is no place for one.
    let fitting = series.unit == nil ? usual.split(separator: "{unit} ").joined() : usual
    var rest = (format ?? fitting)[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      result += LinePlaceholder(rawValue: name).map(values.text) ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The line as waybar's JSON: text, tooltip with the day's hours, class with the level.
  package func waybar(_ series: PriceSeries, at now: Instant) -> String? {
    guard let text = text(series, at: now), let index = series.index(containing: now),
      let level = series.level(of: index), let day = series.day(containing: index)
    else { return nil }
    let decimals = series.unit?.usualDecimals ?? 2
    let tooltip = day.slots.map { place in
      let slot = series[place]
      return "\(place == index ? "▶" : " ") \(clock(slot.start, in: series)) "
        + (slot.price?.text(decimals: decimals, style: style) ?? "–")
    }.joined(separator: "\n")
    return "{\"text\":\(JSONText.quoted(text)),\"tooltip\":\(JSONText.quoted(tooltip)),"
      + "\"class\":\(JSONText.quoted(level.rawValue))}"
  }

  private func clock(_ instant: Instant, in series: PriceSeries) -> String {
    locale.dates.clock(series.zone.civil(at: instant))
  }
}

/// What the placeholders of a line stand for at an instant.
private struct LineValues {
  private let series: PriceSeries
  private let index: Int
  private let price: Price
  private let facts: PriceStatistics
  private let locale: TextLocale

  init?(_ series: PriceSeries, at now: Instant, _ locale: TextLocale) {
    guard let index = series.index(containing: now), let price = series[index].price,
      let day = series.day(containing: index), let facts = series.statistics(in: day.slots)
    else { return nil }
    self.series = series
    self.index = index
    self.price = price
    self.facts = facts
    self.locale = locale
  }

  func text(_ placeholder: LinePlaceholder) -> String {
    switch placeholder {
    case .price: number(price)
    case .unit: (series.unit?.symbol ?? "").visible
    case .trend: trend
    case .level: series.level(of: index).map(locale.language.catalogue.level) ?? ""
    case .min: number(facts.lowest)
    case .minHour: clock(series[facts.lowestIndex].start)
    case .max: number(facts.highest)
    case .maxHour: clock(series[facts.highestIndex].start)
    case .mean: Price(rounding: facts.mean, decimals: decimals).map(number) ?? ""
    case .area: (series.area ?? "").visible
    case .start: clock(series[index].start)
    case .end: clock(series[index].end)
    }
  }

  private var decimals: Int { series.unit?.usualDecimals ?? 2 }

  private func number(_ price: Price) -> String {
    price.text(decimals: decimals, style: locale.numbers)
  }

  /// Whether the next price is higher or lower, in an arrow.
  private var trend: String {
    guard series.touchesNext(index), let next = series[index + 1].price else { return "→" }
    return price < next ? "↑" : next < price ? "↓" : "→"
  }

  private func clock(_ instant: Instant) -> String {
    locale.dates.clock(series.zone.civil(at: instant))
  }
}
