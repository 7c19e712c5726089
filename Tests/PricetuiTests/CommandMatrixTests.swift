import Foundation
import TerminalTestSupport
import Testing

@testable import pricetui

/// Tests of every pair of a command and an option: the option changes the output or is refused.
///
/// Ordinary runs try a subset of the pairs.
@Suite("Commands and options") struct CommandMatrixTests {
  @Test("An option that a command does not use is refused") func refusals() throws {
    let commands = try Declarations.leaves()
    let options = commands.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    #expect(commands.count > 18 && options.count > 50, "\(commands.count) \(options.count)")
    for (number, command) in commands.enumerated() {
      for option in share(of: 24, options.subtracting(command.names).sorted(), number) {
        #expect(throws: (any Error).self, "\(command.words) \(option)") {
          try Pricetui.parseAsRoot(command.words + ["3h", option, "1"])
        }
      }
    }
  }

  @Test("Help of every command fits on a screen") func help() throws {
    for words in try Declarations.leaves().map(\.words) {
      let lines = try run(words + ["--help"]).output.split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 46 && lines.allSatisfy { $0.count <= 82 }, "\(words) \(lines.count)")
    }
  }

  @Test("Shell completions offer every option of a command, including options of the long help")
  func completions() throws {
    let script = try run(["--generate-completion-script", "bash"]).output
    for leaf in try Declarations.leaves() {
      let function = "\n_pricetui_" + leaf.words.joined(separator: "_") + "() {"
      let start = try #require(script.firstRange(of: function)?.upperBound)
      let offered = script[start...].split(separator: "\n", maxSplits: 4).prefix(4)
        .flatMap { $0.split { !$0.isLetter && $0 != "-" } }
      #expect(leaf.names.isSubset(of: Set(offered.map(String.init))), "\(leaf.words)")
    }
  }

  /// The value to try for each option, and the further options that it needs to have an effect.
  private static let samples: [String: (value: [String], beside: [String])] = [
    "--area": (["NO1"], []), "--unit": (["EUR/MWh"], []), "--timezone": (["Asia/Tokyo"], []),
    "--date": (["2022-07-12"], []), "--first-hour": (["1"], []), "--sequence": (["1"], []),
    "--format": (["nordpool"], []), "--vat": (["25"], ["--add", "12-18=500"]),
    "--vat-state": (["included"], ["--vat", "25"]), "--add": (["12-18=500"], []),
    "--support": (["norgespris"], []), "--from": (["2022-07-12"], []), "--to": (["2022-07-12"], []),
    "--offline": ([], []), "--refresh": ([], []), "--source": (["entsoe"], []),
    "--cache-only-newer-than": (["1h"], []), "--usage": (["USAGE"], []),
    "--meter": (["7"], ["--usage", "USAGE"]), "--contract": (["Nope"], ["--usage", "USAGE"]),
    "--contract-file": (["OFFERS"], ["--usage", "USAGE"]), "--chart": (["duration"], []),
    "--typical": (["week"], []), "--range": (["all"], []), "--show": (["before"], []),
    "--cheap-below": (["400"], ["--color", "always"]),
    "--dear-above": (["300"], ["--color", "always"]), "--select": (["13:00"], []),
    "--now": (["2022-07-12T15:30"], []), "--cheapest": (["1h"], []),
    "--before": (["14:00"], []), "--after": (["16:00"], []),
    "--split": ([], ["--after", "16:00"]), "--smallest-piece": (["2h"], []),
    "--profile": (["2.0,0.3"], []), "--power": (["2kW"], []),
    "--theme": (["high-contrast"], ["--color", "always"]), "--glyphs": (["block"], []),
    "--color": (["always"], []), "--size": (["60x20"], []), "--hover": ([], []),
    "--no-mouse": ([], []), "--no-watch": ([], []), "--output": (["csv"], []),
    "--line-format": (["{price}"], []), "--below": (["1"], []), "--above": (["1"], []),
    "--only-below": (["1"], []), "--is-now": ([], []), "--by": (["month"], []),
    "--shift": (["2kWh:17-21:22-06"], []), "--save": (["SAVED"], []), "--config": (["CONFIG"], []),
    "--with-forecast": ([], []), "--file": (["OTHER"], []), "--clear": ([], []),
    "--locale": (["nb_NO"], []),
  ]

  /// Options whose effect depends on what the file leaves open, or that other tests cover.
  private static let others: Set<String> = [
    // They matter only for files that leave a column or time zone open: see the tests of formats.
    "--column", "--timezone",
    // They need more files, or files that name meters: see the tests of files and costs.
    "--file", "--meter",
    // They need files with forecasts: see the tests of forecasts.
    "--forecast",
    // It needs a file with names of areas: see the tests of data.
    "--area",
    // It needs usage in kW: see the tests of usage.
    "--power-by-slot",
    // It needs a settings file that is ignored: see the tests of settings.
    "--no-config",
    // It does not end: see the tests of status lines.
    "--watch",
    // It is the default of a command whose output is not a terminal.
    "--print",
  ]

  /// Pairs whose option changes the answer only with other options or at other times.
  private static let pairs: Set<String> = [
    // They concern the estimate of a month, and the range around now.
    "cost --now", "stats --now",
    // Prices with tax sound the same, and a path does not depend on the language.
    "export wav --config", "cache --config",
  ]

  /// A forecast after the sample's day, which a table leaves out once it is past.
  private static let forecast = """
    start,end,price,unit,origin
    2022-07-13T00:00:00+02:00,2022-07-13T01:00:00+02:00,400,øre/kWh,forecast

    """

  @Test("An option that a command takes changes its answer or is refused") func effects() throws {
    let folder = try TemporaryDirectory()
    let second = contents(samplePath).replacing("2022-07-12", with: "2022-07-11")
      .replacing("2022-07-13", with: "2022-07-12")
    let values = [
      "USAGE": samplePath.replacing("today.json", with: "usage.csv"),
      "OFFERS": folder.write("[contract A]\nprice = 1\n[contract B]\nprice = 2\n", to: "offers"),
      "CONFIG": folder.write("locale = nb_NO\nvat = 25\n", to: "config"),
      "OTHER": folder.write(second, to: "2022-07-11.json"), "SAVED": folder.path + "/saved",
      "FORECAST": folder.write(Self.forecast, to: "forecast.csv"),
    ]
    let appliances = folder.write("[appliance oven]\nlasts = 2h\n", to: "appliances")
    let environment: [String: String?] = [
      "XDG_CONFIG_HOME": folder.path, "XDG_CACHE_HOME": folder.path, "TZ": "Europe/Oslo",
    ]
    for (number, leaf) in try Declarations.leaves().enumerated() where leaf.words != ["pick"] {
      let (words, options) = (leaf.words, leaf.names)
      let base = Self.base(words, values, appliances)
      for option in share(of: 12, options.subtracting(Self.others).sorted(), number)
      where !Self.pairs.contains((words + [option]).joined(separator: " ")) {
        guard let (value, beside) = Self.samples[option] else {
          Issue.record("There is no value to try \(option) with.")
          continue
        }
        // An option that the command does not know needs no further options.
        let isPossible = beside.allSatisfy { !$0.hasPrefix("--") || options.contains($0) }
        let context = (base + (isPossible ? beside : [])).map { values[$0] ?? $0 }
        let before = try run(context, environment: environment)
        var others = context
        if let index = context.firstIndex(of: option) {
          others.removeSubrange(index...(index + value.count))
        }
        let after = try run(
          others + [option] + value.map { values[$0] ?? $0 }, environment: environment)
        let isRefused = after.status != .exited(0) && !after.messages.isEmpty
        let isChanged =
          before.output != after.output || before.status != after.status
          || before.messages != after.messages
        // Data contain no words: the language changes only messages about them.
        let isLanguage = option == "--locale" && after.status == before.status
        #expect(isRefused || isChanged || isLanguage, "\(words) \(option)")
      }
    }
  }

  /// Returns a command with the arguments to try it on.
  private static func base(
    _ words: [String], _ values: [String: String], _ appliances: String
  ) -> [String] {
    let now = ["--now", "2022-07-12T09:30"]
    return switch words.last {
    case "cheapest": ["cheapest", "3h", samplePath] + now
    case "appliances": ["appliances", "--file", samplePath, "--config", appliances] + now
    case "cost": ["cost", "USAGE", samplePath]
    case "csv", "json", "jsonl": words + [samplePath]
    case "table": words + [samplePath, "FORECAST"]
    case "areas", "sources", "formats", "config", "cache": words
    case "stats", "wav": words + [samplePath, "OTHER"] + now
    default:
      words
        + [samplePath, "OTHER", "--size", "80x24"].filter { _ in words != ["now"] }
        .filter { !words.contains("describe") || !["--size", "80x24"].contains($0) }
        + (words == ["now"] ? [samplePath] : []) + now
    }
  }
}
