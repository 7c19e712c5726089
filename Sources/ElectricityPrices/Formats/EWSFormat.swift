extension PriceFormat {
  /// EWS Schönau: Tibber's arrays with a stated unit.
  static let ews = PriceFormat(
    name: "ews", title: "EWS Schönau, Germany", unit: PriceUnit(.eur, .minor),
    valueAddedTax: .included, zone: "Europe/Berlin",
    readers: [
      .json(
        recognizes: { $0.has("priceUnit", "today") },
        decode: { root, reading throws(PriceFault) in
          let stated = try root.required("priceUnit")
          guard let unit = try stated.unit() else {
            throw PriceFault(.badUnit(stated.string ?? ""), at: stated.offset)
          }
          reading.unit = unit
          let records = JSONRecords(start: "startsAt", price: "total")
          try records.decode(try root.required("today"), into: reading.rows(), &reading)
          if let next = root["tomorrow"], next.isArray {
            try records.decode(next, into: reading.rows(), &reading)
          }
        })
    ])
}
