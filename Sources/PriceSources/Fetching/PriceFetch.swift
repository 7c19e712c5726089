import CLibrary
import CivilTime
import ElectricityPrices

/// The fetch of the prices of a query, in steps that never block.
///
/// The caller calls ``advance()`` when ``descriptor`` is readable or ``wait`` has passed, until
/// ``isDone``. Responses are cached at once, so that a fetch can be stopped at any time.
package final class PriceFetch {
  let wish: PriceWish
  let cache: PriceCache?
  private let route: FetchRoute
  let clock: () -> Instant
  /// The seconds of the monotonic clock at which the fetch was created.
  package let begun = monotonicSeconds()

  private var sources: [PriceSource]
  private var source: PriceSource?
  // The interval of the requested days; a source may only have whole weeks.
  private var start = Instant(secondsSince1970: 0)
  private var end = Instant(secondsSince1970: 0)
  private var jobs: [FetchJob] = []
  private var nextJob = 0
  private var phase = Phase.deciding
  private var lock: CacheLock?
  private var lockDeadline: Double?
  /// Whether the request of the job need not wait for another process.
  private var isLocked = false
  private var lastRequest: (time: Double, request: FetchRequest, answer: HTTPAnswer)?
  /// Whether the source gets no more requests, because they would fail again.
  var isGivenUp = false
  private var isInstead = false
  private var parts: [PriceSeries] = []
  private var asOf: Instant?
  private var notices: [FetchNotice] = []
  // The state of the current source.
  private var isWaitingForPublication = false
  private var hasFailed = false

  private enum Phase {
    case deciding
    /// The source has a pause between requests, or another process has its lock.
    case resting(until: Double)
    case asking(CurlProcess, FetchRequest, CacheFolder.Entry)
    case done
  }

  /// Creates a fetch.
  ///
  /// - Parameters:
  ///   - cache: The cache; `nil` for none.
  ///   - clock: Returns the current time.
  package init(
    _ wish: PriceWish, cache: PriceCache?, route: FetchRoute, clock: @escaping () -> Instant
  ) {
    (self.wish, self.cache, self.route, self.clock) = (wish, cache, route, clock)
    sources =
      wish.days == .forecast
      ? PriceSource.forecasts.filter { $0.areas.contains(wish.area.code) }
      : PriceSource.sources(of: wish.area, named: wish.source)
  }

  /// Whether the fetch has finished.
  package var isDone: Bool { if case .done = phase { true } else { false } }

  /// The descriptor that becomes readable when there is work; `nil` without a pending request.
  package var descriptor: Int32? {
    if case .asking(let process, _, _) = phase { process.output } else { nil }
  }

  /// The seconds until there is work, unless ``descriptor`` becomes readable.
  package var wait: Double {
    switch phase {
    case .deciding, .done: 0
    case .resting(let until): max(0, until - monotonicSeconds())
    case .asking(let process, _, _): process.wait
    }
  }

  /// The numbers of finished jobs and of all jobs.
  package var progress: (done: Int, all: Int) { (min(nextJob, jobs.count), jobs.count) }

  package var sourceName: String? { source?.name }

  var job: FetchJob { jobs[nextJob] }

  /// Does all the work that is possible without waiting.
  package func advance() {
    while true {
      switch phase {
      case .done: return
      case .deciding: decide()
      case .resting(let until):
        guard monotonicSeconds() >= until else { return }
        phase = .deciding
      case .asking(let process, let request, let entry):
        do throws(FetchFault) {
          guard let answer = try process.advance() else { return }
          lastRequest = (monotonicSeconds(), request, answer)
          try settle(answer, entry)
        } catch {
          settle(error, entry)
        }
      }
    }
  }

  /// Stops the requests; the responses so far determine the outcome.
  package func stop() {
    lock = nil
    // Without its owner, a process ends.
    phase = .done
  }

  /// Returns the fetched prices; throws the faults if there are none.
  package func outcome() throws(FetchFailure) -> FetchedPrices {
    guard let source, let series = PriceSeries.joining(parts) else {
      throw FetchFailure(area: wish.area, notices: notices)
    }
    return FetchedPrices(series: series, source: source, asOf: asOf, notices: notices)
  }

  private func decide() {
    guard nextJob < jobs.count else { return goOn() }
    let entry = kept()
    let series = entry.answer.flatMap { try? read($0) }
    if entry.answer != nil, series == nil { add(.keptUnreadable(nil)) }
    let decision = job.decision(
      entry.record, isKept: series != nil, wish, clock(), sourcePause: sourcePause)
    switch decision {
    case .use: take(series, entry.record)
    case .useUntil(let time):
      add(.failed(source: job.source.name, .tooSoon(again: time)))
      take(series, entry.record)
    case .wait(let time):
      // One notice is enough for several future days.
      if !isWaitingForPublication { add(.notYet(job.days.first, time)) }
      isWaitingForPublication = true
      finishJob()
    case .refuse(.notPublished) where wish.isOffline || isWaitingForPublication: finishJob()
    case .refuse(let fault):
      add(.failed(source: job.source.name, fault))
      finishJob()
    case .ask:
      guard !isGivenUp else {
        if let series { take(series, entry.record) } else { finishJob() }
        return
      }
      if isLocked { return ask(entry) }
      isLocked = takeLock()
      // Then the cache is looked up again: another process may just have sent the request.
      if !isLocked { phase = .resting(until: monotonicSeconds() + 0.1) }
    }
  }

  /// Takes the lock of the source and area; returns `false` while another process has it.
  private func takeLock() -> Bool {
    guard let cache, let source else { return true }
    lock = CacheLock(in: cache.folder(source, wish.area).path)
    guard lock == nil else {
      lockDeadline = nil
      return true
    }
    // No process needs the lock longer than a timeout; then two requests are better than none.
    let deadline = lockDeadline ?? monotonicSeconds() + Double(route.seconds) + 5
    lockDeadline = deadline
    return monotonicSeconds() >= deadline
  }

  private func ask(_ entry: CacheFolder.Entry) {
    do throws(FetchFault) {
      let request = job.request(key: try SourceKey.key(of: job.source, given: route.keys))
      if let last = lastRequest {
        // Some sources have the same address for all days.
        if last.request == request { return try settle(last.answer, entry) }
        let until = last.time + job.source.pause
        if monotonicSeconds() < until, route.mirror == nil {
          phase = .resting(until: until)
          return
        }
      }
      if let mirror = route.mirror, !CurlConfiguration.isUsable(mirror) { throw .badMirror(mirror) }
      var conditional = request
      if entry.answer != nil { conditional.headers += entry.record.conditions }
      let process = try CurlProcess(CurlConfiguration(request: conditional, route: route))
      phase = .asking(process, request, entry)
    } catch {
      settle(error, entry)
    }
  }

  /// Continues with the next source, or finishes.
  private func goOn() {
    if let source {
      let isOver = !parts.isEmpty || isWaitingForPublication && !hasFailed
      guard !isOver, wish.source == nil else {
        if isInstead, !parts.isEmpty { add(.instead(source: source.name)) }
        phase = .done
        return
      }
      // Sources of one operator usually fail together.
      sources.removeAll { $0.operatorName == source.operatorName }
      isInstead = true
    }
    guard !sources.isEmpty else {
      phase = .done
      return
    }
    begin(sources.removeFirst())
  }

  private func begin(_ source: PriceSource) {
    self.source = source
    isGivenUp = false
    isWaitingForPublication = false
    hasFailed = false
    lastRequest = nil
    let zone = source.zone(for: wish.area)
    let today = zone.civil(at: clock()).date
    let (first, last) = wish.dates(today: today)
    (start, end) = (zone.startOfDay(first), zone.startOfDay(last.adding(days: 1)))
    jobs = RequestedDays.requests(from: first, to: last, by: source.length, today: today).map {
      FetchJob(source: source, area: wish.area, days: $0, today: today, zone: zone)
    }
    nextJob = 0
  }

  private func finishJob() {
    nextJob += 1
    // Another process answers while this one waits.
    if !isLocked { lockDeadline = nil }
    (lock, isLocked) = (nil, false)
    phase = .deciding
  }

  func take(_ series: PriceSeries?, _ record: CacheRecord) {
    if let wanted = series?.slots(from: start, to: end, of: wish.area.code), !wanted.isEmpty {
      parts.append(wanted)
    }
    if let fetched = record.fetched { asOf = max(asOf ?? fetched, fetched) }
    finishJob()
  }

  func add(_ notice: FetchNotice) {
    if case .failed = notice { hasFailed = true }
    if !notices.contains(where: { $0.isLike(notice) }) { notices.append(notice) }
  }
}

extension PriceFetch {
  /// Runs the whole fetch, and returns its prices; throws the faults if there are none.
  package func whole() throws(FetchFailure) -> FetchedPrices {
    run { _, _ in }
    return try outcome()
  }

  /// Runs the whole fetch; a signal that ends the process stops the fetch first.
  ///
  /// - Parameter report: Called with the numbers of finished and of all jobs when they change.
  package func run(_ report: (_ done: Int, _ all: Int) -> Void) {
    let signals = HeldSignals()
    defer { signals.release() }
    var last = -1
    advance()
    while !isDone {
      if signals.isPending { return stop() }
      if progress.done != last {
        last = progress.done
        report(progress.done, progress.all)
      }
      var request = pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      // Blocked signals do not interrupt the wait.
      poll(&request, 1, Int32(max(1, min(wait, 0.1) * 1000)))
      advance()
    }
  }
}
