import CivilTime
import ElectricityPrices

/// A stretch of days that is wanted of a source.
struct FetchJob {
  let source: PriceSource
  let area: PriceArea
  let stretch: Stretch
  /// The present date where the days are counted.
  let today: CivilDate
  // Kept, because finding it reads a file of the system.
  let zone: Zone

  var question: SourceQuestion { SourceQuestion(area: area, stretch: stretch, zone: zone) }

  /// Whether the days are all to come, and their prices perhaps not known yet.
  var isFuture: Bool { stretch.first > today }
  /// Whether the days are over.
  var isPast: Bool { stretch.last < today }

  /// What is to be done about it.
  enum Decision: Equatable {
    /// The cached answer is up to date.
    case use
    /// The cached answer is complete until this time, though a refresh was requested.
    case useUntil(Instant)
    case ask
    /// Its prices are only known at this time.
    case wait(Instant)
    /// The source cannot have it, or may not be asked now.
    case refuse(FetchFault)
  }

  /// Decides by the cache, the clock and the query.
  ///
  /// Past days are never asked for again, today only while it is incomplete, tomorrow from the
  /// source's hour on; and nothing twice within the pause that the last answer or its absence has
  /// begun, be it of these days or of the source.
  func decision(
    _ record: CacheRecord, isKept: Bool, _ wish: PriceWish, _ now: Instant,
    sourcePause: @autoclosure () -> Instant?
  ) -> Decision {
    let isOld = wish.mostAge.map { age in
      record.fetched.map { $0.distance(to: now) > age } ?? true
    }
    let isGood: Bool =
      isKept && !(isOld ?? false) && !wish.refreshes
      && (record.isComplete || isPast && wasFetchedAfterEnd(record))
    if isGood || isKept && wish.isOffline { return .use }
    if wish.isOffline { return .refuse(.notPublished) }
    if stretch.last < source.since { return .refuse(.before(source.since)) }
    if let reach = source.reach, !reach.contains(daysAhead) { return .refuse(.otherDay) }
    if isFuture, let wait = firstTime(now) {
      if isKept { return .use }
      // A time of the day says nothing of prices that come on another day.
      return now.distance(to: wait) > 86_400 ? .refuse(.notPublished) : .wait(wait)
    }
    guard let until = [record.pausedUntil, sourcePause()].compactMap(\.self).max(),
      Self.isPaused(until, now)
    else { return .ask }
    guard isKept else { return .refuse(.tooSoon(again: until)) }
    return wish.refreshes ? .useUntil(until) : .use
  }

  /// Whether a pause goes on; it ends if the clock was set back.
  private static func isPaused(_ until: Instant, _ now: Instant) -> Bool {
    now < until && now.distance(to: until) < 90_000
  }

  private var daysAhead: Int { stretch.first.daysSince1970 - today.daysSince1970 }

  private func wasFetchedAfterEnd(_ record: CacheRecord) -> Bool {
    record.fetched.map { $0 >= question.end } ?? false
  }

  /// When prices of the future come; `nil` where they can be there already.
  private func firstTime(_ now: Instant) -> Instant? {
    let dayBefore = stretch.first.adding(days: -1)
    guard let publication = source.publication else { return question.start }
    let time = publication.instant(on: dayBefore)
    return now < time ? time : nil
  }
}
