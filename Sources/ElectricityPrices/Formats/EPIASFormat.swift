import CivilTime

extension PriceFormat {
  /// EPİAŞ, the Turkish exchange: the day-ahead price PTF in local time.
  static let epias = PriceFormat(
    name: "epias", title: "EPİAŞ day-ahead price PTF (CSV), Turkey",
    unit: PriceUnit(.try, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "Europe/Istanbul", isClocked: true,
    readers: [
      .table(
        recognizes: { head in
          head.has("tarih", "saat") && head.keys.contains { $0.hasPrefix("ptf") }
        }, decode: EPIASTable.decode)
    ])
}

/// A decoder of the table in the requested currency, or else in lira.
enum EPIASTable {
  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    let units = head.keys.indices.filter { head.keys[$0].hasPrefix("ptf") }.map { column in
      let inner = head.names[column].split { "()".contains($0) }.last.map(String.init) ?? ""
      return (column: column, unit: PriceUnit(inner))
    }
    let wanted = reading.options.unit?.currency
    let found = units.first { wanted != nil && $0.unit?.currency == wanted } ?? units.first
    guard let found, let date = head.keys.firstIndex(of: "tarih"),
      let hour = head.keys.firstIndex(of: "saat")
    else { throw head.lacks("PTF") }
    reading.unit = found.unit ?? reading.unit
    let numbers = TableNumbers(head, columns: [found.column])
    let decoder = PriceTable(prices: [(found.column, nil)], numbers: numbers)
    try decoder.decode(table, &reading) { (table) throws(PriceFault) in
      let day = try table.date(date)
      guard let minutes = HourLabel.minutes(table[hour].text) else { throw table.badTime(hour) }
      return (.local(CivilDateTime(date: day, minute: minutes)), nil)
    }
  }
}
