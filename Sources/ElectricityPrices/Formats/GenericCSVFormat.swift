import CivilTime

extension PriceFormat {
  /// Tables of no particular service.
  static let genericCSV = PriceFormat(
    name: "csv", title: "CSV: a column of times and one of prices, with or without names",
    zone: "Europe/Oslo", origin: .unstated,
    readers: [
      .table(
        recognizes: { GenericTable.columns(of: $0) != nil }, isFallback: true,
        decode: GenericTable.decode)
    ])
}

/// Finds the columns of a table by their names, else by what is in them, and decodes it.
package enum GenericTable {
  /// What stands in which column.
  package struct Columns {
    /// Times, or dates beside hours.
    package var start: Int
    /// Further columns that hold the same times in other words.
    var otherStarts: [Int] = []
    package var end: Int?
    /// Hours beside a column with dates.
    package var hour: Int?
    /// Minutes beside hours.
    package var minute: Int?
    /// A column for each hour of the date.
    var hours: [(column: Int, label: HourLabel)] = []
    package var area: Int?
    var unit: Int?
    var currency: Int?
    var tax: Int?
    /// What tells prices of electricity from those of gas.
    package var kind: Int?
    /// Texts that may tell series apart, and whether their heading says that they do.
    var label: (column: Int, isKey: Bool)?
    /// Whether the whole part of the price and its decimals are two fields.
    var splitsDecimals = false
    /// Prices: one, or one for each series.
    package var prices: [Price] = []
    /// Further columns whose texts part the series: see ``seriesKey(_:)``.
    package var keys: [Int] = []
    /// A column, and the text in it that says of a row that its value is missing.
    package var missing: (column: Int, text: String)?
    /// The sign before decimals, where no number tells it beyond doubt.
    package var usualDecimalSign: UInt8?
    /// Whether the times are called the ends of slots.
    package var stampsAreEnds = false
    /// Whether hours beside dates are known to be named by their ends.
    package var hoursAreEnds = false

    package init(start: Int) { self.start = start }

    /// The name of the series of some texts in the columns that part them.
    package static func seriesKey(_ texts: [String]) -> String { texts.joined(separator: "\u{1F}") }

    package struct Price {
      package var column: Int
      /// The area, or what else tells this series from others.
      package var name: String?
      var unit: PriceUnit?

      package init(column: Int, name: String? = nil) { (self.column, self.name) = (column, name) }
      init(column: Int, name: String?, unit: PriceUnit?) {
        (self.column, self.name, self.unit) = (column, name, unit)
      }
    }
  }

  /// The columns, or `nil` where no column has times.
  static func columns(of head: TableHead) -> Columns? {
    let finder = ColumnFinder(head)
    guard let start = finder.start else { return nil }
    var columns = Columns(start: start)
    columns.otherStarts = finder.otherStarts
    columns.end = finder.end
    columns.hours = finder.hourColumns
    columns.hour = columns.hours.isEmpty ? finder.hour : nil
    columns.minute = columns.hours.isEmpty ? finder.minute : nil
    columns.stampsAreEnds = finder.startsAreEnds
    if head.hasNames {
      columns.area = finder.column(.area)
      columns.unit = finder.column(.unit)
      columns.currency = finder.column(.currency)
      columns.tax = finder.column(.tax)
      columns.kind = finder.column(.kind)
    }
    var used = Set(finder.times)
    used.formUnion(
      [
        columns.hour, columns.minute, columns.area, columns.unit, columns.currency, columns.tax,
      ].compactMap { $0 })
    guard columns.hours.isEmpty else { return columns }
    columns.prices = finder.prices(besides: used)
    if finder.splitsDecimals(columns.prices.map(\.column)) {
      (columns.prices, columns.splitsDecimals) = ([columns.prices[0]], true)
    }
    if head.hasNames {
      used.formUnion(columns.prices.map(\.column))
      columns.label = finder.label(besides: used)
    }
    return columns
  }
}
