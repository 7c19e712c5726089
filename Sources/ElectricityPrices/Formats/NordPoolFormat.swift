import CivilTime

extension FormatReader {
  /// The tables of the old Nord Pool site, page 10, which exist in archives.
  ///
  /// Rows are in Central European time, and prices are text with a decimal comma. The skipped hour
  /// of spring has a row with `-`. The first row of the repeated hour is in summer time.
  static let nordPoolPage = FormatReader.json(
    recognizes: { $0["data"]?["Rows"]?.isArray ?? false },
    decode: { root, reading throws(PriceFault) in
      reading.unit = try root["data"]?["Units"]?.elements.first?.unit()
      let parser = PriceParser(decimalSeparator: PlainNumber.comma, isTypographic: true)
      for row in root["data"]?["Rows"]?.elements ?? root.elements {
        if row["IsExtraRow"]?.isYes ?? false { continue }
        let start = try row.required("StartTime").time("StartTime")
        for column in try row.required("Columns").elements {
          let name = try column.required("Name").string ?? ""
          let rows = try reading.rows(of: AreaTable.name(ofCity: name))
          try reading[rows].append(start, nil, column.required("Value").price("Value", parser))
        }
      }
    })
}

/// The decoder of the Nord Pool Data Portal: each slot has an object of prices by area, per MWh.
enum NordPool {
  static let readers: [FormatReader] = [
    .json(
      recognizes: { $0["multiAreaEntries"] != nil || $0["multiIndexEntries"] != nil },
      decode: decode), .json(recognizes: { !auctions($0).isEmpty }, decode: decodeAuctions),
  ]

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    reading.unit = try unit(root.required("currency"))
    guard let entries = root["multiAreaEntries"] ?? root["multiIndexEntries"] else {
      throw PriceFault(.missing(field: "multiAreaEntries"), at: root.offset)
    }
    for entry in entries.elements {
      let start = try entry.required("deliveryStart").time("deliveryStart")
      let end = try entry.required("deliveryEnd").time("deliveryEnd")
      guard let prices = entry["entryPerArea"] ?? entry["entryPerIndex"] else {
        throw PriceFault(.missing(field: "entryPerArea"), at: entry.offset)
      }
      for (area, value) in prices.members {
        let rows = try reading.rows(of: area.string)
        try reading[rows].append(start, end, value.price("entryPerArea"), at: value.offset)
      }
    }
    if case .instant(let time, _)? = root["updatedAt"]?.string.flatMap({ ISOTime($0) }) {
      reading.publication = time
    }
    let states = root["areaStates"]?.elements.compactMap { $0["state"]?.string } ?? []
    if states.contains("Preliminary") { reading.warnings.append(.preliminary) }
  }

  private static func unit(_ code: JSONValue) throws(PriceFault) -> PriceUnit {
    guard let currency = code.string.flatMap({ Currency($0) }) else {
      throw code.wrongType("currency", .currencyCode)
    }
    return PriceUnit(currency, .major, per: .megawattHour)
  }

  /// Returns the objects of the data API, each with the prices of an area.
  static func auctions(_ root: JSONValue) -> [JSONValue] {
    let all = root.isArray ? Array(root.elements) : [root]
    guard all.first?["prices"]?.elements.first?.has("deliveryStart", "price") ?? false else {
      return []
    }
    return all
  }

  static func decodeAuctions(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let records = JSONRecords(start: "deliveryStart", end: "deliveryEnd", price: "price")
    for auction in auctions(root) {
      let rows = try reading.rows(of: auction["deliveryArea"]?.string)
      let code = try auction.required("currency")
      let unit = try unit(code)
      guard reading[rows].unit == nil || reading[rows].unit == unit else {
        throw code.wrongType("currency", .sameInArea)
      }
      reading[rows].unit = unit
      try records.decode(try auction.required("prices"), into: rows, &reading)
    }
  }
}
