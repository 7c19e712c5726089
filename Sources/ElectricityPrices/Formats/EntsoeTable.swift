import CivilTime

/// Decodes the table exports of the Transparency Platform in the forms of several years.
///
/// The head names the clock of the times. When the clocks change, a tag behind the start or end of
/// a slot states the offset. If several sequences cover a time, the lowest counts, unless another
/// is requested.
struct EntsoeTable {
  /// A row with the seconds of its start and end in local time, or in UTC if they have tags.
  ///
  /// The end is `nil` if another program has kept only the start. Stored in few bytes, because a
  /// table may have millions of rows.
  private typealias Row = (
    start: Int64, end: Int64?, price: Price?, sequence: Int, isStartLocal: Bool, isEndLocal: Bool
  )

  /// A column of prices and the column of their times, with the suffix of the areas for other
  /// markets than the day-ahead market.
  private typealias Source = (time: Int, price: Int, unit: PriceUnit?, suffix: String)

  private let sources: [Source]
  private let area: Int?
  private let sequence: Int?
  private let currency: Int?
  /// The area in the head of a table with a single area.
  private let onlyArea: String?
  private let clock: ClockName.Clock
  private let numbers: TableNumbers
  private var areas: [(name: String, source: Int, rows: [Row])] = []
  /// The indices of the areas by name, for each source.
  private var indices: [[String: Int]]
  private var unitText: String?

  static func recognizes(_ head: TableHead) -> Bool {
    // Other programs insert a column of numbers before it.
    head.keys.prefix(2).contains { $0.hasPrefix("mtu (") }
      && head.keys.contains { $0.hasPrefix("day-ahead price") }
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    var decoder = try EntsoeTable(table.head)
    try table.skipNames()
    while try table.next() { try decoder.add(table) }
    try decoder.place(&reading)
  }

  private init(_ head: TableHead) throws(PriceFault) {
    let place = FilePlace(line: 1, column: 1)
    guard let time = head.keys.firstIndex(where: { $0.hasPrefix("mtu (") }),
      let price = head.keys.firstIndex(where: { $0.hasPrefix("day-ahead price") })
    else { throw PriceFault(.missing(field: "Day-ahead Price"), place: place) }
    var sources: [Source] = [(time, price, Self.unit(head.names[price]), "")]
    if let intraday = head.keys.firstIndex(where: { $0.hasPrefix("intraday price") }) {
      let period = head.keys.firstIndex { $0.hasPrefix("intraday period") }
      let unit = Self.unit(head.names[intraday])
      sources.append((period ?? time, intraday, unit, " intraday"))
    }
    self.sources = sources
    indices = Array(repeating: [:], count: sources.count)
    area = head.keys.firstIndex(of: "area")
    sequence = head.keys.firstIndex(of: "sequence")
    currency = head.keys.firstIndex(of: "currency")
    // Old exports have an empty column whose heading is the area.
    onlyArea = area == nil ? head.names.first { $0.contains("|") } : nil
    let name = head.names[time].split { "()".contains($0) }.dropFirst().first.map(String.init) ?? ""
    guard let clock = Self.clock(name) else {
      throw PriceFault(.badTime(field: .named(head.names[time]), text: name), place: place)
    }
    self.clock = clock
    numbers = TableNumbers(head, columns: sources.map(\.price))
  }

  /// Returns the unit in the brackets of a heading.
  private static func unit(_ heading: String) -> PriceUnit? {
    heading.split { "()[]".contains($0) }.dropFirst().first.flatMap { PriceUnit(String($0)) }
  }

  /// Returns the name of an area, such as `DK2` for `BZN|DK2`.
  private static func name(_ area: String) -> String {
    (area.split(separator: "|").last.map(String.init) ?? area).trimmed
  }

  private func title(_ name: String, _ source: Int) -> String {
    Self.name(name) + sources[source].suffix
  }

  private mutating func add(_ table: TableReader) throws(PriceFault) {
    let name = area.map { table[$0].text } ?? onlyArea ?? ""
    for (number, source) in sources.enumerated() {
      let value = try numbers.price(table, source.price)
      // Rows without intraday prices have no intraday period either.
      guard value != nil || number == 0 else { continue }
      guard let moment = Self.moment(table[source.time]), moment.start.date.isReadable else {
        throw table.badTime(source.time)
      }
      if let currency, value != nil { try check(currency, source.unit, table) }
      // The first of `Sequence 2`, `Sequence Sequence 2` and `Without Sequence` is the last.
      let word = sequence.flatMap { table[$0].text.split(separator: " ").last }
      let row = Row(
        moment.start.seconds, moment.end?.seconds, value, word.flatMap { Int($0) } ?? 1,
        moment.start.isLocal, moment.end?.isLocal ?? true)
      let index = indices[number][name] ?? areas.count
      if index == areas.count {
        indices[number][name] = index
        areas.append((name, number, []))
      }
      areas[index].rows.append(row)
    }
  }

  /// Returns the times in a field; IST is Irish summer time here, but Indian time in other tables.
  private static func moment(_ field: UnsafeBufferPointer<UInt8>) -> TimeText.Moment? {
    guard field.contains(UInt8(ascii: "I")) else { return TimeText.moment(in: field) }
    return field.text.replacing("(IST)", with: "+01:00").bytes { TimeText.moment(in: $0) }
  }

  /// Checks a currency column, which must agree with the head and be the same in all rows.
  private mutating func check(
    _ column: Int, _ unit: PriceUnit?, _ table: TableReader
  ) throws(PriceFault) {
    if let unitText, table[column].elementsEqual(unitText.utf8) { return }
    let text = table[column].text
    guard let unitText else {
      unitText = text
      guard let unit, unit.currency == Currency(text) else {
        throw PriceFault(.badUnit(text), place: table.place(column))
      }
      return
    }
    throw table.wrongType(column, .sameUnit(unitText))
  }

  private func place(_ reading: inout PriceReading) throws(PriceFault) {
    reading.setClock(clock)
    let sequences = try SequenceChoice(
      areas.map { area in
        (title(area.name, area.source), Set(area.rows.lazy.map(\.sequence)))
      }, &reading)
    for (name, source, rows) in areas {
      let index = try reading.rows(of: title(name, source))
      reading[index].unit = sources[source].unit
      reading[index].zone = reading.zone(ofArea: Self.name(name))
      let isTagged = rows.contains { !$0.isStartLocal || !$0.isEndLocal }
      var clock = LocalClock(zone: clock.zone)
      var choice = sequences
      for row in chosen(rows, &choice) {
        guard isTagged else {
          // Intraday prices can occur at isolated times, so that only the end shows the length.
          let end = source == 0 ? nil : row.end
          try reading[index].append(start: row.start, end: end, row.price, isLocal: true)
          continue
        }
        let start = row.isStartLocal ? try instant(row.start) : row.start
        var end = row.end
        if let local = end, row.isEndLocal { end = clock.end(of: local, after: start) }
        try reading[index].append(start: start, end: end, row.price)
      }
      reading[index].notices += choice.warnings
    }
  }

  /// Returns the instant of a time without a tag in a table with tags.
  private func instant(_ local: Int64) throws(PriceFault) -> Int64 {
    let time = CivilDateTime(secondsSince1970: local)
    let instants = clock.zone.instants(of: time)
    guard let instant = instants.first else {
      throw PriceFault(.noSuchTime("\(time)", zone: clock.zone.identifier))
    }
    // A repeated hour needs a tag.
    guard instants.count == 1 else { throw PriceFault(.wrongAutumnTimes(date: time.date)) }
    return instant.secondsSince1970
  }

  /// Returns the rows with the lowest sequence for each time, in the order of the table.
  private func chosen(_ rows: [Row], _ choice: inout SequenceChoice) -> [Row] {
    let rows = rows.filter { choice.allows($0.sequence) }
    guard rows.contains(where: { $0.sequence != 1 }) else { return rows }
    let priced = rows.lazy.filter { $0.price != nil }.map { ($0.start, $0.sequence) }
    let lowest = Dictionary(priced, uniquingKeysWith: Swift.min)
    return rows.filter { row in
      let best = lowest[row.start] ?? row.sequence
      if row.price != nil {
        let zone = row.isStartLocal ? .utc : clock.zone
        let day = zone.date(at: row.start)
        choice.note(row.sequence, isShown: row.sequence == best, on: day)
      }
      return row.sequence == best
    }
  }

  /// Parses a clock such as `CET/CEST` or `UTC`; older exports write `CET` for `CET/CEST`.
  private static func clock(_ name: String) -> ClockName.Clock? {
    guard let zone = zones[name] else { return ClockName.clock(ColumnName.words(name)) }
    return (try? Zone(identifier: zone)).map { ClockName.Clock(zone: $0) }
  }

  // Names that mean another clock in other tables.
  private static let zones = [
    "GMT/IST": "Europe/Dublin", "IST/GMT": "Europe/Dublin", "TRT": "Europe/Istanbul",
  ]
}
