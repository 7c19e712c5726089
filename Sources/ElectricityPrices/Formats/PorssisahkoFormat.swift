extension PriceFormat {
  /// porssisahko.net: cents with tax, newest first.
  static let porssisahko = PriceFormat(
    name: "porssisahko", title: "porssisahko.net, Finland",
    unit: PriceUnit(.eur, .minor, minorName: "c"), valueAddedTax: .included,
    zone: "Europe/Helsinki",
    example: """
      {"prices": [{"price": 1.366, "startDate": "2022-11-14T22:00:00.000Z",
        "endDate": "2022-11-14T23:00:00.000Z"}]}
      """,
    readers: [
      .json(
        recognizes: { $0["prices"]?.elements.first?.has("startDate", "price") ?? false },
        decode: { root, reading throws(PriceFault) in
          reading.isTaxAssumed = false
          // An end is the last millisecond of its slot: the next start tells it better.
          let records = JSONRecords(start: "startDate", price: "price")
          try records.decode(try root.required("prices"), into: reading.rows(), &reading)
        })
    ])
}
