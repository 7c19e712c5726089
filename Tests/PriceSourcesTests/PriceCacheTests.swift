import CivilTime
import ElectricityPrices
import Foundation
import SourceServer
import Testing

@testable import PriceSources

@Suite("Price cache") struct PriceCacheTests {
  private let temporary = TemporaryCache()
  private var cache: PriceCache { temporary.cache }

  @Test("Complete days are never fetched again")
  func completeDays() throws {
    let server = try playedServer()
    let first = try fetched(wish(), server, cache).get()
    #expect(server.requests.count == 2 && first.notices.isEmpty)
    // On the next day tomorrow is today, and years later both days are past.
    for later in ["2026-11-21T08:00:00Z", "2031-01-01T00:00:00Z"].map(instant) {
      let dates = PriceWish.Days.dates(
        from: CivilDate(daysSince1970: 20_777), to: CivilDate(daysSince1970: 20_778))
      let again = try fetched(wish("NO1", dates), server, cache, at: later).get()
      #expect(again.series == first.series && server.requests.count == 2)
    }
  }

  @Test("A day with gaps is fetched again after a pause, and once more when it is over")
  func incompleteDays() throws {
    let server = try SourceServer { request in
      var reply = PlayedSources(now: afternoon).reply(request)
      // The reply has only the first ten hours.
      let entries = reply.body.split(separator: "},{").prefix(10)
      reply.body = entries.joined(separator: "},{") + "}]"
      return reply
    }
    let day = PriceWish.Days.dates(
      from: CivilDate(daysSince1970: 20_777), to: CivilDate(daysSince1970: 20_777))
    var asked: [Bool] = []
    for minute: Int64 in [0, 4, 6, 600, 1441, 1500, 100_000] {
      let count = server.requests.count
      let now = afternoon.advanced(by: minute * 60)
      let prices = try fetched(wish("NO1", day), server, cache, at: now).get()
      #expect(prices.series.count == 10 && prices.notices.isEmpty)
      asked.append(server.requests.count > count)
    }
    #expect(asked == [true, false, true, true, false, false, false])
  }

  @Test("A refreshed day is fetched with its ETag, at most once in five minutes")
  func refreshing() throws {
    let server = try playedServer()
    _ = try fetched(wish(), server, cache).get()
    server.answer { _ in ServedReply(304) }
    var refreshing = wish()
    refreshing.refreshes = true
    _ = try fetched(refreshing, server, cache, at: afternoon.advanced(by: 299)).get()
    #expect(server.requests.isEmpty)
    let later = afternoon.advanced(by: 301)
    let prices = try fetched(refreshing, server, cache, at: later).get()
    #expect(server.requests.map { $0.headers["if-none-match"] } == ["\"1\"", "\"1\""])
    #expect(prices.asOf == later && prices.series.count == 48)
  }

  @Test("Cached prices that are older than requested are fetched again")
  func ages() throws {
    let server = try playedServer()
    _ = try fetched(wish(), server, cache).get()
    var wish = wish()
    wish.maximumAge = 3600
    _ = try fetched(wish, server, cache, at: afternoon.advanced(by: 3599)).get()
    #expect(server.requests.count == 2)
    _ = try fetched(wish, server, cache, at: afternoon.advanced(by: 3601)).get()
    #expect(server.requests.count == 4)
  }

  @Test("Tomorrow is fetched from its usual hour on, with growing pauses")
  func noonToNoon() throws {
    // 12:55 in Oslo.
    let start = instant("2026-11-20T11:55:00Z")
    let server = try playedServer(knowsTomorrow: false, now: start)
    var asked: [Int64] = []
    for minute in stride(from: Int64(0), through: 23 * 60, by: 1) {
      let now = start.advanced(by: minute * 60)
      if minute == 125 {
        server.answer { PlayedSources(now: start, knowsTomorrow: true).reply($0) }
      }
      let count = server.requests.filter { $0.path.contains("11-21") }.count
      let source = "hvakosterstrommen"
      let prices = try fetched(wish(source: source), server, cache, at: now).get()
      let isAsked = server.requests.filter { $0.path.contains("11-21") }.count > count
      if isAsked { asked.append(minute) }
      if minute < 5 {
        let day = try #require(CivilDate(year: 2026, month: 11, day: 21))
        #expect(prices.notices == [.notYet(day, instant("2026-11-20T12:00:00Z"))])
      }
    }
    // At 13:00; then after 5, 10, 20, 30, 30 minutes and up to a fifth more, until it is published.
    #expect(asked.first == 5 && (6...7).contains(asked.count), "\(asked)")
    let pauses = zip(asked, asked.dropFirst()).map { $1 - $0 }
    for (pause, usual) in zip(pauses, [Int64(5), 10, 20, 30, 30, 30]) {
      #expect(pause >= usual && pause <= usual * 6 / 5 + 1, "\(pauses)")
    }
    #expect(server.requests.allSatisfy { !$0.path.contains("11-22") })
  }

  @Test("Only the first of the future days is awaited, and distant days are not published")
  func daysToCome() throws {
    let server = try playedServer()
    let day = try #require(CivilDate(year: 2026, month: 11, day: 20))
    func notices(from first: Int, to last: Int) -> [FetchNotice] {
      let days = PriceWish.Days.dates(from: day.adding(days: first), to: day.adding(days: last))
      return fetched(wish("NO1", days, source: "hvakosterstrommen"), server, nil).notices
        .filter { $0 != .notKept(nil) }
    }
    let next = FetchNotice.notYet(day.adding(days: 2), instant("2026-11-21T12:00:00Z"))
    #expect(notices(from: 0, to: 9) == [next])
    #expect(notices(from: 2, to: 2) == [next])
    #expect(notices(from: 3, to: 9) == [.failed(source: "hvakosterstrommen", .notPublished)])
    #expect(server.requests.count == 2)
  }

  @Test("A failing source is not asked for any day during growing pauses, until it answers")
  func sourcePauses() throws {
    let server = try SourceServer { _ in ServedReply(500) }
    let (first, source) = (CivilDate(daysSince1970: 20_770), "hvakosterstrommen")
    func ask(_ minute: Int64, _ days: ClosedRange<Int>) -> (requests: Int, notices: [FetchNotice]) {
      let count = server.requests.count
      let dates = PriceWish.Days.dates(
        from: first.adding(days: days.lowerBound), to: first.adding(days: days.upperBound))
      let now = afternoon.advanced(by: minute * 60)
      let result = fetched(wish("NO1", dates, source: source), server, cache, at: now)
      return (server.requests.count - count, result.notices)
    }
    let failed = ask(0, 0...2)
    #expect(failed.requests == 1 && failed.notices == [.failed(source: source, .status(500))])
    // Neither the same days nor others are fetched, and the waiting days are reported once.
    for days in [0...2, 3...3] {
      let paused = ask(4, days)
      #expect(paused.requests == 0 && paused.notices.count == 1, "\(paused.notices)")
    }
    #expect(ask(7, 3...3).requests == 1)
    #expect(ask(16, 4...4).requests == 0)
    #expect(ask(20, 4...4).requests == 1)
    server.answer { PlayedSources(now: afternoon).reply($0) }
    #expect(ask(39, 0...4).requests == 0)
    let answered = ask(45, 0...4)
    #expect(answered.requests == 5 && answered.notices.isEmpty, "\(answered.notices)")
    server.answer { _ in ServedReply(500) }
    #expect(ask(46, 5...5).requests == 1 && ask(53, 6...6).requests == 1)
  }

  @Test("Concurrent fetches make each request once")
  func twoAtOnce() throws {
    let server = try playedServer()
    let fetches = (0..<2).map { _ in fetch(wish(), from: server.address, cache) }
    while !fetches.allSatisfy(\.isDone) {
      for fetch in fetches { fetch.advance() }
      var places = fetches.compactMap(\.descriptor).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      poll(&places, nfds_t(places.count), 10)
    }
    #expect(server.requests.count == 2)
    #expect(try fetches[0].outcome().series == fetches[1].outcome().series)
  }

  @Test("The cache recovers from whatever a killed process leaves behind", arguments: 0..<5)
  func leftovers(kind: Int) throws {
    let server = try playedServer()
    let good = try fetched(wish(), server, cache).get()
    let file = cache.path + "/hvakosterstrommen/NO1/2026-11-20"
    let answer = try Data(contentsOf: URL(filePath: file))
    switch kind {
    case 0: try Data(answer.prefix(100)).write(to: URL(filePath: file))
    case 1: try FileManager.default.removeItem(atPath: file + ".about")
    case 2: try Data("pricetui 1\nfetched x\nlength".utf8).write(to: URL(filePath: file + ".about"))
    case 3: try FileManager.default.removeItem(atPath: file)
    default:
      try Data(answer.prefix(9)).write(
        to: URL(filePath: file.replacing("2026-11-20", with: ".new-2026-11-20.1")))
    }
    let later = afternoon.advanced(by: 600)
    let again = try fetched(wish(), server, cache, at: later).get()
    #expect(again.series == good.series)
    #expect(again.notices == (kind == 0 ? [.keptUnreadable(nil)] : []))
  }

  @Test("If nothing can be cached, a notice says so and the prices are available")
  func readOnly() throws {
    let server = try playedServer()
    let prices = try fetched(wish(), server, PriceCache(path: "/proc/no-such-place")).get()
    #expect(prices.series.count == 48)
    #expect(prices.notices == [.notKept(SystemFailure(code: ENOENT))])
    // A file in place of the folder.
    try Data().write(to: URL(filePath: cache.path))
    let others = try fetched(wish(), server, cache).get()
    #expect(others.notices == [.notKept(SystemFailure(code: ENOTDIR))])
    // Without a home folder there is no cache.
    #expect(try fetched(wish(), server, nil).get().notices == [.notKept(nil)])
  }

  @Test("Clearing removes the cached files and nothing else")
  func clearing() throws {
    let server = try playedServer()
    _ = try fetched(wish(), server, cache).get()
    let other = cache.path + "/notes"
    try Data().write(to: URL(filePath: other))
    #expect(try cache.clear() == 5)
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path) == ["notes"])
    #expect(try cache.clear() == 0)
  }

  @Test(
    "Clearing removes links, but not their targets", arguments: ["", "/NO1", "/NO1/2026-11-20"])
  func linkedFolders(name: String) throws {
    let server = try playedServer()
    _ = try fetched(wish(), server, cache).get()
    let link = cache.path + "/hvakosterstrommen" + name
    let precious = TemporaryCache().path + "-precious"
    defer { try? FileManager.default.removeItem(atPath: precious) }
    try FileManager.default.moveItem(atPath: link, toPath: precious)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: precious)
    let before = FileManager.default.subpaths(atPath: precious)
    #expect(try cache.clear() > 0)
    #expect(FileManager.default.subpaths(atPath: precious) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path) == [])
  }

  @Test("A cache that is itself a link is not cleared")
  func linkedCache() throws {
    let server = try playedServer()
    _ = try fetched(wish(), server, cache).get()
    let link = cache.path + "-link"
    defer { try? FileManager.default.removeItem(atPath: link) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: cache.path)
    #expect(throws: SystemFailure(code: ELOOP)) { try PriceCache(path: link).clear() }
    #expect(try cache.clear() == 5)
  }

  @Test("A cache record is read back as it was written")
  func records() {
    var record = CacheRecord()
    record.fetched = afternoon
    record.isComplete = true
    record.validator = "W/\"a b\""
    record.failures = 3
    record.pausedUntil = afternoon.advanced(by: 60)
    (record.length, record.sum) = (7, .max)
    #expect(CacheRecord(Array(record.text.utf8)) == record)
    #expect(CacheRecord([0xFF, 0x0A]) == nil)
  }
}
