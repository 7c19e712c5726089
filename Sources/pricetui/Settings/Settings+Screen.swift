import CLibrary
import CivilTime
import ElectricityPrices
import Ncurses
import PriceSources
import PriceTexts
import PriceViewer

extension Settings {
  /// Whether the screen is opened at the end.
  var isOnScreen: Bool {
    source.save == nil && picture == nil && !data.isWanted && !tellsCosts && !tellsCheapest
      && !appliances.isAsked
      && !output.describe && !output.statistics && !output.prints
  }

  /// Opens the screen, on which changes of the files are events.
  ///
  /// - Parameter wake: what else wakes up whoever waits for events.
  func openTerminal(wake: WakeDescriptor? = nil) throws(NcursesError) -> NcursesTerminal {
    var options = output.terminalOptions(
      asksForGround: chart.theme.isLight == nil, watching: watchedPaths)
    if let wake, wake.number >= 0 { options.wakeDescriptor = wake.number }
    return try NcursesTerminal(options: options)
  }

  /// Shows the viewer, and leaves with the status that tells how it ended.
  func show(
    _ state: ViewerState, _ opened: OpenedPrices, look: ViewerLook,
    on terminal: inout NcursesTerminal
  ) {
    var viewer = Viewer(
      state, look: look, hovers: output.hover, takesGround: chart.theme.isLight == nil,
      insistsOnPictures: output.glyphs == .pixels, feed: opened.feed, clock: chart.clock(for: state),
      reader: reader(of: opened.files))
    let outcome = viewer.run(on: &terminal)
    terminal.close()
    switch outcome {
    case .left: leave(isPicking: state.isPicking)
    case .picked(let slot, let unit):
      Output.write(PickedSlot.json(slot, unit: unit, zone: state.series.zone) + "\n")
    case .pickedStretch(let stretch, let unit):
      Output.write(PickedSlot.json(stretch, unit: unit, zone: state.series.zone) + "\n")
    // The parent shall see the true reason.
    case .terminated(let signal): endProcess(bySignal: signal)
    }
  }

  /// Who leaves where something is to be picked has picked nothing.
  private func leave(isPicking: Bool) -> Never {
    beforeLeaving?()
    CLibrary.exit(isPicking ? EXIT_FAILURE : EXIT_SUCCESS)
  }

  /// Shows an area's prices: those that are kept at once, else as soon as they come.
  func showFetched() throws {
    let (wish, now) = try wish()
    let wake = WakeDescriptor()
    if let kept = try kept(wish, now) {
      // Where nobody is asked, others may still keep what is newer.
      let feed = ScreenFeed(
        wish, showing: kept, wake: wake, isNew: wish.isOffline, at: now, makeFetch: Self.fetch)
      let opened = OpenedPrices(series: [kept.series], feed: feed)
      let state = try state(of: opened.series)
      var terminal = try openTerminal(wake: wake)
      let look = output.look(theme: chart.theme, on: terminal.capabilities)
      return show(state, opened, look: look, on: &terminal)
    }
    var terminal: NcursesTerminal
    do throws(NcursesError) {
      terminal = try openTerminal(wake: wake)
    } catch {
      // Where there is no screen, the worse news is that there are no prices.
      _ = try fetch()
      throw error
    }
    var waiting = FetchScreen(
      fetch: Self.fetch(wish) { now }, area: wish.area, kept: { Self.fetch(wish.offline) { now } },
      wake: wake, language: output.texts.language,
      look: output.look(theme: chart.theme, on: terminal.capabilities),
      takesGround: chart.theme.isLight == nil)
    do {
      switch waiting.run(on: &terminal) {
      case .left:
        terminal.close()
        leave(isPicking: output.pick)
      case .terminated(let signal):
        terminal.close()
        endProcess(bySignal: signal)
      case .fetched(let fetch):
        let prices = try fetch.outcome()
        let feed = ScreenFeed(
          wish, showing: prices, wake: wake, isNew: true, at: now, makeFetch: Self.fetch)
        let opened = OpenedPrices(series: [prices.series], feed: feed)
        show(try state(of: opened.series), opened, look: waiting.look, on: &terminal)
      }
    } catch {
      terminal.close()
      throw error
    }
  }

  /// The state of a viewer that has just been opened.
  func state(of series: [PriceSeries]) throws -> ViewerState {
    var state: ViewerState
    do {
      state = try chart.state(of: series, adjustment: money.adjustment, isPicking: output.pick)
    } catch {
      // What would stand in the chart may be the reason.
      Output.warn(series.flatMap(\.warnings), in: output.texts.language)
      throw error
    }
    if marksCheapest, let search = cheapest.search { state.mark(search) }
    state.show(usage: costs.usage?.consumption, production: costs.usage?.production)
    if costs.usage != nil { try compareContracts(in: &state) }
    state.show(chart.layers + (drawsContracts ? [.contracts] : []), limits: chart.limits)
    if case .contract(let error)? = state.message { throw error }
    return state
  }
}
