import CivilTime
import ElectricityPrices

/// A request for some days from a source.
struct FetchJob {
  let source: PriceSource
  let area: PriceArea
  let days: RequestedDays
  /// The current date in the zone of the days.
  let today: CivilDate
  // Stored, because loading a zone reads a system file.
  let zone: Zone

  var question: SourceQuestion { SourceQuestion(area: area, days: days, zone: zone) }

  /// Whether all days are in the future, so that prices may not be published.
  var isFuture: Bool { days.first > today }
  /// Whether all days are in the past.
  var isPast: Bool { days.last < today }

  /// The next step for a job.
  enum Decision: Equatable {
    /// Use the cached response.
    case use
    /// Use the cached response although a new one is wanted, because the source pauses until then.
    case useUntil(Instant)
    case ask
    /// The prices are published at this time.
    case wait(Instant)
    /// The source does not have the days, or must not be requested now.
    case refuse(FetchFault)
  }

  /// Returns the next step by the cached record, the clock and the query.
  ///
  /// Past days are never requested again, today only while it is incomplete, and tomorrow from the
  /// source's publication time. Nothing is requested during the pause after a response or a
  /// failure, for these days or from the source.
  func decision(
    _ record: CacheRecord, isKept: Bool, _ wish: PriceWish, _ now: Instant,
    sourcePause: @autoclosure () -> Instant?
  ) -> Decision {
    let isOld = wish.maximumAge.map { age in
      record.fetched.map { $0.distance(to: now) > age } ?? true
    }
    let isGood: Bool =
      isKept && !(isOld ?? false) && !wish.refreshes
      && (record.isComplete || source.isForecast || isPast && wasFetchedAfterEnd(record))
    if isGood || isKept && wish.isOffline { return .use }
    if wish.isOffline { return .refuse(.notPublished) }
    if days.last < source.since { return .refuse(.before(source.since)) }
    if let available = source.availableDays, !available.contains(daysAhead) {
      return .refuse(.otherDay)
    }
    if isFuture, let wait = firstTime(now) {
      if isKept { return .use }
      // The publication time does not apply to later days.
      return now.distance(to: wait) > 86_400 ? .refuse(.notPublished) : .wait(wait)
    }
    guard let until = [record.pausedUntil, sourcePause()].compactMap(\.self).max(),
      Self.isPaused(until, now)
    else { return .ask }
    guard isKept else { return .refuse(.tooSoon(again: until)) }
    return wish.refreshes ? .useUntil(until) : .use
  }

  /// Returns whether a pause lasts; setting the clock back must not prolong it.
  private static func isPaused(_ until: Instant, _ now: Instant) -> Bool {
    now < until && now.distance(to: until) < 90_000
  }

  private var daysAhead: Int { days.first.daysSince1970 - today.daysSince1970 }

  private func wasFetchedAfterEnd(_ record: CacheRecord) -> Bool {
    record.fetched.map { $0 >= question.end } ?? false
  }

  /// Returns the time of publication, or the start of the days if there is none; `nil` if passed.
  private func firstTime(_ now: Instant) -> Instant? {
    let dayBefore = days.first.adding(days: -1)
    guard let publication = source.publication else { return question.start }
    let time = publication.instant(on: dayBefore)
    return now < time ? time : nil
  }
}
