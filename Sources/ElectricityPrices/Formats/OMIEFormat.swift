import CivilTime

/// The decoder of OMIE, the Iberian market: a day with a column or a row for each period.
///
/// The times are Central European for both countries.
enum OMIE {
  static let readers: [FormatReader] = [
    .table(
      recognizes: { $0.keys.first.map { $0.hasPrefix("omie") || $0.hasPrefix("omel") } ?? false },
      decode: decodeColumns),
    .table(recognizes: { $0.keys.first?.hasPrefix("marginalpdbc") ?? false }, decode: decodeRows),
  ]

  /// Decodes rows with titles; two of the rows are the prices of Spain and Portugal.
  static func decodeColumns(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault)
  {
    let dates = table.head.names.compactMap { TimeText.date($0.trimmed) }
    guard let date = dates.last else { throw table.head.lacks("date") }
    let zone = reading.sourceZone()
    let numbers = TableNumbers(plain: table.head, decimalSeparator: PlainNumber.comma)
    while try table.next() {
      let title = table[0].text
      guard title.hasPrefix("Precio marginal"), let area = area(title) else { continue }
      if title.contains("Cent/kWh") { reading.unit = PriceUnit(.eur, .minor) }
      var prices = try (1..<Swift.max(1, table.count)).map { (column) throws(PriceFault) in
        try numbers.price(table, column)
      }
      // Lines may end with separators.
      while prices.last == .some(nil) { prices.removeLast() }
      let rows = try reading.rows(of: area)
      try reading[rows].fill(date, prices, in: zone)
    }
  }

  private static func area(_ title: String) -> String? {
    // Accented letters may be in an old encoding.
    if title.contains("portugu") { return "PT" }
    return title.contains("espa") || title.contains("marginal (") ? "ES" : nil
  }

  /// Decodes rows of `year;month;day;period;Portugal;Spain;`, up to a line with `*`.
  static func decodeRows(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    var entries: [PriceReading.NumberedPrice] = []
    let numbers = TableNumbers(plain: table.head, decimalSeparator: PlainNumber.point)
    while try table.next() {
      let parts = (0..<3).map { Int(table[$0].text) ?? 0 }
      guard let date = CivilDate(year: parts[0], month: parts[1], day: parts[2]) else { continue }
      let period = try table.number(3)
      entries.append((date, period, "PT", try numbers.price(table, 4)))
      entries.append((date, period, "ES", try numbers.price(table, 5)))
    }
    try reading.add(entries, field: "period")
  }
}
