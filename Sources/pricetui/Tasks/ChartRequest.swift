import CLibrary
import CellPictures
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import PriceTexts
import PriceViewer
import TerminalCore

/// A request for a chart: its prices and usage, its kind, range and layers.
struct ChartRequest {
  var prices: PriceRequest
  var usage: UsageRequest?
  /// The contracts that the viewer can compare.
  var contracts: [Contract] = []
  /// The kind of chart; `nil` for the default.
  var kind: ChartKind?
  /// The form of the typical day; the typical day is then the default chart.
  var typical: TypicalForm?
  var select: TimeChoice?
  var layers: [ViewerLayer] = []
  /// The limits of cheap and expensive prices.
  var cheapBelow, dearAbove: Price?
  var mark: SoughtTime?
  /// The appliances that the screen shows.
  var appliances: [Appliance] = []

  /// Returns the state of the usage and the prices; throws for several areas if one is needed.
  private func open(
    _ forecasts: PriceRequest.ForecastUse = .current, isOfOne: Bool = false
  ) throws -> ViewerState {
    let (prices, usage) = try openInputs(forecasts)
    let state = try state(of: prices.series, usage?.usage)
    if isOfOne { _ = try prices.only }
    return state
  }

  func openInputs(
    _ forecasts: PriceRequest.ForecastUse = .current
  ) throws -> (prices: OpenedPrices, usage: ReadUsage?) {
    guard let usage else { return (try prices.counted(try prices.open(), forecasts), nil) }
    let (opened, read) = try prices.open(with: usage)
    return (try prices.counted(opened, forecasts), read)
  }

  func state(of series: [PriceSeries], _ usage: EnergyUsage?) throws -> ViewerState {
    var state: ViewerState
    do {
      state = try bareState(of: series)
    } catch {
      // A warning may state the reason.
      Output.warn(series.flatMap(\.warnings), in: prices.locale.language, advises: false)
      throw error
    }
    if let mark { state.mark(mark) }
    if !appliances.isEmpty { state.show(appliances.compactMap(\.sought)) }
    state.show(contracts)
    state.show(usage: usage?.consumption, production: usage?.production)
    state.show(layers, cheapBelow: cheapBelow, dearAbove: dearAbove)
    if case .contract(let error)? = state.message { throw error }
    return state
  }

  private func bareState(of all: [PriceSeries]) throws -> ViewerState {
    let series = all[0]
    var state = ViewerState(
      series: all, now: try prices.present(in: series),
      chartKind: kind ?? (typical == nil ? nil : .typical),
      adjustment: prices.adjustment(of: series), range: prices.range)
    if let typical { state.typicalForm = typical }
    if case .notAdjusted(let error)? = state.message { throw error }
    if let select,
      let instant = try PriceRequest.instant(of: select, on: state.dateOfChoice, in: series.zone)
    {
      guard let slot = series.slot(containing: instant) else {
        throw Failure.usage(.noSlot(at: select.text))
      }
      state.apply(.select(slot.start))
    }
    return state
  }
}

extension ChartRequest {
  func print(_ style: ChartStyle, size: CellSize?) throws {
    try Output.write(style.printed(open(), size: size))
  }

  func describe() throws {
    try Output.write(PriceDescription(open(), locale: prices.locale).text)
  }

  func writeSound(to path: String?) throws {
    guard path != nil || isatty(STDOUT_FILENO) == 0 else { throw Failure.usage(.wavOnTerminal) }
    let state = try open(isOfOne: true)
    guard let graph = state.sound else { throw Failure.command(.noPrices, EX_DATAERR) }
    Output.warn(state.warnings, in: prices.locale.language, advises: false)
    try Output.write(graph.wav, to: path)
  }

  /// Writes the typical day or the duration curve as JSON.
  func writeGathered(to path: String?) throws {
    // The prices of a selected day state whether they are forecasts.
    let state = try open(select == nil ? .onlyKnown : .current, isOfOne: true)
    guard !state.series.hasForecasts || state.series.knownAlone != nil else {
      throw Failure.command(.allForecasts, EX_DATAERR)
    }
    guard let text = state.chartJSON else { throw Failure.command(.noPrices, EX_DATAERR) }
    Output.warn(state.warnings, in: prices.locale.language, advises: false)
    try Output.write(text, to: path)
  }

  func writeStatistics(_ form: ReportForm) throws {
    let state = try open(.known, isOfOne: true)
    let series = state.series
    if prices.countsForecasts, series.hasForecasts,
      !state.visible.contains(where: { series.origin(at: $0) == .forecast })
    {
      throw Failure.usage(.noForecastShown)
    }
    guard let summary = PriceSummary(series, in: state.visible) else {
      throw Failure.command(.noPrices, EX_DATAERR)
    }
    Output.warn(state.warnings, in: prices.locale.language)
    let text =
      switch form {
      case .json: summary.json(in: series)
      case .csv: summary.csv(in: series)
      case .table: summary.text(of: state, locale: prices.locale)
      }
    try Output.write(text)
  }
}

/// The file formats of pictures.
enum PictureForm: String {
  case svg, html, png

  var abstract: String {
    switch self {
    case .svg: "The chart as a picture in SVG."
    case .html: "The chart as a page; the pointer and arrow keys select a slot."
    case .png: "The chart as a picture in PNG."
    }
  }
}

extension ChartRequest {
  /// Writes a picture, with the description of the chart if the format has a field for it.
  ///
  /// - Parameter path: The file to write; `nil` for standard output.
  func writePicture(
    _ form: PictureForm, _ style: ChartStyle, size: CellSize?, to path: String?
  ) throws {
    let state = try open()
    guard form != .png || path != nil || isatty(STDOUT_FILENO) == 0 else {
      throw Failure.command(.pngOnTerminal, EX_USAGE)
    }
    // Two pixels a point, for screens of high density.
    let scale = 2
    let isLight = style.theme.isLight ?? OutputTerminal().hasLightBackground
    // An explicit choice of characters is kept in the picture.
    var look = ViewerLook(
      theme: style.theme.theme, glyphs: style.glyphs.set ?? .braille,
      pixels: style.glyphs.set == nil ? PictureColors.cell : nil, isLight: isLight,
      isInteractive: false, locale: style.locale)
    let colors: PictureColors = isLight ? .light : .dark
    look.follow(colors.background)
    let size = size ?? CellSize(columns: 100, rows: 30)
    let frame = ViewerScreen.frame(state, in: size, look: look, drawsSelection: form != .html)
    switch form {
    case .png:
      if size.imageCellWidth(scale: scale) < 9 * scale {
        Output.say(style.locale.catalogue.message(.pictureReduced))
      }
      try Output.write(frame.buffer.png(frame.drawings, colors: colors, scale: scale), to: path)
    case .svg, .html:
      let sentences = PriceDescription(state, locale: style.locale).text
      let title = sentences.split(separator: "\n").first.map(String.init) ?? ""
      let picture = frame.buffer.svg(
        frame.drawings, colors: colors, title: title, description: sentences)
      let text =
        form == .svg
        ? frame.titled(picture).document : frame.page(of: picture, title: title, colors: colors)
      try Output.write(text, to: path)
    }
  }
}
