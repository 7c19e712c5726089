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

  var start: Instant { zone.startOfDay(days.first) }
  var end: Instant { zone.startOfDay(days.last.adding(days: 1)) }

  /// Whether all days are in the future, so that prices may not be published.
  var isFuture: Bool { days.first > today }
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
    let age = record.fetched?.distance(to: now) ?? .max
    let isGood =
      isKept && age <= wish.maximumAge ?? .max && !wish.refreshes
      && (record.isComplete || source.isForecast
        || isPast && record.fetched.map { $0 >= end } ?? false)
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
    // Setting the clock back must not prolong a pause.
    guard let until = [record.pausedUntil, sourcePause()].compactMap(\.self).max(),
      now < until, now.distance(to: until) < 90_000
    else { return .ask }
    guard isKept else { return .refuse(.tooSoon(again: until)) }
    return wish.refreshes ? .useUntil(until) : .use
  }

  private var daysAhead: Int { days.first.daysSince1970 - today.daysSince1970 }

  /// Returns the time of publication, or the start of the days if there is none; `nil` if passed.
  private func firstTime(_ now: Instant) -> Instant? {
    guard let time = source.publication(on: days.first.adding(days: -1)) else { return start }
    return now < time ? time : nil
  }

  func series(in bytes: [UInt8], _ reading: ReadingOptions) throws(FetchFault) -> PriceSeries {
    var options = reading
    options.area = source.nameInAnswer(area)
    options.valueAddedTax = source.valueAddedTax ?? options.valueAddedTax
    let file: PriceFile
    do throws(PriceFileError) {
      file = try PriceFile.read(bytes: bytes, name: source.name, options: options)
    } catch {
      throw FetchFault(error.reason, isEmpty: Self.hasOnlyEmptyLists(bytes), in: self)
    }
    // Another format might read a few numbers as prices.
    guard file.format.name == source.format else { throw .unreadable(.unknownFormat) }
    let series = file.series[0].slots(from: start, to: end, of: area.code)
    guard !series.isEmpty else { throw isFuture ? .notPublished : .otherDay }
    return series
  }

  /// Returns whether all lists in a response are empty, as some sources send before publication.
  private static func hasOnlyEmptyLists(_ bytes: [UInt8]) -> Bool {
    guard bytes.count < 4096 else { return false }
    let signs = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let opens = signs.indices.filter { signs[$0] == UInt8(ascii: "[") }
    return !opens.isEmpty
      && opens.allSatisfy { $0 + 1 < signs.count && signs[$0 + 1] == UInt8(ascii: "]") }
  }
}

extension FetchFault {
  /// Creates the fault of a response without prices; `nil` for one that may have prices.
  init?(_ answer: HTTPAnswer, in job: FetchJob) {
    switch answer.status {
    case 200: return nil
    case 404, 410, 204: self = job.isFuture ? .notPublished : .status(answer.status)
    case 401, 403:
      self =
        job.source.keyVariable.map {
          .keyRejected(variable: $0, file: SourceKey.path(of: job.source))
        } ?? .status(answer.status)
    case 429: self = .tooMany(seconds: answer.retryAfter ?? 0)
    case 503 where answer.retryAfter ?? 0 > 0: self = .tooMany(seconds: answer.retryAfter ?? 0)
    case 300..<400:
      let host = (answer.location ?? "").split(separator: "/").dropFirst().first
      self = .moved(to: host.map(String.init) ?? "?")
    default: self = .status(answer.status)
    }
  }

  /// Creates the fault of an unreadable response.
  init(_ reason: PriceFileError.Reason, isEmpty: Bool, in job: FetchJob) {
    switch reason {
    case .refusedWithWebPage: self = .webPage
    case .empty, .noPrices, .nothingRead, .refusedWithMessage, .refusedWithoutReason:
      self = job.isFuture ? .notPublished : .unreadable(reason)
    case _ where isEmpty: self = job.isFuture ? .notPublished : .unreadable(.noPrices)
    default: self = .unreadable(reason)
    }
  }

  /// Whether other days can still be requested after the fault.
  var isAboutDay: Bool {
    switch self {
    case .notPublished, .otherDay, .status(404), .status(410), .before, .tooSoon, .unreadable: true
    default: false
    }
  }
}
