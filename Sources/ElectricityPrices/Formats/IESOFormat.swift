import CivilTime

extension PriceFormat {
  /// IESO: Ontario's hourly price.
  ///
  /// Hours are numbered from 1 by their ends, in standard time all year.
  static let ieso = PriceFormat(
    name: "ieso", title: "IESO hourly Ontario price (CSV), Canada",
    unit: PriceUnit(.cad, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "-05:00",
    readers: [.table(recognizes: { IESOTable.row($0) != nil }, decode: IESOTable.decode)])
}

/// A decoder of the report, which has titles above its column names.
enum IESOTable {
  private static let prices = ["hoep", "ontario zonal price", "zonal price", "ozp"]

  static func row(_ head: TableHead) -> HeadRow? {
    HeadRow(head) { keys in
      keys.contains("date") && keys.contains("hour") && keys.contains(where: prices.contains)
    }
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    guard let head = row(table.head), let price = head.columns(where: prices.contains).first else {
      throw PriceFault(.missing(field: "HOEP"))
    }
    let (date, hour) = (try head.required("date"), try head.required("hour"))
    var clock = PeriodClock(zone: reading.format.zone)
    let decoder = PriceTable(
      prices: [(price, nil)], numbers: TableNumbers(decimalSeparator: UInt8(ascii: ".")))
    try decoder.decode(table, &reading, below: head) { (table) throws(PriceFault) in
      let start = try table.start(&clock, hour, on: try table.date(date), length: 3600)
      return (.instant(Instant(secondsSince1970: start), offset: 0), nil)
    }
  }
}
