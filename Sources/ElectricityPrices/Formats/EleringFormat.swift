/// The decoder of Elering's download: times in seconds since 1970, a column for each country.
///
/// A second column has the local time. Elering of Estonia has the prices of four countries.
enum EleringTable {
  static let readers: [FormatReader] = [
    .table(
      recognizes: { head in
        ["ajatempel (utc)", "timestamp (utc)"].contains(head.keys.first) && !prices(head).isEmpty
      }, decode: decode)
  ]

  static func prices(_ head: TableHead) -> [PriceTable.Prices] {
    head.keys.enumerated().compactMap { column, key in
      guard key.hasPrefix("nps ") else { return nil }
      let area = PriceFormat.areaNames["elering"]?.first { key.hasSuffix($0.key) }
      return area.map { (column, $0.value) }
    }
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    reading.isTaxAssumed = false
    let prices = prices(table.head)
    let decoder = PriceTable(
      prices: prices, numbers: TableNumbers(table.head, columns: prices.map(\.column)))
    try decoder.decode(table, &reading) { (table) throws(PriceFault) in
      guard let time = TimeText.epoch(table[0]) else { throw table.badTime(0) }
      return (time, nil)
    }
  }
}
