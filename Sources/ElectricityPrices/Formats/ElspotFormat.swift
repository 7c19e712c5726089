import CivilTime

extension PriceFormat {
  /// The yearly downloads of Nord Pool's old site: hours in Central European time.
  ///
  /// Each area has a column; the Norwegian areas are named after cities.
  static let elspot = PriceFormat(
    name: "nordpool-elspot", title: "Nord Pool yearly Elspot tables (CSV, and HTML named .xls)",
    valueAddedTax: .excluded, isTaxSure: true, zone: "Europe/Oslo", isClocked: true,
    readers: [.table(recognizes: { ElspotTable.row($0) != nil }, decode: ElspotTable.decode)])
}

/// Decodes the yearly tables.
///
/// The skipped hour of spring is an empty row; the repeated hour of autumn has two rows.
enum ElspotTable {
  static func row(_ head: TableHead) -> HeadRow? {
    HeadRow(head) { keys in
      keys.dropFirst().first == "hours"
        && keys.dropFirst(2).contains { $0 == "sys" || AreaTable.isKnown($0) }
    }
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    guard let head = row(table.head) else { throw PriceFault(.missing(field: "Hours")) }
    let words = head.titles.joined().flatMap { $0.split(separator: " ") }
    reading.unit = words.lazy.compactMap { PriceUnit(String($0)) }.first
    let columns = head.columns { $0.utf8.count >= 2 }.filter { $0 > 1 }
    let prices = columns.map {
      (column: $0, area: Optional(AreaTable.name(ofCity: head.names[$0])))
    }
    let decoder = PriceTable(
      prices: prices, numbers: TableNumbers(table.head, columns: columns))
    try decoder.decode(table, &reading, below: head) { (table) throws(PriceFault) in
      let date = try table.date(0)
      // The hyphen may be surrounded by no-break spaces.
      let label = table[1].text.prefix { $0.isNumber || $0 == ":" }
      guard let minutes = HourLabel.minutes(String(label)) else { throw table.badTime(1) }
      let time = CivilDateTime(date: date, minute: minutes)
      return (.local(time), nil)
    }
  }
}
