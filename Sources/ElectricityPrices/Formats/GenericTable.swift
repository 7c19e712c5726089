import CivilTime

/// The decoder of tables of an unknown source, which finds the columns by names or content.
package enum GenericTable {
  static let reader = FormatReader.table(
    recognizes: { Columns(of: $0) != nil }, isFallback: true, decode: decode)

  /// The indices of a table's columns by their content.
  package struct Columns {
    /// The times, or the dates in a table with a column of hours, or hours without dates.
    package var start: Int
    /// Further columns with the same times in another form.
    var otherStarts: [Int] = []
    package var end: Int?
    /// The hours that belong to a column of dates.
    package var hour: Int?
    /// The clock times of ends next to ``hour``, and their dates.
    package var endHour: (column: Int, date: Int?)?
    /// Whether ``hour`` has minutes after midnight.
    var areMinutes = false
    /// The minutes that belong to a column of hours.
    package var minute: Int?
    /// The column that numbers the parts of an hour, with their count and the first number.
    package var part: (column: Int, count: Int, first: Int)?
    /// The prices of each date, in a table with one row per hour.
    var days: [(column: Int, date: CivilDate)] = []
    /// Whether the hours have no dates, or those of ``days``.
    var areDateless = false
    /// The columns of the hours, in a table with one row per date.
    var hours: [(column: Int, label: HourLabel)] = []
    package var area: Int?
    var unit: Int?
    var currency: Int?
    var tax: Int?
    /// The kind of energy, which distinguishes electricity from gas.
    package var kind: Int?
    /// The zone of the times, the same in all rows.
    package var zone: Int?
    /// Whether ``zone`` has the offset from UTC of each row.
    var hasRowOffsets = false
    /// The texts that distinguish summer time from standard time, or a repeated hour.
    package private(set) var season: Int?
    /// The length of the slot: `PT15M`, and the unit of numbers if the heading has it.
    var length: (column: Int, unit: String)?
    /// Texts that may distinguish series.
    var labels: [LabelColumn] = []
    /// The columns that mark rows as forecasts; `nil` for a table without names.
    var forecasts: ForecastMark?
    /// Whether the integer part of the price and its decimals are two fields.
    var splitsDecimals = false
    /// The prices: one column, or one for each series.
    package var prices: [Price] = []
    /// The headings of columns that could be the prices of other areas.
    var leftOut: [String] = []
    /// The same price with tax, next to the price without it.
    var taxed: Int?
    /// The forecasts of the same price, for the rows without a price.
    var forecast: Int?
    /// Whether ``tax`` has the rates of a tax, and no price says whether it includes the tax.
    var hasTaxRate = false
    /// The tax of rows with a yes in the column ``tax``; `nil` if that column has other texts.
    var flaggedTax: ValueAddedTax?
    /// Further columns whose texts distinguish the series: see ``seriesKey(_:)``.
    package var keys: [Int] = []
    /// Returns the usual unit for a text in a key column of a row with numbers, and the power of
    /// ten from one to the other; `nil` for other texts.
    package var usualUnit: (String, _ column: Int?) -> (unit: String, power: Int)? = { _, _ in nil }
    /// The power of ten that converts all numbers to the unit of their heading.
    var power = 0
    /// The columns of texts about the value of the row, such as `missing`.
    package var states: [Int] = []
    /// The decimal separator to use if no number shows it unambiguously.
    package var usualDecimalSign: UInt8?
    /// Whether a heading says that the times are the ends of slots.
    package var stampsAreEnds = false
    /// Whether the hours are known to be the ends of slots.
    package var hoursAreEnds = false

    package init(start: Int) { self.start = start }

    /// The columns of ``days``.
    var dayColumns: [Int] { days.map(\.column) }
    /// The columns of ``hours``.
    package var hourColumns: [Int] { hours.map(\.column) }

    /// Whether the columns are parts of a day, or days.
    var areSpread: Bool { !hours.isEmpty || !days.isEmpty }

    package mutating func setHours(_ finder: ColumnFinder, mayBeCounts: Bool) {
      let found = finder.hourColumns
      hours = found.filter { mayBeCounts || $0.label.form == .range && found.count > 26 }
    }

    /// Returns the key of a series for the texts in its key columns.
    package static func seriesKey(_ texts: [String]) -> String {
      // A damaged file can have the separator in a cell.
      texts.map { $0.utf8.contains(0x1F) ? $0.replacing("\u{1F}", with: " ") : $0 }
        .joined(separator: "\u{1F}")
    }

    package struct Price {
      package var column: Int
      /// The area, or another name that distinguishes the series.
      package var name: String?
      var unit: PriceUnit?

      package init(column: Int, name: String? = nil, unit: PriceUnit? = nil) {
        (self.column, self.name, self.unit) = (column, name, unit)
      }
    }
  }
}

extension GenericTable.Columns {
  /// Finds the columns of a table; `nil` if no column contains times.
  init?(of head: TableHead) {
    let finder = ColumnFinder(head)
    guard let start = finder.datelessHour ?? finder.start else { return nil }
    self.init(start: start)
    setTimes(finder)
    if head.hasNames { setFacts(finder) }
    guard hours.isEmpty else { return }
    days = areDateless ? finder.days : []
    guard days.isEmpty else { return }
    setPrices(finder)
    // Hours of no date belong to prices only by their names.
    if areDateless, !prices.contains(where: { finder.evidence($0.column).isNamed }) { return nil }
  }

  private mutating func setTimes(_ finder: ColumnFinder) {
    let clock = finder.datelessHour
    areDateless = clock != nil
    otherStarts = finder.otherStarts
    end = finder.end
    hours = finder.hourColumns
    hour = clock ?? (hours.isEmpty ? finder.hour : nil)
    endHour = hour.flatMap(finder.endHour)
    areMinutes = hour.map(finder.countsMinutes) ?? false
    minute = hours.isEmpty ? finder.minute : nil
    part = hours.isEmpty ? finder.part : nil
    stampsAreEnds = finder.startsAreEnds
  }

  /// Finds the facts about prices and times that columns state for each row.
  private mutating func setFacts(_ finder: ColumnFinder) {
    setRowFacts(finder)
    length = finder.length
    area = finder.column(.area, besides: Set([zone].compactMap { $0 }))
    unit = finder.column(.unit)
    currency = finder.column(.currency)
    tax = finder.column(.tax) ?? finder.taxFlag
    flaggedTax = tax.flatMap { $0 == finder.taxFlag ? finder.tax($0) : nil }
    kind = finder.column(.kind)
  }

  /// Finds what columns state about the clock and the value of each row.
  package mutating func setRowFacts(_ finder: ColumnFinder) {
    states = finder.states
    zone = finder.zone ?? finder.offset
    hasRowOffsets = finder.hasRowOffsets(zone)
    season = finder.column(.summerTime)
  }

  private mutating func setPrices(_ finder: ColumnFinder) {
    let facts = [
      hour, minute, part?.column, area, unit, currency, tax, zone, length?.column, season,
      endHour?.column,
    ]
    var used = Set(finder.times).union(facts.compactMap { $0 })
    prices = finder.prices(besides: used)
    if let pair = finder.taxPair(prices) { (prices, taxed) = ([pair.bare], pair.taxed) }
    forecast = finder.forecast(of: prices)
    used.formUnion([taxed, forecast].compactMap { $0 })
    hasTaxRate =
      tax.map(finder.isTaxRate) ?? false && prices.allSatisfy { finder.tax($0.column) == nil }
    if finder.splitsDecimals(prices.map(\.column)) {
      (prices, splitsDecimals) = ([prices[0]], true)
    }
    guard finder.head.hasNames else { return }
    leftOut = finder.leftOut(prices, besides: used)
    used.formUnion(prices.map(\.column))
    labels = finder.labels(besides: used)
    forecasts = ForecastMark(
      finder.names, finder.head.rows, besides: used, created: finder.created,
      price: prices.count == 1 ? prices[0].column : nil)
  }
}
