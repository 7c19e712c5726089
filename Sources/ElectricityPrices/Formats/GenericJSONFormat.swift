import CivilTime

extension PriceFormat {
  /// JSON of no particular service: objects with a time and a price under usual names.
  static let genericJSON = PriceFormat(
    name: "json", title: "JSON: objects with start and price under usual names, or pairs",
    zone: "Europe/Oslo",
    example: """
      [{"start": "2026-11-20T00:00:00+01:00", "end": "2026-11-20T01:00:00+01:00", "price": 32.6}]
      """,
    readers: [
      .json(
        recognizes: { !GenericJSON.arrays($0).isEmpty }, isFallback: true,
        decode: GenericJSON.decode)
    ])
}

/// Finds and decodes arrays of slots under usual names.
enum GenericJSON {
  typealias Found = (name: String?, array: JSONValue)

  private static let starts: [StaticString] = [
    "start", "start_time", "startTime", "starts_at", "startsAt", "time_start", "from",
    "valid_from", "validFrom", "begin", "start_timestamp", "startDate", "start_date",
    "deliveryStart", "period_start", "HourUTC", "TimeUTC", "time", "timestamp", "datetime",
    "date_time", "dateTime", "DateTime", "moment", "date", "ts", "t", "x",
  ]
  private static let ends: [StaticString] = [
    "end", "end_time", "endTime", "ends_at", "endsAt", "time_end", "to", "until", "till",
    "valid_to", "validTo", "valid_until", "end_timestamp", "endDate", "end_date", "deliveryEnd",
    "period_end",
  ]
  private static let prices: [StaticString] = [
    "price", "value", "NOK_per_kWh", "SEK_per_kWh", "DKK_per_kWh", "EUR_per_kWh", "price_per_kwh",
    "pricePerKwh", "marketprice", "total", "spot_price", "spotPrice", "spot", "pris", "amount",
    "cost", "y", "v", "p",
  ]

  /// The arrays of slots in a document, with the keys that they stand under.
  static func arrays(_ root: JSONValue, name: String? = nil, depth: Int = 0) -> [Found] {
    if isSlots(root) { return [(name, root)] }
    guard root.isObject, depth < 4 else { return [] }
    return root.members.flatMap { key, value in
      value.isObject || value.isArray
        ? arrays(value, name: key.string ?? name, depth: depth + 1) : []
    }
  }

  private static func isSlots(_ value: JSONValue) -> Bool {
    guard let first = value.elements.first else { return false }
    if first.isArray {
      let pair = Array(first.elements)
      return pair.count == 2 && (try? pair[0].moment("")) != nil
        && (pair[1].isNumber || pair[1].isNull)
    }
    return key(starts, first) != nil && key(prices, first) != nil
  }

  private static func key(_ keys: [StaticString], _ record: JSONValue) -> StaticString? {
    keys.first { record[$0] != nil }
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let found = arrays(root)
    guard !found.isEmpty else { throw PriceFault(.unknownFormat, at: root.offset) }
    readUnit(root, &reading)
    for (name, array) in found {
      // Several arrays are several areas; in one the name is only a name.
      let isArea = found.count > 1 || name.flatMap(AreaTable.zone) != nil
      try decode(array, isArea ? name : nil, &reading)
    }
  }

  private static func decode(
    _ array: JSONValue, _ name: String?, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard let first = array.elements.first else { return }
    let area = name ?? root(first, "area") ?? root(first, "region")
    guard let start = key(starts, first), let price = key(prices, first) else {
      let rows = reading.rows(of: area)
      for pair in array.elements { try TimePricePair.add(pair, to: rows, &reading) }
      return
    }
    if let unit = PriceUnit("\(price)") { reading.unit = unit }
    readUnit(first, &reading)
    let records = JSONRecords(start: start, end: key(ends, first), price: price)
    for record in array.elements {
      let area = name ?? root(record, "area") ?? root(record, "region")
      try records.add(record, to: reading.rows(of: area), &reading)
    }
  }

  private static func root(_ record: JSONValue, _ key: StaticString) -> String? {
    record[key]?.string
  }

  private static func readUnit(_ value: JSONValue, _ reading: inout PriceReading) {
    let text = value["unit"]?.string ?? value["priceUnit"]?.string ?? value["price_unit"]?.string
    if let unit = text.flatMap({ PriceUnit($0) }) {
      reading.unit = unit
    } else if let currency = value["currency"]?.string, let text,
      let unit = PriceUnit("\(currency)/\(text)")
    {
      reading.unit = unit
    }
  }
}
