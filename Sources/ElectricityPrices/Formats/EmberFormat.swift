import CivilTime

extension PriceFormat {
  /// Ember's European wholesale prices: many countries in one table, hourly in UTC or daily.
  static let ember = PriceFormat(
    name: "ember", title: "Ember European wholesale prices (CSV), hourly and daily",
    unit: PriceUnit(.eur, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "Europe/Brussels",
    readers: [
      .table(
        recognizes: { $0.has("iso3 code", "price (eur/mwhe)") },
        decode: { table, reading throws(PriceFault) in
          let head = table.head
          let hours = head.column(["datetime (utc)"])
          let time = try head.required(hours == nil ? "date" : "datetime (utc)")
          let decoder = PriceTable(
            prices: [(try head.required("price (eur/mwhe)"), nil)], timeColumn: time,
            areaColumn: try head.required("iso3 code"), areaName: AreaTable.name(ofCountry:),
            numbers: TableNumbers(decimalSeparator: PlainNumber.point))
          try table.skipNames()
          try decoder.decode(table, &reading) { (table) throws(PriceFault) in
            guard let start = ISOTime(bytes: table[time]) else { throw table.badTime(time) }
            // Days are those of the country.
            return (hours == nil ? start : start.inUTC, nil)
          }
        })
    ])
}
