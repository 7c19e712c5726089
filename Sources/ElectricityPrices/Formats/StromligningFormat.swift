import CivilTime

extension PriceFormat {
  /// Strømligning: each price is an object, in it what the household pays with tax.
  static let stromligning = PriceFormat(
    name: "stromligning", title: "Strømligning, Denmark",
    unit: PriceUnit(.dkk), valueAddedTax: .included, isTaxSure: true, zone: "Europe/Copenhagen",
    readers: [
      .json(
        recognizes: { $0["prices"]?.elements.first?["price"]?["total"] != nil },
        decode: { root, reading throws(PriceFault) in
          let area = root["priceArea"]?.string
          let rows = try reading.rows(of: area)
          for entry in try root.required("prices").elements {
            let price = try entry.required("price")
            if let text = price["unit"]?.string, let unit = PriceUnit(text, area: area ?? "DK") {
              reading[rows].unit = unit
            }
            try reading[rows].append(
              try entry.required("date").moment("date"), nil,
              try price.required("total").price("total"), at: entry.offset)
          }
        })
    ])
}
