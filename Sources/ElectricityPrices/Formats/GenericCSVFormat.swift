import CivilTime

/// The decoder of tables of an unknown source, which finds the columns by names or content.
package enum GenericTable {
  static let readers: [FormatReader] = [
    .table(recognizes: { columns(of: $0) != nil }, isFallback: true, decode: decode)
  ]

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
    var season: Int?
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
    /// The column that marks missing values, and its text for a missing value.
    package var missing: (column: Int, text: String)?
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

  /// Returns the columns of a table; `nil` if no column contains times.
  static func columns(of head: TableHead) -> Columns? {
    let finder = ColumnFinder(head)
    let clock = finder.datelessHour
    guard let start = clock ?? finder.start else { return nil }
    var columns = Columns(start: start)
    columns.areDateless = clock != nil
    columns.otherStarts = finder.otherStarts
    columns.end = finder.end
    columns.hours = finder.hourColumns
    columns.hour = clock ?? (columns.hours.isEmpty ? finder.hour : nil)
    columns.endHour = columns.hour.flatMap(finder.endHour)
    columns.areMinutes = columns.hour.map(finder.countsMinutes) ?? false
    columns.minute = columns.hours.isEmpty ? finder.minute : nil
    columns.part = columns.hours.isEmpty ? finder.part : nil
    columns.stampsAreEnds = finder.startsAreEnds
    if head.hasNames {
      columns.zone = finder.zone ?? finder.offset
      columns.hasRowOffsets = finder.hasRowOffsets(columns.zone)
      columns.length = finder.length
      columns.area = finder.column(.area, besides: Set([columns.zone].compactMap { $0 }))
      columns.unit = finder.column(.unit)
      columns.currency = finder.column(.currency)
      columns.tax = finder.column(.tax) ?? finder.taxFlag
      columns.flaggedTax = columns.tax.flatMap { $0 == finder.taxFlag ? finder.tax($0) : nil }
      columns.kind = finder.column(.kind)
      columns.season = finder.column(.summerTime)
    }
    let facts = [
      columns.hour, columns.minute, columns.part?.column, columns.area, columns.unit,
      columns.currency, columns.tax, columns.zone, columns.length?.column, columns.season,
      columns.endHour?.column,
    ]
    var used = Set(finder.times).union(facts.compactMap { $0 })
    guard columns.hours.isEmpty else { return columns }
    columns.days = clock == nil ? [] : finder.days
    guard columns.days.isEmpty else { return columns }
    columns.prices = finder.prices(besides: used)
    // Hours of no date belong to prices only by their names.
    if clock != nil, !columns.prices.contains(where: { finder.evidence($0.column).isNamed }) {
      return nil
    }
    if let pair = finder.taxPair(columns.prices) {
      (columns.prices, columns.taxed) = ([pair.bare], pair.taxed)
    }
    columns.forecast = finder.forecast(of: columns.prices)
    used.formUnion([columns.taxed, columns.forecast].compactMap { $0 })
    columns.hasTaxRate =
      columns.tax.map(finder.isTaxRate) ?? false
      && columns.prices.allSatisfy { finder.tax($0.column) == nil }
    if finder.splitsDecimals(columns.prices.map(\.column)) {
      (columns.prices, columns.splitsDecimals) = ([columns.prices[0]], true)
    }
    if head.hasNames {
      columns.leftOut = finder.leftOut(columns.prices, besides: used)
      used.formUnion(columns.prices.map(\.column))
      columns.labels = finder.labels(besides: used)
      columns.forecasts = ForecastMark(
        finder.names, head.rows, besides: used,
        price: columns.prices.count == 1 ? columns.prices[0].column : nil)
    }
    return columns
  }
}
