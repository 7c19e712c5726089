import CivilTime
import ElectricityPrices
import Foundation
import SourceServer
import Testing

@testable import PriceSources

@Suite("Faults of sources") struct FaultTests {
  private let temporary = TemporaryCache()
  private var cache: PriceCache { temporary.cache }

  /// An answer and the fault that it causes.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let reply: ServedReply
    let fault: FetchFault
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "none of today", reply: ServedReply(404), fault: .status(404)),
    Case(
      name: "too many", reply: ServedReply(429, headers: ["Retry-After: 3600"]),
      fault: .tooMany(seconds: 3600)),
    Case(name: "broken", reply: ServedReply(500), fault: .status(500)),
    Case(
      name: "busy", reply: ServedReply(503, headers: ["Retry-After: 60"]),
      fault: .tooMany(seconds: 60)),
    Case(
      name: "a page", reply: ServedReply(200, "<!DOCTYPE html><html><body>Hello</body></html>"),
      fault: .webPage),
    Case(
      name: "cut short", reply: ServedReply(200, "[{\"NOK_per_kWh\":", ending: .truncated),
      fault: .truncated),
    Case(
      name: "elsewhere", reply: ServedReply(302, headers: ["Location: https://example.org/x"]),
      fault: .moved(to: "example.org")),
    Case(
      name: "without end", reply: ServedReply(200, "[", ending: .endless),
      fault: .tooLarge(limit: 1 << 24)),
    Case(
      name: "too long", reply: ServedReply(200, "[1]", headers: ["Content-Length: 2000000000"]),
      fault: .tooLarge(limit: 1 << 24)),
    Case(name: "no prices", reply: ServedReply(200, "[]"), fault: .unreadable(.noPrices)),
    Case(name: "silent", reply: ServedReply(200, ending: .silent), fault: .tooSlow),
  ]

  @Test(
    "A faulty answer is reported, and the source of another operator is used instead",
    arguments: cases)
  func faults(example: Case) throws {
    let reply = example.reply
    let server = try SourceServer { request in
      request.host == "www.hvakosterstrommen.no"
        ? reply : PlayedSources(now: afternoon).reply(request)
    }
    let prices = try fetched(wish(), server, cache, seconds: 2).get()
    #expect(prices.source.name == "energy-charts" && prices.series.count == 48)
    #expect(prices.notices.contains(.failed(source: "hvakosterstrommen", example.fault)))
    #expect(prices.notices.contains(.instead(source: "energy-charts")))
    // Nothing of the faulty answer was cached.
    let kept = try cache.folder(PriceSource.all[0], wish().area).entry(
      RequestedDays(day: try #require(CivilDate(year: 2026, month: 11, day: 20))))
    #expect(kept.answer == nil && kept.record.failures == 1)
  }

  @Test("Another source is also used before noon, when tomorrow's prices are unpublished")
  func morning() throws {
    let morning = instant("2026-11-20T11:00:00Z")
    let server = try SourceServer { request in
      request.host == "www.hvakosterstrommen.no"
        ? ServedReply(500)
        : PlayedSources(now: morning, knowsTomorrow: false).reply(request)
    }
    let prices = try fetched(wish(), server, nil, at: morning).get()
    #expect(prices.source.name == "energy-charts" && prices.series.count == 24)
    #expect(prices.notices.contains(.failed(source: "hvakosterstrommen", .status(500))))
    #expect(prices.notices.contains(.instead(source: "energy-charts")))
    #expect(server.requests.count == 2)
  }

  @Test("The fault of the only source that may be asked is the outcome", arguments: cases)
  func alone(example: Case) throws {
    let reply = example.reply
    let server = try SourceServer { _ in reply }
    let result = fetched(
      wish(source: "hvakosterstrommen"), server, cache, seconds: 2)
    #expect(throws: FetchFailure.self) { try result.get() }
    #expect(result.notices.contains(.failed(source: "hvakosterstrommen", example.fault)))
  }

  @Test("Fetching from an unreachable server fails, also the second time")
  func unreachable() throws {
    let address = try SourceServer { _ in ServedReply() }.address
    for _ in 0..<2 {
      let fetch = fetch(wish(source: "hvakosterstrommen"), from: address, cache)
      #expect(throws: FetchFailure.self) { try fetch.whole() }
    }
  }

  /// The host has a label of more than 63 letters, so that no name server is asked.
  @Test(
    "An address without TLS and an unknown host are reported as such",
    arguments: [(true, FetchFault.notSecure), (false, .unknownHost)])
  func wrongAddresses(isServer: Bool, fault: FetchFault) throws {
    let server = try SourceServer { _ in ServedReply() }
    let host = String(repeating: "a", count: 64) + ".example"
    let address =
      isServer ? server.address.replacing("http://", with: "https://") : "https://\(host)"
    let result = outcome(of: fetch(wish(source: "hvakosterstrommen"), from: address, nil))
    #expect(throws: FetchFailure.self) { try result.get() }
    #expect(result.notices.contains(.failed(source: "hvakosterstrommen", fault)))
    #expect(server.requests.isEmpty)
  }

  @Test(
    "A mirror must use HTTPS or be this machine",
    arguments: [
      ("http://127.0.0.1:8080", true), ("http://localhost/x", true), ("http://[::1]:1", true),
      ("https://example.org/mirror", true), ("http://example.org", false), ("ftp://x", false),
      ("http://127.0.0.1.example.org", false), ("file:///etc/passwd", false),
      ("http://127.0.0.1:80@example.org/", false), ("http://127.0.0.1@example.org", false),
      ("http://localhost:80:@example.org/", false), ("http://127.0.0.1:80", true),
      ("http://[::1]@example.org/", false), ("http://[::1].example.org", false),
      ("http://example.org@127.0.0.1/", true), ("http://a@127.0.0.1@example.org", false),
      ("http://127.0.0.1\\@example.org/", false), ("http://example.org\\@127.0.0.1/", false),
      ("http://example.org#@127.0.0.1/", false), ("http://example.org/@127.0.0.1/", false),
      ("HTTP://LocalHost:8080/", true), ("HTTPS://example.org", true),
      ("http://localhost./", false), ("http://127.0.0.1:port/", false), ("http://", false),
      (" http://127.0.0.1", false), ("http://127.0.0.1\n@example.org/", false),
      ("https:/example.org", false), ("http:127.0.0.1", false),
    ])
  func mirrors(address: String, isUsable: Bool) {
    #expect(CurlConfiguration.isUsable(address) == isUsable)
  }

  @Test("Values in curl's configuration are quoted and cannot add options")
  func quoting() {
    var request = FetchRequest(address: "https://example.org/\"\noutput = x")
    request.headers = ["Authorization: Bearer a\\b\r\n"]
    let text = CurlConfiguration(request: request, route: FetchRoute(agent: "a")).text
    #expect(text.contains("url = \"https://example.org/\\\"\\noutput = x\"\n"))
    #expect(text.contains("header = \"Authorization: Bearer a\\\\b\\n\"\n"))
    #expect(text.contains("proto = \"=https\"\n"))
  }

  @Test("A clock that is a day off is reported")
  func clocks() throws {
    let server = try SourceServer { request in
      var reply = PlayedSources(now: afternoon).reply(request)
      reply.headers.append("Date: " + SourceServer.date(Date(timeIntervalSinceNow: 86_400)))
      return reply
    }
    let prices = try fetched(wish(), server, cache).get()
    #expect(prices.notices == [.clockBehind(hours: 24, of: "hvakosterstrommen")])
  }

  @Test("A negative Retry-After means no wait", arguments: [429, 503])
  func negativeWait(status: Int) throws {
    let server = try SourceServer { _ in ServedReply(status, headers: ["Retry-After: -1"]) }
    let result = fetched(wish(source: "hvakosterstrommen"), server, nil)
    let fault: FetchFault = status == 429 ? .tooMany(seconds: 0) : .status(503)
    #expect(result.notices.contains(.failed(source: "hvakosterstrommen", fault)))
  }

  @Test("Retry-After can be a date, before which the source is not asked again")
  func retryTime() throws {
    let date = SourceServer.date(Date(timeIntervalSinceNow: 7200))
    let reply = ServedReply(429, headers: ["Retry-After: " + date])
    let server = try SourceServer { _ in reply }
    let result = fetched(wish(source: "hvakosterstrommen"), server, cache)
    let seconds = result.notices.compactMap { notice in
      if case .failed(_, .tooMany(let seconds)) = notice { seconds } else { nil }
    }
    #expect(seconds.count == 1 && seconds.allSatisfy { (7000...7200).contains($0) })
    server.answer { _ in ServedReply() }
    for later in [Int64(6900), 7300] {
      let again = wish(source: "hvakosterstrommen")
      _ = fetched(again, server, cache, at: afternoon.advanced(by: later))
      #expect(server.requests.isEmpty == (later < 7000))
    }
  }

  @Test(
    "A rejected key is reported with the variable and the file of the key", arguments: [401, 403])
  func rejectedKey(status: Int) throws {
    let server = try SourceServer { _ in ServedReply(status) }
    let result = fetched(wish(source: "entsoe"), server, cache)
    let rejected = result.notices.contains { notice in
      if case .failed("entsoe", .keyRejected("ENTSOE_TOKEN", let file)) = notice {
        file.hasSuffix("/pricetui/entsoe.key")
      } else {
        false
      }
    }
    #expect(rejected, "\(result.notices)")
    // Without a key only the status is reported.
    let other = fetched(wish(source: "hvakosterstrommen"), server, cache)
    #expect(other.notices.contains(.failed(source: "hvakosterstrommen", .status(status))))
  }

  @Test("Prices of another day are refused")
  func otherDays() throws {
    let server = try SourceServer { request in
      var other = request
      other.path = "/www.hvakosterstrommen.no/api/v1/prices/2022/07-12_NO1.json"
      return PlayedSources(now: afternoon).reply(other)
    }
    let result = fetched(wish(source: "hvakosterstrommen"), server, nil)
    #expect(result.notices.contains(.failed(source: "hvakosterstrommen", .otherDay)))
  }
}
