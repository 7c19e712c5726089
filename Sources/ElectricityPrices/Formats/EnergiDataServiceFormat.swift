import CivilTime

/// The decoder of energidataservice.dk: UTC times without offset, areas, kroner and euros per MWh.
///
/// The data set is `Elspotprices` until 2025-09-30, and `DayAheadPrices` from then on.
enum EnergiDataService {
  static let readers: [FormatReader] = [
    .json(rowsAt: "records", with: "HourUTC", decode: decode),
    .json(rowsAt: "records", with: "TimeUTC", decode: decode),
    .table(
      recognizes: { $0.has("hourutc", "pricearea") || $0.has("timeutc", "pricearea") },
      decode: decode),
  ]

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    let kroner = head.keys.firstIndex { $0.hasSuffix("pricedkk") }
    // At weekends kroner may be missing until the exchange rate is known.
    let hasKroner = kroner.map { column in head.rows.contains { !$0[safe: column].isEmpty } }
    let wantsEuro = reading.options.unit?.currency == .eur
    let usesEuro = wantsEuro || hasKroner != true
    if usesEuro { reading.unit = PriceUnit(.eur, .major, per: .megawattHour) }
    if usesEuro, !wantsEuro { reading.warnings.append(.otherCurrency(.eur)) }
    let suffix = usesEuro ? "priceeur" : "pricedkk"
    guard let price = head.keys.first(where: { $0.hasSuffix(suffix) }) else {
      throw head.lacks(suffix)
    }
    let start = head.has("timeutc") ? "timeutc" : "hourutc"
    let rows = try PriceTable(head, start: start, price: price, area: "pricearea")
    try rows.decode(table, &reading) { (table) throws(PriceFault) in
      let moment = try table.moment(rows.timeColumn)
      return (moment.start.inUTC, moment.end?.inUTC)
    }
  }
}
