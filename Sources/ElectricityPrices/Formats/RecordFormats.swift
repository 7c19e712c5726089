/// Formats that consist of a list of records.
extension PriceFormat {
  /// aWATTar, Germany and Austria: times in milliseconds since 1970.
  static let aWATTar = PriceFormat(
    name: "awattar", title: "aWATTar market data, Germany and Austria",
    unit: PriceUnit(.eur, .major, per: .megawattHour), valueAddedTax: .excluded,
    zone: "Europe/Berlin",
    readers: [
      .records(
        JSONRecords(start: "start_timestamp", end: "end_timestamp", price: "marketprice"),
        under: "data",
        prepare: { root, reading throws(PriceFault) in
          reading.unit = try root["data"]?.elements.first?["unit"]?.unit() ?? reading.unit
        })
    ])

  /// ComEd five-minute prices: all values are text, newest first.
  static let comEd = PriceFormat(
    name: "comed", title: "ComEd hourly pricing, Illinois", unit: PriceUnit(.usd, .minor),
    valueAddedTax: .excluded, zone: "America/Chicago",
    readers: [.records(JSONRecords(start: "millisUTC", price: "price"))])

  /// easyEnergy: local times; the older form has UTC times and prices with tax.
  static let easyEnergy = PriceFormat(
    name: "easyenergy", title: "easyEnergy, Netherlands", unit: PriceUnit(.eur),
    valueAddedTax: .excluded, zone: "Europe/Amsterdam",
    readers: [
      .records(
        JSONRecords(start: "from", end: "until", price: "price", taxedPrice: "priceIncVat"),
        under: "prices", knownBy: ["from", "priceIncVat"],
        prepare: { _, reading throws(PriceFault) in
          reading.isTaxAssumed = false
        }),
      .records(
        JSONRecords(start: "Timestamp", price: "TariffUsage"),
        prepare: { _, reading throws(PriceFault) in reading.valueAddedTax = .included }),
    ])

  /// Groupe E Vario: Rappen, including all parts.
  static let groupeE = PriceFormat(
    name: "groupe-e", title: "Groupe E Vario, Switzerland", unit: PriceUnit(.chf, .minor),
    zone: "Europe/Zurich",
    readers: [
      .records(JSONRecords(start: "start_timestamp", end: "end_timestamp", price: "vario_plus"))
    ])

  /// Stadtwerk Haßfurt: local times and the exchange price.
  ///
  /// With tax, the price is the tariff with all its parts.
  static let hassfurt = PriceFormat(
    name: "hassfurt", title: "Stadtwerk Haßfurt haStrom flex, Germany",
    unit: PriceUnit(.eur, .minor), valueAddedTax: .excluded, zone: "Europe/Berlin",
    readers: [
      .records(
        JSONRecords(
          start: "start_timestamp", end: "end_timestamp", price: "e_price_epex_excl_vat",
          taxedPrice: "t_price_has_pro_incl_vat"),
        under: "data",
        knownBy: ["start_timestamp", "e_price_epex_excl_vat", "t_price_has_pro_incl_vat"]),
      .records(
        JSONRecords(
          start: "start_timestamp", end: "end_timestamp", price: "e_price_epex_excl_vat",
          taxedPrice: "t_price_has_incl_vat"),
        under: "data"),
    ])

  /// Octopus Energy unit rates: pence, newest first; a rate depends on the payment method.
  static let octopus = PriceFormat(
    name: "octopus", title: "Octopus Energy standard unit rates (Agile), Great Britain",
    unit: PriceUnit(.gbp, .minor), valueAddedTax: .excluded, isTaxSure: true,
    zone: "Europe/London",
    readers: [
      .records(
        JSONRecords(
          start: "valid_from", end: "valid_to", price: "value_exc_vat",
          taxedPrice: "value_inc_vat", area: "payment_method"),
        under: "results", knownBy: ["value_inc_vat", "valid_from"],
        prepare: { root, reading throws(PriceFault) in
          guard let next = root["next"], next.isString else { return }
          reading.warnings.append(.note(.onePageOfSeveral))
        })
    ])

  /// Ostrom: cents, the exchange's part of the price; taxes and levies are in other fields.
  static let ostrom = PriceFormat(
    name: "ostrom", title: "Ostrom spot prices, Germany", unit: PriceUnit(.eur, .minor),
    valueAddedTax: .excluded, isTaxSure: true, zone: "Europe/Berlin",
    readers: [
      .records(
        JSONRecords(start: "date", price: "netKwhPrice", taxedPrice: "grossKwhPrice"),
        under: "data")
    ])

  /// porssisahko.net: cents with tax, newest first.
  ///
  /// An end is the last millisecond of its slot, so that the next start is used instead.
  static let porssisahko = PriceFormat(
    name: "porssisahko", title: "porssisahko.net, Finland",
    unit: PriceUnit(.eur, .minor, minorName: "c"), valueAddedTax: .included, isTaxSure: true,
    zone: "Europe/Helsinki",
    readers: [.records(JSONRecords(start: "startDate", price: "price"), under: "prices")])

  /// Rabot Charge: cents, as a list of entries or as the records of an answer.
  static let rabot = PriceFormat(
    name: "rabot", title: "Rabot Charge, Germany", unit: PriceUnit(.eur, .minor),
    valueAddedTax: .excluded, zone: "Europe/Berlin",
    readers: [
      .records(
        JSONRecords(start: "moment", price: "price_inCentPerKwh"), under: "records", isBare: true),
      .records(
        JSONRecords(start: "timestamp", price: "priceInCentPerKwh"), under: "records",
        isBare: true),
    ])

  /// sahkotin.fi: the tax is included if the request asked for it, which the file does not state.
  static let sahkotin = PriceFormat(
    name: "sahkotin", title: "sahkotin.fi, Finland",
    unit: PriceUnit(.eur, .major, per: .megawattHour, minorName: "c"), valueAddedTax: .excluded,
    zone: "Europe/Helsinki",
    readers: [.records(JSONRecords(start: "date", price: "value"), under: "prices")])

  /// spot-hinta.fi: euros with and without tax.
  static let spotHinta = PriceFormat(
    name: "spot-hinta", title: "spot-hinta.fi and its mirrors, Finland",
    unit: PriceUnit(.eur, minorName: "c"), valueAddedTax: .excluded, isTaxSure: true,
    zone: "Europe/Helsinki",
    readers: [
      .records(
        JSONRecords(start: "DateTime", price: "PriceNoTax", taxedPrice: "PriceWithTax"),
        under: "data", isBare: true)
    ])
}
