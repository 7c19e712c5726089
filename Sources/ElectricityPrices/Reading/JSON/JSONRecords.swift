import CivilTime

/// A decoder for an array of objects with a start, an optional end, and a price.
struct JSONRecords {
  let start: String
  var end: String?
  var price: String
  /// The key of the same price with tax, or those of its parts with plus signs between them.
  var taxedPrice: String?
  static let parser = PriceParser(isTypographic: true)

  /// The key of a record's area, if each record has its own.
  var area: String?
  /// The key of a slot's length, if each record states it: `15m`, `1h`, `PT1H`.
  var length: String?
  /// Whether the prices have the opposite sign.
  var isNegated = false
  /// Whether the records of a day can have no times.
  var mayLackTimes = false
  /// The fields that state the origin of a record's price.
  var origin: RecordOrigin?

  /// Adds the records of an array to the given rows, or to the rows of their own areas.
  func decode(
    _ array: JSONValue, into rows: Int? = nil, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard array.isArray else { throw array.wrongType(.prices, .array) }
    if mayLackTimes, !array.elements.contains(where: { $0[start] != nil }) {
      return try fillDay(array, &reading)
    }
    for record in GasMark.electricity(of: array, &reading) {
      let own = area.flatMap { record[$0]?.string } ?? reading.usualArea
      let index = if let rows { rows } else { try reading.rows(of: own) }
      try add(record, to: index, &reading)
    }
  }

  /// Adds records without times, which fill the date that the user states, or today.
  private func fillDay(_ array: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let (rows, date) = (try reading.rows(), reading.assumeDate())
    let prices = try Array(array.elements).map { (record) throws(PriceFault) in
      try record.price(at: price, Self.parser)
    }
    try reading[rows].fill(date, prices, in: reading.zone)
  }

  func add(_ record: JSONValue, to rows: Int, _ reading: inout PriceReading) throws(PriceFault) {
    guard record.isObject || record[start] != nil else { throw record.wrongType(.entry, .object) }
    let start = try record.required(start).moment(.named(start))
    // The end can be null if the price holds until further notice.
    var end: ISOTime?
    if let key = self.end, let value = record[key], !value.isNull {
      end = try value.moment(.named(key))
    }
    let stated = length.flatMap { record[$0]?.string }.flatMap(TimeText.length)
    if end == nil, let seconds = stated ?? reading.slotLength { end = start.advanced(by: seconds) }
    if end == nil, self.end.map({ record[$0] != nil }) ?? false { reading[rows].hasOpenEnd = true }
    try reading[rows].check(start, record)
    if let expected = end?.mismatch(besideLocal: start.isLocal, like: .start) {
      guard !start.isLocal else {
        throw record.wrongType(self.end.map { .named($0) } ?? .time, expected)
      }
      end = end?.onClock(of: start)
    }
    let price = try record.price(at: price, Self.parser)
    let prices = try origin?.prices(of: record, price, start, reading) ?? [(price, nil)]
    for (price, provenance) in prices {
      try reading[rows].append(start, end, isNegated ? price?.negated : price, at: record.offset)
      try addTaxed(record, to: &reading[rows])
      guard let provenance else { continue }
      let bounds = provenance.origin == .forecast ? origin?.bounds ?? [] : []
      try reading[rows].setOrigin(provenance, of: record, bounds: bounds)
    }
  }

  /// Adds the price with tax to the last row.
  private func addTaxed(_ record: JSONValue, to rows: inout PriceRows) throws(PriceFault) {
    guard let taxedPrice else { return }
    var sum: Price? = .zero
    for key in taxedPrice.split(separator: "+").map(String.init) {
      let part = try record.price(at: key, Self.parser)
      sum = part.flatMap { sum?.adding($0) }
    }
    rows.taxedPrices.append(sum)
  }
}

extension PriceRows {
  /// Appends an array of a time and a price.
  mutating func append(pair: JSONValue) throws(PriceFault) {
    var parts = pair.elements
    guard let time = parts.next(), let price = parts.next(), parts.next() == nil else {
      throw pair.wrongType(.pair, .pairOfTimeAndPrice)
    }
    let moment = try time.moment(.time)
    try check(moment, time)
    try append(moment, nil, price.price(.price), at: pair.offset)
  }

  /// Sets the origin of the last row's price, with bounds of an object.
  ///
  /// The keys of the bounds and their name can have alternatives: `low|min`. Negated bounds have
  /// the opposite sign, so that the low one is high.
  mutating func setOrigin(
    _ provenance: PriceProvenance, of object: JSONValue, bounds keys: [String],
    isNegated: Bool = false
  ) throws(PriceFault) {
    let keys = keys.map { $0.split(separator: "|").map(String.init) }
    guard let first = keys.first?.indices.first(where: { object.value(keys[0][$0]) != nil }) else {
      return setOrigin(provenance)
    }
    var bounds = [try object.price(at: keys[0][first]), try object.price(at: keys[1][first])]
    if isNegated { bounds = bounds.reversed().map { $0?.negated } }
    let named = PriceProvenance(provenance.origin, band: keys[2][first], issued: provenance.issued)
    setOrigin(named, low: bounds[0], high: bounds[1])
  }

  /// Throws if times with and without an offset are mixed, because the latter are ambiguous.
  func check(_ time: ISOTime, _ value: JSONValue) throws(PriceFault) {
    let neighbour: Expectation.Neighbour? = isLocal == true ? .before : nil
    if let expected = time.mismatch(besideLocal: isLocal, like: neighbour) {
      throw value.wrongType(.time, expected)
    }
  }
}
