import CivilTime

extension PriceFormat {
  /// energidataservice.dk: `Elspotprices` until 2025-09-30, `DayAheadPrices` from then on.
  static let energiDataService = PriceFormat(
    "energidataservice",
    .json(rowsAt: "records", with: "HourUTC", decode: EnergiDataService.decode),
    .json(rowsAt: "records", with: "TimeUTC", decode: EnergiDataService.decode),
    .table(
      recognizes: { $0.has("hourutc", "pricearea") || $0.has("timeutc", "pricearea") },
      decode: EnergiDataService.decode))
}

/// A decoder of both data sets: UTC times without offset, areas, kroner and euros per MWh.
enum EnergiDataService {
  /// Returns whether to read euros: because they are requested, or because kroner are missing.
  private static func usesEuro(_ hasKroner: Bool, _ reading: inout PriceReading) -> Bool {
    let wanted = reading.options.unit?.currency
    guard wanted == .eur || !hasKroner else { return false }
    if wanted != .eur { reading.warnings.append(.otherCurrency(.eur)) }
    reading.unit = PriceUnit(.eur, .major, per: .megawattHour)
    return true
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    let kroner = head.keys.firstIndex { $0.hasSuffix("pricedkk") }
    // At weekends kroner may be missing until the exchange rate is known.
    let hasKroner = kroner.map { column in head.rows.contains { !$0[safe: column].isEmpty } }
    let suffix = usesEuro(hasKroner ?? false, &reading) ? "priceeur" : "pricedkk"
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
