extension PriceFormat {
  /// spot-hinta.fi: euros with and without tax.
  static let spotHinta = PriceFormat(
    name: "spot-hinta", title: "spot-hinta.fi and its mirrors, Finland",
    unit: PriceUnit(.eur, minorName: "c"), valueAddedTax: .excluded, zone: "Europe/Helsinki",
    example: """
      [{"Rank": 43, "DateTime": "2026-06-26T00:00:00+03:00", "PriceNoTax": 0.0349,
        "PriceWithTax": 0.0438}]
      """,
    readers: [
      .json(
        recognizes: { root in
          (root["data"] ?? root).elements.first?.has("DateTime", "PriceNoTax") ?? false
        },
        decode: { root, reading throws(PriceFault) in
          reading.isTaxAssumed = false
          let records = JSONRecords(
            start: "DateTime", price: "PriceNoTax", taxedPrice: "PriceWithTax")
          try records.decode(root["data"] ?? root, into: reading.rows(), &reading)
        })
    ])
}
