import CLibrary
import SourceServer
import TerminalTestSupport
import Testing

/// Tests of a kill before every system call that changes the cache; skipped without strace.
@Suite(
  "Faults: killed while prices are cached", .serialized, .waits,
  .enabled(if: tracer != nil, "There is no strace that may trace."))
struct CacheFaultTests {
  private let day = ["export", "csv", "--area", "NO1", "--date", "2026-11-20", "--now", Home.noon]
  private let server: SourceServer

  init() throws { server = try SourceServer(Home.play) }

  private func environment(_ folder: TemporaryDirectory) -> [String: String?] {
    [
      "XDG_CACHE_HOME": folder.path + "/cache", "PRICETUI_BASE_URL": server.address,
      "TZ": "Europe/Oslo",
    ]
  }

  /// Fetches a day under strace and caches it in a folder.
  private func trace(_ options: [String], _ folder: TemporaryDirectory) throws
    -> TerminalTestSupport.ExitStatus
  {
    let null = ChildProcess.Stream.file("/dev/null")
    let calls = "trace=mkdir,openat,flock,write,close,rename"
    return try ChildProcess(
      tracer ?? "", ["-qq", "-y", "-e", calls] + options + [program] + day,
      environment: childEnvironment(environment(folder)), streams: [null, null, null]
    ).wait()
  }

  /// Returns the calls that create, write or rename a file below the cache folder.
  private func changes(in trace: String) -> [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    var found: [(name: String, count: Int)] = []
    for line in contents(trace).split(separator: "\n") where line.contains("(") {
      let name = String(line.prefix { $0 != "(" })
      counts[name, default: 0] += 1
      let isChange = name != "openat" || line.contains("O_CREAT")
      if isChange, line.contains("/cache") { found.append((name, counts[name] ?? 0)) }
    }
    return found
  }

  @Test("A killed program leaves whole files or none, and the next run has all prices")
  func killed() throws {
    let folder = try TemporaryDirectory()
    let log = folder.write("", to: "trace")
    #expect(try trace(["-o", log], folder) == .exited(0))
    let expected = try run(day, environment: environment(folder)).output
    #expect(expected.split(separator: "\n").count == 25)
    let calls = changes(in: log)
    #expect(Set(calls.map(\.name)) == ["mkdir", "openat", "flock", "write", "close", "rename"])
    #expect(calls.count { $0.name == "rename" } == 2)
    for call in calls {
      let folder = try TemporaryDirectory()
      let place = "\(call.name) \(call.count)"
      let kill = "inject=\(call.name):signal=KILL:when=\(call.count)"
      #expect(
        try trace(["-o", "/dev/null", "-e", kill], folder) == .signalled(SIGKILL), "\(place)")
      let offline = try run(day + ["--offline"], environment: environment(folder))
      #expect(
        offline.status == .exited(69) || offline.output == expected && offline.messages == "",
        "\(place): \(offline)")
      let next = try run(day, environment: environment(folder))
      #expect(next.status == .exited(0) && next.messages == "", "\(place): \(next.messages)")
      #expect(next.output == expected, "\(place)")
      // The files that this run cached are valid too.
      let requests = server.requests.count
      #expect(try run(day, environment: environment(folder)).output == expected, "\(place)")
      #expect(server.requests.count == requests, "\(place)")
    }
  }
}
