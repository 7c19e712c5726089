import ArgumentParser

/// The program: its arguments.
@main struct Pricetui: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pricetui",
    abstract: "Shows electricity prices as a chart in the terminal.",
    discussion: """
      The arrow keys and the mouse select; ? lists all keys. Without a terminal on standard \
      output the chart is printed.

      Exit status: 0; 1 when --pick was left without a choice or an alert does not hold, 2 when \
      an alert could not be answered; 64 bad usage; 65 bad data; 66 unreadable file; 69 no usable \
      terminal; 74 output not writable.
      """,
    version: "pricetui 0.1.0")

  @OptionGroup(title: "Prices") var file: FileOptions
  @OptionGroup(title: "Money") var money: MoneyOptions
  @OptionGroup(title: "Chart") var chart: ChartOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "For other programs") var data: DataOptions

  static func main() {
    do {
      if let plain = PlainArguments(CommandLine.arguments.dropFirst()) {
        return try plain.settings.run()
      }
      var command = try parseAsRoot()
      try command.run()
    } catch {
      leave(error)
    }
  }

  func validate() throws {
    guard data.settings.isWanted, output.settings.isAboutCharts || chart.select != nil else {
      return
    }
    throw ValidationError(
      "--output and alerts draw nothing: leave out --print, --describe, --pick, --select, --size "
        + "and --hover.")
  }

  func run() throws { try settings.run() }

  /// What was chosen.
  var settings: Settings {
    Settings(
      file: file.settings, money: money.settings, chart: chart.settings, output: output.settings,
      data: data.settings)
  }
}
