import CivilTime

extension PriceFormat {
  /// Tables of no particular service.
  static let genericCSV = PriceFormat(
    name: "csv", title: "CSV: a column of times and one of prices, with or without names",
    zone: "Europe/Oslo",
    example: """
      time;price
      2026-11-20T13:00;326,4
      2026-11-20T14:00;−1 004,75
      """,
    readers: [
      .table(
        recognizes: { GenericTable.columns(of: $0) != nil }, isFallback: true,
        decode: GenericTable.decode)
    ])
}

/// Finds the columns of a table by their names, else by what is in them, and decodes it.
enum GenericTable {
  /// What stands in which column.
  struct Columns {
    /// Times, or dates beside hours.
    var start: Int
    /// Further columns that hold the same times in other words.
    var otherStarts: [Int] = []
    var end: Int?
    /// Hours beside a column with dates.
    var hour: Int?
    /// A column for each hour of the date.
    var hours: [(column: Int, label: HourLabel)] = []
    var area: Int?
    var unit: Int?
    var currency: Int?
    var tax: Int?
    /// What tells prices of electricity from those of gas.
    var kind: Int?
    /// Texts of which nobody knows what they name.
    var label: Int?
    /// Whether the whole part of the price and its decimals are two fields.
    var splitsDecimals = false
    /// Prices: one, or one for each series.
    var prices: [Price] = []

    struct Price {
      var column: Int
      /// The area, or what else tells this series from others.
      var name: String?
      var unit: PriceUnit?
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
    if head.hasNames {
      columns.area = finder.column(.area)
      columns.unit = finder.column(.unit)
      columns.currency = finder.column(.currency)
      columns.tax = finder.column(.tax)
      columns.kind = finder.column(.kind)
    }
    var used = Set(finder.times)
    used.formUnion(
      [columns.hour, columns.area, columns.unit, columns.currency, columns.tax].compactMap { $0 })
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
