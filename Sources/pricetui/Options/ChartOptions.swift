import ArgumentParser
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import PriceTexts
import PriceViewer
import TerminalCore

/// The content of a chart.
struct ChartOptions: ParsableArguments {
  @OptionGroup var prices: PriceOptions
  @OptionGroup var costs: CostOptions

  @Option(help: "The chart.")
  var chart: ChartKind?

  @Option(help: .long("The panels of the typical day."))
  var typical: TypicalForm?

  @Option(help: "The stretch of time that is shown.")
  var range: TimeRange?

  @Option(
    help: .named("Select the slot at a time, such as 13:00.", "time"), transform: OptionValue.time)
  var select: TimeChoice?

  @Option(
    help: .named("Mark the cheapest time of a length, such as 3h.", "length"),
    transform: OptionValue.length)
  var cheapest: Int64?

  @OptionGroup var limits: WindowLimits

  func validate() throws {
    try refuse(
      typical != nil && chart.map({ $0 != .typical }) ?? false, "--typical needs --chart typical.")
    try limits.validate(cheapest: cheapest)
  }

  /// Returns the request for the chart, completed from the settings.
  ///
  /// - Parameter drawing: The options of a drawn chart; `nil` for a description.
  func request(
    _ words: [String], _ drawing: DrawingOptions?, _ settings: inout Settings
  ) throws -> ChartRequest {
    var request = ChartRequest(prices: try prices.request(words, &settings))
    request.prices.range = range
    request.kind = chart ?? (typical != nil ? .typical : settings.chart)
    request.typical = typical ?? settings.typical
    drawing?.fill(&request, settings)
    request.select = select
    request.mark = try limits.search(cheapest: cheapest).map { SoughtTime(search: $0) }
    let paths = costs.usage.isEmpty ? settings.usage ?? [] : costs.usage
    if !paths.isEmpty { request.usage = try costs.request(paths, &request.prices, settings) }
    try refuseNeedless(drawing, settings)
    let named = try costs.contracts(settings)
    if costs.namesContracts || chart == .contracts { request.layers.append(.contracts) }
    request.contracts = named.isEmpty ? settings.contracts : named
    let drawsContracts = chart == .contracts || drawing?.show.contains(.contracts) ?? false
    try refuse(
      drawsContracts && (paths.isEmpty || request.contracts.count < 2),
      "A chart of contracts needs --usage and two contracts or more.")
    try refuse(
      costs.namesContracts && (chart.map { $0 != .contracts } ?? (typical != nil)),
      "Contracts have a chart of their own: leave out \(chart == nil ? "--typical" : "--chart"), "
        + "or --contract and --contract-file.")
    try refuse(
      paths.isEmpty && (costs.meter != nil || costs.powerBySlot),
      "--meter and --power-by-slot need --usage.")
    try refuse(
      costs.namesContracts && (paths.isEmpty || named.count < 2),
      "A chart compares two contracts or more with --usage; "
        + "`pricetui cost` tells what one costs.")
    return request
  }

  /// Throws for a kind of chart, a layer or an area that would change nothing.
  private func refuseNeedless(_ drawing: DrawingOptions?, _ settings: Settings) throws {
    let usual = settings.chart ?? (settings.typical == nil ? .area : .typical)
    let layers = drawing?.show ?? []
    if let chart {
      try refuse(
        drawing == nil && [chart, usual].allSatisfy { $0.isOverTime || $0 == .heatMap },
        "The description is the same for --chart line, step, area, bar and heatmap: "
          + "leave out --chart.")
      try refuse(
        !chart.isOverTime && !layers.isEmpty,
        "--show \(layers[0].rawValue) is of charts over time, such as --chart area, "
          + "and not of --chart \(chart.rawValue).")
    }
    try refuse(
      prices.area != nil && layers.contains(.areas),
      "--area chooses one area, --show areas draws all: choose one.")
  }
}

/// The layers, colours and characters of a drawn chart.
struct DrawingOptions: ParsableArguments {
  @Option(help: "Add a layer; repeatable.")
  var show: [ViewerLayer] = []

  @Option(
    parsing: .unconditional, help: .long("Show lower prices as cheap.", "price"),
    transform: OptionValue.number)
  var cheapBelow: Price?

  @Option(
    parsing: .unconditional, help: .long("Show higher prices as dear.", "price"),
    transform: OptionValue.number)
  var dearAbove: Price?

  @Option(
    help: "The colours, with -light or -dark for the background.",
    completion: .list(ThemeChoice.allNames), transform: OptionValue.theme)
  var theme: ThemeChoice?

  @Option(help: "The characters of the chart, or pixels.")
  var glyphs: GlyphChoice?

  func validate() throws {
    if let cheapBelow, let dearAbove, dearAbove < cheapBelow {
      throw ValidationError("--cheap-below must not lie above --dear-above.")
    }
  }

  fileprivate func fill(_ request: inout ChartRequest, _ settings: Settings) {
    request.layers = show.isEmpty ? settings.show ?? [] : show
    request.cheapBelow = cheapBelow ?? settings.cheapBelow
    request.dearAbove = dearAbove ?? settings.dearAbove
  }

  /// Returns the style, completed from the settings.
  func style(_ settings: Settings, _ color: ColorOption? = nil) -> ChartStyle {
    var style = ChartStyle(locale: settings.locale)
    style.theme = theme ?? settings.theme ?? style.theme
    style.glyphs = glyphs ?? settings.glyphs ?? style.glyphs
    style.color = color?.color ?? settings.color ?? style.color
    return style
  }
}

/// The usage, and the contracts that price it.
struct CostOptions: ParsableArguments {
  @Option(
    help: .named("A file or folder with your usage; repeatable.", "file"), completion: .file())
  var usage: [String] = []

  @Option(help: .long("Read only this meter of the usage."))
  var meter: String?

  @Flag(help: .long("Read power as the mean of each slot."))
  var powerBySlot = false

  @Option(help: .named("Use this contract; several are compared.", "name"))
  var contract: [String] = []

  @Option(help: .long("A file with contracts.", "file"), completion: .file())
  var contractFile: String?

  /// Returns the request for the usage, completed from the settings.
  ///
  /// - Parameter prices: The prices, whose options about columns apply to the usage instead.
  func request(
    _ paths: [String], _ prices: inout PriceRequest, _ settings: Settings
  ) throws -> UsageRequest {
    try PriceOptions.requireOneStandardInput(paths + prices.paths)
    let options = UsageOptions(
      zone: prices.options.zone, meter: meter ?? settings.meter, column: prices.options.column,
      firstHour: prices.options.firstHour,
      hasPowerBySlot: powerBySlot || settings.powerBySlot == true)
    (prices.options.column, prices.options.firstHour) = (nil, nil)
    var asked = options.reading.needed
    if powerBySlot { asked.insert("--power-by-slot") }
    if meter != nil { asked.insert("--meter") }
    return UsageRequest(paths: paths, options: options, asked: asked)
  }

  func validate() throws {
    let repeated = contract.first { name in contract.count { $0 == name } > 1 }
    try refuse(repeated != nil, "--contract names “\(repeated ?? "")” twice: name it once.")
  }

  var namesContracts: Bool { !contract.isEmpty || contractFile != nil }

  /// Returns the named contracts in their order; all contracts of the file if none is named.
  func contracts(_ settings: Settings) throws(Failure) -> [Contract] {
    var known = settings.contracts
    if let contractFile {
      let own = try Contract.all(ofFile: contractFile, in: settings.locale.language)
      if contract.isEmpty { return own }
      known += own
    }
    return try contract.map { name throws(Failure) in
      guard let found = known.last(where: { $0.name == name }) else {
        throw .usage(.unknownContract(name, known: known.map(\.name)))
      }
      return found
    }
  }
}

/// When the chart has colours, as the terminal and the receiver of the output decide.
struct ColorOption: ParsableArguments {
  @Option(help: "When to use colours.")
  var color: ColorChoice?
}

/// The size of a printed chart or a picture.
struct SizeOption: ParsableArguments {
  @Option(help: "The extent in columns and rows, such as 100x30.", transform: OptionValue.size)
  var size: CellSize?
}

/// The behaviour of the screen.
struct ScreenOptions: ParsableArguments {
  @Flag(help: "Select the slot under the pointer, without a button.")
  var hover = false

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var ignoresMouse = false

  @Flag(name: .customLong("no-watch"), help: .long("Do not follow changes of the files."))
  var ignoresChanges = false

  var isEmpty: Bool { !hover && !ignoresMouse && !ignoresChanges }

  func validate() throws {
    try refuse(hover && ignoresMouse, "--hover needs the mouse: leave out --no-mouse.")
  }

  /// Returns the task of showing a chart, completed from the settings.
  func task(_ chart: ChartRequest, _ style: ChartStyle, _ settings: Settings) -> ScreenTask {
    let isOff = ignoresMouse || settings.noMouse == true && !hover
    let hovers = hover || settings.hover == true
    return ScreenTask(
      chart: chart, style: style, mouse: isOff ? .off : hovers ? .hover : .drag,
      ignoresChanges: ignoresChanges)
  }
}
