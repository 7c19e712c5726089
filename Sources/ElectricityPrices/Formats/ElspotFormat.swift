import CivilTime

extension PriceFormat {
  /// The yearly downloads of Nord Pool's old site: hours in Central European time.
  ///
  /// Each area has a column; the Norwegian areas are named after cities.
  static let elspot = PriceFormat(
    "nordpool-elspot",
    .table(recognizes: { ElspotTable.row($0) != nil }, decode: ElspotTable.decode))
}

/// A decoder of the yearly tables.
///
/// The skipped hour of spring is an empty row; the repeated hour of autumn has two rows. Other
/// programs add columns, or change their order.
enum ElspotTable {
  static func row(_ head: TableHead) -> HeadRow? {
    HeadRow(head) { keys in
      date(keys) != nil && keys.contains("hours") && keys.contains(where: AreaTable.isKnown)
    }
  }

  /// Returns the column of dates, which has no name in some years.
  private static func date(_ keys: [String]) -> Int? {
    keys.firstIndex(of: "date") ?? (keys.dropFirst().first == "hours" ? 0 : nil)
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    guard let head = row(table.head), let date = date(head.keys),
      let hours = head.keys.firstIndex(of: "hours")
    else { throw PriceFault(.missing(field: "Hours")) }
    let words = head.titles.joined().flatMap { $0.split(separator: " ") }
    reading.unit = words.lazy.compactMap { PriceUnit(String($0)) }.first
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
    try decoder.decode(table, &reading, below: head) { (table) throws(PriceFault) in
      let day = try table.date(date)
      // The hyphen may be surrounded by no-break spaces.
      let label = table[hours].text.prefix { $0.isNumber || $0 == ":" }
      guard let minutes = HourLabel.minutes(String(label)) else { throw table.badTime(hours) }
      return (.local(CivilDateTime(date: day, minute: minutes)), nil)
    }
  }
}
