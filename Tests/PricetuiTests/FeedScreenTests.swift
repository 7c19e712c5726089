import CLibrary
import Foundation
import SourceServer
import TerminalTestSupport
import Testing

@Suite("Fetching while the screen is shown", .needs("tmux"), .serialized, .waits)
struct FeedScreenTests {
  private func opened(_ home: Home, _ options: [String] = []) throws -> TmuxSession {
    try TmuxSession(
      program, ["--area", "NO1", "--now", Home.noon] + options, environment: home.environment)
  }

  /// Fetches and caches the prices that are available at a time.
  private func keep(_ home: Home, at time: String) throws {
    let kept = try home.run(["export", "csv", "--area", "NO1"], now: time)
    #expect(kept.status == .exited(0))
  }

  @Test("Cached prices are shown at once, and tomorrow's arrive without losing the selection")
  func tomorrowJoins() throws {
    let home = try Home(Home.played(knowsTomorrow: false))
    try keep(home, at: "2026-11-20T12:00+01:00")
    let gate = Gate()
    home.server.answer { request in
      gate.wait()
      return Home.play(request)
    }
    let tmux = try opened(home)
    try tmux.waitFor("Fetching newer prices from hvakosterstrommen.")
    try tmux.waitFor("now 15:00-16:00")
    try tmux.press("Home")
    try tmux.waitFor { $0.contains { $0.contains("00:00-01:00") } }
    gate.open()
    let screen = try tmux.waitFor { rows in
      rows.contains { $0.contains("Sat 21") } && !rows.contains { $0.contains("Fetching") }
    }
    #expect(screen.contains { $0.contains("00:00-01:00") })
    try tmux.quit()
  }

  @Test("Offline, damaged cached prices are reported without a request")
  func offline() throws {
    let home = try Home()
    try keep(home, at: Home.noon)
    let file = home.path + "/cache/pricetui/hvakosterstrommen/NO1/2026-11-21"
    try Data("[".utf8).write(to: URL(filePath: file))
    let count = home.server.requests.count
    let tmux = try opened(home, ["--offline"])
    let screen = try tmux.waitFor("The cached prices are damaged and were ignored.")
    #expect(screen.contains { $0.contains("now 15:00-16:00") })
    #expect(home.server.requests.count == count)
    try tmux.quit()
  }

  @Test("A notice names the failed source and the source used instead")
  func instead() throws {
    let home = try Home()
    home.server.answer { request in
      if request.host == "www.hvakosterstrommen.no" { return ServedReply(500) }
      return Home.play(request)
    }
    let tmux = try opened(home)
    try tmux.waitFor(
      "energy-charts in place of hvakosterstrommen: it answers with HTTP 500.")
    try tmux.quit()
  }

  @Test("Quitting does not wait for a pending answer, and no curl process remains")
  func leaving() throws {
    let home = try Home(Home.played(knowsTomorrow: false))
    try keep(home, at: "2026-11-20T12:00+01:00")
    home.server.answer { _ in ServedReply(200, ending: .silent) }
    let tmux = try opened(home)
    try tmux.waitFor("Fetching newer prices")
    let start = monotonicSeconds()
    try tmux.quit()
    #expect(monotonicSeconds() - start < 5)
    let isOver = try polling { self.curls(home).isEmpty ? true : nil }
    #expect(isOver)
  }

  /// Returns the `curl` processes that still run with this test's home folder.
  private func curls(_ home: Home) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      contents("/proc/\(name)/cmdline").hasPrefix("curl")
        && contents("/proc/\(name)/environ").contains("HOME=\(home.path)")
    }
  }

  @Test("Without cached prices the screen shows a waiting message, then the prices")
  func firstPrices() throws {
    let gate = Gate()
    let home = try Home { request in
      gate.wait()
      return Home.played(knowsTomorrow: false)(request)
    }
    let tmux = try opened(home)
    let waiting = try tmux.waitFor("Fetching prices from hvakosterstrommen.")
    #expect(waiting[0] == " NO1  Oslo, Østlandet")
    #expect(waiting[23] == " Esc stop   q quit")
    gate.open()
    let screen = try tmux.waitFor("now 15:00-16:00")
    #expect(!screen.contains { $0.contains("Fetching") })
    try tmux.quit()
  }

  @Test(
    "Quitting before the first price does not wait for the source",
    arguments: ["q", "Escape", "C-c"])
  func leavingEarly(key: String) throws {
    let home = try Home { _ in ServedReply(200, ending: .silent) }
    let tmux = try opened(home)
    try tmux.waitFor("Fetching prices")
    try tmux.press(key)
    try tmux.waitFor("status 0")
    let isOver = try polling { self.curls(home).isEmpty ? true : nil }
    #expect(isOver)
  }

  @Test("When every source fails, the screen is restored and the reason is printed")
  func nothing() throws {
    let home = try Home { _ in ServedReply(500) }
    let tmux = try opened(home)
    let screen = try tmux.waitFor("status 69")
    #expect(screen.contains { $0.contains("it answers with HTTP 500") })
    #expect(!screen.contains { $0.contains("Esc stop") })
  }

  @Test("Stopping the fetch of a long span shows the days fetched so far")
  func stopping() throws {
    let gate = Gate()
    defer { gate.open() }
    let count = Counter()
    let home = try Home { request in
      if count.next() > 5 { gate.wait() }
      return Home.played(knowsTomorrow: false)(request)
    }
    let span = ["--from", "2026-11-01", "--to", "2026-11-19"]
    let tmux = try opened(home, span)
    try tmux.waitFor("5 of 19 fetched")
    try tmux.press("Escape")
    let screen = try tmux.waitFor("Electricity price")
    #expect(screen[0].contains("November 2026"))
    try tmux.quit()
    let kept = try home.run(["export", "csv", "--area", "NO1", "--offline"] + span)
    // The days answered so far, and perhaps another that was on its way.
    let days = kept.output.split(separator: "\n").count / 24
    #expect((5..<19).contains(days), "\(days)")
  }

  @Test("Without a network a notice states the age of the cached prices")
  func noNetwork() throws {
    let home = try Home(Home.played(knowsTomorrow: false))
    try keep(home, at: "2026-11-20T09:12+01:00")
    // The address of a server that has ended.
    let address = try SourceServer(Home.play).address
    let tmux = try TmuxSession(
      program, ["--area", "NO1", "--now", Home.noon],
      environment: home.environment.merging(["PRICETUI_BASE_URL": address]) { $1 })
    try tmux.waitFor("No network: as of 09:12.")
    try tmux.waitFor("now 15:00-16:00")
    try tmux.quit()
  }
}

/// A gate that blocks requests until it is opened.
private final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isOpen = false

  func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }

  func wait() {
    condition.withLock {
      while !isOpen { condition.wait() }
    }
  }
}

/// A counter for several threads.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
