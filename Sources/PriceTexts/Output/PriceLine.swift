import CivilTime
import ElectricityPrices
import LocaleFormats

/// The current price in one line, for status bars.
package struct PriceLine: Sendable {
  /// The requested format; `nil` for the default.
  let format: String?
  let locale: TextLocale
  /// The search for the placeholders of the cheapest time.
  let cheapest: CheapestSearch

  /// Creates a line in which each ``LinePlaceholder`` in braces is replaced; other text stays.
  ///
  /// Control characters from the file are made visible.
  package init(
    format: String? = nil, locale: TextLocale = .english,
    cheapest: CheapestSearch = .usual
  ) {
    (self.format, self.locale, self.cheapest) = (format, locale, cheapest)
  }

  /// Returns the first unknown placeholder; `nil` if there is none.
  package static func unknownPlaceholder(in format: String) -> String? {
    var unknown: String?
    _ = format.filled { name in
      let isName = !name.isEmpty && name.allSatisfy { ("a"..."z").contains($0) || $0 == "_" }
      if isName, LinePlaceholder(rawValue: name) == nil { unknown = unknown ?? "{\(name)}" }
      return nil
    }
    return unknown
  }

  /// Returns the line at an instant; `nil` if the series has no price then.
  ///
  /// Forecasts are marked at the end of the line, except where the format is a single placeholder
  /// without a `notation`, whose value must stay a number for scripts.
  ///
  /// - Parameter notation: Escapes the values; the format is already escaped.
  package func text(
    _ series: PriceSeries, at now: Instant, notation: ((String) -> String)? = nil
  ) -> String? {
    guard let index = series.index(containing: now), let price = series[index].price,
      let day = series.day(containing: index), let facts = series.statistics(in: day.slots)
    else { return nil }
    let values = LineValues(
      series: series, index: index, price: price, day: day.slots, facts: facts, locale: locale,
      now: now, search: cheapest)
    let usual = locale.catalogue.lineFormat
    // Without a unit, its placeholder is removed together with the space.
    let fitting = series.unit == nil ? usual.split(separator: "{unit} ").joined() : usual
    var isForecast = series.origin(at: index) == .forecast
    let line = (format ?? fitting).filled { name in
      LinePlaceholder(rawValue: name).map {
        let value = values[$0]
        isForecast = isForecast || value.isForecast
        return notation?(value.text) ?? value.text
      }
    }
    let isNumber =
      notation == nil && LinePlaceholder.allCases.contains { "{\($0.rawValue)}" == format }
    return line + locale.catalogue.mark(isForecast: isForecast && !isNumber)
  }

  /// Returns the line as waybar's JSON: text, tooltip with the day's hours, class with the level.
  package func waybar(_ series: PriceSeries, at now: Instant) -> String? {
    guard let text = text(series, at: now, notation: \.markup),
      let index = series.index(containing: now), let level = series.level(of: index),
      let day = series.day(containing: index)
    else { return nil }
    let prices = PriceText(series.unit, locale)
    let tooltip = day.slots.map { slotIndex in
      let slot = series[slotIndex]
      let clock = locale.dates.clock(slot.start, in: series.zone)
      return "\(slotIndex == index ? "▶" : " ") \(clock) "
        + (slot.price.map(prices.number) ?? "–")
        + (series.origin(at: slotIndex) == .forecast ? " ~" : "")
    }.joined(separator: "\n")
    return JSONText.waybar(text, tooltip: tooltip, named: level.rawValue)
  }
}

extension JSONText {
  /// Returns waybar's JSON of a text in Pango markup, with the class that styles it.
  static func waybar(_ text: String, tooltip: String, named name: String) -> String {
    object([("text", text), ("tooltip", tooltip), ("class", name)].map { ($0, quoted($1)) })
  }
}

/// The values of the placeholders at an instant.
private struct LineValues {
  let series: PriceSeries
  let index: Int
  let price: Price
  let day: Range<Int>
  let facts: PriceStatistics
  let locale: TextLocale
  let now: Instant
  let search: CheapestSearch

  /// The text of a value, and whether it is another forecast, or calculated from one.
  subscript(placeholder: LinePlaceholder) -> (text: String, isForecast: Bool) {
    switch placeholder {
    case .price: (number(price), false)
    case .unit: (series.unit?.symbol ?? "", false)
    case .trend: (trend, series.touchesNext(index) && isForecast(index + 1))
    case .level:
      (
        series.level(of: index).map(locale.catalogue.level) ?? "",
        day.contains(where: isForecast)
      )
    case .min: (number(facts.lowest), isForecast(facts.lowestIndex))
    case .minHour: (start(of: facts.lowestIndex), isForecast(facts.lowestIndex))
    case .max: (number(facts.highest), isForecast(facts.highestIndex))
    case .maxHour: (start(of: facts.highestIndex), isForecast(facts.highestIndex))
    case .mean: (Price(mean: facts.mean).map(number) ?? "", day.contains(where: isForecast))
    case .area: (series.area ?? "", false)
    case .start: (start(of: index), false)
    case .end: (locale.dates.clock(series[index].end, in: series.zone), false)
    case .cheapestStart: cheapest { $0.start(at: now) }
    case .cheapestMean: cheapest(\.mean)
    }
  }

  private func isForecast(_ index: Int) -> Bool { series.origin(at: index) == .forecast }

  /// Returns a text about the cheapest time; a dash if none is still to come.
  private func cheapest(_ text: (CheapestText) -> String) -> (text: String, isForecast: Bool) {
    let answer = series.isFeedIn ? nil : series.cheapest(search, at: now)
    guard let answer else { return ("–", false) }
    return (text(CheapestText(answer, in: series, locale: locale)), answer.forecastSeconds > 0)
  }

  private func number(_ price: Price) -> String { PriceText(series.unit, locale).number(price) }

  /// An arrow for a higher, equal or lower next price; a dash if that is unknown.
  private var trend: String {
    guard series.touchesNext(index), let next = series[index + 1].price else { return "–" }
    return price < next ? "↑" : next < price ? "↓" : "→"
  }

  private func start(of index: Int) -> String {
    locale.dates.clock(series[index].start, in: series.zone)
  }
}

extension String {
  /// The text escaped for Pango markup, which waybar reads.
  var markup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
