import CivilTime

extension PriceFormat {
  /// Ember's European wholesale prices: many countries in one table, hourly in UTC or daily.
  static let ember = PriceFormat(
    name: "ember", title: "Ember European wholesale prices (CSV), hourly and daily",
    unit: PriceUnit(.eur, .major, per: .megawattHour), valueAddedTax: .excluded,
    zone: "Europe/Brussels",
    example: """
      Country,ISO3 Code,Datetime (UTC),Datetime (Local),Price (EUR/MWhe)
      Austria,AUT,2024-10-26 23:00:00,2024-10-27 01:00:00,17.02
      Ireland,IRL,2024-10-26 23:00:00,2024-10-27 00:00:00,99.5
      """,
    readers: [
      .table(
        recognizes: { $0.has("iso3 code", "price (eur/mwhe)") },
        decode: { table, reading throws(PriceFault) in
          reading.isTaxAssumed = false
          let keys = table.head.keys
          let hours = keys.firstIndex(of: "datetime (utc)")
          guard let time = hours ?? keys.firstIndex(of: "date"),
            let area = keys.firstIndex(of: "iso3 code"),
            let price = keys.firstIndex(of: "price (eur/mwhe)")
          else { throw PriceFault(.noColumn(.times)) }
          let decoder = PriceTable(
            prices: [(price, nil)], timeColumn: time, areaColumn: area,
            areaName: AreaTable.name(ofCountry:),
            numbers: TableNumbers(decimalSeparator: UInt8(ascii: ".")))
          try table.skipNames()
          try decoder.decode(table, &reading) { (table) throws(PriceFault) in
            guard let start = ISOTime(bytes: table[time]) else { throw table.badTime(time) }
            // Days are those of the country.
            return (hours == nil ? start : start.inUTC, nil)
          }
        })
    ])
}
