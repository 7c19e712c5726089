/// Formats that are no more than a list of records.
extension PriceFormat {
  /// aWATTar, Germany and Austria; epoch milliseconds.
  static let aWATTar = PriceFormat(
    name: "awattar", title: "aWATTar market data, Germany and Austria",
    unit: PriceUnit(.eur, .major, per: .megawattHour), valueAddedTax: .excluded,
    zone: "Europe/Berlin",
    example: """
      {"object": "list", "data": [{"start_timestamp": 1632402000000,
        "end_timestamp": 1632405600000, "marketprice": 158.95, "unit": "Eur/MWh"}]}
      """,
    readers: [
      .records(
        JSONRecords(start: "start_timestamp", end: "end_timestamp", price: "marketprice"),
        under: "data",
        prepare: { root, reading throws(PriceFault) in
          reading.unit = try root["data"]?.elements.first?["unit"]?.unit() ?? reading.unit
        })
    ])

  /// ComEd five-minute prices: everything as text, newest first.
  static let comEd = PriceFormat(
    name: "comed", title: "ComEd hourly pricing, Illinois", unit: PriceUnit(.usd, .minor),
    valueAddedTax: .excluded, zone: "America/Chicago",
    example: """
      [{"millisUTC": "1434686700000", "price": "2.0"},
        {"millisUTC": "1434686400000", "price": "2.5"}]
      """,
    readers: [.records(JSONRecords(start: "millisUTC", price: "price"))])

  /// easyEnergy: local times; the older form has UTC times and tax.
  static let easyEnergy = PriceFormat(
    name: "easyenergy", title: "easyEnergy, Netherlands", unit: PriceUnit(.eur),
    valueAddedTax: .excluded, zone: "Europe/Amsterdam",
    example: """
      {"prices": [{"from": "2026-04-19T14:00:00.0000000", "until": "2026-04-19T14:15:00.0000000",
        "price": -0.0021, "unit": "kWh", "priceIncVat": -0.0021, "invoicePrice": 0.13053}]}
      """,
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

  /// Groupe E Vario: Rappen with all parts.
  static let groupeE = PriceFormat(
    name: "groupe-e", title: "Groupe E Vario, Switzerland", unit: PriceUnit(.chf, .minor),
    zone: "Europe/Zurich",
    example: """
      [{"start_timestamp": "2024-05-27T10:00:00+02:00",
        "end_timestamp": "2024-05-27T10:15:00+02:00", "vario_plus": 35.14,
        "vario_grid": 7.76, "dt_plus": 35.44, "unit": "Rp./kWh"}]
      """,
    readers: [
      .records(JSONRecords(start: "start_timestamp", end: "end_timestamp", price: "vario_plus"))
    ])

  /// Stadtwerk Haßfurt: local times, the exchange's price and, with tax, that of the tariff with
  /// all its parts.
  static let hassfurt = PriceFormat(
    name: "hassfurt", title: "Stadtwerk Haßfurt haStrom flex, Germany",
    unit: PriceUnit(.eur, .minor), valueAddedTax: .excluded, zone: "Europe/Berlin",
    example: """
      {"object": "list", "data": [{"start_timestamp": "2024-05-22 00:00:00",
        "end_timestamp": "2024-05-22 01:00:00", "e_price_epex_excl_vat": 7.099,
        "t_price_has_pro_incl_vat": 25.58, "unit": "ct/kWh"}]}
      """,
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

  /// Octopus Energy unit rates: pence, newest first; the same rate differs by the way it is paid.
  static let octopus = PriceFormat(
    name: "octopus", title: "Octopus Energy standard unit rates (Agile), Great Britain",
    unit: PriceUnit(.gbp, .minor), valueAddedTax: .excluded, isTaxSure: true,
    zone: "Europe/London",
    example: """
      {"count": 1, "next": null, "previous": null, "results": [{"value_exc_vat": 17.42,
        "value_inc_vat": 18.291, "valid_from": "2024-05-07T21:30:00Z",
        "valid_to": "2024-05-07T22:00:00Z", "payment_method": null}]}
      """,
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

  /// porssisahko.net: cents with tax, newest first.
  ///
  /// An end is the last millisecond of its slot: the next start tells it better.
  static let porssisahko = PriceFormat(
    name: "porssisahko", title: "porssisahko.net, Finland",
    unit: PriceUnit(.eur, .minor, minorName: "c"), valueAddedTax: .included, isTaxSure: true,
    zone: "Europe/Helsinki",
    example: """
      {"prices": [{"price": 1.366, "startDate": "2022-11-14T22:00:00.000Z",
        "endDate": "2022-11-14T23:00:00.000Z"}]}
      """,
    readers: [.records(JSONRecords(start: "startDate", price: "price"), under: "prices")])

  /// Rabot Charge: cents, the entries alone or as the records of an answer.
  static let rabot = PriceFormat(
    name: "rabot", title: "Rabot Charge, Germany", unit: PriceUnit(.eur, .minor),
    valueAddedTax: .excluded, zone: "Europe/Berlin",
    example: """
      {"records": [{"moment": "2024-05-14T13:00:00+02:00", "price_inCentPerKwh": -4.295}],
       "success": true}
      """,
    readers: [
      .records(
        JSONRecords(start: "moment", price: "price_inCentPerKwh"), under: "records", isBare: true),
      .records(
        JSONRecords(start: "timestamp", price: "priceInCentPerKwh"), under: "records",
        isBare: true),
    ])

  /// sahkotin.fi: tax only if the request asked for it, which the file does not tell.
  static let sahkotin = PriceFormat(
    name: "sahkotin", title: "sahkotin.fi, Finland",
    unit: PriceUnit(.eur, .major, per: .megawattHour, minorName: "c"), valueAddedTax: .excluded,
    zone: "Europe/Helsinki",
    example: """
      {"prices": [{"date": "2021-12-01T00:00:00.000Z", "value": 172.73}]}
      """,
    readers: [.records(JSONRecords(start: "date", price: "value"), under: "prices")])

  /// spot-hinta.fi: euros with and without tax.
  static let spotHinta = PriceFormat(
    name: "spot-hinta", title: "spot-hinta.fi and its mirrors, Finland",
    unit: PriceUnit(.eur, minorName: "c"), valueAddedTax: .excluded, isTaxSure: true,
    zone: "Europe/Helsinki",
    example: """
      [{"Rank": 43, "DateTime": "2026-06-26T00:00:00+03:00", "PriceNoTax": 0.0349,
        "PriceWithTax": 0.0438}]
      """,
    readers: [
      .records(
        JSONRecords(start: "DateTime", price: "PriceNoTax", taxedPrice: "PriceWithTax"),
        under: "data", isBare: true)
    ])
}
