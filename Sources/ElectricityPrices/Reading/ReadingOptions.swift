import CivilTime

/// The facts about a file that the user can state because the file does not.
public struct ReadingOptions: Sendable {
  /// The only area to read; `nil` reads all.
  ///
  /// Control characters in its name are replaced by visible ones.
  public var area: String? { didSet { area = area?.visibleName } }
  /// The unit to display; also the unit of the file if it states none.
  public var unit: PriceUnit?
  /// Whether the area decides the currency of the unit, as of `kr` in Denmark, Norway and Sweden.
  public var isUnitOfArea = false
  /// The heading or key of the prices if there are several candidates; `nil` chooses by evidence.
  public var column: String?
  /// The zone for clock times and days, instead of the format's.
  public var zone: Zone?
  /// The default zone, instead of the format's, if neither the user nor the file states one.
  ///
  /// A usage file uses the zone of the prices that it is compared with; a price file uses the zone
  /// of the area in the settings.
  package var usualZone: Zone?
  /// The name of the format, instead of detection.
  public var formatName: String?
  /// The date of a file that states none.
  public var date: CivilDate?
  /// Whether the file's prices include value-added tax, instead of the format's default.
  public var valueAddedTax: ValueAddedTax?
  /// The number of a day's first hour, 0 or 1, for a table whose hour column is ambiguous.
  ///
  /// `nil` leaves the decision to the table.
  public var firstHour: Int?
  /// The sequence to read if an ENTSO-E file has several; `nil` takes the lowest at each time.
  public var sequence: Int?
  /// The current time, for files that state no date; `nil` uses the system clock.
  public var now: Instant?

  /// The given options that only some files need, by their names on the command line.
  package var needed: Set<String> {
    let given = [
      ("--column", column != nil), ("--date", date != nil), ("--first-hour", firstHour != nil),
      ("--sequence", sequence != nil),
    ]
    return Set(given.lazy.filter(\.1).map(\.0))
  }

  /// The name of the file, which identifies the quantity if the content does not.
  var fileName = ""

  // Variable, so that tests can lower it.
  var maximumRowsOfOneTime = ReadingLimit.maximumRowsOfOneTime

  /// Returns the unit to display for the prices of an area.
  func unit(ofArea area: String?) -> PriceUnit? {
    unit.flatMap { isUnitOfArea ? PriceUnit($0.symbol, area: area) : $0 }
  }

  /// Creates options that leave everything to the file.
  public init() {}
}
