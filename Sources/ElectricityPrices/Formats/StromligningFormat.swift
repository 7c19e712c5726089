import CivilTime

extension PriceFormat {
  /// Strømligning: the price for households with tax and tariffs; only forecasts have a flag.
  static let stromligning = PriceFormat(
    name: "stromligning", title: "Strømligning, prices and forecasts of Denmark",
    unit: PriceUnit(.dkk), valueAddedTax: .included, isTaxSure: true, zone: "Europe/Copenhagen",
    readers: [
      stromligningRows(price: "price.total", knownBy: ["date", "price.total"]),
      // A price without its parts.
      stromligningRows(price: "price", knownBy: ["date", "price", "resolution"]),
    ])

  private static func stromligningRows(price: String, knownBy: [String]) -> FormatReader {
    .records(
      JSONRecords(
        start: "date", price: price, length: "resolution", origin: RecordOrigin(.flag("forecast"))),
      under: "prices", knownBy: knownBy,
      prepare: { root, reading throws(PriceFault) in
        let area = root["priceArea"]?.string
        let unit = root["prices"]?.elements.first?.value("price.unit")?.string
        reading.usualArea = area
        reading.unit = unit.flatMap { PriceUnit($0, area: area ?? "DK") } ?? reading.unit
      })
  }
}
