import CivilTime
import Foundation
import SourceServer
import TerminalTestSupport
import Testing

@Suite("Fetched prices") struct FetchingTests {
  private let line = ["now", "--line-format", "{area} {price} {unit} {max}"]

  @Test("Naming an area fetches its prices and caches them")
  func areaIsEnough() throws {
    let home = try Home()
    let first = try home.run(line + ["--area", "NO1"])
    #expect(first.status == .exited(0) && first.messages == "")
    // 15:00 in Oslo is the fifteenth hour in UTC.
    #expect(first.output == "NO1 1,500 øre/kWh 2,400\n")
    #expect(home.server.requests.count == 2)
    for options in [["--offline"], [], ["--source", "hvakosterstrommen"]] {
      let again = try home.run(line + ["--area", "oslo"] + options)
      #expect(again.status == .exited(0) && again.output == first.output)
    }
    #expect(home.server.requests.count == 2)
    let cleared = try home.run(["cache", "--clear"], now: nil)
    #expect(cleared.status == .exited(0) && cleared.messages == "pricetui: Files removed: 5.\n")
    let offline = try home.run(["print", "--area", "NO1", "--offline"])
    #expect(offline.status == .exited(69) && offline.output == "")
    #expect(offline.messages.contains("No prices of NO1 are cached"))
  }

  @Test("Days can be chosen by a word, a date or a span")
  func days() throws {
    let home = try Home()
    func starts(_ arguments: [String]) throws -> [String] {
      let run = try home.run(["export", "csv"] + arguments + ["--area", "SE3"])
      #expect(run.status == .exited(0), "\(run.messages)")
      let days = run.output.split(separator: "\n").dropFirst().map { String($0.prefix(10)) }
      return Set(days).sorted()
    }
    #expect(try starts([]) == ["2026-11-20", "2026-11-21"])
    #expect(try starts(["tomorrow"]) == ["2026-11-21"])
    #expect(try starts(["yesterday"]) == ["2026-11-19"])
    #expect(try starts(["--date", "2025-03-30"]) == ["2025-03-30"])
    #expect(try starts(["--from", "2026-11-01"]).count == 20)
    #expect(
      try starts(["--from", "2025-10-25", "--to", "2025-10-27"])
        == ["2025-10-25", "2025-10-26", "2025-10-27"])
  }

  @Test("Cached forecasts are compared with the prices that came later")
  func accuracy() throws {
    let home = try Home()
    let accuracy = ["stats", "--forecast", "--area", "NSW1", "--output", "json"]
    let early = try home.run(accuracy)
    #expect(early.status == .exited(65) && early.messages.contains("--forecast for some days"))
    // In Sydney's market, it is 18:00, and 30 hours later midnight.
    let now = ISOTime("2026-11-19T08:00:00Z")?.instant(in: .utc) ?? .now
    let before = try SourceServer { PlayedSources(now: now).reply($0) }
    let first = try home.run(
      ["export", "csv", "--forecast", "--area", "NSW1"], ["PRICETUI_BASE_URL": before.address],
      now: "2026-11-19T08:00Z")
    #expect(first.status == .exited(0) && first.output.contains(",forecast,"), "\(first)")
    let told = try home.run(accuracy)
    #expect(told.status == .exited(0), "\(told)")
    // Every forecast is half a dollar per MWh above the price.
    let error = "\"mean_absolute_error\":0.05,\"root_mean_square_error\":0.05,\"bias\":0.05,"
    for group in ["\"0-1\",\"count\":48", "\"1-2\",\"count\":12"] {
      #expect(told.output.contains("{\"days_ahead\":\(group),\(error)"), "\(told.output)")
    }
    #expect(told.output.components(separatedBy: "days_ahead").count == 3)
  }

  @Test("The prices of the days of a usage file are fetched once")
  func usage() throws {
    let home = try Home()
    let file = home.path + "/elhub.csv"
    let rows =
      ["29.10.2026 23:00;30.10.2026 00:00", "30.10.2026 05:00;30.10.2026 06:00"]
      + ["01.11.2026 00:00;01.11.2026 01:00"]
    let text =
      "Fra;Til;KWH 60 Forbruk;Kvalitet\n" + rows.map { $0 + ";0,5;Målt\n" }.joined()
    try Data(text.utf8).write(to: URL(filePath: file))
    let costs = ["cost", file, "--area", "NO1", "--by", "day", "--locale", "en_GB"]
    let first = try home.run(costs)
    #expect(first.status == .exited(0), "\(first)")
    let days = first.output.split(separator: "\n").dropFirst().prefix(3).map { $0.prefix(17) }
    #expect(
      days == ["2026-10-29  0.500", "2026-10-30  0.500", "2026-11-01  0.500"], "\(first)")
    #expect(!first.output.contains("have no price"), "\(first)")
    // All days from the first to the last are fetched, including the day without usage.
    let paths = home.server.requests.map(\.path)
    #expect(
      paths.map { $0.suffix(14) }.sorted() == [
        "10-29_NO1.json", "10-30_NO1.json", "10-31_NO1.json", "11-01_NO1.json",
      ], "\(paths)")
    let again = try home.run(costs)
    #expect(again.output == first.output && home.server.requests.count == 4)
    // Explicit days replace the days of the usage.
    let named = try home.run(costs + ["--from", "2026-10-30", "--to", "2026-10-30"])
    #expect(named.output.contains("kWh have no price"), "\(named)")
  }

  @Test("A range fetches its days", arguments: [("week", 6), ("month", 21)])
  func ranges(range: String, days: Int) throws {
    let home = try Home()
    let run = try home.run(["print", "--area", "SE4", "--range", range])
    #expect(run.status == .exited(0) && home.server.requests.count == days, "\(run.messages)")
  }

  @Test(
    "Fetched prices can be saved, and the file exports to the same data",
    arguments: ["csv", "json"])
  func saving(form: String) throws {
    let home = try Home()
    let file = home.path + "/saved." + form
    let saved = try home.run(["export", form, "--area", "DK1", "--save", file])
    #expect(saved.status == .exited(0) && saved.output == "" && saved.messages == "")
    let direct = try home.run(["export", form, "--area", "DK1"])
    #expect(try run(["export", form, file]).output == direct.output)
    #expect(direct.output.contains("kr/kWh") || direct.output.contains("øre/kWh"))
  }

  @Test("An area given together with a file fetches nothing")
  func filesKeepTheirAreas() throws {
    let home = try Home()
    let run = try home.run(["print", samplePath, "--area", "NO1"])
    #expect(run.status == .exited(0) && home.server.requests.isEmpty)
  }

  @Test("Fetched prices can be printed, described and checked by alerts")
  func otherWays() throws {
    let home = try Home()
    let area = ["--area", "FI"]
    #expect(try home.run(["print", "--size", "80x24"] + area).output.contains("FI"))
    #expect(try home.run(["describe"] + area).output.hasPrefix("Electricity price"))
    #expect(try home.run(["now", "--above", "0"] + area).status == .exited(0))
    #expect(try home.run(["now", "--below", "0"] + area).status == .exited(1))
    home.server.answer { _ in ServedReply(500) }
    let alert = try home.run(["now", "--area", "NO2", "--below", "0"])
    #expect(alert.status == .exited(2) && alert.messages.hasPrefix("pricetui: hvakoster"))
  }

  @Test(
    "Contradictory or impossible requests are refused in one sentence without a request",
    arguments: [
      ["--area", "NO9"], ["--area", "NO1", "--source", "nowhere"],
      ["--area", "NO1", "--source", "octopus"], ["--area", "NO1", "--from", "today"],
      ["--area", "NO1", "--from", "2026-11-02", "--to", "2026-11-01"],
      ["--area", "NO1", "--from", "1926-11-02"], ["--area", "NO1", "--date", "9999-12-31"],
      ["--area", "NO1", "--now", "9999-12-31T12:00"], ["--area", "NO1", "--to", "2101-01-01"],
      ["--area", "NO1", "--select", "1969-12-31T12:00"],
      ["cheapest", "3h", "--area", "NO1", "--before", "9999-12-31T12:00"],
      ["--area", "NO1", "tomorrow", "--date", "2026-11-01"],
      ["--area", "NO1", "--offline", "--refresh"], ["export", "csv", samplePath],
      ["--area", "NO1", "--cache-only-newer-than", "soon"], ["--offline", samplePath],
      ["export", "json", samplePath, "--offline"], [], ["tomorrow"],
    ])
  func nonsense(arguments: [String]) throws {
    let home = try Home()
    let run = try home.run(arguments)
    #expect(run.status == .exited(64) && run.output == "", "\(run)")
    #expect(run.messages.hasPrefix("pricetui: ") && run.messages.hasSuffix(".\n"))
    #expect(run.messages.filter { $0 == "\n" }.count == 1 && home.server.requests.isEmpty)
  }

  @Test(
    "A source that fails is named with the reason in the user's language",
    arguments: [
      ("en_GB", "pricetui: hvakosterstrommen: it answers with HTTP 500.\n"),
      ("nb_NO", "pricetui: hvakosterstrommen: den svarer med HTTP 500.\n"),
      ("de_DE", "pricetui: hvakosterstrommen: sie antwortet mit HTTP 500.\n"),
    ])
  func reasons(locale: String, sentence: String) throws {
    let home = try Home { request in
      request.host == "www.hvakosterstrommen.no" ? ServedReply(500) : Home.play(request)
    }
    let area = ["--area", "NO1", "--locale", locale]
    let alone = try home.run(area + ["--source", "hvakosterstrommen"])
    #expect(alone.status == .exited(69) && alone.output == "" && alone.messages == sentence)
    let other = try home.run(line + ["--area", "NO2", "--locale", locale])
    #expect(other.status == .exited(0) && other.output.hasPrefix("NO2 "))
    #expect(other.messages.hasPrefix(sentence) && other.messages.contains("energy-charts"))
  }

  @Test("Without curl a message says so, and cached prices remain available")
  func withoutCurl() throws {
    let home = try Home()
    let kept = try home.run(line + ["--area", "NO1"])
    let without: [String: String?] = ["PATH": home.path]
    let run = try home.run(["--area", "NO1", "--date", "2026-11-19"], without)
    #expect(run.status == .exited(69))
    #expect(
      run.messages.hasSuffix("the program curl, which fetches prices, is not installed.\n")
        && run.messages.components(separatedBy: "curl").count == 2, "\(run.messages)")
    #expect(try home.run(line + ["--area", "NO1"], without).output == kept.output)
  }

  @Test(
    "On a full disk the prices are printed, and a message says that they cannot be cached",
    .enabled(if: !isSanitized, "A sanitizer writes a file as it starts."))
  func fullDisk() throws {
    let home = try Home()
    let run = try ChildProcess.run(
      "/bin/sh",
      ["-c", "ulimit -f 0; exec \"$0\" \"$@\" 2>&1", program] + line
        + ["--area", "NO1", "--now", Home.noon], environment: childEnvironment(home.environment))
    #expect(run.status == .exited(0) && run.output.hasSuffix("NO1 1,500 øre/kWh 2,400\n"))
    #expect(run.output.contains("The prices cannot be kept: "), "\(run.output)")
  }

  @Test("Keys come from the environment or a private file, and are never visible to other users")
  func keys() throws {
    let seen = Seen()
    let home = try Home { request in
      seen.look(for: "secret")
      return Home.play(request)
    }
    let area = ["--area", "NO1", "--source", "entsoe"]
    let none = try home.run(area)
    #expect(none.status == .exited(69) && none.messages.contains("ENTSOE_TOKEN"))
    let folder = home.path + "/config/pricetui"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = folder + "/entsoe.key"
    try Data("secret\n".utf8).write(to: URL(filePath: file))
    var open: [Run] = []
    for mode: mode_t in [0o644, 0o640, 0o604, 0o610] {
      chmod(file, mode)
      open.append(try home.run(area))
    }
    #expect(open.allSatisfy { $0.status == .exited(69) && $0.messages.contains("chmod 600") })
    let folderAsFile = home.path + "/config/pricetui/tibber.key"
    try FileManager.default.createDirectory(
      atPath: folderAsFile, withIntermediateDirectories: true)
    let noFile = try home.run(["--area", "NO5", "--source", "tibber"])
    #expect(noFile.messages.contains("tibber.key is not a file, and holds no key"), "\(noFile)")
    chmod(file, 0o600)
    let good = try home.run(line + area)
    #expect(good.status == .exited(0) && good.output.hasPrefix("NO1 "), "\(good)")
    let other = try home.run(
      line + ["--area", "NO5", "--source", "tibber"], ["TIBBER_TOKEN": "secret"])
    #expect(other.status == .exited(0), "\(other)")
    #expect(home.server.requests.count >= 2 && !seen.hasFound)
    #expect(
      !([none, good, other] + open).contains { ($0.output + $0.messages).contains("secret") })
  }

  @Test("Concurrent programs request each day once")
  func twoAtOnce() throws {
    let home = try Home { request in
      usleep(100_000)
      return Home.play(request)
    }
    let null = ChildProcess.Stream.file("/dev/null")
    let programs = try (0..<4).map { _ in
      try ChildProcess(
        program, ["export", "csv", "--area", "NO3", "--now", Home.noon],
        environment: childEnvironment(home.environment), streams: [null, null, null])
    }
    for program in programs { #expect(try program.wait() == .exited(0)) }
    #expect(home.server.requests.count == 2)
  }

  @Test("The lists of sources and areas are printed")
  func lists() throws {
    let sources = try run(["sources"])
    #expect(sources.status == .exited(0) && sources.output.contains("ENTSOE_TOKEN"))
    #expect(sources.output.hasPrefix("NAME") && sources.output.contains("hvakosterstrommen  "))
    let areas = try run(["areas", "--locale", "nb_NO"])
    #expect(areas.output.hasPrefix("OMRÅDER") && areas.output.contains("NO1"))
  }
}

/// A record of whether a word ever appeared in the command line of a `curl` process.
private final class Seen: @unchecked Sendable {
  private let mutex = NSLock()
  private var found = false
  var hasFound: Bool { mutex.withLock { found } }

  func look(for word: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for name in names where name.allSatisfy(\.isNumber) {
      let arguments = contents("/proc/\(name)/cmdline")
      guard arguments.hasPrefix("curl"), arguments.contains(word) else { continue }
      mutex.withLock { found = true }
    }
  }
}
