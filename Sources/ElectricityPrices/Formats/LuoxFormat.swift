extension PriceFormat {
  /// Luox: costs as negative text.
  static let luox = PriceFormat(
    name: "luox", title: "Luox Energy, Germany", unit: PriceUnit(.eur, .minor),
    valueAddedTax: .excluded, zone: "Europe/Berlin",
    readers: [
      .json(
        recognizes: { $0.elements.first?["variable_prices"]?.isArray ?? false },
        decode: { root, reading throws(PriceFault) in
          let rows = reading.rows()
          for stretch in root.elements {
            for entry in try stretch.required("variable_prices").elements {
              let start = try entry.required("valid_from").time("valid_from")
              let end = try entry.required("valid_until").time("valid_until")
              let cost = try entry.required("total_price_net").price("total_price_net")
              // What the customer pays is written as negative.
              let price = cost.flatMap {
                Price(significand: -$0.significand, exponent: $0.exponent)
              }
              reading[rows].append(start, end, price)
            }
          }
        })
    ])
}
