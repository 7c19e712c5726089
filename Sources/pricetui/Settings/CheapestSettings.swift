import CLibrary
import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceSources
import PriceTexts

/// When it is cheapest.
struct CheapestSettings {
  /// How long the window is that is sought, in seconds; nil where nobody asks.
  var length: Int64?
  var after, before: DayLimit?
  /// Whether it may be of several pieces.
  var isSplit = false
  /// The seconds that a piece lasts at least.
  var leastPiece: Int64?
  var power: ElectricPower?
  /// The power by quarter hours, which says the length too.
  var profile: PowerProfile?
  /// Whether the exit status tells that now is in the window.
  var isNow = false

  /// The window that is sought; nil where nobody asks.
  var search: CheapestSearch? {
    let shape: WindowShape =
      profile.map(WindowShape.profile) ?? (isSplit ? .pieces(least: leastPiece ?? 0) : .even)
    return (profile?.length ?? length).map {
      CheapestSearch(length: $0, after: after, before: before, shape: shape)
    }
  }

  /// What is taken, all the time or by quarter hours.
  var anyPower: ElectricPower? { power ?? profile.map(ElectricPower.profile) }

  /// Why what is sought cannot be; nil where it can.
  var contradiction: CommandText? {
    let isLimited = before != nil || after != nil || isSplit || leastPiece != nil
    guard let search else { return isLimited || power != nil || isNow ? .needsCheapest : nil }
    if let profile, isSplit || power != nil || length.map({ $0 != profile.length }) ?? false {
      return .profileAlone
    }
    guard let leastPiece else { return nil }
    return isSplit && leastPiece <= search.length ? nil : .pieceTooLong
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
        in: series, isSplit: search.isSplit, power: anyPower, isNow: isNow ? now : nil)
      Output.write(json + "\n")
    } else if !isNow {
      let text = CheapestText(found, in: series, locale: locale)
      Output.write(text.sentences(power: anyPower, at: now).map { $0 + "\n" }.joined())
    }
    guard isNow else { return }
    guard series.slot(containing: now)?.price != nil else {
      throw .command(.noPriceNow, EX_DATAERR)
    }
    CLibrary.exit(found.window.contains(now) ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}

extension PowerProfile {
  /// The profile of a list of powers, or of a file with one in each line; the reason where it is
  /// neither.
  static func of(_ text: String) -> Result<PowerProfile, Failure> {
    if let profile = PowerProfile(text) { return .success(profile) }
    guard let lines = FileBytes.lines(of: text) else { return .failure(.usage(.notProfile(text))) }
    var powers: [ExactDecimal] = []
    for (number, line) in lines.enumerated() where !line.isEmpty {
      guard let power = ExactDecimal(typed: line), !power.isNegative else {
        return .failure(.usage(.profileLine(file: text, number + 1, line)))
      }
      powers.append(power)
    }
    guard let profile = PowerProfile(kilowatts: powers) else {
      return .failure(.usage(.notProfile(text)))
    }
    return .success(profile)
  }
}
