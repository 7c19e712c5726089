import ArgumentParser
import CivilTime
import ElectricityPrices
import PriceSources
import PriceTexts

/// The prices, from files or fetched, with surcharges.
///
/// This is one group because a debug build of the parser checks a nested group five times for each
/// time that it checks the outer group.
struct PriceOptions: ParsableArguments {
  @Option(help: "A file, as the arguments; repeatable.", completion: .file())
  var file: [String] = []

  @Option(help: "Fetch this area, such as NO1; or choose it of a file.")
  var area: String?

  // Facts that the file does not state.
  @Option(help: "The unit, such as øre/kWh or EUR/MWh.", transform: OptionValue.unit)
  var unit: PriceUnit?

  @Option(
    help: "The day to fetch, or the day of a file without dates.", transform: OptionValue.date)
  var date: CivilDate?

  @Option(
    help: ArgumentHelp(
      "The time zone of the file, such as Europe/Oslo.", valueName: "zone", visibility: .long),
    transform: OptionValue.zone)
  var timezone: Zone?

  @Option(
    help: ArgumentHelp(
      "The format of the file; `pricetui formats` lists them.", valueName: "name",
      visibility: .long))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Read this column of the usage, or of the prices without usage.", valueName: "name",
      visibility: .long))
  var column: String?

  @Option(
    help: ArgumentHelp(
      "Whether a column of hours counts from 0 or 1.", valueName: "hour", visibility: .long),
    transform: OptionValue.firstHour)
  var firstHour: Int?

  @Option(
    help: ArgumentHelp(
      "Which sequence of ENTSO-E's prices; the lowest without it.", valueName: "number",
      visibility: .long))
  var sequence: Int?

  /// Whether the prices of the file contain value-added tax.
  @Option(help: ArgumentHelp("Whether the file contains VAT.", visibility: .long))
  var vatState: TaxState?

  // The days to fetch, the source, and the use of the cache.
  @Option(
    help: ArgumentHelp("The first day to fetch.", valueName: "date"), transform: OptionValue.date)
  var from: CivilDate?

  @Option(
    help: ArgumentHelp("The last day to fetch; today without it.", valueName: "date"),
    transform: OptionValue.date)
  var to: CivilDate?

  @Flag(help: "Use cached prices only; make no requests.")
  var offline = false

  @Flag(
    help: ArgumentHelp("Fetch forecasts too, where a source has them.", visibility: .long))
  var forecast = false

  @Flag(help: ArgumentHelp("Fetch cached prices again.", visibility: .long))
  var refresh = false

  @Option(
    help: ArgumentHelp(
      "The source; `pricetui sources` lists them.", valueName: "name", visibility: .long))
  var source: String?

  @Option(
    help: ArgumentHelp(
      "Fetch again what was fetched longer ago, such as 90min or 2d.", valueName: "age",
      visibility: .long),
    transform: OptionValue.age)
  var cacheOnlyNewerThan: Int64?

  // Surcharges and value-added tax.
  @Option(
    help: ArgumentHelp("Add value-added tax in percent.", valueName: "percent"),
    transform: OptionValue.percent)
  var vat: Price?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Add an amount per kWh, such as 22-06=38.21.", valueName: "amount"),
    transform: OptionValue.addition)
  var add: [PriceAddition] = []

  @Option(help: "Apply a Norwegian support scheme.")
  var support: SupportScheme?

  func validate() throws {
    if offline, refresh {
      throw ValidationError("--offline makes no requests, --refresh makes all: choose one.")
    }
  }

  /// Returns the request for prices, completed from the settings.
  ///
  /// - Parameters:
  ///   - words: The files among the arguments.
  ///   - now: The time that `--now` sets.
  ///   - hasContracts: Whether taxes and surcharges come from contracts.
  func request(
    _ words: [String], _ now: TimeChoice?, _ settings: inout Settings, hasContracts: Bool = false
  ) throws -> PriceRequest {
    guard !file.contains("") && !words.contains("") else { throw Failure.usage(.noFile) }
    var request = PriceRequest(paths: file + words, now: now, locale: settings.locale)
    try Self.requireOneStandardInput(request.paths)
    request.area = area ?? (request.namesNoFile ? settings.area : nil)
    // The area of the settings applies to fetching only; it selects no series of a file.
    settings.section = request.area ?? ""
    try fillFetching(&request, settings)
    fillReading(&request, settings)
    if hasContracts, !addsNothing {
      throw ValidationError(
        "A contract has its own taxes and additions: leave out --vat, --add and --support.")
    }
    if vat != nil, request.options.valueAddedTax == .included {
      throw ValidationError(
        "--vat adds a tax that, by --vat-state, the prices contain: choose one.")
    }
    fillMoney(&request, settings, hasContracts: hasContracts)
    return request
  }
}

extension PriceOptions {
  /// Throws if standard input is named twice, because the second reading would be empty.
  static func requireOneStandardInput(_ paths: [String]) throws {
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("Standard input can be read only once: name - once.")
    }
  }

  private func fillReading(_ request: inout PriceRequest, _ settings: Settings) {
    request.date = date
    request.options.area = request.area
    request.options.unit = unit ?? settings.unit
    request.options.zone = timezone ?? settings.timezone
    request.options.formatName = format
    request.options.column = column
    request.options.date = date
    request.options.firstHour = firstHour
    request.options.sequence = sequence
    request.options.valueAddedTax = vatState?.valueAddedTax
  }

  private func fillFetching(_ request: inout PriceRequest, _ settings: Settings) throws(Failure) {
    request.fetchesForecasts = forecast
    guard request.namesNoFile else {
      let given = [
        ("--from", from != nil), ("--to", to != nil), ("--offline", offline),
        ("--refresh", refresh), ("--source", source != nil),
        ("--cache-only-newer-than", cacheOnlyNewerThan != nil),
      ]
      if let option = given.first(where: \.1)?.0 { throw .usage(.needsArea(option: option)) }
      return
    }
    (request.from, request.to, request.refreshes) = (from, to, refresh)
    request.source = source ?? settings.source
    request.fetchesForecasts = forecast || settings.forecast == true
    request.isOffline = offline || settings.offline == true && !refresh
    request.maximumAge = cacheOnlyNewerThan ?? settings.cacheOnlyNewerThan
    request.isAboutFetching =
      from != nil || to != nil || offline || refresh || source != nil || cacheOnlyNewerThan != nil
    if request.area == nil {
      let given = [("--from", from != nil), ("--to", to != nil), ("--refresh", refresh)]
      if let option = given.first(where: \.1)?.0 { throw .usage(.needsArea(option: option)) }
    }
  }

  /// Whether no option adds a tax, surcharge or support to the prices.
  private var addsNothing: Bool { vat == nil && add.isEmpty && support == nil }

  private func fillMoney(
    _ request: inout PriceRequest, _ settings: Settings, hasContracts: Bool
  ) {
    var adjustment = PriceAdjustment(taxPercent: vat, additions: add, support: support)
    if !hasContracts {
      if add.isEmpty { adjustment.additions = settings.add ?? [] }
      adjustment.support = support ?? settings.support
    }
    // On the command line, either option about VAT replaces both settings.
    if request.options.valueAddedTax == nil, vat == nil {
      request.options.valueAddedTax = settings.vatState?.valueAddedTax
    }
    if !hasContracts, vat == nil, request.options.valueAddedTax != .included {
      adjustment.taxPercent = settings.vat
    }
    request.adjustment = adjustment
  }
}

/// The option that makes calculations include forecasts.
struct ForecastOption: ParsableArguments {
  @Flag(help: ArgumentHelp("Count forecasts like known prices.", visibility: .long))
  var withForecast = false
}

/// The option that sets the clock.
struct ClockOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Set the clock, such as 2022-07-12T09:30.", valueName: "time"),
    transform: OptionValue.time)
  var now: TimeChoice?
}
