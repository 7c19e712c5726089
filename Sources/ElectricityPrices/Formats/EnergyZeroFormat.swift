extension PriceFormat {
  /// EnergyZero: REST with prices as text, GraphQL, and the older REST.
  static let energyZero = PriceFormat(
    name: "energyzero", title: "EnergyZero, REST and GraphQL, Netherlands", unit: PriceUnit(.eur),
    valueAddedTax: .excluded, zone: "Europe/Amsterdam",
    example: """
      {"interval": 1, "base": [{"start": "2025-12-15T23:00:00Z", "end": "2025-12-15T23:15:00Z",
        "price": {"value": "0.07994"}}], "base_with_vat": []}
      """,
    readers: [
      .json(
        recognizes: { $0["base"]?.isArray ?? $0["base_with_vat"]?.isArray ?? false },
        decode: EnergyZero.decode),
      .records(
        JSONRecords(
          start: "from", end: "till", price: "energyPriceExcl", taxedPrice: "energyPriceIncl"),
        under: "data", "energyMarketPrices", "prices"),
      .records(JSONRecords(start: "readingDate", price: "price"), under: "Prices"),
    ])
}

/// Decodes the REST answer: four arrays of the same slots; the bare price is shown, with tax the
/// one beside it.
enum EnergyZero {
  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    reading.isTaxAssumed = false
    let rows = reading.rows()
    let bare = root["base"]?.elements.first != nil
    if !bare { reading.valueAddedTax = .included }
    for entry in try root.required(bare ? "base" : "base_with_vat").elements {
      let start = try entry.required("start").time("start")
      let end = try entry.required("end").time("end")
      reading[rows].append(start, end, try price(entry))
    }
    guard bare, let taxed = root["base_with_vat"] else { return }
    for entry in taxed.elements { reading[rows].taxedPrices.append(try price(entry)) }
  }

  private static func price(_ entry: JSONValue) throws(PriceFault) -> Price? {
    let price = try entry.required("price")
    return try (price["value"] ?? price).price("price")
  }
}
