extension PriceFormat {
  /// evcc: rates of the configured currency with all charges.
  static let evcc = PriceFormat(
    name: "evcc", title: "evcc tariff rates", valueAddedTax: .included, zone: "Europe/Berlin",
    readers: [
      .json(
        recognizes: { root in
          guard let rates = (root["result"] ?? root)["rates"], rates.isArray else { return false }
          return rates.elements.first?["value_inc_vat"] == nil
        },
        decode: { root, reading throws(PriceFault) in
          let rates = try (root["result"] ?? root).required("rates")
          let isOld = rates.elements.first?["price"] != nil
          let records = JSONRecords(start: "start", end: "end", price: isOld ? "price" : "value")
          try records.decode(rates, into: reading.rows(), &reading)
        })
    ])
}
