import Foundation
import TerminalTestSupport
import Testing

@testable import pricetui

@Suite("Settings") struct SettingsFileTests {
  /// Runs the program with a settings file and a server that plays the sources.
  private func run(
    _ arguments: [String], config: String?, _ further: [String: String?] = [:]
  ) throws -> Run {
    let home = try Home()
    if let config { try home.configure(config) }
    return try home.run(arguments, further, now: nil)
  }

  private let line = ["now", "--now", Home.noon]

  @Test(
    "The settings file provides the area, VAT, additions and line format, which options override")
  func alone() throws {
    let config = """
      # My own
      area = NO1
      vat = 25   # percent
      add = 22-06=38.21
      add = 06-22=51.25
      line-format = {area} {price}

      [NO4]
      vat = 0
      """
    // 15 kr are 1500 øre, 1875 øre with tax, and then the grid fee by day.
    #expect(try run(line, config: config).output == "NO1 1,926\n")
    #expect(try run(line + ["--area", "NO4"], config: config).output == "NO4 1,551\n")
    #expect(try run(line + ["--vat", "0"], config: config).output == "NO1 1,551\n")
    #expect(try run(line + ["--add", "0"], config: config).output == "NO1 1,875\n")
    let other = ["PRICETUI_AREA": "NO2", "PRICETUI_VAT": "100"]
    #expect(try run(line, config: config, other).output == "NO2 3,051\n")
    #expect(try run(line + ["--no-config"], config: config).status == .exited(64))
  }

  @Test("A comment may follow a heading, and the lines below a wrong heading are of no area")
  func headings() throws {
    let commented = "area = NO1\nvat = 25\nline-format = {price}\n[NO4]   # the north\nvat = 0\n"
    #expect(try run(line, config: commented).output == "1,875\n")
    #expect(try run(line + ["--area", "NO4"], config: commented).output == "1,500\n")
    let wrong = "area = NO1\nvat = 25\nline-format = {price}\n[NO4\nvat = 0\n"
    let told = try run(line, config: wrong)
    #expect(told.output == "1,875\n" && told.messages.contains("4"), "\(told)")
  }

  @Test("The section of the area that a file states applies to it, and to no other area")
  func sectionOfFile() throws {
    let folder = try TemporaryDirectory()
    func rows(_ area: String) -> String {
      "2022-07-12T09:00:00+02:00,2022-07-12T10:00:00+02:00,100,NOK øre/kWh,\(area),excluded\n"
    }
    let head = "start,end,price,unit,area,vat\n"
    let north = folder.write(head + rows("NO4"), to: "north.csv")
    let both = folder.write(head + rows("NO1") + rows("NO4"), to: "both.csv")
    let config = "area = NO1\nvat = 25\n[NO4]\nvat = 0\n"
    func now(_ file: String, _ options: [String] = []) throws -> String {
      let now = ["now", file, "--now", "2022-07-12T09:30", "--line-format", "{price}"]
      return try run(now + options, config: config).output
    }
    #expect(try now(north) == "100\n" && now(north, ["--vat", "10"]) == "110\n")
    #expect(
      try now(both, ["--area", "NO1"]) == "125\n" && now(both, ["--area", "NO4"]) == "100\n")
    let all = try run(["export", "csv", both], config: config).output
    #expect(all.contains(",125,") && all.contains(",100,"), "\(all)")
  }

  @Test("The area of the settings decides the clock of a file that states none")
  func clock() throws {
    let folder = try TemporaryDirectory()
    let rows = (0..<24).map { String(format: "2026-01-20 %02d:00,%d\n", $0, $0) }.joined()
    let file = folder.write("time,price EUR/MWh\n" + rows, to: "plain.csv")
    func first(_ config: String?, _ further: [String] = []) throws -> Substring? {
      try run(["export", "csv", file] + further, config: config).output.split(separator: "\n")[1]
        .split(separator: ",").first
    }
    #expect(try first("area = FI\n") == "2026-01-20T00:00:00+02:00")
    #expect(try first("timezone = Europe/London\narea = FI\n") == "2026-01-20T00:00:00+00:00")
    #expect(try first(nil) == "2026-01-20T00:00:00+01:00")
  }

  @Test("With a price file, the area of the settings chooses no series but its VAT applies")
  func files() throws {
    let config = "area = NO1\nvat = 25\n[NO1]\nadd = 1000\n"
    let day = ["now", samplePath, "--now", "2022-07-12T09:30"]
    let bare = try run(day, config: nil).output
    let taxed = try run(day, config: config)
    #expect(taxed.status == .exited(0) && taxed.output != bare)
    #expect(taxed.output.hasPrefix("510 øre/kWh"))
  }

  @Test(
    "A setting without meaning for the command is ignored",
    arguments: [
      ["print"], ["describe"], ["stats"], ["now", "--below", "1000"], ["cheapest", "2h"],
      ["--print"], ["export", "svg"],
    ])
  func leftAside(arguments: [String]) throws {
    let config = "hover = yes\nsize = 80x24\nline-format = {price}\noffline = no\narea = NO1\n"
    let run = try run(
      arguments + [samplePath, "--now", "2022-07-12T09:30"], config: config)
    #expect(run.status == .exited(0) && run.messages == "", "\(run.messages)")
  }

  @Test("Faulty lines are reported with their numbers, and the command still runs")
  func wrongLines() throws {
    let config = "vat = much\nnonsense\ncolour = red\n[NO9]\n[]\nchart = pie\nhover = maybe\n"
    let run = try run(["export", "csv", samplePath], config: config + "\n[NO1]\nvat=1\n")
    #expect(run.status == .exited(0) && !run.output.isEmpty)
    let numbers = run.messages.split(separator: "\n").compactMap { message in
      message.components(separatedBy: "/pricetui/config, line ").dropFirst().first
        .flatMap { Int($0.prefix(while: \.isNumber)) }
    }
    #expect(numbers == [1, 2, 3, 4, 5, 6, 7], "\(run.messages)")
    #expect(run.messages.contains("is not a tax from 0 to 100 percent."))
    #expect(
      run.messages.contains(
        "one of these is expected: line, step, area, bar, heatmap, typical, duration"))
    let wrong = try self.run(["export", "csv", samplePath], config: nil, ["PRICETUI_VAT": "x"])
    #expect(wrong.messages.contains("PRICETUI_VAT: ") && wrong.status == .exited(0))
  }

  @Test("An environment variable that is no setting is reported once")
  func unknownVariable() throws {
    let run = try run(["export", "csv", samplePath], config: nil, ["PRICETUI_VTA": "25"])
    #expect(
      run.messages
        == "pricetui: PRICETUI_VTA: “PRICETUI_VTA” is no setting; `pricetui config` lists all.\n")
  }

  @Test("--refresh contradicts the setting offline = yes")
  func offlineAndRefresh() throws {
    let words = ["print", "--area", "NO1", "--refresh"]
    let refused = try run(words, config: "offline = yes\n")
    #expect(refused.status == .exited(64) && refused.messages.contains("“offline = yes”"))
    #expect(try run(words, config: "offline = no\n").status == .exited(0))
  }

  @Test("A second line of a setting or an appliance is reported, and the first one holds")
  func repeatedLines() throws {
    let config = """
      vat = 25
      vat = 15
      add = 1
      add = 2
      [NO1]
      vat = 0
      [appliance a]
      lasts = 1h
      lasts = 2h
      [no1]
      vat = 10
      """
    let run = try run(["config"], config: config)
    let messages = run.messages.split(separator: "\n")
    #expect(messages.count == 3, "\(run.messages)")
    #expect(
      messages.first?.hasSuffix("line 2: there is already a line “vat”; leave one of them.")
        ?? false)
    #expect(messages[1].contains("line 9: there is already a line “lasts”"))
    #expect(messages.last?.contains("line 11: there is already a line “vat”") ?? false)
    #expect(run.output.contains("\nvat = 25  #") && run.output.contains("\nadd = 2  #"))
  }

  @Test("The config command lists each setting with its origin, in a form that can be read again")
  func shown() throws {
    let config = "area = NO1\nadd = 1\nadd = 2\n[NO1]\nchart = bar\n"
    let shown = try run(["config"], config: config, ["PRICETUI_THEME": "light"])
    #expect(shown.status == .exited(0) && shown.messages == "")
    let lines = shown.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("# ") && lines[0].hasSuffix("/pricetui/config"))
    #expect(lines.contains { $0.hasPrefix("area = NO1  # ") && $0.hasSuffix("config, line 1") })
    #expect(lines.contains { $0.hasPrefix("add = 1  # ") && $0.hasSuffix("line 2") })
    #expect(lines.contains { $0.hasPrefix("add = 2  # ") && $0.hasSuffix("line 3") })
    #expect(lines.contains { $0.hasPrefix("chart = bar  # ") && $0.hasSuffix("line 5") })
    #expect(lines.contains("theme = light  # PRICETUI_THEME"))
    #expect(lines.contains("# hover: not set"))
    #expect(lines.count == SettingTable().all.count + 2)
    let again = try run(["config"], config: shown.output)
    #expect(again.messages == "" && again.output.contains("theme = light"))
    let wrong = try run(["config"], config: "area = NO1\nvat = much\n")
    #expect(wrong.status == .exited(0) && wrong.output.contains("# vat: not set\n"))
    #expect(wrong.messages.contains("config, line 2: ") && !wrong.messages.contains("line 1"))
  }

  @Test("--config names another settings file, which must exist")
  func otherFile() throws {
    let missing = try run([samplePath, "--print", "--config", "/no/such"], config: nil)
    #expect(missing.status == .exited(66) && missing.output == "")
    #expect(missing.messages == "pricetui: /no/such: there is no such file of settings.\n")
    let folder = try TemporaryDirectory()
    let file = folder.write("locale = nb_NO\n", to: "mine")
    let run = try run(["describe", samplePath, "--config=" + file], config: "locale = de_DE")
    #expect(run.output.hasPrefix("Strømpris"))
  }

  @Test("--config without a file is refused") func noFile() throws {
    let run = try run([samplePath, "--print", "--config"], config: nil)
    #expect(run.status == .exited(64) && run.output == "" && run.messages.contains("--config"))
  }

  @Test(
    "Settings can be read from a pipe, and the program waits for its writer",
    arguments: [
      "{ sleep 0.2; echo locale = nb_NO; } | \"$0\" describe \"$1\" --config /dev/stdin",
      "cd $T; mkfifo p; { sleep 0.2; echo locale = nb_NO >p; } & \"$0\" describe \"$1\" --config p",
    ])
  func pipe(script: String) throws {
    let folder = try TemporaryDirectory()
    let run = try ChildProcess.run(
      "/bin/sh", ["-c", script, program, samplePath],
      environment: childEnvironment(["T": folder.path]))
    #expect(run.status == .exited(0) && run.output.hasPrefix("Strømpris"), "\(run.output)")
  }

  @Test("Every setting is an option and has an environment variable")
  func names() throws {
    let help = try [["show"], ["now"], ["cost"]].map {
      try PricetuiTests.run($0 + ["--help-hidden"]).output
    }.joined()
    for setting in SettingTable().all {
      #expect(
        help.contains("\n  --\(setting.name) ") || help.contains("\n  --\(setting.name)\n"),
        "\(setting.name)")
      // Any text can be the name of a meter: see CostTests.
      if setting.name == "meter" { continue }
      // No setting accepts this value, so a message must name the variable.
      let run = try run(
        ["export", "csv", samplePath], config: nil, [setting.variable: "{nothing}"])
      #expect(run.messages.hasPrefix("pricetui: \(setting.variable): "), "\(run.messages)")
    }
  }
}
