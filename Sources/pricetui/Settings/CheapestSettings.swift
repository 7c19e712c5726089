import CLibrary
import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// When it is cheapest.
struct CheapestSettings {
  /// How long the window is that is sought, in seconds; nil where nobody asks.
  var length: Int64?
  var after, before: DayLimit?
  /// Whether it may be of several pieces.
  var isSplit = false
  var power: ElectricPower?
  /// Whether the exit status tells that now is in the window.
  var isNow = false

  /// The window that is sought; nil where nobody asks.
  var search: CheapestSearch? {
    length.map { CheapestSearch(length: $0, after: after, before: before, isSplit: isSplit) }
  }

  /// Whether more is said than makes sense without a length.
  var lacksLength: Bool {
    length == nil && (before != nil || after != nil || isSplit || power != nil || isNow)
  }

  /// Writes the window as sentences or as an object, or leaves with the status.
  func write(
    _ search: CheapestSearch, in series: PriceSeries, at now: Instant, isJSON: Bool,
    locale: TextLocale
  ) throws(Failure) {
    let found = isNow ? series.running(search, at: now) : series.cheapest(search, at: now)
    if power != nil, series.unit == nil { throw .command(.costNeedsUnit, EX_DATAERR) }
    // A time between limits in which now is not has no window now.
    if isNow, found == nil, series.slot(containing: now)?.price != nil, !isJSON {
      CLibrary.exit(EXIT_FAILURE)
    }
    guard let found else {
      throw .command(.noWindow(Duration(seconds: search.length)), EX_DATAERR)
    }
    if isJSON {
      let json = found.json(
        in: series, isSplit: search.isSplit, power: power, isNow: isNow ? now : nil)
      Output.write(json + "\n")
    } else if !isNow {
      let text = CheapestText(found, in: series, locale: locale)
      Output.write(text.sentences(power: power, at: now).map { $0 + "\n" }.joined())
    }
    guard isNow else { return }
    guard series.slot(containing: now)?.price != nil else {
      throw .command(.noPriceNow, EX_DATAERR)
    }
    CLibrary.exit(found.window.contains(now) ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}
