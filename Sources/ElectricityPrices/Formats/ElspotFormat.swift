import CivilTime

/// The decoder of the yearly downloads of Nord Pool's old site: hours in Central European time.
///
/// Each area has a column; the Norwegian areas are named after cities. The skipped hour of spring
/// is an empty row; the repeated hour of autumn has two rows. Other programs add columns, or change
/// their order.
enum ElspotTable {
  static let readers: [FormatReader] = [
    .table(recognizes: recognizes, decode: decode)
  ]

  static func recognizes(_ head: TableHead) -> Bool {
    date(head.keys) != nil && head.has("hours") && head.keys.contains(where: AreaTable.isKnown)
  }

  /// Returns the column of dates, which has no name in some years.
  private static func date(_ keys: [String]) -> Int? {
    keys.firstIndex(of: "date") ?? (keys.dropFirst().first == "hours" ? 0 : nil)
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    guard let date = date(head.keys), let hours = head.column(["hours"]) else {
      throw head.lacks("Hours")
    }
    reading.unit = head.titleUnit
    let columns = head.columns(where: AreaTable.isKnown)
    let others = head.columns { !$0.isEmpty }.filter { column in
      ![date, hours].contains(column) && !columns.contains(column)
        && !ColumnName(head.names[column]).isOther
    }
    if !others.isEmpty { reading.warnings.append(.columnsLeftOut(others.map { head.names[$0] })) }
    let prices = columns.map {
      (column: $0, area: Optional(AreaTable.name(ofCity: head.names[$0])))
    }
    let decoder = PriceTable(prices: prices, numbers: TableNumbers(table.head, columns: columns))
    try decoder.decode(table, &reading) { (table) throws(PriceFault) in
      (try table.localTime(date, hours), nil)
    }
  }
}
