import ArgumentParser
import CivilTime
import ElectricityPrices
import Glibc
import Ncurses
import PriceViewer
import TerminalCore

/// The program: arguments, and what connects the rooms.
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
        return try Pricetui(plain).run()
      }
      var command = try parseAsRoot()
      try command.run()
    } catch {
      leave(error)
    }
  }

  func validate() throws {
    guard data.isWanted, output.isAboutCharts || chart.select != nil else { return }
    throw ValidationError(
      "--output and alerts draw nothing: leave out --print, --describe, --pick, --select, --size "
        + "and --hover.")
  }

  func run() throws {
    if file.listFormats { return Output.write(PriceFormat.listing) }
    let prices = try file.read(
      money.taxState?.valueAddedTax, language: output.texts.language)
    if data.isWanted { return try write(prices) }
    let state = try chart.state(
      of: prices, adjustment: money.adjustment, isPicking: output.pick,
      language: output.texts.language)
    if output.describe {
      Output.write(ChartDescription(state, locale: output.texts).text)
    } else if output.prints {
      Output.write(bytes: output.printed(state, look: chart.theme))
    } else {
      try show(state)
    }
  }

  /// Writes the prices for another program.
  private func write(_ prices: PriceFile) throws(Failure) {
    var series = prices.series
    do throws(PriceAdjustmentError) {
      if !money.adjustment.isEmpty {
        for index in series.indices {
          series[index] = try series[index].adjusted(by: money.adjustment)
        }
      }
    } catch {
      throw Failure(error, output.texts.language)
    }
    try data.write(series, at: try chart.present(in: series[0]), locale: output.texts)
  }

  /// Shows the screen, and leaves with the status that tells how it ended.
  private func show(_ state: ViewerState) throws(Failure) {
    var terminal: NcursesTerminal
    do throws(NcursesError) {
      terminal = try NcursesTerminal(options: output.terminalOptions)
    } catch {
      throw Failure(error.description, EX_UNAVAILABLE)
    }
    let look = output.look(theme: chart.theme, on: terminal.capabilities)
    var viewer = Viewer(state, look: look, hovers: output.hover, clock: chart.clock(for: state))
    let outcome = viewer.run(on: &terminal)
    terminal.close()
    switch outcome {
    case .left: Glibc.exit(state.isPicking ? EXIT_FAILURE : EXIT_SUCCESS)
    case .picked(let slot, let unit):
      Output.write(PickedSlot(slot, unit: unit, zone: state.series.zone).json + "\n")
    case .terminated(let signal):
      // The parent shall see the true reason.
      Glibc.signal(signal, SIG_DFL)
      raise(signal)
    }
  }
}
