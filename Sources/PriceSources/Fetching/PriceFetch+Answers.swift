import CivilTime
import ElectricityPrices

extension PriceFetch {
  private func folder(of job: FetchJob) -> CacheFolder? { cache?.folder(job.source, job.area) }

  /// Returns the cached entry of a job; for an unreadable one, an empty entry with a notice.
  func kept(_ job: FetchJob) -> CacheFolder.Entry {
    do throws(SystemFailure) {
      return try folder(of: job)?.entry(job.days) ?? (nil, CacheRecord())
    } catch {
      add(.keptUnreadable(error))
      return (nil, CacheRecord())
    }
  }

  func read(_ bytes: [UInt8], _ job: FetchJob) throws(FetchFault) -> PriceSeries {
    var options = wish.reading
    options.now = clock()
    return try job.series(in: bytes, options)
  }

  /// Caches a response and finishes the job.
  func settle(_ answer: HTTPAnswer, _ entry: CacheFolder.Entry) {
    let job = jobs[nextJob]
    compareClocks(answer, job)
    var record = entry.record
    record.failures = 0
    record.pausedUntil = clock().advanced(by: CacheRecord.pause(afterFailures: 1, jitter: 0))
    if answer.status == 304, let kept = entry.answer, let series = try? read(kept, job) {
      record.fetched = clock()
      endPause(of: job)
      keep(record, job, days: job.days)
      return take(series, record)
    }
    do throws(FetchFault) {
      if let fault = FetchFault(answer, in: job) { throw fault }
      let body = Array(answer.body)
      let series = try read(body, job)
      endPause(of: job)
      record.fetched = clock()
      record.isComplete = series.covers(from: job.start, to: job.end)
      (record.validator, record.modified) = (answer.validator, answer.modified)
      (record.length, record.sum) = (body.count, CacheRecord.sum(of: body))
      keep(record, job, days: job.days, answer: body)
      take(series, record)
    } catch {
      settle(error, entry)
    }
  }

  /// Records a failed request and finishes the job with the cached response.
  func settle(_ fault: FetchFault, _ entry: CacheFolder.Entry) {
    let job = jobs[nextJob]
    if !fault.isLocal {
      var wanted: Int64 = 0
      if case .tooMany(let seconds) = fault { wanted = seconds }
      var record = entry.record
      record.fail(at: clock(), wanted: wanted)
      keep(record, job, days: job.days)
      if !fault.isAboutDay { beginPause(of: job, wanted) }
    }
    isGivenUp = !fault.isAboutDay
    add(.failed(source: job.source.name, fault))
    take(entry.answer.flatMap { try? read($0, job) }, entry.record)
  }

  /// Returns the end of the pause of a source; `nil` in the fetch whose request failed.
  func pause(of job: FetchJob) -> Instant? { isGivenUp ? nil : sourceRecord(job).pausedUntil }

  private func sourceRecord(_ job: FetchJob) -> CacheRecord {
    (try? folder(of: job)?.record()) ?? CacheRecord()
  }

  private func beginPause(of job: FetchJob, _ wanted: Int64) {
    var record = sourceRecord(job)
    record.fail(at: clock(), wanted: wanted)
    keep(record, job, days: nil)
  }

  private func endPause(of job: FetchJob) {
    guard sourceRecord(job).failures > 0 else { return }
    keep(CacheRecord(), job, days: nil)
  }

  /// Caches a record, with its response if that is new; of the source for all days if `days` is
  /// `nil`.
  private func keep(
    _ record: CacheRecord, _ job: FetchJob, days: RequestedDays?, answer: [UInt8]? = nil
  ) {
    guard let folder = folder(of: job) else { return add(.notKept(nil)) }
    do throws(SystemFailure) {
      try folder.keep(record, days, answer: answer)
    } catch {
      add(.notKept(error))
    }
  }

  /// Warns if the clocks differ by half a day or more, and so may be on different dates.
  private func compareClocks(_ answer: HTTPAnswer, _ job: FetchJob) {
    guard let date = answer.date else { return }
    let seconds = Instant.now.distance(to: date)
    guard abs(seconds) > 43_200 else { return }
    let hours = Int((Double(abs(seconds)) / 3600).rounded())
    let name = job.source.name
    add(seconds < 0 ? .clockAhead(hours: hours, of: name) : .clockBehind(hours: hours, of: name))
  }
}
