import CLibrary
import CivilTime
import ElectricityPrices
import PriceSources
import PriceTexts
import PriceViewer

/// Which prices are fetched, from whom, and how new they must be.
struct SourceSettings {
  var source: String?
  var from: CivilDate?
  var to: CivilDate?
  var offline = false
  var refresh = false
  /// The seconds that kept prices may be old.
  var mostAge: Int64?
  /// The file that what was fetched is written into, and nothing is shown.
  var save: String?
  // What is done instead.
  var clearsCache = false
  var listsSources = false
  var listsAreas = false

  // A mistake of a digit in a year shall not make thousands of requests.
  private static let mostDays = 3660

  /// What is wished for of an area, whose clocks are those of a zone.
  func wish(
    _ area: PriceArea, _ zone: Zone, _ file: FileSettings, _ taxState: ValueAddedTax?,
    range: TimeRange?, now: Instant
  ) throws(Failure) -> PriceWish {
    let days = try days(file, range, zone.civil(at: now).date)
    var wish = PriceWish(area: area, days: days, zone: zone)
    if let source {
      guard let known = PriceSource.all.first(where: { $0.name == source.lowercased() }) else {
        throw .usage(.unknownSource(source))
      }
      guard known.areas.contains(area.code) else {
        throw .usage(.notOfSource(area: area.code, source: known.name))
      }
      wish.source = known.name
    }
    if offline, refresh { throw .usage(.offlineAndRefresh) }
    (wish.isOffline, wish.refreshes, wish.mostAge) = (offline, refresh, mostAge)
    wish.reading = file.options
    (wish.reading.formatName, wish.reading.date) = (nil, nil)
    wish.reading.valueAddedTax = taxState
    return wish
  }

  private func days(
    _ file: FileSettings, _ range: TimeRange?, _ today: CivilDate
  ) throws(Failure) -> PriceWish.Days {
    let word = file.daysAhead
    let isSpan = from != nil || to != nil
    guard [file.date != nil, word != nil, isSpan].filter({ $0 }).count < 2 else {
      throw .usage(.dateTwice)
    }
    if let date = file.date { return .dates(from: date, to: date) }
    if let word { return .daysAhead(word) }
    guard isSpan else {
      guard let first = range.flatMap({ Self.start(of: $0, today) }) else {
        return .todayAndTomorrow
      }
      return .dates(from: first, to: today.adding(days: 1))
    }
    let last = to ?? max(today, from ?? today)
    let first = from ?? last
    guard first <= last else { throw .usage(.datesReversed(from: first, to: last)) }
    guard last.daysSince1970 - first.daysSince1970 < Self.mostDays else {
      throw .usage(.tooManyDays(limit: Self.mostDays))
    }
    return .dates(from: first, to: last)
  }

  /// The first day of the range that a date lies in; `nil` for those that today and tomorrow fill.
  private static func start(of range: TimeRange, _ today: CivilDate) -> CivilDate? {
    switch range {
    case .week: today.adding(days: 1 - today.weekday)
    case .month: today.adding(days: 1 - today.day)
    case .year: CivilDate(year: today.year, month: 1, day: 1)
    case .day, .all: nil
    }
  }

  /// The options that only make sense for prices that are fetched, and whether each is given.
  private var options: [(name: String, isGiven: Bool)] {
    [
      ("--source", source != nil), ("--from", from != nil), ("--to", to != nil),
      ("--offline", offline), ("--refresh", refresh),
      ("--cache-only-newer-than", mostAge != nil), ("--save", save != nil),
    ]
  }

  /// Refuses what only makes sense for prices that are fetched.
  func requireArea() throws(Failure) {
    guard let option = options.first(where: \.isGiven) else { return }
    throw .usage(.needsArea(option: option.name))
  }

  /// Whether something is told or done in place of showing prices.
  var isListing: Bool { listsSources || listsAreas || clearsCache }

  /// Whether there is nothing that only makes sense for prices that are fetched.
  var isEmpty: Bool { !options.contains(where: \.isGiven) }

  /// Removes what is kept; the sentence that says so.
  func clearCache() throws(Failure) -> SourceText {
    guard let cache = PriceCache.ofUser else { throw .source(.noPlace, EX_UNAVAILABLE) }
    do throws(SystemFailure) {
      return .cleared(files: try cache.clear())
    } catch {
      throw .source(
        error.code == ELOOP ? .cacheIsLink(cache.path) : .notCleared(error), EX_IOERR)
    }
  }

  /// Writes the series into a file, in a form that opens again.
  static func write(_ series: PriceSeries, to path: String) throws(Failure) {
    let text = path.lowercased().hasSuffix(".csv") ? series.csv : series.json
    try Output.write(Array(text.utf8), toFile: path)
  }
}
