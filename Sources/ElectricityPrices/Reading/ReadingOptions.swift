import CivilTime

/// What a person can say about a file that the file does not.
public struct ReadingOptions: Sendable {
  /// The only area to read; `nil` reads all.
  ///
  /// Controls in its name become visible signs.
  public var area: String? { didSet { area = area?.visibleName } }
  /// The unit to show the prices in; it is taken for the file's own where that states none.
  public var unit: PriceUnit?
  /// The heading of the column, or the key, that has the prices, where several could; `nil` leaves
  /// it to the evidence.
  public var column: String?
  /// The zone of clocks and days, instead of the format's.
  public var zone: Zone?
  /// The zone where neither a person nor the file says one, instead of the format's: that of the
  /// prices beside the file.
  package var usualZone: Zone?
  /// The name of the format, instead of recognising it.
  public var formatName: String?
  /// The date of a file that states none.
  public var date: CivilDate?
  /// Whether the file's prices contain value-added tax, instead of the format's usual.
  public var valueAddedTax: ValueAddedTax?
  /// The number of a day's first hour, 0 or 1, in a table with a column of hours that tells
  /// neither; `nil` leaves it to the table.
  public var firstHour: Int?
  /// The sequence of prices to read where a file of ENTSO-E has several; `nil` takes the lowest of
  /// each time.
  public var sequence: Int?
  /// The present, for files that state no date; the system's clock without it.
  public var now: Instant?

  /// The name of the file, which tells one quantity from another where nothing in it does.
  var fileName = ""

  // For tests to lower.
  var mostRowsOfOneTime = ReadingLimit.mostRowsOfOneTime

  /// Creates options that leave everything to the file.
  public init() {}
}
