import CivilTime

/// A search for the cheapest window of a series.
public struct CheapestSearch: Hashable, Sendable {
  /// The length in seconds.
  public var length: Int64
  /// The earliest start of the window.
  public var after: DayLimit?
  /// The latest end of the window.
  public var before: DayLimit?
  /// One piece, several pieces, or a profile of the same length.
  public var shape: WindowShape
  /// The limit below which prices count; `nil` for all.
  public var below: Price?
  /// Whether forecasts count like known prices; otherwise the window has no forecasts.
  public var countsForecasts = false

  /// Creates a search.
  public init(
    length: Int64, after: DayLimit? = nil, before: DayLimit? = nil, shape: WindowShape = .even
  ) {
    (self.length, self.shape) = (length, shape)
    (self.after, self.before) = (after, before)
  }

  /// Returns the search with another value of ``countsForecasts``.
  package func countingForecasts(_ counts: Bool) -> CheapestSearch {
    var search = self
    search.countsForecasts = counts
    return search
  }

  /// The same search without limits; `nil` if it has none.
  package var unlimited: CheapestSearch? {
    guard after != nil || before != nil || below != nil else { return nil }
    return CheapestSearch(length: length, shape: shape).countingForecasts(countsForecasts)
  }

  /// The default: three hours.
  public static let usual = CheapestSearch(length: 3 * 3600)

  /// Parses a length such as `3h`, `90min`, `1h30min`, `1.5h` or `2d`; `nil` for other texts, and
  /// for lengths below a minute or above 31 days.
  public static func length(_ text: String) -> Int64? {
    TimeSpan(text).flatMap { (60...31 * 86_400).contains($0.seconds) ? $0.seconds : nil }
  }
}

/// The cheapest window, compared with the most expensive window and with starting now.
public struct CheapestAnswer: Hashable, Sendable {
  /// The window.
  public let window: PriceWindow
  /// The mean of the most expensive window within the same limits of time.
  public let dearestMean: Price
  /// The window that starts now; `nil` if prices are missing.
  let now: PriceSpan?
  /// The seconds of the window with forecasts.
  public let forecastSeconds: Int64
  /// A window that forecasts expect to be cheaper; `nil` if forecasts count.
  public internal(set) var promise: ForecastPromise?

  /// Creates an answer.
  package init(
    window: PriceWindow, dearestMean: Price, now: PriceSpan?, forecastSeconds: Int64 = 0
  ) {
    (self.window, self.dearestMean, self.now) = (window, dearestMean, now)
    self.forecastSeconds = forecastSeconds
  }

  /// The mean of a window that starts now; `nil` if prices are missing.
  public var nowMean: Price? { now?.mean }

  /// The mean of starting now minus the window's mean; negative if starting now is cheaper.
  public var saved: Price? { nowMean?.subtracting(window.mean) }

  /// Returns the exact cost of running an appliance in the window, in whole units of currency.
  public func cost(of power: ElectricPower, in unit: PriceUnit) -> ExactDecimal? {
    window.total.flatMap { power.cost(of: $0, in: unit) }
  }

  /// Returns the cost of starting now minus the window's cost; negative if starting now is cheaper.
  public func savedCost(of power: ElectricPower, in unit: PriceUnit) -> ExactDecimal? {
    guard let now, let total = window.total else { return nil }
    return now.total.subtracting(total).flatMap { power.cost(of: $0, in: unit) }
  }
}

extension PriceSeries {
  /// Returns the cheapest window that is still to come.
  ///
  /// A limit by the clock is its next occurrence, or a later one if the window does not fit before
  /// it; the search crosses midnight as far as there are prices. Unless forecasts count, the window
  /// has none, and the answer has their ``CheapestAnswer/promise``.
  public func cheapest(_ search: CheapestSearch, at now: Instant) -> CheapestAnswer? {
    guard hasForecasts, !search.countsForecasts else { return found(search, at: now) }
    var answer = withoutForecasts.found(search, at: now)
    if let known = answer, let promise = promise(search, at: now),
      promise.window.mean < known.window.mean
    {
      answer?.promise = promise
    }
    return answer
  }

  private func found(_ search: CheapestSearch, at now: Instant) -> CheapestAnswer? {
    for period in periods(of: search, from: now) {
      if let answer = cheapest(search, from: Swift.max(now, period.from), until: period.until, now)
      {
        return answer
      }
    }
    return nil
  }

  /// Returns the cheapest window of the period around now, even if it has begun; it is the same
  /// throughout the period, for an appliance that runs while now is in the window.
  ///
  /// The period is between the limits; with one limit, it is the day between two occurrences, and
  /// without limits it begins at midnight. A window that began before midnight continues.
  public func running(_ search: CheapestSearch, at now: Instant) -> CheapestAnswer? {
    if hasForecasts, !search.countsForecasts { return withoutForecasts.running(search, at: now) }
    guard search.after == nil, search.before == nil else {
      guard let period = period(of: search, around: now) else { return nil }
      return cheapest(search, from: period.from, until: period.until, now)
    }
    let date = zone.civil(at: now).date
    let midnight = zone.startOfDay(date)
    let yesterday = zone.startOfDay(date.adding(days: -1))
    let before = cheapest(search, from: yesterday, until: nil, now)
    if let before, before.window.start < midnight, before.window.contains(now) { return before }
    return cheapest(search, from: midnight, until: nil, now)
  }

  private func cheapest(
    _ search: CheapestSearch, from: Instant, until: Instant?, _ now: Instant
  ) -> CheapestAnswer? {
    let cheap = search.below.map(keeping(below:)) ?? self
    // Pieces of a minimum length are sought in equal steps: from now by the second, too many.
    var from = from
    if from == now, case .pieces(1...) = search.shape {
      from = Instant(secondsSince1970: (now.secondsSince1970 + 299) / 300 * 300)
    }
    func window(_ extreme: PriceExtreme) -> PriceWindow? {
      (extreme == .cheapest ? cheap : self)
        .window(
          extreme, lasting: search.length, from: from, until: until, shape: search.shape)
    }
    guard let cheapest = window(.cheapest), let dearest = window(.dearest) else { return nil }
    return CheapestAnswer(
      window: cheapest, dearestMean: dearest.mean,
      now: span(from: now, lasting: search.length, shape: search.shape),
      forecastSeconds: cheapest.spans.reduce(0) {
        $0 + forecastSeconds(from: $1.start, to: $1.end)
      })
  }

  /// Returns the series without the prices that reach a limit.
  private func keeping(below limit: Price) -> PriceSeries {
    var series = self
    series.prices = PriceColumn(prices.map { price in price.flatMap { $0 < limit ? $0 : nil } })
    return series
  }

  private typealias Period = (from: Instant, until: Instant?)

  /// Returns the periods between the limits, beginning with the current or next one.
  private func periods(of search: CheapestSearch, from now: Instant) -> [Period] {
    let today = zone.civil(at: now).date
    guard let before = search.before else {
      return [(search.after?.instant(on: today, in: zone) ?? now, nil)]
    }
    let last = end.map { zone.civil(at: $0).date.daysSince1970 - today.daysSince1970 } ?? 0
    return (-1...Swift.max(0, last)).map { day -> Period in
      let date = today.adding(days: day)
      guard let after = search.after else { return (now, before.instant(on: date, in: zone)) }
      let from = after.instant(on: date, in: zone)
      return (from, before.around(from, in: zone).next)
    }.filter { $0.until.map { $0 > now } ?? false }
  }

  /// Returns the period between the limits around an instant; `nil` without limits.
  private func period(of search: CheapestSearch, around now: Instant) -> Period? {
    let before = search.before?.around(now, in: zone)
    guard let after = search.after?.around(now, in: zone) else {
      return before?.next.map { (before?.last ?? now, $0) }
    }
    guard let from = after.last else { return nil }
    guard let limit = search.before else { return (from, after.next) }
    return limit.around(from, in: zone).next.flatMap { now < $0 ? (from, $0) : nil }
  }
}
