extension PriceFormat {
  /// ComEd five-minute prices: everything as text, newest first.
  static let comEd = PriceFormat(
    name: "comed", title: "ComEd hourly pricing, Illinois", unit: PriceUnit(.usd, .minor),
    valueAddedTax: .excluded, zone: "America/Chicago",
    example: """
      [{"millisUTC": "1434686700000", "price": "2.0"},
        {"millisUTC": "1434686400000", "price": "2.5"}]
      """,
    readers: [
      .json(
        recognizes: { $0.elements.first?.has("millisUTC", "price") ?? false },
        decode: { root, reading throws(PriceFault) in
          let records = JSONRecords(start: "millisUTC", price: "price")
          try records.decode(root, into: reading.rows(), &reading)
        })
    ])
}
