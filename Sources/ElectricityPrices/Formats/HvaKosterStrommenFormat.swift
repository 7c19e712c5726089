import CivilTime

extension PriceFormat {
  /// hvakosterstrommen.no: kroner per kWh without tax.
  static let hvaKosterStrommen = PriceFormat(
    name: "hvakosterstrommen", title: "hvakosterstrommen.no, Norway",
    unit: PriceUnit(.nok), valueAddedTax: .excluded, zone: "Europe/Oslo",
    example: """
      [{"NOK_per_kWh": 2.77515, "EUR_per_kWh": 0.27014, "EXR": 10.273,
        "time_start": "2022-09-20T00:00:00+02:00", "time_end": "2022-09-20T01:00:00+02:00"}]
      """,
    recognizes: { $0.isArray && $0.elements.first?["NOK_per_kWh"] != nil },
    decode: { root, reading throws(PriceFault) in
      try KronerArray(key: "NOK_per_kWh", currency: .nok).decode(root, &reading)
    })
}

/// An array of `XXX_per_kWh`, `time_start`, `time_end`, as three sister services write it.
struct KronerArray {
  let key: StaticString
  let currency: Currency

  func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    guard root.isArray else { throw root.wrongType("the file", "an array of objects") }
    let (key, currency) = wanted(reading.options.unit?.currency)
    reading.unit = PriceUnit(currency)
    let rows = reading.rows()
    var withoutTime = 0
    for entry in root.elements {
      guard entry.isObject else { throw entry.wrongType("an entry", "an object") }
      let price = try entry.required(key).price(key)
      guard let start = entry["time_start"] else {
        withoutTime += 1
        guard withoutTime > reading[rows].count else {
          throw PriceFault(.missing(field: "time_start"), at: entry.offset)
        }
        reading[rows].append(start: Int64(withoutTime), price)
        continue
      }
      if withoutTime > 0 { throw PriceFault(.missing(field: "time_start"), at: root.offset) }
      let end = try entry["time_end"].map { value throws(PriceFault) in try value.time("time_end") }
      reading[rows].append(try start.time("time_start"), end, price)
    }
    if withoutTime > 0 {
      try DayMender.placeByOrder(&reading, rows)
    } else {
      try DayMender.mend(&reading, rows)
    }
  }

  /// The file has euros too, at the day's rate.
  private func wanted(_ other: Currency?) -> (StaticString, Currency) {
    other == .eur ? ("EUR_per_kWh", .eur) : (key, currency)
  }
}
