import CLibrary
import CivilTime
import ElectricityPrices
import ElectricityUsage
import Ncurses
import PriceSources
import PriceTexts
import PriceViewer

/// The task that shows a chart on the screen, and asks what to show if nothing is named.
struct ScreenTask {
  var chart: ChartRequest
  let style: ChartStyle
  let mouse: NcursesOptions.Mouse
  let ignoresChanges: Bool
  /// Whether the user picks a slot, which is written at the end.
  var isPicking = false
  /// The answers of the first run, which the user may keep at the end.
  var firstAnswers: [Answer]?

  func run() throws {
    if asksFirst { return try runFirst() }
    var task = self
    guard !chart.prices.isFetched else {
      let usage = try chart.usage.map { try task.chart.prices.readFirst($0) }
      return try task.showFetched(usage)
    }
    if chart.prices.paths == ["-"], chart.usage == nil, PipeFeed.isPossible {
      return try showPiped()
    }
    let (opened, usage) = try chart.openInputs()
    try show(opened, usage)
  }

  private func state(of opened: OpenedPrices, _ usage: ReadUsage?) throws -> ViewerState {
    var state = try chart.state(of: opened.series, usage?.usage)
    state.isPicking = isPicking
    state.files.awaitsDays = opened.files?.isCollection ?? false
    return state
  }

  /// The files to watch for changes.
  private var watchedPaths: [String] {
    if ignoresChanges { return [] }
    let paths = chart.prices.isFetched ? [] : chart.prices.paths
    return (paths + (chart.usage?.paths ?? [])).filter { $0 != "-" }
  }

  /// Opens the screen, which reports changes of the files as events.
  ///
  /// - Parameter wake: A descriptor that also ends the wait for events.
  private func openTerminal(_ wake: WakeDescriptor?) throws(NcursesError) -> NcursesTerminal {
    var terminal = style.terminalOptions(
      asksForGround: style.theme.isLight == nil, mouse, watching: watchedPaths)
    if let wake, wake.number >= 0 { terminal.wakeDescriptor = wake.number }
    return try NcursesTerminal(options: terminal)
  }

  /// Opens the screen for prices that are there, and shows the viewer.
  private func show(
    _ opened: OpenedPrices, _ usage: ReadUsage?, wake: WakeDescriptor? = nil
  ) throws {
    let state = try state(of: opened, usage)
    var terminal = try openTerminal(wake)
    let look = style.look(on: terminal.capabilities)
    try show(state, opened, usage?.files, look: look, on: &terminal)
  }

  /// Shows the viewer, and ends the program with the status of its outcome.
  private func show(
    _ state: ViewerState, _ opened: OpenedPrices, _ usage: UsageFiles?, look: ViewerLook,
    on terminal: inout NcursesTerminal
  ) throws(Failure) {
    var viewer = Viewer(
      state, look: look, hovers: mouse == .hover, takesGround: style.theme.isLight == nil,
      insistsOnPictures: style.glyphs == .pixels, feed: opened.feed, clock: clock(for: state),
      reader: Self.reader(opened.files, usage))
    var outcome = viewer.run(on: &terminal)
    var answers: [Answer] = []
    while outcome == .asksCharges {
      let area = chart.prices.area ?? state.series.area ?? ""
      let questions = questions(on: terminal, at: clock(for: state)())
      answers = questions.charges(in: area, on: &terminal) ?? answers
      var prices = chart.prices
      // The reader of the setting has accepted each answer.
      for answer in answers { try? prices.take(answer) }
      viewer.adjust(by: prices.adjustment)
      outcome = viewer.run(on: &terminal)
    }
    terminal.close()
    switch outcome {
    case .left, .asksCharges: leave(answers)
    case .picked(let json): try Output.write(json + "\n")
    // The parent process must see that a signal ended the program.
    case .terminated(let signal): endProcess(bySignal: signal)
    }
  }

  /// Ends the program; leaving without picking a slot is a failure if one is to be picked.
  ///
  /// - Parameter answers: The answers that the user may keep; `nil` if they have shown nothing.
  private func leave(_ answers: [Answer]?) -> Never {
    if let firstAnswers, let answers { offerToKeep(firstAnswers + answers) }
    exit(isPicking ? EXIT_FAILURE : EXIT_SUCCESS)
  }

  /// Returns the system's clock, shifted by the difference to the time that `--now` sets.
  private func clock(for state: ViewerState) -> () -> Instant {
    guard chart.prices.now != nil else { return { .now } }
    let offset = Instant.now.distance(to: state.now)
    return { Instant.now.advanced(by: offset) }
  }

  /// Returns a function that reads the files of prices and usage again; `nil` if there are none.
  private static func reader(_ prices: PriceFiles?, _ usage: UsageFiles?) -> Viewer.Reader? {
    guard prices != nil || usage != nil else { return nil }
    var (prices, usage) = (prices, usage)
    return { () throws(ViewerMessage) in
      do throws(PriceFileError) {
        return (try prices?.read().series, try usage?.read())
      } catch {
        throw .notRead(error)
      }
    }
  }

  /// Shows prices that arrive through standard input, from the first ones on.
  private func showPiped() throws {
    try chart.prices.checkFiles()
    let wake = WakeDescriptor()
    let feed = PipeFeed(chart.prices.options, wake: wake)
    let first = OpenedPrices(series: try feed.first(style.locale.language), feed: feed)
    try show(try chart.prices.counted(first, .current), nil, wake: wake)
  }

  /// Shows an area's prices: cached ones at once, otherwise as soon as they arrive.
  private func showFetched(_ usage: ReadUsage?) throws {
    let (wish, now) = try chart.prices.wish()
    let wake = WakeDescriptor()
    func fed(_ prices: FetchedPrices, isCurrent: Bool) -> OpenedPrices {
      let feed = ScreenFeed(
        wish, showing: prices, wake: wake, noticesAreCurrent: isCurrent, at: now)
      return OpenedPrices(series: [prices.series], feed: feed)
    }
    let kept = Result { () throws(FetchFailure) in try PriceFetch(wish.offline) { now }.whole() }
    if wish.isOffline || (try? kept.get()) != nil {
      // Other processes may cache newer prices even if this one makes no requests.
      return try show(fed(try kept.get(), isCurrent: wish.isOffline), usage, wake: wake)
    }
    var terminal: NcursesTerminal
    do throws(NcursesError) {
      terminal = try openTerminal(wake)
    } catch {
      // If there are no prices either, that is the more important error.
      _ = try chart.prices.open()
      throw error
    }
    var waiting = FetchScreen(
      wish: wish, now: now, wake: wake, look: style.look(on: terminal.capabilities),
      takesGround: style.theme.isLight == nil)
    do {
      guard let fetch = waiting.run(on: &terminal) else {
        terminal.close()
        leave(nil)
      }
      let opened = fed(try fetch.outcome(), isCurrent: true)
      let state = try state(of: opened, usage)
      try show(state, opened, usage?.files, look: waiting.look, on: &terminal)
    } catch {
      terminal.close()
      throw error
    }
  }
}

extension ScreenTask {
  /// Whether neither a file nor an area is named, and the user can be asked.
  var asksFirst: Bool {
    let prices = chart.prices
    return (prices.paths.isEmpty && prices.area == nil || prices.lacksArea)
      && !prices.isAboutFetching && isatty(STDIN_FILENO) != 0
  }

  /// Asks which prices to show, shows them, and offers to save the answers.
  func runFirst() throws {
    let now = try chart.prices.present(in: .current)
    var terminal = try openQuestions()
    let given = questions(on: terminal, at: now).area(on: &terminal)
    terminal.close()
    guard let answers = given else { return }
    var task = self
    for answer in answers { try task.chart.prices.take(answer) }
    task.firstAnswers = answers
    // The program ends when the user leaves the chart, and by an error without keeping answers.
    try task.run()
  }

  /// Offers to save the answers, if there is a folder for them and still a terminal.
  func offerToKeep(_ answers: [Answer]) {
    guard let path = UserFolders.configuration.map({ $0 + "/pricetui/config" }),
      var terminal = try? openQuestions()
    else { return }
    let isKept = questions(on: terminal, at: .now).keeps(in: path, on: &terminal)
    terminal.close()
    guard isKept else { return }
    do throws(SystemFailure) {
      let lines = answers.map { "\($0.name) = \($0.text)\n" }
      try UserFile.prepend(lines.joined(), to: path)
    } catch {
      let text = CommandText.fileFailed(path, error)
      Output.say(style.locale.catalogue.sentence(text).text)
    }
  }

  private func openQuestions() throws(NcursesError) -> NcursesTerminal {
    try NcursesTerminal(options: style.terminalOptions(asksForGround: false))
  }

  func questions(on terminal: NcursesTerminal, at now: Instant) -> FirstRun {
    let zone = Zone.current
    return FirstRun(
      look: style.look(on: terminal.capabilities), adjustment: chart.prices.adjustment,
      valueAddedTax: chart.prices.options.valueAddedTax,
      today: zone.civil(at: now).date, zone: zone.identifier)
  }
}

extension PriceRequest {
  /// Applies an answer like a value in the settings.
  mutating func take(_ answer: Answer) throws(Failure) {
    switch answer.name {
    case "area": (area, options.area) = (answer.text, answer.text)
    case "vat": adjustment.taxPercent = try OptionValue.percent(answer.text)
    case "add": adjustment.additions.append(try OptionValue.addition(answer.text))
    default: adjustment.support = try OptionValue.choice(answer.text)
    }
  }
}
