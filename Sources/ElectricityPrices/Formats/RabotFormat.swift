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
      .json(
        recognizes: { root in
          root["records"]?.elements.first?.has("moment", "price_inCentPerKwh") ?? false
        },
        decode: { root, reading throws(PriceFault) in
          let records = JSONRecords(start: "moment", price: "price_inCentPerKwh")
          try records.decode(try root.required("records"), into: reading.rows(), &reading)
        }),
      .json(
        recognizes: { root in
          root["records"]?.elements.first?.has("timestamp", "priceInCentPerKwh") ?? false
        },
        decode: { root, reading throws(PriceFault) in
          let records = JSONRecords(start: "timestamp", price: "priceInCentPerKwh")
          try records.decode(try root.required("records"), into: reading.rows(), &reading)
        }),
    ])
}
