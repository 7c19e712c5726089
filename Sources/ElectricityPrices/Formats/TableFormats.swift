import CivilTime

/// Formats that consist of a table with a time, an area and a price in each row.
extension PriceFormat {
  /// AEMO tables of price and demand: times are ends, in the market's time.
  static let aemo = PriceFormat(
    name: "aemo", title: "AEMO price and demand (CSV), Australia",
    unit: PriceUnit(.aud, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "+10:00", isClocked: true,
    readers: [
      .table(
        recognizes: { $0.has("settlementdate", "rrp") },
        decode: { table, reading throws(PriceFault) in
          let area = table.head.has("region") ? "region" : "regionid"
          let rows = try PriceTable(
            table.head, start: "settlementdate", price: "rrp", area: area)
          try rows.decode(table, &reading)
          reading.setStampsAreEnds()
        })
    ])

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
          try decoder.decode(table, &reading) { (table) throws(PriceFault) in
            guard let start = ISOTime(bytes: table[time]) else { throw table.badTime(time) }
            // Days are in the local time of the country.
            return (hours == nil ? start : start.inUTC, nil)
          }
        })
    ])

  /// NYISO: zones of New York in local time; in the real-time tables times are ends.
  static let nyiso = PriceFormat(
    name: "nyiso", title: "NYISO zonal prices LBMP (CSV), New York",
    unit: PriceUnit(.usd, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "America/New_York", isClocked: true,
    readers: [
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
            prices: [(try head.required(names[2]), nil)], timeColumn: time,
            areaColumn: try head.required(names[1]),
            numbers: TableNumbers(decimalSeparator: PlainNumber.point))
          try decoder.decode(table, &reading) { (table) throws(PriceFault) in
            var stamp = ISOTime(bytes: table[time])
            if stamp == nil { stamp = try table.englishTime(time) }
            guard let stamp else { throw table.badTime(time) }
            let offset = clock.flatMap { ClockName.offset(table[$0].text) }
            return (offset.map { stamp.at(offset: $0) } ?? stamp, nil)
          }
          reading.setStampsAreEnds(areEnds)
        })
    ])

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
    name: "caiso", title: "CAISO OASIS prices LMP (CSV), California",
    unit: PriceUnit(.usd, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "America/Los_Angeles",
    readers: [
      .table(
        recognizes: { $0.has("intervalstarttime_gmt", "lmp_type", "node") },
        decode: { table, reading throws(PriceFault) in
          let head = table.head
          let start = try head.required("intervalstarttime_gmt")
          let end = try head.required("intervalendtime_gmt")
          let kind = try head.required("lmp_type")
          guard let price = head.column(["mw", "value", "prc"]) else { throw head.lacks("mw") }
          let decoder = PriceTable(
            prices: [(price, nil)], timeColumn: start, areaColumn: try head.required("node"),
            numbers: TableNumbers(decimalSeparator: PlainNumber.point))
          try table.skipNames()
          // The other rows are the price's components: energy, congestion and losses.
          while try table.next() {
            guard table[kind].text == "LMP" else { continue }
            let moment = try table.moment(start)
            let last = try table.moment(end).start.inUTC
            try decoder.add(table, (moment.start.inUTC, last), &reading)
          }
        })
    ])

  /// SPP: settlement locations, with the ends of intervals in UTC.
  static let spp = PriceFormat(
    name: "spp", title: "SPP prices LMP by settlement location (CSV), central United States",
    unit: PriceUnit(.usd, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "America/Chicago",
    readers: [
      .table(
        recognizes: { $0.has("gmtintervalend", "lmp") },
        decode: { table, reading throws(PriceFault) in
          let head = table.head
          let time = try head.required("gmtintervalend")
          let decoder = PriceTable(
            prices: [(try head.required("lmp"), nil)],
            areaColumn: head.column(["settlement location", "settlementlocation", "pnode"]),
            numbers: TableNumbers(decimalSeparator: PlainNumber.point))
          try decoder.decode(table, &reading) { (table) throws(PriceFault) in
            if let end = ISOTime(bytes: table[time]) { return (end.inUTC, nil) }
            return (try table.englishTime(time).inUTC, nil)
          }
          reading.setStampsAreEnds()
        })
    ])
}
