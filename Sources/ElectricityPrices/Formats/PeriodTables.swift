import CivilTime

/// Formats that consist of a table with numbered periods or hours of a date.
extension FormatReader {
  /// EPİAŞ, the Turkish exchange: the day-ahead price PTF in local time.
  ///
  /// The prices are in the requested currency, or else in lira.
  static let epias = FormatReader.table(
    recognizes: { head in
      head.has("tarih", "saat") && head.keys.contains { $0.hasPrefix("ptf") }
    },
    decode: { table, reading throws(PriceFault) in
      let head = table.head
      let units = head.columns { $0.hasPrefix("ptf") }.map { column in
        let inner = head.names[column].split { "()".contains($0) }.last.map(String.init) ?? ""
        return (column: column, unit: PriceUnit(inner))
      }
      let wanted = reading.options.unit?.currency
      let found = units.first { wanted != nil && $0.unit?.currency == wanted } ?? units.first
      guard let found, let date = head.column(["tarih"]), let hour = head.column(["saat"]) else {
        throw head.lacks("PTF")
      }
      reading.unit = found.unit ?? reading.unit
      let numbers = TableNumbers(head, columns: [found.column])
      let decoder = PriceTable(prices: [(found.column, nil)], numbers: numbers)
      try decoder.decode(table, &reading) { (table) throws(PriceFault) in
        (try table.localTime(date, hour), nil)
      }
    })

  /// JEPX, the Japanese exchange: half-hour periods numbered from 1, with a column for each area.
  ///
  /// The file has the periods of a year. The areas get their English names.
  static let jepx = FormatReader.table(
    recognizes: { $0.keys.count > 2 && $0.keys[1] == "時刻コード" },
    decode: { table, reading throws(PriceFault) in
      let (system, area) = ("システムプライス", "エリアプライス")
      let prices: [PriceTable.Prices] = table.head.names.enumerated().compactMap { column, name in
        let plain = String(name.prefix { $0 != "(" && $0 != "（" })
        if plain == system { return (column, "System") }
        guard plain.hasPrefix(area) else { return nil }
        let place = String(plain.dropFirst(area.count))
        return (column, PriceFormat.areaNames["jepx"]?[place] ?? place)
      }
      guard !prices.isEmpty else { throw table.head.lacks(system) }
      let zone = reading.sourceZone()
      try PriceTable(prices: prices).decode(table, &reading) { (table) throws(PriceFault) in
        (try table.start(1, on: try table.date(0), in: zone, length: 1800), nil)
      }
    })

  /// IESO: Ontario's hourly price, below titles.
  ///
  /// Hours are numbered from 1 by their ends, in standard time all year.
  static let ieso = FormatReader.table(
    recognizes: { $0.has("date", "hour") && $0.keys.contains(where: ontarioPrices.contains) },
    decode: { table, reading throws(PriceFault) in
      let head = table.head
      guard let price = head.columns(where: ontarioPrices.contains).first else {
        throw head.lacks("HOEP")
      }
      let (date, hour) = (try head.required("date"), try head.required("hour"))
      let zone = reading.sourceZone()
      let decoder = PriceTable(prices: [(price, nil)])
      try decoder.decode(table, &reading) { (table) throws(PriceFault) in
        (try table.start(hour, on: try table.date(date), in: zone, length: 3600), nil)
      }
    })

  private static let ontarioPrices = ["hoep", "ontario zonal price", "zonal price", "ozp"]
}
