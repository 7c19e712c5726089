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

      Exit status: 0; 1 when --pick was left without a choice; 64 bad usage; 65 bad data; \
      66 unreadable file; 69 no usable terminal; 74 output not writable.
      """,
    version: "pricetui 0.1.0")

  @OptionGroup(title: "Prices") var file: FileOptions
  @OptionGroup(title: "Chart") var chart: ChartOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static func main() {
    guard let plain = PlainArguments(CommandLine.arguments.dropFirst()) else { return main(nil) }
    Pricetui(plain).run()
  }

  func run() {
    if file.listFormats { return Output.write(FileOptions.formats) }
    let prices = file.read()
    let state = chart.state(of: prices, isPicking: output.pick)
    if output.describe {
      Output.write(ChartDescription(state).text)
    } else if output.prints {
      Output.write(bytes: output.printed(state, look: chart.theme))
    } else {
      show(state)
    }
  }

  /// Shows the screen, and leaves with the status that tells how it ended.
  private func show(_ state: ViewerState) {
    var terminal: NcursesTerminal
    do throws(NcursesError) {
      terminal = try NcursesTerminal(options: output.terminalOptions)
    } catch {
      Output.fail(error.description, status: EX_UNAVAILABLE)
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
