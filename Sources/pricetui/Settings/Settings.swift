import CLibrary
import ElectricityPrices
import Ncurses
import PriceTexts
import PriceViewer

/// What the program is to do, and what connects the rooms.
///
/// Plain values beside the parser's options: those are slow to make, even where all are as their
/// defaults say.
struct Settings {
  var file = FileSettings()
  var money = MoneySettings()
  var chart = ViewerSettings()
  var output = OutputSettings()
  var data = DataSettings()
  var picture = PictureSettings()

  func run() throws {
    if file.listsFormats { return Output.write(FormatListing(in: output.texts.language).text) }
    let prices = try file.read(money.taxState)
    if data.isWanted { return try write(prices) }
    let state = try chart.state(
      of: prices, adjustment: money.adjustment, isPicking: output.pick)
    if let destination = picture.destination {
      try picture.write(state, look: chart.theme, output: output, to: destination)
    } else if output.describe {
      Output.write(PriceDescription(state, locale: output.texts).text)
    } else if output.prints {
      Output.write(bytes: output.printed(state, look: chart.theme))
    } else {
      try show(state)
    }
  }

  /// Writes the prices for another program.
  private func write(_ prices: PriceFile) throws(Failure) {
    // Data has no place for what was assumed; an alert is asked for its status alone.
    if data.output != nil { Output.warn(prices.warnings, in: output.texts.language) }
    var series = prices.series
    do throws(PriceAdjustmentError) {
      if !money.adjustment.isEmpty {
        for index in series.indices {
          series[index] = try series[index].adjusted(by: money.adjustment)
        }
      }
    } catch {
      throw .adjustment(error)
    }
    try data.write(series, at: try chart.present(in: series[0]), locale: output.texts)
  }

  /// Shows the screen, and leaves with the status that tells how it ended.
  private func show(_ state: ViewerState) throws(Failure) {
    var terminal: NcursesTerminal
    do throws(NcursesError) {
      terminal = try NcursesTerminal(options: output.terminalOptions)
    } catch {
      throw .command(CommandText(error), EX_UNAVAILABLE)
    }
    let look = output.look(theme: chart.theme, on: terminal.capabilities)
    var viewer = Viewer(state, look: look, hovers: output.hover, clock: chart.clock(for: state))
    let outcome = viewer.run(on: &terminal)
    terminal.close()
    switch outcome {
    case .left: CLibrary.exit(state.isPicking ? EXIT_FAILURE : EXIT_SUCCESS)
    case .picked(let slot, let unit):
      Output.write(PickedSlot(slot, unit: unit, zone: state.series.zone).json + "\n")
    // The parent shall see the true reason.
    case .terminated(let signal): endProcess(bySignal: signal)
    }
  }
}

extension CommandText {
  /// Why a terminal cannot be used, with the way out.
  fileprivate init(_ error: NcursesError) {
    self =
      switch error {
      case .noTerminal: .noTerminal
      case .unnamedTerminal: .unnamedTerminal
      case .unknownTerminal(let name): .unknownTerminal(name)
      case .incapableTerminal(let name): .incapableTerminal(name)
      case .noDescriptor: .noDescriptor
      case .background: .background
      }
  }
}
