extension PriceFormat {
  /// Elering of Estonia: four countries, with times in seconds since 1970.
  static let elering = PriceFormat(
    name: "elering",
    title: "Elering dashboard (JSON and CSV), Estonia, Latvia, Lithuania and Finland",
    unit: PriceUnit(.eur, .major, per: .megawattHour), valueAddedTax: .excluded,
    zone: "Europe/Tallinn",
    readers: [
      .json(
        recognizes: { root in
          guard root["success"] != nil, let data = root["data"], data.isObject else { return false }
          return data.members.contains {
            $0.value.elements.first?.has("timestamp", "price") ?? false
          }
        },
        decode: { root, reading throws(PriceFault) in
          let records = JSONRecords(start: "timestamp", price: "price")
          for (area, prices) in try root.required("data").members where prices.isArray {
            let rows = try reading.rows(of: area.string?.uppercased())
            try records.decode(prices, into: rows, &reading)
          }
        }),
      .table(recognizes: EleringTable.recognizes, decode: EleringTable.decode),
    ])
}
