import CivilTime
import ElectricityPrices
import LocaleFormats

/// The cheapest time in sentences.
package struct CheapestText {
  private let answer: CheapestAnswer
  private let series: PriceSeries
  private let locale: TextLocale

  /// Creates the text of a search's answer in a series.
  package init(_ answer: CheapestAnswer, in series: PriceSeries, locale: TextLocale = .english) {
    (self.answer, self.series, self.locale) = (answer, series, locale)
  }

  package init(_ window: PriceWindow, in series: PriceSeries, locale: TextLocale) {
    let answer = CheapestAnswer(window: window, dearestMean: window.mean, now: nil)
    self.init(answer, in: series, locale: locale)
  }

  private var prices: PriceText { PriceText(series.unit, locale) }

  /// Returns the sentences: the window and its mean, the saving, and its cost for a power.
  package func sentences(power: ElectricPower? = nil, at now: Instant) -> [String] {
    let all = [
      window, partlyForecast, comparisonWithNow(now), dearest, power.flatMap(cost), promise,
    ]
    return all.compactMap { $0.map { locale.catalogue.sentence($0).text } }
  }

  package var window: DescriptionText {
    .cheapest(
      Duration(seconds: answer.window.length), times: times,
      price: prices.sentence(answer.window.mean))
  }

  /// The duration of forecasts in the window; `nil` if there are none.
  package var partlyForecast: DescriptionText? {
    let seconds = answer.forecastSeconds
    return seconds > 0 ? .partlyForecast(Duration(seconds: seconds)) : nil
  }

  /// The cheaper time that a forecast expects; `nil` if there is none.
  package var promise: DescriptionText? {
    let mean = answer.window.mean
    guard let promise = answer.promise, let less = mean.subtracting(promise.window.mean) else {
      return nil
    }
    let text = prices.number(less)
    let times = times(of: promise.window)
    guard let bounds = promise.bounds, let minimum = mean.subtracting(bounds.high),
      let maximum = mean.subtracting(bounds.low), maximum > .zero
    else { return .forecastCheaper(less: text, times: times) }
    return minimum.isNegative
      ? .forecastCheaperPerhaps(
        less: text, times: times, more: prices.number(minimum.negated),
        maximum: prices.number(maximum)
      )
      : .forecastCheaperWithin(
        less: text, times: times, minimum: prices.number(minimum), maximum: prices.number(maximum))
  }

  /// The times of its ranges: `Tue 12 Jul 13:00-16:00`.
  package var times: Wording { times(of: answer.window) }

  private func times(of window: PriceWindow) -> Wording {
    "\(list: window.spans.map { "\(text($0))" })"
  }

  /// Returns the start of the window, such as `12 Jul 13:00`; without the date if it is today.
  package func start(at now: Instant) -> String {
    let start = answer.window.start
    let isToday = series.zone.civil(at: start).date == series.zone.civil(at: now).date
    return isToday ? clock(start) : dated(start)
  }

  /// Returns whether the window does not fit before the next occurrence of a search's limit.
  ///
  /// - Parameter name: The name of what needs the time; `nil` gives its length.
  package func missedLimit(
    of search: CheapestSearch, named name: String?, at now: Instant
  ) -> CommandText? {
    guard let limit = search.before?.around(now, in: series.zone).next,
      limit < answer.window.end
    else { return nil }
    let length = locale.catalogue.duration(Duration(seconds: answer.window.length))
    return .limitMissed(name ?? length, before: dated(limit))
  }

  /// The mean as a number.
  package var mean: String { prices.number(answer.window.mean) }

  private func comparisonWithNow(_ now: Instant) -> DescriptionText? {
    guard let nowMean = answer.nowMean, let saved = answer.saved, saved != .zero,
      answer.window.start != now
    else { return nil }
    return saved.isNegative
      ? .startingNowIsCheaper(price: prices.number(nowMean), less: prices.number(saved.negated))
      : .startingNow(price: prices.number(nowMean), saved: prices.number(saved))
  }

  private var dearest: DescriptionText? {
    guard let more = answer.dearestMean.subtracting(answer.window.mean), more != .zero else {
      return nil
    }
    return .dearest(price: prices.number(answer.dearestMean), more: prices.number(more))
  }

  /// Returns the energy and its cost for a power; `nil` for prices without a unit.
  package func cost(_ power: ElectricPower) -> DescriptionText? {
    let length = answer.window.length
    guard let unit = series.unit, let energy = power.energy(over: length),
      let cost = answer.cost(of: power, in: unit)
    else { return nil }
    let saved = answer.savedCost(of: power, in: unit)
    let isSaved = saved.map { $0 > .zero } ?? false
    return .cost(
      energy: locale.numbers.text(energy.rounded(toDecimals: 3).description) + " kWh",
      prices.money(cost), saved: isSaved ? saved.map(prices.money) : nil)
  }

  /// Returns a range, `Tue 12 Jul 13:00-16:00`; with both dates unless it ends by midnight.
  private func text(_ span: PriceSpan) -> String {
    let (start, end) = (series.zone.civil(at: span.start), series.zone.civil(at: span.end))
    let isOneDay = start.date == end.date || end == start.date.adding(days: 1).midnight
    return isOneDay
      ? "\(dated(span.start))-\(clock(span.end))" : "\(dated(span.start)) – \(dated(span.end))"
  }

  private func dated(_ instant: Instant) -> String {
    let date = series.zone.civil(at: instant).date
    let last = series.end.map { series.zone.civil(at: $0.advanced(by: -1)).date.year }
    let year = last == date.year ? "" : " \(date.year)"
    return "\(locale.dates.shortWeekdayDay(date))\(year) \(clock(instant))"
  }

  private func clock(_ instant: Instant) -> String { locale.dates.clock(instant, in: series.zone) }
}

extension CommandText {
  /// Creates the reason why a search finds no window: the limits, no prices, or only forecasts.
  ///
  /// - Parameter advises: Whether the command has the option that counts forecasts.
  package init(
    noWindow search: CheapestSearch, in series: PriceSeries, at now: Instant, _ locale: TextLocale,
    advises: Bool = true
  ) {
    let length = Duration(seconds: search.length)
    if let name = series.feedInName {
      self = .feedIn(name)
    } else if let promise = series.promise(search, at: now) {
      let text = CheapestText(promise.window, in: series, locale: locale)
      let reason = advises ? CommandText.forecastOnly : CommandText.forecastExpected
      self = reason(length, text.times, text.mean)
    } else if let search = search.unlimited, series.cheapest(search, at: now) != nil {
      self = .noWindowWithinLimits(length)
    } else {
      self = .noWindow(length)
    }
  }
}
