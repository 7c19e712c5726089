import CivilTime

/// A decoder for a table of a known source with a time and one or several prices in each row.
///
/// Facts of its row: `ends` says that times are ends, `seconds` only those with seconds. `periods`
/// has the length of numbered periods of a day, and `repeats` means that the second column of a
/// time marks the second run of a repeated hour. Prices can have separators of thousands next to
/// the decimal sign of `numbers`, and only the rows of other tables must all have the same width.
/// `title` is a word in a line above the table, which also has the date or the time of issue.
struct RecordTable {
  /// A column of prices with its area.
  typealias Prices = (column: Int, area: String?)

  private let facts: [RecordFact]
  private let prices: [Prices]
  private let numbers: TableNumbers
  private let clock: RecordTimes
  /// The columns of the time, and of the time of issue.
  private let times, issued: [Int]
  /// The columns of the end, the area, the traded volume and the clock.
  private let end, area, volume, offset: Int?
  /// The column that tells prices from other rows, and its text for prices.
  private let only: (column: Int, text: String)?
  private let isUTC, areCountries, isRectangle: Bool
  /// The length of all slots, if they have no other end.
  private let length: Int64?

  init(_ row: RecordRow, _ head: TableHead, _ reading: inout PriceReading) throws(PriceFault) {
    let facts = row.facts
    self.facts = facts
    for fact in facts { try fact.read(&reading) }
    func column(_ fact: String) -> Int? { facts[fact].flatMap { head.column([$0]) } }
    times = try head.columns(row.starts)
    issued = row.issues.isEmpty ? [] : try head.columns(row.issues)
    prices = try row.prices(head, besides: times, &reading)
    numbers = row.numbers(head, prices.map(\.column))
    clock = RecordTimes(row, times, head, &reading)
    (end, area) = (row.records.end.flatMap { head.column([$0]) }, head.column(row.areas))
    (volume, offset) = (column("volume"), column("clock"))
    (isUTC, areCountries) = (facts["utc"] != nil, facts["countries"] != nil)
    isRectangle = facts["numbers"] == nil
    only = try facts.only.map { (only) throws(PriceFault) in
      (try head.required(only.key), only.text)
    }
    length = facts["ends"] == nil ? reading.slotLength : nil
  }

  /// Decodes the rows below the names.
  func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    try table.skipNames()
    while try table.next() {
      if isRectangle { try table.checkWidth() }
      if let only, !table[only.column].elementsEqual(only.text.utf8) { continue }
      try add(table, &reading)
    }
    let hasSeconds = head.rows.contains { $0[safe: times[0]].count > 16 }
    let ends = facts["ends"]
    reading.setStampsAreEnds(ends == "seconds" ? hasSeconds : ends != nil)
    if facts["title"] != nil, let issued = head.titleTime?.instant(in: clock.zone) {
      for index in reading.areas.indices { reading[index].origins.setIssued(issued) }
    }
    if facts["mended"] != nil { try DayMender.mend(&reading) }
  }

  private func add(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let stamp = try clock.time(times, table)
    let seconds = isUTC ? 0 : offset.flatMap { ClockName.offset(table[$0].text) }
    let start = seconds.map { stamp.at(offset: $0) } ?? stamp
    let slot = (start, length.map { start.advanced(by: $0) })
    let isTraded = try volume.map { (column) throws(PriceFault) in
      try numbers.price(table, column) != .zero
    }
    for price in prices {
      let name = area.map { table[$0].text } ?? price.area
      let rows = try reading.rows(of: areCountries ? name.map(AreaTable.name(ofCountry:)) : name)
      try table.append(slot, from: times[0], endsAt: end, to: &reading[rows]) {
        () throws(PriceFault) in
        let value = try numbers.price(table, price.column)
        return isTraded ?? true ? value : nil
      }
      guard !issued.isEmpty else { continue }
      let instant = try clock.time(issued, table).instant(in: clock.zone)
      reading[rows].setOrigin(PriceProvenance(.forecast, issued: instant))
    }
  }
}

/// The columns of a table of a known source.
extension RecordRow {
  /// Returns whether a table has the columns of the row, and the word of its title.
  func fits(_ head: TableHead) -> Bool {
    let hasKeys = keys.allSatisfy { key in
      guard key.first != "!" else { return !head.keys.contains(String(key.dropFirst())) }
      return key.split(separator: "|").contains { pattern in
        let place = pattern.prefix { $0 == "^" }.count
        let name = String(pattern.dropFirst(place))
        return place > 0
          ? head.keys[safe: place - 1] == name : head.keys.contains { Self.matches($0, name) }
      }
    }
    // Most rows differ in their keys, so that their facts need not be read.
    guard hasKeys, case let facts = facts else { return false }
    let hasTitle = facts["title"].map { word in
      head.titles.contains { ColumnName.words($0).contains(word) }
    }
    return hasTitle ?? true
      && (facts["areas"] == nil || head.keys.contains(where: AreaTable.isKnown))
      && (facts["named"].map { isNamed(head, by: $0) } ?? true)
      && (facts["currencies"] == nil || hasPrices(head))
  }

  /// Returns whether a heading is that of a price.
  func hasPrices(_ head: TableHead) -> Bool { !columns(head).isEmpty }

  /// Returns whether a heading of a price is the name of an area in a format.
  private func isNamed(_ head: TableHead, by format: String) -> Bool {
    let names = PriceFormat.areaNames[format] ?? [:]
    return columns(head).contains { names[Self.area(in: head.names[$0], $1).lowercased()] != nil }
  }

  /// Returns the columns that patterns of prices match.
  private func columns(_ head: TableHead) -> [(column: Int, pattern: String)] {
    prices.flatMap { pattern in
      head.columns { Self.matches($0, pattern) }.map { (column: $0, pattern: pattern) }
    }
  }

  /// Returns the area in the heading of a price, before its unit and after the word for a price.
  private static func area(in heading: String, _ pattern: String) -> String {
    let before = pattern.prefix { $0 != "*" }
    let end = heading.lastIndex { "([（".contains($0) } ?? heading.endIndex
    let rest = String(heading[..<end].dropFirst(before.count)).trimmed
    return rest.isEmpty ? String(before) : rest
  }

  /// Returns whether a text matches a pattern, in which a star at an end is any text.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard pattern.utf8.contains(UInt8(ascii: "*")) else { return text == pattern }
    let fixed = pattern.filter { $0 != "*" }
    guard pattern.first == "*" else { return text.hasPrefix(fixed) }
    return pattern.last == "*" ? text.contains(fixed) : text.hasSuffix(fixed)
  }

  fileprivate func numbers(_ head: TableHead, _ columns: [Int]) -> TableNumbers {
    switch facts["numbers"] {
    case "point": TableNumbers(decimalSeparator: PlainNumber.point)
    case "comma": TableNumbers(decimalSeparator: PlainNumber.comma)
    case nil: TableNumbers(plain: head)
    default: TableNumbers(head, columns: columns)
    }
  }

  /// Returns the columns under areas and cities, with a warning about others than these.
  private func areaColumns(
    _ head: TableHead, besides times: [Int], _ reading: inout PriceReading
  ) -> [RecordTable.Prices] {
    reading.unit = head.titleUnit
    let columns = head.columns(where: AreaTable.isKnown)
    let others = head.columns { !$0.isEmpty }.filter { column in
      !(times + columns).contains(column) && !ColumnName(head.names[column]).isOther
    }
    if !others.isEmpty { reading.warnings.append(.columnsLeftOut(others.map { head.names[$0] })) }
    return columns.map { ($0, AreaTable.name(ofCity: head.names[$0])) }
  }

  /// Returns the columns of prices, with the areas that their headings name.
  fileprivate func prices(
    _ head: TableHead, besides times: [Int], _ reading: inout PriceReading
  ) throws(PriceFault) -> [RecordTable.Prices] {
    if facts["areas"] != nil { return areaColumns(head, besides: times, &reading) }
    let found = columns(head)
    guard let first = found.first else { throw head.lacks(prices[0].filter { $0 != "*" }) }
    if facts["currencies"] != nil { return [(currencyColumn(found, head, &reading), nil)] }
    guard first.pattern.contains("*") else { return [(first.column, nil)] }
    let names = PriceFormat.areaNames[reading.format.name] ?? [:]
    return found.map { column, pattern in
      let name = Self.area(in: head.names[column], pattern)
      return (column, names[name.lowercased()] ?? name)
    }
  }

  /// Returns the column in the requested currency, or else the first one with a price.
  private func currencyColumn(
    _ found: [(column: Int, pattern: String)], _ head: TableHead, _ reading: inout PriceReading
  ) -> Int {
    let names = found.map { ColumnName(head.names[$0.column]) }
    let wanted = reading.options.unit?.currency
    let index =
      names.firstIndex { wanted != nil && $0.currency == wanted }
      ?? found.firstIndex { found in head.rows.contains { !$0[safe: found.column].isEmpty } } ?? 0
    let (name, usual) = (names[index], reading.unit ?? PriceUnit(.eur))
    let unit = name.unit ?? name.currency.map { PriceUnit($0, usual.scale, per: usual.energy) }
    reading.unit = unit ?? usual
    // At weekends kroner may be missing until the exchange rate is known.
    if found[index].pattern.suffix(3) != prices[0].suffix(3), let currency = name.currency,
      currency != wanted
    {
      reading.warnings.append(.otherCurrency(currency))
    }
    return found[index].column
  }
}

/// The reader of the times of a table's rows, each in one column or in two.
private struct RecordTimes {
  let zone: Zone
  /// The length in seconds of the periods of a day, which the second column numbers from 1; `nil`
  /// if it has the labels of hours.
  private let length: Int64?
  /// Whether the second column has a `Y` in the second run of a repeated hour.
  private let isRepeated: Bool
  private let isAmerican: Bool
  /// The date above a table whose rows have only hours.
  private var day: CivilDate?

  init(_ row: RecordRow, _ columns: [Int], _ head: TableHead, _ reading: inout PriceReading) {
    length = row.facts["periods"].flatMap { Int64($0) }
    isRepeated = row.facts["repeats"] != nil
    isAmerican = row.facts["american"] != nil
    if row.facts["title"] != nil {
      day = AddedColumn.dates(in: head.titles).min().flatMap(TimeText.date)
    }
    let isCounted = day != nil || columns.count > 1 && (length != nil || isRepeated)
    zone = isCounted ? reading.sourceZone() : reading.format.zone
  }

  func time(_ columns: [Int], _ table: TableReader) throws(PriceFault) -> ISOTime {
    if let day { return try time(on: day, columns[0], table) }
    guard columns.count > 1 else { return try time(columns[0], table) }
    if isRepeated {
      let time = try time(columns[0], table)
      guard case .local(let local) = time else { return time }
      let instants = zone.instants(of: local)
      guard let instant = table[columns[1]].text == "Y" ? instants.last : instants.first else {
        throw table.badTime(columns[0])
      }
      return .instant(instant, offset: zone.offset(at: instant))
    }
    let time = isAmerican ? TimeText.englishTime(in: table[columns[0]].text) : nil
    let day = if let time { time.date } else { try table.date(columns[0]) }
    return try self.time(on: day, columns[1], table)
  }

  private func time(
    on day: CivilDate, _ column: Int, _ table: TableReader
  ) throws(PriceFault) -> ISOTime {
    guard let length else {
      // In autumn Polish labels are `02a:45 - 02b:00`.
      let label = table[column].text.filter { $0 != "a" && $0 != "b" }
      guard let minutes = HourLabel.minutes(label) else { throw table.badTime(column) }
      return .local(CivilDateTime(date: day, minute: minutes))
    }
    let start = zone.start(of: try table.number(column), on: day, length: length)
    guard let start else { throw table.badTime(column) }
    return .instant(start, offset: 0)
  }

  /// Returns the time in a field, which American tables can write with the month first.
  private func time(_ column: Int, _ table: TableReader) throws(PriceFault) -> ISOTime {
    guard isAmerican else { return try table.moment(column).start }
    let time = ISOTime(bytes: table[column]) ?? TimeText.englishTime(in: table[column].text)
    guard let time else { throw table.badTime(column) }
    return time
  }
}

extension TableHead {
  /// Returns the columns of the first candidate whose columns the table has.
  fileprivate func columns(_ candidates: [[String]]) throws(PriceFault) -> [Int] {
    let known = keys + ["^"]
    let names = candidates.first { $0.allSatisfy(known.contains) } ?? candidates.last ?? []
    return try names.map { (name) throws(PriceFault) in name == "^" ? 0 : try required(name) }
  }

  /// The first time in the lines above the table: `CREATED AT 2025/05/02 12:31:13 FOR 2025/05/03`.
  fileprivate var titleTime: ISOTime? {
    titles.lazy.flatMap { title in
      let words = title.split { " ,".contains($0) }
      return zip(words, words.dropFirst()).compactMap { TimeText.time(in: "\($0) \($1)") }
    }.first
  }
}
