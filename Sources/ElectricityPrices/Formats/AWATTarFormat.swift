extension PriceFormat {
  /// aWATTar, Germany and Austria; epoch milliseconds.
  static let aWATTar = PriceFormat(
    name: "awattar", title: "aWATTar market data, Germany and Austria",
    unit: PriceUnit(.eur, .major, per: .megawattHour), valueAddedTax: .excluded,
    zone: "Europe/Berlin",
    example: """
      {"object": "list", "data": [{"start_timestamp": 1632402000000,
        "end_timestamp": 1632405600000, "marketprice": 158.95, "unit": "Eur/MWh"}]}
      """,
    readers: [
      .json(
        recognizes: { $0["data"]?.elements.first?.has("start_timestamp", "marketprice") ?? false },
        decode: { root, reading throws(PriceFault) in
          let data = try root.required("data")
          if let unit = data.elements.first?["unit"]?.string {
            reading.unit = PriceUnit(unit) ?? reading.unit
          }
          let records = JSONRecords(
            start: "start_timestamp", end: "end_timestamp", price: "marketprice")
          try records.decode(data, into: reading.rows(), &reading)
        })
    ])
}
