extension PriceFormat {
  /// easyEnergy: local times; the older form has UTC times and tax.
  static let easyEnergy = PriceFormat(
    name: "easyenergy", title: "easyEnergy, Netherlands", unit: PriceUnit(.eur),
    valueAddedTax: .excluded, zone: "Europe/Amsterdam",
    example: """
      {"prices": [{"from": "2026-04-19T14:00:00.0000000", "until": "2026-04-19T14:15:00.0000000",
        "price": -0.0021, "unit": "kWh", "priceIncVat": -0.0021, "invoicePrice": 0.13053}]}
      """,
    readers: [
      .json(
        recognizes: { $0["prices"]?.elements.first?.has("from", "priceIncVat") ?? false },
        decode: { root, reading throws(PriceFault) in
          reading.isTaxAssumed = false
          let records = JSONRecords(
            start: "from", end: "until", price: "price", taxedPrice: "priceIncVat")
          try GasMark.refuse(root["prices"]?.elements.first?["unit"])
          try records.decode(try root.required("prices"), into: reading.rows(), &reading)
        }),
      .json(
        recognizes: { $0.elements.first?.has("Timestamp", "TariffUsage") ?? false },
        decode: { root, reading throws(PriceFault) in
          reading.valueAddedTax = .included
          let records = JSONRecords(start: "Timestamp", price: "TariffUsage")
          try records.decode(root, into: reading.rows(), &reading)
        }),
    ])
}
