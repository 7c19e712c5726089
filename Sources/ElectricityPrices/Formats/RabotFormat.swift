extension PriceFormat {
  /// Rabot Charge: cents.
  static let rabot = PriceFormat(
    name: "rabot", title: "Rabot Charge, Germany", unit: PriceUnit(.eur, .minor),
    valueAddedTax: .excluded, zone: "Europe/Berlin",
    example: """
      {"records": [{"moment": "2024-05-14T13:00:00+02:00", "price_inCentPerKwh": -4.295}],
       "success": true}
      """,
    readers: [
      reader(start: "moment", price: "price_inCentPerKwh"),
      reader(start: "timestamp", price: "priceInCentPerKwh"),
    ])

  /// The entries alone, or as the records of an answer.
  private static func reader(start: StaticString, price: StaticString) -> FormatReader {
    .json(
      recognizes: { root in
        let records = root.isArray ? root : root["records"]
        return records?.elements.first?.has(start, price) ?? false
      },
      decode: { root, reading throws(PriceFault) in
        let records = root.isArray ? root : try root.required("records")
        try JSONRecords(start: start, price: price)
          .decode(records, into: reading.rows(), &reading)
      })
  }
}
