import CivilTime
import ElectricityPrices

extension PriceFetch {
  private var folder: CacheFolder? { cache?.folder(job.source, job.area) }

  /// Returns the cached entry of the job; for an unreadable one, an empty entry with a notice.
  func kept() -> CacheFolder.Entry {
    do throws(SystemFailure) {
      return try folder?.entry(job.days) ?? (nil, CacheRecord())
    } catch {
      add(.keptUnreadable(error))
      return (nil, CacheRecord())
    }
  }

  func read(_ bytes: [UInt8]) throws(FetchFault) -> PriceSeries {
    var options = wish.reading
    options.now = clock()
    return try job.series(in: bytes, options)
  }

  /// Caches a response and finishes the job; throws if the response has no prices.
  func settle(_ answer: HTTPAnswer, _ entry: CacheFolder.Entry) throws(FetchFault) {
    compareClocks(answer)
    var record = entry.record
    record.failures = 0
    record.pausedUntil = clock().advanced(by: CacheRecord.pause(afterFailures: 1, jitter: 0))
    if answer.status == 304, let kept = entry.answer, let series = try? read(kept) {
      record.fetched = clock()
      endPause()
      keep(record, job.days)
      return take(series, record)
    }
    if let fault = FetchFault(answer, in: job) { throw fault }
    let body = Array(answer.body)
    let series = try read(body)
    endPause()
    record.fetched = clock()
    record.isComplete = series.covers(from: job.start, to: job.end)
    (record.validator, record.modified) = (answer.validator, answer.modified)
    (record.length, record.sum) = (body.count, CacheRecord.sum(of: body))
    keep(record, job.days, answer: body)
    take(series, record)
  }

  /// Records a failed request and finishes the job with the cached response.
  func settle(_ fault: FetchFault, _ entry: CacheFolder.Entry) {
    isGivenUp = !fault.isAboutDay
    if !fault.isLocal {
      let wanted: Int64 = if case .tooMany(let seconds) = fault { seconds } else { 0 }
      keep(entry.record.failed(at: clock(), wanted: wanted), job.days)
      if isGivenUp { keep(sourceRecord.failed(at: clock(), wanted: wanted), nil) }
    }
    add(.failed(source: job.source.name, fault))
    take(entry.answer.flatMap { try? read($0) }, entry.record)
  }

  /// The end of the pause of the source; `nil` in the fetch whose request failed.
  var sourcePause: Instant? { isGivenUp ? nil : sourceRecord.pausedUntil }

  private var sourceRecord: CacheRecord { (try? folder?.record()) ?? CacheRecord() }

  private func endPause() {
    if sourceRecord.failures > 0 { keep(CacheRecord(), nil) }
  }

  /// Caches a record, with its response if that is new; of the source for all days if `days` is
  /// `nil`.
  private func keep(_ record: CacheRecord, _ days: RequestedDays?, answer: [UInt8]? = nil) {
    guard let folder else { return add(.notKept(nil)) }
    do throws(SystemFailure) {
      try folder.keep(record, days, answer: answer)
    } catch {
      add(.notKept(error))
    }
  }

  /// Warns if the clocks differ by half a day or more, and so may be on different dates.
  private func compareClocks(_ answer: HTTPAnswer) {
    guard let date = answer.date else { return }
    let seconds = Instant.now.distance(to: date)
    guard abs(seconds) > 43_200 else { return }
    let (hours, name) = (Int((Double(abs(seconds)) / 3600).rounded()), job.source.name)
    add(seconds < 0 ? .clockAhead(hours: hours, of: name) : .clockBehind(hours: hours, of: name))
  }
}
