import CivilTime

/// Formats that consist of a table with a time, an area and a price in each row.
extension PriceFormat {
  /// Ember's European wholesale prices: many countries in one table, hourly in UTC or daily.
  static let ember = PriceFormat(
    "ember",
    .table(with: "iso3 code", "price (eur/mwhe)") { table, reading throws(PriceFault) in
      let head = table.head
      let hours = head.column(["datetime (utc)"])
      let time = try head.required(hours == nil ? "date" : "datetime (utc)")
      let decoder = PriceTable(
        price: try head.required("price (eur/mwhe)"), timeColumn: time,
        areaColumn: try head.required("iso3 code"), areaName: AreaTable.name(ofCountry:))
      try decoder.decode(table, &reading) { (table) throws(PriceFault) in
        guard let start = ISOTime(bytes: table[time]) else { throw table.badTime(time) }
        // Days are in the local time of the country.
        return (hours == nil ? start : start.inUTC, nil)
      }
    })

  /// CAISO's OASIS tables: rows of a node and a component of its price, with times in UTC.
  static let caiso = PriceFormat(
    "caiso",
    .table(with: "intervalstarttime_gmt", "lmp_type", "node") { table, reading throws(PriceFault) in
      let head = table.head
      let start = try head.required("intervalstarttime_gmt")
      let end = try head.required("intervalendtime_gmt")
      let kind = try head.required("lmp_type")
      guard let price = head.column(["mw", "value", "prc"]) else { throw head.lacks("mw") }
      let decoder = PriceTable(
        price: price, timeColumn: start, areaColumn: try head.required("node"))
      try table.skipNames()
      // The other rows are the price's components: energy, congestion and losses.
      while try table.next() {
        guard table[kind].text == "LMP" else { continue }
        let moment = try table.moment(start)
        let last = try table.moment(end).start.inUTC
        try decoder.add(table, (moment.start.inUTC, last), &reading)
      }
    })
}
