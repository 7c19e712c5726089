import CivilTime

extension PriceFormat {
  /// hvakosterstrommen.no: kroner per kWh without tax.
  static let hvaKosterStrommen = kroner(
    name: "hvakosterstrommen", title: "hvakosterstrommen.no, Norway", key: "NOK_per_kWh",
    currency: .nok, zone: "Europe/Oslo")

  /// elprisetjustnu.se: kronor per kWh without tax.
  static let elPrisetJustNu = kroner(
    name: "elprisetjustnu", title: "elprisetjustnu.se, Sweden", key: "SEK_per_kWh",
    currency: .sek, zone: "Europe/Stockholm")

  /// elprisenligenu.dk: kroner per kWh without tax.
  static let elPrisenLigeNu = kroner(
    name: "elprisenligenu", title: "elprisenligenu.dk, Denmark", key: "DKK_per_kWh",
    currency: .dkk, zone: "Europe/Copenhagen")

  /// Returns the format of one of three sister services, which differ in the currency.
  private static func kroner(
    name: String, title: String, key: String, currency: Currency, zone: String
  ) -> PriceFormat {
    let decoder = KronerDecoder(key: key, currency: currency)
    let column = key.lowercased()
    return PriceFormat(
      name: name, title: title, unit: PriceUnit(currency), valueAddedTax: .excluded, zone: zone,
      readers: [
        .json(
          recognizes: { $0.isArray && $0.elements.first?[key] != nil },
          decode: { root, reading throws(PriceFault) in try decoder.decode(root, &reading) }),
        .table(
          recognizes: { $0.has("time_start", column) },
          decode: { table, reading throws(PriceFault) in
            let rows = try PriceTable(
              table.head, start: "time_start", end: "time_end", price: column)
            try rows.decode(table, &reading)
            try DayMender.mend(&reading, reading.rows())
          }),
      ])
  }
}

/// A decoder of an array of objects with `XXX_per_kWh`, `time_start` and `time_end`.
struct KronerDecoder: Sendable {
  let key: String
  let currency: Currency

  func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    guard root.isArray else { throw root.wrongType(.file, .arrayOfObjects) }
    let (key, currency) = wanted(reading.options.unit?.currency)
    reading.unit = PriceUnit(currency)
    reading.isTaxAssumed = false
    let rows = try reading.rows()
    var withoutTime = 0
    for entry in root.elements {
      guard entry.isObject else { throw entry.wrongType(.entry, .object) }
      let price = try entry.required(key).price(.named(key))
      guard let start = entry["time_start"] else {
        withoutTime += 1
        guard withoutTime > reading[rows].count else {
          throw PriceFault(.missing(field: "time_start"), at: entry.offset)
        }
        try reading[rows].append(start: Int64(withoutTime), price)
        continue
      }
      if withoutTime > 0 { throw PriceFault(.missing(field: "time_start"), at: root.offset) }
      let end = try entry["time_end"].map { value throws(PriceFault) in try value.time("time_end") }
      let time = try start.time("time_start")
      try reading[rows].check(time, entry)
      try reading[rows].append(time, end, price, at: entry.offset)
    }
    if withoutTime > 0 {
      try DayMender.placeByOrder(&reading, rows)
    } else {
      try DayMender.mend(&reading, rows)
    }
  }

  /// Returns the key and currency of the prices; the file also has euros at the day's rate.
  private func wanted(_ other: Currency?) -> (String, Currency) {
    other == .eur ? ("EUR_per_kWh", .eur) : (key, currency)
  }
}
