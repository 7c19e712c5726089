extension PriceFormat {
  /// Stadtwerk Haßfurt: local times, the exchange's price and the tariff's.
  static let hassfurt = PriceFormat(
    name: "hassfurt", title: "Stadtwerk Haßfurt haStrom flex, Germany",
    unit: PriceUnit(.eur, .minor), valueAddedTax: .excluded, zone: "Europe/Berlin",
    example: """
      {"object": "list", "data": [{"start_timestamp": "2024-05-22 00:00:00",
        "end_timestamp": "2024-05-22 01:00:00", "e_price_epex_excl_vat": 7.099,
        "t_price_has_pro_incl_vat": 25.58, "unit": "ct/kWh"}]}
      """,
    readers: [
      .json(
        recognizes: { root in
          root["data"]?.elements.first?.has("start_timestamp", "e_price_epex_excl_vat") ?? false
        },
        decode: { root, reading throws(PriceFault) in
          let data = try root.required("data")
          let isPro = data.elements.first?["t_price_has_pro_incl_vat"] != nil
          // With tax the price is that of the tariff, with all its parts.
          let records = JSONRecords(
            start: "start_timestamp", end: "end_timestamp", price: "e_price_epex_excl_vat",
            taxedPrice: isPro ? "t_price_has_pro_incl_vat" : "t_price_has_incl_vat")
          try records.decode(data, into: reading.rows(), &reading)
        })
    ])
}
