import ArgumentParser
import Foundation
import TerminalTestSupport
import Testing

@testable import pricetui

private let usagePath = samplePath.replacing("today.json", with: "usage.csv")
private let now = ["--now", "2022-07-12T09:30"]

/// Requests that were once answered with something other than what they asked for.
@Suite("Requests") struct CommandTests {
  @Test(
    "A command refuses options for questions that it does not answer",
    arguments: [
      ["now", samplePath, "--below", "100", "--usage", usagePath],
      ["cheapest", "3h", samplePath, "--is-now", "--usage", usagePath],
      ["cost", usagePath, samplePath, "--below", "100"],
      ["cost", usagePath, samplePath, "--by", "day", "--output", "png"],
      ["cost", usagePath, samplePath, "--by", "day", "--save", "p.svg"],
      ["cost", usagePath, samplePath, "--shift", "2kWh:17-21:22-06", "--output", "svg"],
      ["cost", usagePath, samplePath, "--shift", "2kWh:17-21:22-06", "--unit", "NOK/MWh"],
      ["cheapest", "3h", samplePath, "--cheap-below", "100"],
      ["cheapest", "1h,2h", samplePath], ["cheapest", "2h,30min", samplePath],
    ])
  func refused(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.status == .exited(64) && result.output == "", "\(result)")
  }

  @Test("The refusal of an option names the option and the command") func names() throws {
    let result = try run(["now", samplePath, "--usage", usagePath])
    #expect(result.messages.contains("'--usage'"), "\(result)")
    #expect(result.messages.contains("'pricetui now --help'"), "\(result)")
  }

  @Test(
    "A refusal names both readings of a number, the option given twice, and the unknown option",
    arguments: [
      (["now", "--below", "1,000"], "“1,000” can be 1 or 1000; write the one that you mean."),
      (["now", "--below=-1.250"], "“-1.250” can be -1.25 or -1250;"),
      (["now", "--below", "12,345"], "“12,345” can be 12.3450 or 12345;"),
      (["print", "--area=NO1", "--area", "NO2"], "'--area' is given twice: choose one value."),
      (["describe", "--show", "areas"], "Unknown option '--show'"),
    ])
  func readings(arguments: [String], text: String) throws {
    let result = try run(arguments + [samplePath])
    #expect(result.status == .exited(64) && result.messages.contains(text), "\(result)")
  }

  @Test("Numbers that can be read in one way only are read")
  func clearNumbers() throws {
    for number in ["1000", "1,25", "0,125", "0.125", "1234.567", "12.3450"] {
      let result = try run(["now", samplePath, "--above", number] + now)
      #expect(result.messages == "", "\(number) \(result)")
    }
  }

  @Test("Options with several values and options without a value may be given twice")
  func repeated() throws {
    let options = try Declarations.leaves().flatMap(\.options)
    let twice = options.filter { $0.kind == "flag" || $0.isRepeating == true }
    #expect(Set(twice.compactMap(\.option)) == Pricetui.repeatable)
  }

  @Test("An unknown shell for completions is refused in one line") func shells() throws {
    #expect(
      try run(["--generate-completion-script", "foo"]).messages == """
        pricetui: Can't generate completion scripts for 'foo'. Please use \
        --generate-completion-script=<shell> with one of: zsh bash fish. See 'pricetui --help' for \
        more information.

        """)
  }

  @Test("Alerts and --is-now answer by the exit status") func statuses() throws {
    #expect(try run(["now", samplePath, "--below", "100"] + now).status == .exited(1))
    #expect(try run(["now", samplePath, "--below", "500"] + now).status == .exited(0))
    #expect(try run(["cheapest", "3h", samplePath, "--is-now"] + now).status == .exited(1))
  }

  @Test("The saving of shifted usage is available as JSON and CSV") func shift() throws {
    let shift = ["cost", usagePath, samplePath, "--shift", "2kWh:17-21:22-06", "--output"]
    let json = try run(shift + ["json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["shifts"] as? [Any])?.count == 1 && object?["schema"] as? Int == 1)
    #expect(try run(shift + ["csv"]).output.hasPrefix("date,moved_kwh,saved,currency\n2022-07-12"))
  }

  @Test("A comparison of contracts is available as JSON, and a status bar needs a single contract")
  func contracts() throws {
    let folder = try TemporaryDirectory()
    let offers = folder.write(
      "[contract A]\nprice = 1\nfee = 31\n[contract B]\nprice = 2\n", to: "offers")
    let costs = ["cost", usagePath, samplePath, "--contract-file", offers]
    let json = try run(costs + ["--output", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let rows = try #require(object?["contracts"] as? [[String: Any]])
    #expect(rows.map { $0["contract"] as? String } == ["A", "B"])
    #expect(rows[0]["fees"] as? Double == 1 && rows[0]["total"] is Double, "\(rows)")
    let one = try run(costs + ["--contract", "A", "--output", "json"]).output
    #expect(one.contains("\"costs\": [") && one.contains("\"fees\":1,"), "\(one)")
    #expect(try run(costs + ["--output", "waybar"]).status == .exited(64))
    #expect(try run(costs + ["--by", "day"]).status == .exited(64))
    let bar = try run(costs + ["--contract", "B", "--output", "waybar"])
    #expect(bar.output.hasPrefix("{\"text\":"))
  }

  @Test("A description states the cost of the cheapest time") func describedPower() throws {
    let told = try run(
      ["describe", samplePath, "--cheapest", "3h", "--power", "2kW", "--locale", "en_GB"] + now)
    #expect(told.output.contains("\n6 kWh cost 20.31 kr"), "\(told)")
  }

  @Test("Every input can be a pipe, because the program opens it only once") func pipes() throws {
    let folder = try TemporaryDirectory()
    let offers = folder.write("[contract A]\nprice = 1\n[contract B]\nprice = 2\n", to: "offers")
    let config = folder.write("locale = en_GB\ntheme = light\n", to: "config")
    for command in [
      "describe \"$F\" --usage <(cat \"$U\") --contract-file <(cat \"$C\")",
      "cost <(cat \"$U\") <(cat \"$F\") --contract-file <(cat \"$C\")",
      "cheapest --profile <(printf '2.0\\n0.3\\n') <(cat \"$F\") --now 2022-07-12T09:30",
      "print <(cat \"$F\") --config <(cat \"$S\")",
    ] {
      let result = try ChildProcess.run(
        "/bin/bash", ["-c", "\"$P\" " + command],
        environment: childEnvironment([
          "P": program, "F": samplePath, "U": usagePath, "C": offers, "S": config,
          "PRICETUI_THEME": "dark",
        ]))
      #expect(result.status == .exited(0) && !result.output.isEmpty, "\(command) \(result)")
    }
  }

  @Test("Options for lengths and ages accept and refuse the same values") func lengths() throws {
    for length in ["3h", "90min", "2d", "1h30min", "90m", "1.5h"] {
      _ = try Pricetui.parseAsRoot(["cheapest", length])
      _ = try Pricetui.parseAsRoot(["print", "--cache-only-newer-than", length])
    }
    for length in ["1h,2h", "2h,30min", "3", "h", "-3h", "3x"] {
      // The parser also takes -3h for -h and answers with the help.
      let command = try? Pricetui.parseAsRoot(["cheapest", length])
      #expect(command.map { $0 is Cheapest } != true, "\(length)")
      #expect(throws: (any Error).self) {
        try Pricetui.parseAsRoot(["print", "--cache-only-newer-than=\(length)"])
      }
    }
    let folder = try TemporaryDirectory()
    let config = folder.write("[appliance oven]\nlasts = 1h,2h\n", to: "config")
    let result = try run(["appliances", "--file", samplePath, "--config", config])
    #expect(result.status == .exited(78) && result.messages.contains("line 2"), "\(result)")
  }

  @Test("Every length gets a row, and --only-below excludes slots above the limit")
  func rows() throws {
    let times = ["cheapest", "1h", "90min", samplePath, "--output", "csv"] + now
    #expect(try run(times).output.split(separator: "\n").count == 3)
    let cheap = try run(
      ["cheapest", "1h", samplePath, "--only-below", "327", "--locale", "en_GB"] + now)
    #expect(cheap.output.hasPrefix("Cheapest 1 hour: Tue 12 Jul 13:00-14:00"), "\(cheap)")
    #expect(
      try run(["cheapest", "1h", samplePath, "--only-below", "9"] + now).status == .exited(65))
  }

  @Test("A file with the name of a command can be given by its path or with --file")
  func fileNames() throws {
    let folder = try TemporaryDirectory()
    _ = folder.write(contents(samplePath), to: "areas")
    for name in ["./areas", "--file areas"] {
      let result = try ChildProcess.run(
        "/bin/sh", ["-c", "cd '\(folder.path)' && \"$P\" \(name)"],
        environment: childEnvironment(["P": program]))
      #expect(result.output.contains("Tuesday 12 July 2022"), "\(name) \(result)")
    }
  }
}
