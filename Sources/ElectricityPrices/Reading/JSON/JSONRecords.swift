import CivilTime

/// Decodes an array of objects with a start, perhaps an end, and a price each.
struct JSONRecords {
  let start: String
  var end: String?
  let price: String
  /// The same price with tax, where a record has both.
  var taxedPrice: String?
  var parser = PriceParser(isTypographic: true)

  /// The area of a record, where each has its own.
  var area: String?

  /// Adds the records of an array to the rows of an area, without them to those of their own.
  func decode(
    _ array: JSONValue, into rows: Int? = nil, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard array.isArray else { throw array.wrongType(.prices, .array) }
    for record in GasMark.electricity(of: array, &reading) {
      let own = area.flatMap { record[$0]?.string }
      let index = if let rows { rows } else { try reading.rows(of: own) }
      try add(record, to: index, &reading)
    }
  }

  /// Adds one record.
  func add(
    _ record: JSONValue, to rows: Int, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard record.isObject else { throw record.wrongType(.entry, .object) }
    let start = try record.required(start).moment(.named(start))
    // An end may be null where the price holds until further notice.
    var end: ISOTime?
    if let key = self.end, let value = record[key], !value.isNull {
      end = try value.moment(.named(key))
    }
    let price = try record[price]?.price(.named(price), parser)
    try reading[rows].check(start, record)
    if let expected = end?.mismatch(besideLocal: start.isLocal, like: .start) {
      throw record.wrongType(self.end.map { .named($0) } ?? .time, expected)
    }
    try reading[rows].append(start, end, price ?? nil, at: record.offset)
    if let taxedPrice {
      reading[rows].taxedPrices.append(
        try record[taxedPrice]?.price(.named(taxedPrice), parser) ?? nil)
    }
  }
}

extension JSONValue {
  /// The date under a key that must be there.
  func date(_ key: String) throws(PriceFault) -> CivilDate {
    let value = try required(key)
    let text = value.string ?? ""
    guard let date = TimeText.time(in: text)?.date else {
      throw PriceFault(.badTime(field: .named(key), text: text), at: value.offset)
    }
    return date
  }

  /// A time as text, or seconds or milliseconds since 1970 as a number.
  package func moment(_ field: FieldName) throws(PriceFault) -> ISOTime {
    let moment = withBytes { isString ? TimeText.moment(in: $0)?.start : nil }
    if let moment { return moment }
    if isNumber, let number = integer, let time = TimeText.epoch(number) { return time }
    guard isString || isNumber else { throw wrongType(field, .time) }
    throw PriceFault(.badTime(field: field, text: withBytes(\.text)), at: offset)
  }
}

extension PriceRows {
  /// Times with and without an offset do not go together: nobody knows what the latter mean.
  func check(_ time: ISOTime, _ value: JSONValue) throws(PriceFault) {
    let neighbour: Expectation.Neighbour? = isLocal == true ? .before : nil
    if let expected = time.mismatch(besideLocal: isLocal, like: neighbour) {
      throw value.wrongType(.time, expected)
    }
  }
}
