import CivilTime

extension PriceFormat {
  /// JEPX, the Japanese exchange: half-hour periods numbered from 1, with a column for each area.
  static let jepx = PriceFormat(
    name: "jepx", title: "JEPX spot market (CSV, also in Shift-JIS), Japan",
    unit: PriceUnit(.jpy), valueAddedTax: .excluded, isTaxSure: true, zone: "Asia/Tokyo",
    readers: [
      .table(
        recognizes: { $0.keys.count > 2 && $0.keys[1] == "時刻コード" }, decode: JEPXTable.decode)
    ])
}

/// A decoder of the summary of a year.
///
/// The areas have their English names.
enum JEPXTable {
  private static let systemPrice = "システムプライス"
  private static let areaPrice = "エリアプライス"
  private static let areas = [
    "北海道": "Hokkaido", "東北": "Tohoku", "東京": "Tokyo", "中部": "Chubu", "北陸": "Hokuriku",
    "関西": "Kansai", "中国": "Chugoku", "四国": "Shikoku", "九州": "Kyushu",
  ]

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let prices: [PriceTable.Prices] = table.head.names.enumerated().compactMap { column, name in
      let plain = String(name.prefix { $0 != "(" && $0 != "（" })
      if plain == systemPrice { return (column, "System") }
      guard plain.hasPrefix(areaPrice) else { return nil }
      let area = String(plain.dropFirst(areaPrice.count))
      return (column, areas[area] ?? area)
    }
    guard !prices.isEmpty else { throw table.head.lacks(systemPrice) }
    var clock = PeriodClock(zone: reading.format.zone)
    let decoder = PriceTable(
      prices: prices, numbers: TableNumbers(decimalSeparator: UInt8(ascii: ".")))
    try decoder.decode(table, &reading) { (table) throws(PriceFault) in
      let start = try table.start(&clock, 1, on: try table.date(0), length: 1800)
      return (.instant(Instant(secondsSince1970: start), offset: 0), nil)
    }
  }
}
