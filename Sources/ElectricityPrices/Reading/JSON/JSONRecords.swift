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

extension JSONValue {
  /// Returns the value for a key, or for a path of keys separated by points.
  ///
  /// On the way, an array means its first element.
  func value(_ path: String) -> JSONValue? {
    if let value = self[path] { return value }
    guard path.contains(".") else { return nil }
    return path.split(separator: ".").reduce(self as JSONValue?) { value, key in
      (value?.elements.first ?? value)?[String(key)]
    }
  }

  /// A value, and its key if the path does not name it.
  typealias Located = (key: String?, value: JSONValue)

  /// Returns the values at a path of keys, in which `*` is any key of an array.
  func values(at path: ArraySlice<String>) -> [Located] {
    guard let key = path.first else { return [] }
    if isArray { return elements.flatMap { $0.values(at: path) } }
    let found =
      key == "*"
      ? members.filter(\.value.isArray).map { ($0.key.string, $0.value) }
      : self[key].map { [(nil, $0)] } ?? []
    return path.count == 1 ? found : found.flatMap { $0.1.values(at: path.dropFirst()) }
  }

  /// The clock that an object, an object in it or the first entry of an array in it states.
  package var statedClock: ClockName.Clock? {
    let own = ClockName.keys.lazy.compactMap { self[$0]?.string }
      .compactMap { ClockName.clock(stated: $0) }.first
    return own ?? elements.first?.statedClock
      ?? members.lazy.compactMap { $0.value.statedClock }.first
  }

  /// The object with the fields of a source: attributes of a sensor, or the result in an answer.
  var content: JSONValue {
    guard isObject, let inner = self["attributes"] ?? self["result"] else { return self }
    return inner.isObject ? inner : self
  }

  /// Returns the instant of a text, by the clocks of a zone if it has no offset; `nil` for others.
  func instant(in zone: Zone = .utc) -> Instant? { (try? moment(""))?.instant(in: zone) }

  /// Returns the date for a required key.
  func date(_ key: String) throws(PriceFault) -> CivilDate {
    let value = try required(key)
    let text = value.string ?? ""
    guard let date = TimeText.time(in: text)?.date else {
      throw PriceFault(.badTime(field: .named(key), text: text), at: value.offset)
    }
    return date
  }

  /// Returns a time from text, or from a number of seconds or milliseconds since 1970.
  package func moment(_ field: FieldName) throws(PriceFault) -> ISOTime {
    let moment = withBytes { isString ? TimeText.moment(in: $0)?.start : nil }
    if let moment { return moment }
    if isNumber, let number = integer, let time = TimeText.epoch(number) { return time }
    guard isString || isNumber else { throw wrongType(field, .time) }
    throw PriceFault(.badTime(field: field, text: withBytes(\.text)), at: offset)
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
