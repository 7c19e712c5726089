import CLibrary
import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceSources
import PriceViewer

/// A request for prices from files or for an area, with surcharges.
struct PriceRequest {
  /// Files, folders and `-`, or the word for a day such as `today`.
  var paths: [String]
  var area: String?
  /// Facts that the files do not state.
  var options = PriceFile.Options()
  var from, to: CivilDate?
  var source: String?
  var isOffline = false
  var refreshes = false
  var maximumAge: Int64?
  /// Whether an option is given that only applies to fetched prices.
  var isAboutFetching = false
  var fetchesForecasts = false
  /// Whether an option, not a setting, asks for forecasts.
  var isForecastStated = false
  /// Whether forecasts count like known prices.
  var countsForecasts = false
  var adjustment = PriceAdjustment()
  /// The adjustments by the sections of the settings, for files that state their area.
  var adjustments: [String: PriceAdjustment] = [:]
  var now: TimeChoice?
  var range: TimeRange?
  let locale: TextLocale

  var isFetched: Bool { area != nil && namesNoFile }

  /// Whether no file is named, so that an area is needed.
  var namesNoFile: Bool { paths.isEmpty || daysAhead != nil }

  /// The days from today to the day that the argument names; `nil` if it names no day.
  var daysAhead: Int? {
    paths.count == 1 ? ["yesterday": -1, "today": 0, "tomorrow": 1][paths[0]] : nil
  }

  /// Whether a word names a day, without an area and without a file of that name.
  var lacksArea: Bool { area == nil && daysAhead != nil && access(paths[0], F_OK) != 0 }

  /// Returns the time that `--now` sets, or the current time; a time of day is on the first day of
  /// the prices.
  func present(in series: PriceSeries) throws(Failure) -> Instant {
    try Self.instant(of: now, on: series.start ?? .now, in: series.zone) ?? .now
  }

  /// Returns the time that `--now` sets, or the current time; a time of day is today in a zone.
  func present(in zone: Zone) throws(Failure) -> Instant {
    try Self.instant(of: now, on: .now, in: zone) ?? .now
  }

  /// Returns the instant of an argument; a time of day is on the date of `day`.
  static func instant(
    of argument: TimeChoice?, on day: Instant, in zone: Zone
  ) throws(Failure) -> Instant? {
    guard let argument else { return nil }
    guard let instant = argument.time(on: zone.civil(at: day).date).instant(in: zone) else {
      throw .usage(.noSuchTime(argument.text, zone: zone.identifier))
    }
    return instant
  }
}

/// Prices, and the feed or files that newer prices come from.
struct OpenedPrices {
  var series: [PriceSeries]
  /// The source of newer prices while the screen is shown.
  var feed: (any PriceFeed)?
  var files: PriceFiles?

  /// The only series; throws if there are several, for tasks that need one.
  var only: PriceSeries {
    get throws(Failure) {
      guard series.count == 1, let first = series.first else {
        throw .usage(.severalAreas(series.compactMap(\.area)))
      }
      return first
    }
  }
}

extension PriceRequest {
  /// Reads or fetches the prices.
  ///
  /// - Parameter isSilent: Whether to suppress notices of the fetch.
  func open(isSilent: Bool = false) throws -> OpenedPrices {
    guard !isFetched else { return try fetched(isSilent: isSilent) }
    try checkFiles()
    var files = PriceFiles(paths: paths, options: options)
    let file = try files.read()
    if let option = file.needlessOptions.min() {
      throw Failure.usage(.changesNothing(option: option))
    }
    return OpenedPrices(series: file.series, files: files)
  }

  /// Opens the prices, writes the warnings, and applies the surcharges.
  func openAdjusted(
    warns: Bool = true, _ forecasts: ForecastUse = .known
  ) throws -> OpenedPrices {
    var opened = try counted(try open(isSilent: !warns), forecasts)
    if warns { Output.warn(about: opened.series, in: locale.language) }
    guard opened.series.contains(where: { !adjustment(of: $0).isEmpty }) else { return opened }
    let known = opened.series.flatMap(\.warnings)
    opened.series = try opened.series.map { try $0.adjusted(by: adjustment(of: $0)) }
    let new = opened.series.flatMap(\.warnings).filter { !known.contains($0) }
    if warns { Output.warn(new, in: locale.language) }
    return opened
  }

  /// Returns the surcharges of a series: those of its area, or else the general ones.
  func adjustment(of series: PriceSeries) -> PriceAdjustment {
    guard !adjustments.isEmpty else { return adjustment }
    return series.area.flatMap(PriceArea.named).flatMap { adjustments[$0.code] } ?? adjustment
  }

  /// Throws if no file is named, or if an option needs an area.
  func checkFiles() throws(Failure) {
    if fetchesForecasts { throw .usage(.accuracyNeedsStatistics) }
    if lacksArea { throw .usage(.needsArea(option: paths[0])) }
    guard !paths.isEmpty else { throw .usage(.noFile) }
  }

  private func fetched(isSilent: Bool) throws -> OpenedPrices {
    let (wish, now) = try wish()
    let fetch = PriceFetch(wish) { now }
    fetch.run { done, all in
      if fetch.isLong { Output.report("\(wish.area.code) \(done)/\(all)") }
    }
    Output.report("")
    var prices = try fetch.outcome()
    if fetchesForecasts { try addForecasts(wish, to: &prices, at: now) }
    for notice in prices.notices where !isSilent {
      Output.say(locale.catalogue.sentence(notice).text)
    }
    return OpenedPrices(series: [prices.series])
  }

  /// Returns the query for the sources, and the current time.
  func wish() throws(Failure) -> (wish: PriceWish, now: Instant) {
    let name = area ?? ""
    guard let area = PriceArea.named(name) else {
      throw .usage(.unknownArea(name, nearest: PriceArea.codes(like: name)))
    }
    let zone = area.zone
    let now = try present(in: zone)
    var wish = PriceWish(area: area, days: try days(at: now, in: zone))
    if let source {
      let known = try OptionValue.source(source)
      guard known.areas.contains(area.code) else {
        throw .usage(.notOfSource(area: area.code, source: known.name))
      }
      wish.source = known.name
    }
    (wish.isOffline, wish.refreshes, wish.maximumAge) = (isOffline, refreshes, maximumAge)
    wish.reading = options
    (wish.reading.formatName, wish.reading.date) = (nil, nil)
    return (wish, now)
  }

  // A mistyped year must not cause thousands of requests.
  private static let maximumDays = 3660

  private func days(at now: Instant, in zone: Zone) throws(Failure) -> PriceWish.Days {
    let today = zone.civil(at: now).date
    let isSpan = from != nil || to != nil
    guard [options.date != nil, daysAhead != nil, isSpan].filter({ $0 }).count < 2 else {
      throw .usage(.dateTwice)
    }
    if let date = options.date { return .dates(from: date, to: date) }
    if let daysAhead { return .daysAhead(daysAhead) }
    guard isSpan else {
      guard let unit = range?.unit, unit != .day else { return .todayAndTomorrow }
      let first = unit.interval(containing: now, in: zone).start
      return .dates(from: zone.civil(at: first).date, to: today.adding(days: 1))
    }
    let newest = fetchesForecasts ? today.adding(days: 1) : today
    let last = to ?? max(newest, from ?? newest)
    let first = from ?? last
    guard first <= last else { throw .usage(.datesReversed(from: first, to: last)) }
    guard last.daysSince1970 - first.daysSince1970 < Self.maximumDays else {
      throw .usage(.tooManyDays(limit: Self.maximumDays))
    }
    return .dates(from: first, to: last)
  }
}

/// The forms of exported prices.
enum PriceForm { case table, csv, json, jsonLines }

extension PriceRequest {
  /// Writes the prices.
  ///
  /// - Parameter path: The file to write; `nil` for standard output.
  func write(_ form: PriceForm, to path: String?) throws {
    let series = try openAdjusted(form == .table ? .current : .all).series
    let text =
      switch form {
      case .table: series.listing(locale)
      case .csv: series.csv
      case .json: series.json
      case .jsonLines: series.jsonLines
      }
    try Output.write(text, to: path)
  }

  /// Ends the program with a status that tells whether an alert holds.
  func answer(_ alert: PriceAlert) throws {
    // A script that asks for the status wants no warnings.
    let series = try openAdjusted(warns: false).only
    let status = alert.exitStatus(series, at: try present(in: series))
    guard status != 2 else { throw Failure.command(.noPriceNow, EX_DATAERR) }
    exit(status)
  }
}
