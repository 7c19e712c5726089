import ArgumentParser
import CivilTime
import ElectricityPrices
import PriceSources

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
  var unit: UnitChoice?

  @Option(
    help: "The day to fetch, or the day of a file without dates.", transform: OptionValue.date)
  var date: CivilDate?

  @Option(
    parsing: .unconditional, help: .long("The time zone of the file, such as Europe/Oslo.", "zone"),
    transform: OptionValue.zone)
  var timezone: Zone?

  @Option(help: .long("The format of the file; `pricetui formats` lists them.", "name"))
  var format: String?

  @Option(help: .long("Read this column of the usage, or of the prices without usage.", "name"))
  var column: String?

  @Option(
    help: .long("Whether a column of hours counts from 0 or 1.", "hour"),
    transform: OptionValue.firstHour)
  var firstHour: Int?

  @Option(help: .long("Which sequence of ENTSO-E's prices; the lowest without it.", "number"))
  var sequence: Int?

  /// Whether the prices of the file contain value-added tax.
  @Option(help: .long("Whether the file contains VAT."))
  var vatState: TaxState?

  // The days to fetch, the source, and the use of the cache.
  @Option(help: .named("The first day to fetch.", "date"), transform: OptionValue.date)
  var from: CivilDate?

  @Option(
    help: .named("The last day to fetch; today without it.", "date"), transform: OptionValue.date)
  var to: CivilDate?

  @Flag(help: "Use cached prices only; make no requests.")
  var offline = false

  @Flag(help: .long("Fetch forecasts too, where a source has them."))
  var forecast = false

  @Flag(help: .long("Fetch cached prices again."))
  var refresh = false

  @Option(help: .long("The source; `pricetui sources` lists them.", "name"))
  var source: String?

  @Option(
    help: .long("Fetch again what was fetched longer ago, such as 90min or 2d.", "age"),
    transform: OptionValue.age)
  var cacheOnlyNewerThan: Int64?

  // Surcharges and value-added tax.
  @Option(
    parsing: .unconditional,
    help: .named("Add value-added tax in percent.", "percent"), transform: OptionValue.percent)
  var vat: Price?

  @Option(
    parsing: .unconditionalSingleValue,
    help: .named("Add an amount per kWh, such as 22-06=38.21.", "amount"),
    transform: OptionValue.addition)
  var add: [PriceAddition] = []

  @Option(help: "Apply a Norwegian support scheme.")
  var support: SupportScheme?

  @Option(
    help: .named("Set the clock, such as 2022-07-12T09:30.", "time"), transform: OptionValue.time)
  var now: TimeChoice?

  func validate() throws {
    try refuse(offline && refresh, "--offline makes no requests, --refresh makes all: choose one.")
  }

  /// Returns the request for prices, completed from the settings.
  ///
  /// - Parameters:
  ///   - words: The files among the arguments.
  ///   - hasContracts: Whether taxes and surcharges come from contracts.
  func request(
    _ words: [String], _ settings: inout Settings, hasContracts: Bool = false,
    counting forecasts: ForecastOption? = nil
  ) throws -> PriceRequest {
    guard !file.contains("") && !words.contains("") else { throw Failure.usage(.noFile) }
    var request = PriceRequest(paths: file + words, now: now, locale: settings.locale)
    try Self.requireOneStandardInput(request.paths)
    request.countsForecasts = forecasts?.withForecast ?? false
    request.area = area ?? (request.namesNoFile ? settings.area : nil)
    // The area of the settings applies to fetching only; it selects no series of a file.
    settings.section = request.area ?? ""
    try refuse(
      refresh && settings.offline == true && request.namesNoFile,
      "--refresh makes requests, the setting “offline = yes” makes none: leave out one of them.")
    try fillFetching(&request, settings)
    fillReading(&request, settings)
    try refuse(
      hasContracts && (vat != nil || !add.isEmpty || support != nil),
      "A contract has its own taxes and additions: leave out --vat, --add and --support.")
    try refuse(
      vat != nil && request.options.valueAddedTax == .included,
      "--vat adds a tax that, by --vat-state, the prices contain: choose one.")
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
    request.options.area = request.area
    if !request.namesNoFile {
      request.options.usualZone = settings.area.flatMap(PriceArea.named)?.zone
    }
    let choice = unit ?? settings.unit
    request.options.unit = choice?.unit
    request.options.isUnitOfArea = choice?.isOfArea ?? false
    request.options.zone = timezone ?? settings.timezone
    request.options.formatName = format
    request.options.column = column
    request.options.date = date
    request.options.firstHour = firstHour
    request.options.sequence = sequence
    request.options.valueAddedTax = vatState?.valueAddedTax
  }

  private func fillFetching(_ request: inout PriceRequest, _ settings: Settings) throws(Failure) {
    (request.fetchesForecasts, request.isForecastStated) = (forecast, forecast)
    let given = [
      ("--from", from != nil), ("--to", to != nil), ("--refresh", refresh),
      ("--offline", offline), ("--source", source != nil),
      ("--cache-only-newer-than", cacheOnlyNewerThan != nil),
    ].filter(\.1).map(\.0)
    guard request.namesNoFile else {
      if let option = given.first { throw .usage(.needsArea(option: option)) }
      return
    }
    (request.from, request.to, request.refreshes) = (from, to, refresh)
    request.source = source ?? settings.source?.name
    request.fetchesForecasts = forecast || settings.forecast == true
    request.isOffline = offline || settings.offline == true
    request.maximumAge = cacheOnlyNewerThan ?? settings.cacheOnlyNewerThan
    request.isAboutFetching = !given.isEmpty
    if request.area == nil, let option = given.first, from != nil || to != nil || refresh {
      throw .usage(.needsArea(option: option))
    }
  }

  private func fillMoney(
    _ request: inout PriceRequest, _ settings: Settings, hasContracts: Bool
  ) {
    // On the command line, either option about VAT replaces both settings.
    if request.options.valueAddedTax == nil, vat == nil {
      request.options.valueAddedTax = settings.vatState?.valueAddedTax
    }
    guard !hasContracts else { return }
    let isTaxed = request.options.valueAddedTax == .included
    request.adjustment = adjustment(settings, isTaxed: isTaxed)
    guard request.area == nil else { return }
    for area in settings.areas {
      var own = settings
      own.section = area
      request.adjustments[area] = adjustment(own, isTaxed: isTaxed)
    }
  }

  private func adjustment(_ settings: Settings, isTaxed: Bool) -> PriceAdjustment {
    PriceAdjustment(
      taxPercent: vat ?? (isTaxed ? nil : settings.vat),
      additions: add.isEmpty ? settings.add ?? [] : add, support: support ?? settings.support)
  }
}

/// The option that makes calculations include forecasts.
struct ForecastOption: ParsableArguments {
  @Flag(help: "Count forecasts like known prices.")
  var withForecast = false
}
