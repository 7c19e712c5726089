extension PriceFormat {
  /// Elexon's market index: half-hours of two exchanges; a row without volume has no price.
  static let elexon = PriceFormat(
    "elexon",
    .json(
      recognizes: { ($0["data"] ?? $0).elements.first?.has("dataProvider", "price") ?? false },
      decode: ElexonIndex.decode),
    .table(with: "dataprovider", "settlementperiod", "price", decode: ElexonIndex.decode))
}

/// A decoder of both notations; each data provider is an area.
enum ElexonIndex {
  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    var clock = PeriodClock(zone: reading.format.zone)
    for entry in (root["data"] ?? root).elements {
      let rows = try reading.rows(of: entry["dataProvider"]?.string)
      let hasVolume = try entry["volume"]?.price("volume") != .zero
      let price = hasVolume ? try entry.required("price").price("price") : nil
      var start: Int64
      if let time = entry["startTime"] {
        start = try time.time("startTime").inUTC.seconds
      } else {
        let day = try entry.required("settlementDate")
        let period = try entry.required("settlementPeriod")
        guard let date = TimeText.date(day.string ?? ""),
          let number = period.integer.flatMap({ Int(exactly: $0) }),
          let found = clock.start(of: number, on: date, length: 1800)
        else { throw period.wrongType("settlementPeriod", .halfHourOfDay) }
        start = found
      }
      try reading[rows].append(start: start, end: start + 1800, price)
    }
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    let (provider, price) = (try head.required("dataprovider"), try head.required("price"))
    let date = try head.required("settlementdate")
    let period = try head.required("settlementperiod")
    let volume = head.column(["volume"])
    var clock = PeriodClock(zone: reading.format.zone)
    let numbers = TableNumbers(decimalSeparator: UInt8(ascii: "."))
    try table.skipNames()
    while try table.next() {
      let day = try table.date(date)
      let start = try table.start(&clock, period, on: day, length: 1800).seconds
      var hasVolume = true
      if let volume { hasVolume = try numbers.price(table, volume) != .zero }
      let rows = try reading.rows(of: table[provider].text)
      let value = try numbers.price(table, price)
      try reading[rows].append(start: start, end: start + 1800, hasVolume ? value : nil)
    }
  }
}
