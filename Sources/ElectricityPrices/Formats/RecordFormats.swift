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

  /// ComEd five-minute prices: all values are text, newest first.
  static let comEd = PriceFormat("comed", .records(JSONRecords(start: "millisUTC", price: "price")))

  /// easyEnergy: local times; the older form has UTC times and prices with tax.
  static let easyEnergy = PriceFormat(
    "easyenergy",
    .records(
      JSONRecords(start: "from", end: "until", price: "price", taxedPrice: "priceIncVat"),
      at: ["prices"], knownBy: ["from", "priceIncVat"],
      prepare: { _, reading throws(PriceFault) in
        reading.isTaxAssumed = false
      }),
    .records(
      JSONRecords(start: "Timestamp", price: "TariffUsage"),
      prepare: { _, reading throws(PriceFault) in reading.valueAddedTax = .included }))

  /// Groupe E Vario: Rappen, including all parts.
  static let groupeE = PriceFormat(
    "groupe-e",
    .records(JSONRecords(start: "start_timestamp", end: "end_timestamp", price: "vario_plus")))

  /// Stadtwerk Haßfurt: local times and the exchange price.
  ///
  /// With tax, the price is the tariff with all its parts.
  static let hassfurt = PriceFormat(
    "hassfurt",
    .records(
      JSONRecords(
        start: "start_timestamp", end: "end_timestamp", price: "e_price_epex_excl_vat",
        taxedPrice: "t_price_has_pro_incl_vat"),
      at: ["data"],
      knownBy: ["start_timestamp", "e_price_epex_excl_vat", "t_price_has_pro_incl_vat"]),
    .records(
      JSONRecords(
        start: "start_timestamp", end: "end_timestamp", price: "e_price_epex_excl_vat",
        taxedPrice: "t_price_has_incl_vat"),
      at: ["data"]))

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

  /// Ostrom: cents, the exchange's part of the price; taxes and levies are in other fields.
  static let ostrom = PriceFormat(
    "ostrom",
    .records(
      JSONRecords(start: "date", price: "netKwhPrice", taxedPrice: "grossKwhPrice"),
      at: ["data"]))

  /// porssisahko.net: cents with tax, newest first.
  ///
  /// An end is the last millisecond of its slot, so that the next start is used instead.
  static let porssisahko = PriceFormat(
    "porssisahko", .records(JSONRecords(start: "startDate", price: "price"), at: ["prices"]))

  /// Rabot Charge: cents, as a list of entries or as the records of an answer.
  static let rabot = PriceFormat(
    "rabot",
    .records(
      JSONRecords(start: "moment", price: "price_inCentPerKwh"), at: ["records"], isBare: true),
    .records(
      JSONRecords(start: "timestamp", price: "priceInCentPerKwh"), at: ["records"],
      isBare: true))

  /// sahkotin.fi: the tax is included if the request asked for it, which the file does not state.
  static let sahkotin = PriceFormat(
    "sahkotin", .records(JSONRecords(start: "date", price: "value"), at: ["prices"]))

  /// spot-hinta.fi: euros with and without tax.
  static let spotHinta = PriceFormat(
    "spot-hinta",
    .records(
      JSONRecords(start: "DateTime", price: "PriceNoTax", taxedPrice: "PriceWithTax"),
      at: ["data"], isBare: true))
}
