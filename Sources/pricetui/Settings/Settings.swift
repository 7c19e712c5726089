import CLibrary
import ElectricityPrices
import Ncurses
import PriceTexts
import PriceViewer

/// What the program is to do, and what connects the rooms.
struct Settings {
  var file = FileSettings()
  var source = SourceSettings()
  var money = MoneySettings()
  var costs = CostSettings()
  var chart = ViewerSettings()
  var output = OutputSettings()
  var data = DataSettings()
  var cheapest = CheapestSettings()
  var appliances = ApplianceSettings()
  /// What is left to do when the chart is left, before the program ends.
  var beforeLeaving: (() -> Void)?

  /// The picture of the chart that is asked for; nil for none.
  var picture: PictureSettings? {
    if let path = output.picturePath {
      return PictureSettings.Form(ofFile: path).map { PictureSettings(form: $0, path: path) }
    }
    return data.picture.map { PictureSettings(form: $0, path: nil) }
  }

  func run() throws {
    if file.listsFormats { return Output.write(output.texts.language.catalogue.formats) }
    if source.isListing { return try list() }
    if asksFirst { return try runFirst() }
    // Not sooner: the usage can be that of the settings.
    if let contradiction = costs.contradiction { throw Failure.usage(contradiction) }
    if let filled = try withUsage() { return try filled.run() }
    if file.isFetched, isOnScreen { return try showFetched() }
    let opened = try file.isFetched ? fetch() : read()
    let series = opened.series
    if let path = source.save { return try SourceSettings.write(series[0], to: path) }
    if tellsCosts { return try writeCosts(series) }
    let tellsAppliances = appliances.isAsked && !output.describe
    if !output.statistics, !tellsState, data.isWanted || tellsCheapest || tellsAppliances {
      return try write(series)
    }
    var state = try state(of: series)
    if let picture {
      try picture.write(state, look: chart.theme, output: output)
    } else if output.describe {
      let description = PriceDescription(
        state, locale: output.texts, cheapest: cheapest.search)
      let rows =
        appliances.isAsked ? try appliances.plan(state.series, at: state.now) : []
      let sentences = rows.sentences(in: state.series, at: state.now, output.texts)
      Output.write(description.text + sentences.map { $0 + "\n" }.joined())
    } else if data.output == .wav {
      try writeSound(of: state)
    } else if tellsChart {
      Output.write(try chartData(of: state))
    } else if output.statistics {
      Output.write(try statistics(of: state))
    } else if output.prints {
      Output.write(bytes: output.printed(state, look: chart.theme))
    } else {
      state.files.awaitsDays = opened.files?.isCollection ?? false
      var terminal = try openTerminal()
      let look = output.look(theme: chart.theme, on: terminal.capabilities)
      show(state, opened, look: look, on: &terminal)
    }
  }

  /// Whether what a chart has found in all prices is told for a program, and not the prices.
  var tellsChart: Bool {
    data.output == .json && chart.kind.gathers && !output.statistics && cheapest.search == nil
      && !appliances.isAsked
  }

  /// Whether what a state shows is told for a program, and not the prices.
  var tellsState: Bool { tellsChart || data.output == .wav }

  /// Writes what a state shows as a sound.
  private func writeSound(of state: ViewerState) throws(Failure) {
    guard isatty(STDOUT_FILENO) == 0 else { throw .usage(.wavOnTerminal) }
    guard let graph = PriceSound(state).graph else { throw .command(.noPrices, EX_DATAERR) }
    Output.warn(state.series.warnings, in: output.texts.language)
    Output.write(bytes: graph.wav)
  }

  /// What the chart of a state has found in all prices.
  private func chartData(of state: ViewerState) throws(Failure) -> String {
    _ = try DataSettings.only(state.allSeries)
    guard let text = ChartJSON.text(state) else { throw .command(.noPrices, EX_DATAERR) }
    Output.warn(state.series.warnings, in: output.texts.language)
    return text
  }

  /// The statistics of what a state shows, as a text or as data.
  private func statistics(of state: ViewerState) throws(Failure) -> String {
    let series = state.series
    guard let summary = PriceSummary(series, in: state.visible) else {
      throw .command(.noPrices, EX_DATAERR)
    }
    Output.warn(series.warnings, in: output.texts.language)
    return switch data.output {
    case .json: summary.json(in: series)
    case .csv: summary.csv(in: series)
    default: SummaryText(summary, of: state, locale: output.texts).text
    }
  }

  /// Whether the cheapest time is marked on a chart, since something is asked for that only charts
  /// have.
  var marksCheapest: Bool {
    cheapest.search != nil && !output.describe
      && (output.isAboutCharts || picture != nil || chart.select != nil)
  }

  /// Whether the cheapest time is told in sentences, or for a program.
  var tellsCheapest: Bool { cheapest.search != nil && !output.describe && !marksCheapest }

  /// Writes the prices for another program.
  private func write(_ prices: [PriceSeries]) throws {
    // Data has no place for what was assumed; an alert is asked for its status alone.
    if data.output != nil || appliances.isAsked || !cheapest.isNow && cheapest.search != nil {
      Output.warn(prices.flatMap(\.warnings), in: output.texts.language)
    }
    var series = prices
    if !money.adjustment.isEmpty {
      for index in series.indices {
        series[index] = try series[index].adjusted(by: money.adjustment)
      }
      let known = prices.flatMap(\.warnings)
      Output.warn(
        series.flatMap(\.warnings).filter { !known.contains($0) }, in: output.texts.language)
    }
    let now = try chart.present(in: series[0])
    if appliances.isAsked {
      return try appliances.write(
        try DataSettings.only(series), at: now ?? .now, isJSON: data.output == .json,
        locale: output.texts)
    }
    guard let search = cheapest.search, data.output == nil || data.output == .json else {
      return try data.write(
        series, at: now, locale: output.texts, cheapest: cheapest.search ?? .usual)
    }
    try cheapest.write(
      search, in: try DataSettings.only(series), at: now ?? .now, isJSON: data.output == .json,
      locale: output.texts)
  }
}

extension CommandText {
  /// Why a terminal cannot be used, with the way out.
  init(_ error: NcursesError) {
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
