import CivilTime

/// Formats that consist of a table with a time, an area and a price in each row.
extension PriceFormat {
  /// AEMO tables of price and demand: times are ends, in the market's time.
  static let aemo = PriceFormat(
    "aemo",
    .table(with: "settlementdate", "rrp") { table, reading throws(PriceFault) in
      let area = table.head.has("region") ? "region" : "regionid"
      try PriceTable(table.head, start: "settlementdate", price: "rrp", area: area)
        .decode(table, &reading)
      reading.setStampsAreEnds()
    })

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

  /// NYISO: zones of New York in local time; in the real-time tables times are ends.
  static let nyiso = PriceFormat(
    "nyiso",
    .table(
      recognizes: { head in nyisoNames.contains { $0.allSatisfy(head.keys.contains) } },
      decode: { table, reading throws(PriceFault) in
        let head = table.head
        let names = nyisoNames.first { $0.allSatisfy(head.keys.contains) } ?? nyisoNames[0]
        let time = try head.required(names[0])
        // Only the real-time tables, with slots of five minutes, have seconds.
        let isRealTime = head.rows.contains { time < $0.count && $0[time].count > 16 }
        let areEnds = names[0] == "time stamp" ? isRealTime : names[0].contains("end")
        let clock = head.keys.firstIndex(of: "\(names[0]) time zone")
        let decoder = PriceTable(
          price: try head.required(names[2]), timeColumn: time,
          areaColumn: try head.required(names[1]))
        try decoder.decode(table, &reading) { (table) throws(PriceFault) in
          var stamp = ISOTime(bytes: table[time])
          if stamp == nil { stamp = try table.englishTime(time) }
          guard let stamp else { throw table.badTime(time) }
          let offset = clock.flatMap { ClockName.offset(table[$0].text) }
          return (offset.map { stamp.at(offset: $0) } ?? stamp, nil)
        }
        reading.setStampsAreEnds(areEnds)
      }))

  /// The columns of time, zone and price in NYISO's tables.
  ///
  /// The tables after the first are those of the real-time and the day-ahead reports.
  private static let nyisoNames = [
    ["time stamp", "name", "lbmp ($/mwhr)"],
    ["rtc end time stamp", "zone name", "rtc zonal lbmp"],
    ["rtd end time stamp", "zone name", "rtd zonal lbmp"],
    ["dam end time stamp", "zone name", "dam zonal lbmp"],
    ["eastern date hour", "zone name", "dam zonal lbmp"],
  ]

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

  /// SPP: settlement locations, with the ends of intervals in UTC.
  static let spp = PriceFormat(
    "spp",
    .table(with: "gmtintervalend", "lmp") { table, reading throws(PriceFault) in
      let head = table.head
      let time = try head.required("gmtintervalend")
      let decoder = PriceTable(
        price: try head.required("lmp"),
        areaColumn: head.column(["settlement location", "settlementlocation", "pnode"]))
      try decoder.decode(table, &reading) { (table) throws(PriceFault) in
        if let end = ISOTime(bytes: table[time]) { return (end.inUTC, nil) }
        return (try table.englishTime(time).inUTC, nil)
      }
      reading.setStampsAreEnds()
    })
}
