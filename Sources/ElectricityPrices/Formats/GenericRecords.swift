import CivilTime

/// Decodes an array of objects of an unknown source.
///
/// Facts that only all objects together show are decided at the end.
struct GenericRecords {
  private let keys: RecordKeys
  private let name: String?
  private let hasFacts: Bool
  private var times = TimeReader()
  private var decimals = DecimalEvidence()
  private var hours = HourColumn()
  private var otherStarts: OtherStarts
  private var facts: [Int: [String]] = [:]
  private var isLocal: Bool?
  // The indices of the rows with areas, because other arrays have areas too.
  private var areas: Set<Int> = []

  init(
    _ array: JSONValue, area: String?, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard var keys = RecordKeys(array, column: reading.options.column),
      let first = array.elements.first(where: { !GasMark.isGas($0) && keys.hasPrice($0) })
        ?? array.elements.first
    else { throw PriceFault(.unknownFormat, at: array.offset) }
    try PriceFault.located(at: array.offset) { () throws(PriceFault) in
      try keys.choose(reading.options.unit?.currency)
    }
    self.keys = keys
    otherStarts = OtherStarts(clocks: keys.otherStarts.map(\.name.clock))
    name = area
    hasFacts = Self.facts(first).contains { !$0.isEmpty }
    reading.unit = keys.prices.first?.name.unit ?? reading.unit
    reading.unit = try GenericJSON.statedUnit(first) ?? reading.unit
    if let price = keys.prices.first {
      let reasons =
        reading.options.column == nil
        ? PriceEvidence(price.name, CellEvidence([])).reasons : [.wanted]
      reading.column = ColumnChoice(name: price.text, reasons: reasons)
    }
    if let tax = keys.prices.first?.name.valueAddedTax {
      (reading.valueAddedTax, reading.isTaxAssumed) = (tax, false)
    }
    let all = [keys.start.name] + keys.prices.map(\.name)
    reading.guessedZone = ZoneGuess.zone(all, unit: reading.unit)
    let starts = array.elements.prefix(20).lazy.compactMap { [start = keys.start.text] entry in
      try? entry[start]?.moment("")
    }
    reading.setZone(ofOffsets: starts)
    if let clock = keys.start.name.clock { reading.setClock(clock) }
  }

  private static func facts(_ record: JSONValue) -> [String] {
    [
      GenericJSON.unit(record)?.code ?? "", record["currency"]?.string ?? "",
      record["vat"]?.string ?? "",
    ]
  }

  /// Adds an entry.
  mutating func add(_ record: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    guard record.isObject else { throw record.wrongType(.entry, .object) }
    let start = try time(record, keys.start.text, isRequired: true)
    let end = try keys.end.flatMap { key throws(PriceFault) in
      try time(record, key.text, isRequired: false)
    }
    guard let key = keys.prices.first else { return }
    let index = try reading.rows(of: name ?? keys.area.flatMap { record[$0]?.string })
    areas.insert(index)
    if hasFacts { try check(record, index, &reading) }
    let price = try price(record, key.text, (index, reading[index].count))
    if let hour = keys.hour { try addHour(record, hour.text, start, price != nil, index) }
    let day = ISOTime.date(CivilDate(daysSince1970: 0))
    try reading[index].append(start ?? day, end, price, at: record.offset)
    if ForecastMark.marks(record) { reading[index].setOrigin(PriceProvenance(.forecast)) }
    otherStarts.add(
      keys.otherStarts.map { try? record[$0.text]?.moment("") }, rows: index)
  }

  /// Returns a time, which must have an offset if the times before have one.
  private mutating func time(
    _ record: JSONValue, _ key: String, isRequired: Bool
  ) throws(PriceFault) -> ISOTime? {
    guard let value = record[key], isRequired || !value.isNull else {
      guard isRequired else { return nil }
      throw PriceFault(.missing(field: .named(key)), at: record.offset)
    }
    var found = value.isString ? value.withBytes { times.moment($0)?.start } : nil
    if value.isNumber { found = value.integer.flatMap { TimeText.epoch($0) } }
    guard let found else {
      guard value.isString || value.isNumber else {
        throw value.wrongType(.named(key), .time)
      }
      throw PriceFault(
        .badTime(field: .named(key), text: value.withBytes(\.text)), at: value.offset)
    }
    if let expected = found.mismatch(besideLocal: isLocal) {
      throw value.wrongType(.named(key), expected)
    }
    isLocal = found.isLocal
    return found
  }

  private mutating func price(
    _ record: JSONValue, _ key: String, _ place: DecimalEvidence.Place
  ) throws(PriceFault) -> Price? {
    guard let value = record[key], !value.isNull else { return nil }
    guard value.isString else { return try value.price("price") }
    let number = value.withBytes { bytes -> CellNumber? in
      guard let number = CellNumber(bytes) else { return nil }
      return decimals.add(number.sign, at: place, text: bytes.text) ? number : nil
    }
    if let number { return number.price }
    if value.withBytes({ MissingMark.matches($0) }) { return nil }
    let text = value.withBytes(\.text)
    throw PriceFault(.badNumber(field: .named(key), text: text), at: value.offset)
  }

  private mutating func addHour(
    _ record: JSONValue, _ key: String, _ date: ISOTime?, _ isPriced: Bool, _ index: Int
  ) throws(PriceFault) {
    guard let value = record[key], let date,
      let label = value.withBytes({ HourLabel($0.text) })
    else { throw PriceFault(.missing(field: .named(key)), at: record.offset) }
    hours.add(label, date, isPriced: isPriced, rows: index)
  }

  /// Checks that unit, currency and tax are the same in all entries of a series with a price.
  private mutating func check(
    _ record: JSONValue, _ index: Int, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let found = Self.facts(record)
    guard facts[index] != found, keys.hasPrice(record) else { return }
    guard let first = facts[index] else {
      facts[index] = found
      reading[index].unit = GenericJSON.unit(record) ?? reading[index].unit
      reading[index].valueAddedTax = try PriceFault.located(at: record.offset) {
        () throws(PriceFault) in try StatedFacts.tax(found[2], "vat")
      }
      return
    }
    for (place, field) in ["unit", "currency", "vat"].enumerated()
    where first[place] != found[place] {
      throw PriceFault(
        .mixed(field: .named(field), first: first[place], other: found[place]), at: record.offset)
    }
  }

  /// Decides the facts that need all entries, and corrects the rows accordingly.
  func finish(_ reading: inout PriceReading) throws(PriceFault) {
    if try DateOrder.isMonthFirst(times, in: areas, &reading) == true {
      try DateOrder.swap(areas, &reading)
    }
    try decimals.scaleThousands(&reading, separator: 0x2C, field: keys.prices[0].text)
    if let hour = keys.hour {
      try hours.place(&reading, field: hour.text, isEnding: hour.name.isHourEnding)
    }
    otherStarts.choose(&reading)
    if keys.end == nil, keys.hour == nil, keys.start.name.isEnd { reading.setStampsAreEnds() }
  }
}
