extension PriceFormat {
  /// sahkotin.fi: tax only if the request asked for it, which the file does not tell.
  static let sahkotin = PriceFormat(
    name: "sahkotin", title: "sahkotin.fi, Finland",
    unit: PriceUnit(.eur, .major, per: .megawattHour, minorName: "c"), valueAddedTax: .excluded,
    zone: "Europe/Helsinki",
    example: """
      {"prices": [{"date": "2021-12-01T00:00:00.000Z", "value": 172.73}]}
      """,
    readers: [
      .json(
        recognizes: { $0["prices"]?.elements.first?.has("date", "value") ?? false },
        decode: { root, reading throws(PriceFault) in
          let records = JSONRecords(start: "date", price: "value")
          try records.decode(try root.required("prices"), into: reading.rows(), &reading)
        })
    ])
}
