import CLibrary
import CivilTime
import ElectricityPrices
import PriceTexts

/// Searches for the cheapest times, and the power for their costs.
struct CheapestPlan {
  let searches: [CheapestSearch]
  let power: ElectricPower?

  /// Writes the times: sentences for one, a table for several.
  func write(_ prices: PriceRequest, _ form: CheapestForm?) throws {
    let (series, now) = try Self.opened(prices, power)
    let times = searches.map { search in
      var time = SoughtTime(
        search: search.countingForecasts(prices.countsForecasts), power: power)
      time.find(in: series, at: now)
      return time
    }
    guard let first = times.lazy.compactMap(\.answer).first else {
      throw Failure.command(
        CommandText(noWindow: times[0].search, in: series, at: now, prices.locale), EX_DATAERR)
    }
    guard form == nil, searches.count == 1 else {
      return try Self.write(times, as: "times", in: series, at: now, prices, form ?? .table)
    }
    let text = CheapestText(first, in: series, locale: prices.locale)
    Self.tell([text.missedLimit(of: times[0].search, named: times[0].name, at: now)], prices)
    try Output.write(text.sentences(power: power, at: now).map { $0 + "\n" }.joined())
  }

  /// Ends the program with a status that tells whether now is in the time.
  func answerIsNow(_ prices: PriceRequest, isJSON: Bool) throws {
    let (series, now) = try Self.opened(prices, power, warns: isJSON)
    let found = series.running(searches[0].countingForecasts(prices.countsForecasts), at: now)
    let present = prices.countsForecasts ? series : series.withoutForecasts
    let hasPrice = present.slot(containing: now)?.price != nil
    // With a price, now is outside the time, even if no window is within the limits.
    if found == nil, !hasPrice {
      throw Failure.command(
        CommandText(noWindow: searches[0], in: series, at: now, prices.locale), EX_DATAERR)
    }
    if isJSON {
      let time = SoughtTime(search: searches[0], power: power, answer: found)
      let report = Report([time], as: "times", in: series, isNow: now, prices.locale)
      try Output.write([report].text(.json))
    }
    guard hasPrice else { throw Failure.command(.noPriceNow, EX_DATAERR) }
    exit(found?.window.contains(now) ?? false ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  /// Opens the prices; throws for feed-in prices, and without a unit if a power needs it.
  private static func opened(
    _ prices: PriceRequest, _ power: ElectricPower? = nil, warns: Bool = true
  ) throws -> (series: PriceSeries, now: Instant) {
    let series = try prices.openAdjusted(warns: warns, .current).only
    if let name = series.feedInName { throw Failure.command(.feedIn(name), EX_DATAERR) }
    if power != nil, series.unit == nil { throw Failure.command(.costNeedsUnit, EX_DATAERR) }
    return (series, try prices.present(in: series))
  }

  static func write(
    _ appliances: [Appliance], _ prices: PriceRequest, _ form: CheapestForm
  ) throws {
    let (series, now) = try opened(prices)
    var times = appliances.compactMap(\.sought)
    tell(appliances.filter(\.charge.isDone).map { .charged($0.name) }, prices)
    if times.isEmpty, form == .table { return }
    for index in times.indices {
      times[index].search = times[index].search.countingForecasts(prices.countsForecasts)
      times[index].find(in: series, at: now)
    }
    try write(times, as: "appliances", in: series, at: now, prices, form)
  }

  /// Writes the times, and to standard error why some have none.
  private static func write(
    _ times: [SoughtTime], as name: String, in series: PriceSeries, at now: Instant,
    _ prices: PriceRequest, _ form: CheapestForm
  ) throws(Failure) {
    let report = Report(times, as: name, in: series, prices.locale)
    try Output.write(
      ReportForm(rawValue: form.rawValue).map { [report].text($0) }
        ?? times.calendar(in: series, at: now, prices.locale))
    let missing = times.filter { $0.answer == nil }.map {
      CommandText(noWindow: $0.search, in: series, at: now, prices.locale)
    }
    let missed = times.map { time in
      time.answer.flatMap {
        CheapestText($0, in: series, locale: prices.locale).missedLimit(
          of: time.search, named: time.name, at: now)
      }
    }
    tell(missed + Set(missing), prices)
  }

  private static func tell(_ texts: [CommandText?], _ prices: PriceRequest) {
    let catalogue = prices.locale.catalogue
    for case let text? in texts { Output.say(catalogue.sentence(text).text) }
  }
}
