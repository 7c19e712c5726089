/// Formats that consist of a list of records.
extension PriceFormat {
  /// aWATTar, Germany and Austria: times in milliseconds since 1970.
  static let aWATTar = PriceFormat(
    "awattar",
    .records(
      JSONRecords(start: "start_timestamp", end: "end_timestamp", price: "marketprice"),
      at: ["data"],
      prepare: { root, reading throws(PriceFault) in
        reading.unit = try root["data"]?.elements.first?["unit"]?.unit() ?? reading.unit
      }))

  /// easyEnergy: local times; the older form has UTC times and prices with tax.
  static let easyEnergy = PriceFormat(
    "easyenergy",
    .records(
      JSONRecords(start: "from", end: "until", price: "price", taxedPrice: "priceIncVat"),
      at: ["prices"], knownBy: ["from", "priceIncVat"],
      prepare: { _, reading throws(PriceFault) in reading.isTaxAssumed = false }),
    .records(
      JSONRecords(start: "Timestamp", price: "TariffUsage"),
      prepare: { _, reading throws(PriceFault) in reading.valueAddedTax = .included }))

  /// Octopus Energy unit rates: pence, newest first; a rate depends on the payment method.
  static let octopus = PriceFormat(
    "octopus",
    .records(
      JSONRecords(
        start: "valid_from", end: "valid_to", price: "value_exc_vat",
        taxedPrice: "value_inc_vat", area: "payment_method"),
      at: ["results"], knownBy: ["value_inc_vat", "valid_from"],
      prepare: { root, reading throws(PriceFault) in
        guard let next = root["next"], next.isString else { return }
        reading.warnings.append(.note(.onePageOfSeveral))
      }))
}
