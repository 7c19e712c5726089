import CivilTime

/// The decoder of Red Eléctrica: the daily archive of PVPC, the indicators of ESIOS, and REData.
enum ESIOS {
  static let readers: [FormatReader] = [
    .json(recognizes: { $0["PVPC"]?.isArray ?? false }, decode: decodeArchive),
    .json(recognizes: { $0["indicator"]?["values"]?.isArray ?? false }, decode: decodeIndicator),
    .json(recognizes: { !curves($0).isEmpty }) { root, reading throws(PriceFault) in
      let records = JSONRecords(start: "datetime", price: "value")
      for curve in curves(root) {
        try records.decode(curve.values, into: reading.rows(of: curve.name), &reading)
      }
    },
  ]

  private static let parser = PriceParser(decimalSeparator: PlainNumber.comma, isTypographic: true)
  private static let tariffs: [String] = ["PCB", "CYM", "GEN", "NOC", "VHC"]

  /// Decodes days in local time with labels such as `00-01`.
  ///
  /// The 25th hour is `24-25`; the label of the skipped hour in spring is absent.
  static func decodeArchive(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let zone = reading.sourceZone()
    for entry in try root.required("PVPC").elements {
      let date = try entry.date("Dia")
      let label = try entry.required("Hora")
      guard let hour = (label.string?.prefix { $0 != "-" }).flatMap({ Int($0) }),
        (0...24).contains(hour)
      else { throw PriceFault(.badTime(field: "Hora", text: label.string ?? ""), at: label.offset) }
      // On a day of 25 hours labels count hours, on other days they are clock times.
      let instant =
        zone.lengthOfDay(date) == 90_000
        ? zone.startOfDay(date).advanced(by: Int64(hour) * 3600)
        : zone.firstInstant(of: CivilDateTime(date: date, hour: hour))
      let start = instant.secondsSince1970
      for key in tariffs {
        guard let value = entry[key] else { continue }
        let rows = try reading.rows(of: key)
        try reading[rows].append(start: start, end: start + 3600, value.price(.named(key), parser))
      }
    }
  }

  /// Decodes the values of several geographies, each with its instant.
  static func decodeIndicator(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let indicator = try root.required("indicator")
    // Demand and generation have the same form.
    let quantities = indicator["magnitud"]?.elements.compactMap { $0["name"]?.string } ?? []
    let name = indicator["name"]?.string ?? ""
    guard
      quantities.isEmpty
        ? !ColumnName(name).isOther : quantities.contains(where: { ColumnName($0).hasPrice })
    else { throw PriceFault(.notPrices(name.isEmpty ? quantities[0] : name), at: root.offset) }
    for value in try indicator.required("values").elements {
      let rows = try reading.rows(of: value["geo_name"]?.string)
      // In autumn the UTC field repeats an hour; the local field has an offset.
      let key: String = value["datetime"] == nil ? "datetime_utc" : "datetime"
      let start = try value.required(key).moment(.named(key))
      try reading[rows].append(start, nil, value.required("value").price("value"))
    }
  }

  /// Returns the curves of REData that are prices; others are energy and power.
  static func curves(_ root: JSONValue) -> [(name: String, values: JSONValue)] {
    (root["included"]?.elements.map { $0 } ?? []).compactMap { curve in
      // “PVPC (€/MWh)” names both.
      let parts = curve["type"]?.string?.split(separator: "(").map { String($0).trimmed } ?? []
      guard parts.count == 2, parts[1].hasPrefix("€/MWh"),
        let values = curve["attributes"]?["values"], values.isArray
      else { return nil }
      return (parts[0], values)
    }
  }
}
