import CivilTime

/// The price now in one line, for status bars.
public struct PriceLine: Sendable {
  /// The line of ``init(format:locale:)`` in English where no format is given.
  public static let defaultFormat = "{price} {unit} {trend} {level} min {min} at {min_hour}"
  private static let norwegianFormat = "{price} {unit} {trend} {level} min {min} kl. {min_hour}"

  /// What stands in a format, in braces, with what it is replaced by.
  public static let placeholders: [(name: String, meaning: String)] = [
    ("price", "the price now"), ("unit", "its unit"),
    ("trend", "an arrow: whether the next price is higher or lower"),
    ("level", "from very cheap to very expensive, beside the mean of the day"),
    ("min", "the lowest price of the day"), ("min_hour", "when it begins"),
    ("max", "the highest price of the day"), ("max_hour", "when it begins"),
    ("mean", "the mean of the day"), ("area", "the area"),
    ("start", "when the slot of now begins"), ("end", "when it ends"),
  ]

  /// What a person asked for; nil for the default.
  let format: String?
  let locale: TextLocale
  private var style: NumberStyle { locale.numbers }

  /// A line with `{price}`, `{unit}`, `{trend}`, `{level}`, `{min}`, `{min_hour}`, `{max}`,
  /// `{max_hour}`, `{mean}`, `{area}`, `{start}` and `{end}` replaced; other text stays.
  ///
  /// What comes from the file has its controls made visible.
  public init(format: String? = nil, locale: TextLocale = .english) {
    self.format = format
    self.locale = locale
  }

  /// The line at an instant; nothing where the series has no price then.
  public func text(_ series: PriceSeries, at now: Instant) -> String? {
    guard let values = values(series, at: now) else { return nil }
    var result = ""
    let usual = locale.language == .norwegian ? Self.norwegianFormat : Self.defaultFormat
    // Without a unit there is no place for one.
    let fitting = series.unit == nil ? usual.split(separator: "{unit} ").joined() : usual
    var rest = (format ?? fitting)[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      result += values.first { $0.name == name }?.value ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The line as waybar's JSON: text, tooltip with the day's hours, class with the level.
  public func waybar(_ series: PriceSeries, at now: Instant) -> String? {
    guard let text = text(series, at: now), let index = series.index(containing: now),
      let level = series.level(of: index), let day = series.day(containing: index)
    else { return nil }
    let decimals = series.unit?.usualDecimals ?? 2
    let tooltip = day.slots.map { place in
      let slot = series[place]
      return "\(place == index ? "▶" : " ") \(clock(slot.start, series)) "
        + (slot.price?.text(decimals: decimals, style: style) ?? "–")
    }.joined(separator: "\n")
    return "{\"text\":\(JSONText.quoted(text)),\"tooltip\":\(JSONText.quoted(tooltip)),"
      + "\"class\":\(JSONText.quoted(level.rawValue))}"
  }

  private func values(
    _ series: PriceSeries, at now: Instant
  ) -> [(name: String, value: String)]? {
    guard let index = series.index(containing: now), let price = series[index].price,
      let day = series.day(containing: index), let facts = series.statistics(in: day.slots)
    else { return nil }
    let decimals = series.unit?.usualDecimals ?? 2
    let (low, high) = (series[facts.lowestIndex], series[facts.highestIndex])
    let mean = Price(rounding: facts.mean, decimals: decimals)
    return [
      ("price", price.text(decimals: decimals, style: style)),
      ("unit", visible(series.unit?.symbol ?? "")),
      ("trend", trend(series, index)),
      ("level", series.level(of: index)?.phrase.text(in: locale.language) ?? ""),
      ("min", facts.lowest.text(decimals: decimals, style: style)),
      ("min_hour", clock(low.start, series)),
      ("max", facts.highest.text(decimals: decimals, style: style)),
      ("max_hour", clock(high.start, series)),
      ("mean", mean?.text(decimals: decimals, style: style) ?? ""),
      ("area", visible(series.area ?? "")), ("start", clock(series[index].start, series)),
      ("end", clock(series[index].end, series)),
    ]
  }

  /// Whether the next price is higher or lower, in an arrow.
  private func trend(_ series: PriceSeries, _ index: Int) -> String {
    guard let now = series[index].price, series.touchesNext(index),
      let next = series[index + 1].price
    else { return "→" }
    return now < next ? "↑" : next < now ? "↓" : "→"
  }

  private func clock(_ instant: Instant, _ series: PriceSeries) -> String {
    let time = series.zone.civil(at: instant)
    let digits = [time.hour, time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return digits.joined(separator: ":")
  }
}

extension Price {
  /// A floating-point number rounded half away from zero; nothing out of range and for NaN.
  public init?(rounding value: Double, decimals: Int) {
    let decimals = Swift.min(Swift.max(decimals, 0), 9)
    let scaled = (value * Self.doublePowers[decimals]).rounded(.toNearestOrAwayFromZero)
    guard let digits = Int64(exactly: scaled) else { return nil }
    self.init(significand: digits, exponent: -decimals)
  }
}
