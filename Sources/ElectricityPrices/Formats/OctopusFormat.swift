extension PriceFormat {
  /// Octopus Energy unit rates: pence, newest first.
  static let octopus = PriceFormat(
    name: "octopus", title: "Octopus Energy standard unit rates (Agile), Great Britain",
    unit: PriceUnit(.gbp, .minor), valueAddedTax: .excluded, zone: "Europe/London",
    example: """
      {"count": 1, "next": null, "previous": null, "results": [{"value_exc_vat": 17.42,
        "value_inc_vat": 18.291, "valid_from": "2024-05-07T21:30:00Z",
        "valid_to": "2024-05-07T22:00:00Z", "payment_method": null}]}
      """,
    readers: [
      .json(
        recognizes: { $0["results"]?.elements.first?.has("value_inc_vat", "valid_from") ?? false },
        decode: { root, reading throws(PriceFault) in
          reading.isTaxAssumed = false
          let records = JSONRecords(
            start: "valid_from", end: "valid_to", price: "value_exc_vat",
            taxedPrice: "value_inc_vat")
          for record in try root.required("results").elements {
            // The same rate differs by the way it is paid.
            let rows = reading.rows(of: record["payment_method"]?.string)
            try records.add(record, to: rows, &reading)
          }
          if let next = root["next"], next.isString {
            reading.warnings.append(.note(.onePageOfSeveral))
          }
        })
    ])
}
