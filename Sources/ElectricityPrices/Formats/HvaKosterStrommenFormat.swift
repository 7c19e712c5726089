import CivilTime

/// The decoder of hvakosterstrommen.no and its sisters: prices of a kWh without tax.
enum HvaKosterStrommen {
  /// Returns the reader of one of three services, which differ in the currency.
  static func reader(_ currency: Currency) -> FormatReader {
    let key = "\(currency.code)_per_kWh"
    return .json(
      recognizes: { $0.isArray && $0.elements.first?[key] != nil },
      decode: { root, reading throws(PriceFault) in try decode(root, in: currency, &reading) })
  }

  /// Decodes an array of objects with `XXX_per_kWh`, `time_start` and `time_end`.
  private static func decode(
    _ root: JSONValue, in usual: Currency, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard root.isArray else { throw root.wrongType(.file, .arrayOfObjects) }
    // The file also has euros at the day's rate.
    let currency = reading.options.unit?.currency == .eur ? Currency.eur : usual
    let key = "\(currency.code)_per_kWh"
    reading.unit = PriceUnit(currency)
    reading.isTaxAssumed = false
    let rows = try reading.rows()
    var untimed: [Price?] = []
    for entry in root.elements {
      guard entry.isObject else { throw entry.wrongType(.entry, .object) }
      let price = try entry.required(key).price(.named(key))
      guard let start = entry["time_start"] else {
        guard reading[rows].count == 0 else {
          throw PriceFault(.missing(field: "time_start"), at: entry.offset)
        }
        untimed.append(price)
        continue
      }
      if !untimed.isEmpty { throw PriceFault(.missing(field: "time_start"), at: root.offset) }
      let end = try entry["time_end"].map { value throws(PriceFault) in try value.time("time_end") }
      let time = try start.time("time_start")
      try reading[rows].check(time, entry)
      try reading[rows].append(time, end, price, at: entry.offset)
    }
    guard !untimed.isEmpty else { return try DayMender.mend(&reading, rows) }
    let date = reading.assumeDate()
    try reading[rows].fill(date, untimed, in: reading.zone)
  }
}
