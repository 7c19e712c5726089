import CivilTime

/// The decoder of numbers without times, as other programs export them.
///
/// If the date has as many slots of 5, 15 or 30 minutes as there are values, the values are these
/// slots. Other numbers of values are hours over as many days as needed. An empty line between
/// numbers is a missing price. A document can state the first time and the length of the slots, or
/// have a list for each day.
enum BareNumbers {
  static let readers: [FormatReader] = [
    .table(recognizes: { areAll(of: $0) }, isFallback: true, decode: decode),
    .json(recognizes: { areAll(of: $0) }, isFallback: true, decode: decode),
  ]

  /// Returns whether a table is a single column of numbers, with or without a name.
  ///
  /// A single number is not accepted.
  static func areAll(of head: TableHead) -> Bool {
    guard GenericTable.Columns(of: head) == nil, head.names.count == 1, head.rows.count > 1 else {
      return false
    }
    // `1 318.75` and `2 319.75` are hours and prices, not thousands.
    let spaced = head.rows.compactMap(\.first)
      .filter { $0.contains(" ") && $0.last?.isNumber == true }
    guard !TableHead.doesCount(spaced, before: " "), head.rows.allSatisfy({ $0.count == 1 }) else {
      return false
    }
    let others = head.rows.joined().filter { CellNumber($0) == nil }
    return others.count < head.rows.count && others.allSatisfy(MissingMark.matches)
  }

  /// Returns whether a document is an array that begins with numbers, or has one and its start.
  static func areAll(of root: JSONValue) -> Bool {
    if !parts(root).isEmpty { return true }
    let first = root.elements.prefix(20)
    return first.contains { $0.isNumber } && first.allSatisfy { $0.isNumber || $0.isNull }
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    if head.hasNames {
      let name = ColumnName(head.names[0])
      let isGas = GasMark.isGas(name: name.text)
      guard !isGas, !name.isOther else {
        throw PriceFault(isGas ? .gas : .noPriceColumn, place: FilePlace(line: 1, column: 1))
      }
      reading.unit = name.unit
      try table.skipNames()
    }
    var prices = CellPrices()
    let rows = try reading.rows()
    reading[rows].prices.reserve(table.expectedRows)
    var fast = FastRows(separator: nil)
    while true {
      try table.fastForward { fast.read($0, &prices.decimals, into: &reading[rows]) }
      guard try table.next() else { break }
      // Values after an empty line keep their hour.
      for _ in 0..<(reading[rows].count == 0 ? 0 : table.emptyLines) {
        try append(nil, to: &reading[rows])
      }
      guard table.count == 1 else { throw table.badNumber(1) }
      try append(prices.price(table, 0, at: (rows, reading[rows].count)), to: &reading[rows])
    }
    try prices.finish(&reading, head, column: 0)
    try place(rows, &reading)
  }

  /// Returns the list with a usual name, or else the only one with a word for prices.
  private static func list(_ root: JSONValue) -> (name: String, value: JSONValue)? {
    let lists = root.members.filter { $0.value.isArray && areAll(of: $0.value) }
      .map { (name: $0.key.string ?? "", value: $0.value) }
    let named = lists.filter { ColumnName($0.name).hasPrice }
    return lists.first { ["values", "prices", "price", "data"].contains($0.name) }
      ?? (named.count == 1 ? named[0] : nil)
  }

  private static func text(_ root: JSONValue, _ keys: [String]) -> String? {
    keys.lazy.compactMap { root[$0].map { TableRow.text($0) } }.first
  }

  /// Returns the time of the first value; a time that is no date needs the length of the slots.
  private static func start(_ root: JSONValue) -> (time: ISOTime, length: Int64?)? {
    let keys = [
      "start", "from", "startTime", "start_time", "start_datetime", "begin", "date", "day",
    ]
    guard let time = text(root, keys).flatMap(TimeText.time) else { return nil }
    let length = text(root, ["interval", "resolution", "step", "duration"]).flatMap(TimeText.length)
    if case .date = time { return (time, length) }
    return length.map { (time, $0) }
  }

  /// A list of numbers in a document, and the time of the first; `nil` means today.
  private typealias Part = (
    root: JSONValue, name: String, list: JSONValue, start: Start?, days: Int
  )
  private typealias Start = (time: ISOTime, length: Int64?)

  /// Returns the lists of an object: one with its start, or those of today and tomorrow, or those
  /// of dated objects in an array; empty for other documents.
  private static func parts(_ root: JSONValue) -> [Part] {
    let start = root.isObject ? start(root) : nil
    if let start, let list = list(root) { return [(root, list.name, list.value, start, 0)] }
    let days = ["today", "tomorrow"].enumerated().compactMap { index, key in
      root[key].flatMap { areAll(of: $0) ? (root, key, $0, start, index) as Part : nil }
    }
    if !days.isEmpty { return days }
    let arrays = root.isObject ? root.members.map(\.value).filter(\.isArray) : [root]
    guard arrays.count == 1 else { return [] }
    var found: [Part] = []
    for entry in arrays[0].elements {
      guard entry.isObject, let start = Self.start(entry), case .date = start.time,
        let list = list(entry)
      else { return [] }
      found.append((entry, list.name, list.value, start, 0))
    }
    return found
  }

  /// Decodes the lists of an object, or of dated objects in an array.
  static func decode(
    lists root: JSONValue, area: String? = nil, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let parts = parts(root)
    guard !parts.isEmpty else { throw PriceFault(.missing(field: "start"), at: root.offset) }
    let whole = reading
    for part in parts {
      var day = whole
      try decode(part, into: day.rows(), &day)
      try reading.add(day, as: area)
    }
  }

  private static func decode(
    _ part: Part, into rows: Int, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let name = ColumnName(part.name)
    reading.unit = reading.unit ?? name.unit
    let power = name.key.hasSuffix(ColumnName.perWattHour) ? 3 : 0
    for value in part.list.elements {
      try append(value.price(.value)?.scaled(byPowerOfTen: power), to: &reading[rows])
    }
    reading.statedDate = part.start?.time.date.adding(days: part.days)
    guard let start = part.start, let length = start.length else {
      return try place(rows, daysAhead: part.days, &reading)
    }
    let zone = reading.zone(ofArea: reading[rows].area)
    guard let first = start.time.instant(in: zone)?.secondsSince1970 else {
      throw PriceFault(
        .noSuchTime("\(start.time)", zone: zone.identifier), at: part.root.offset)
    }
    let count = reading[rows].count
    reading[rows].starts = TimeColumn(grid: first, step: length, count: count)
    reading[rows].ends = TimeColumn(grid: first + length, step: length, count: count)
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    if root.isObject || root.elements.first?.isObject ?? false {
      let facts = JSONFacts(root)
      let area = facts.texts(JSONFacts.areas).first { AreaTable.zone($0) != nil }
      try facts.set(&reading, area: area)
      reading.bareMoney = BareMoney.stated(in: facts.texts(JSONFacts.units + ["currency"]))
      return try decode(lists: root, area: area, &reading)
    }
    guard root.isArray else { throw root.wrongType(.file, .arrayOfNumbers) }
    let rows = try reading.rows()
    for value in root.elements { try append(value.price(.value), to: &reading[rows]) }
    try place(rows, &reading)
  }

  private static func append(_ price: Price?, to rows: inout PriceRows) throws(PriceFault) {
    try rows.append(start: Int64(rows.count), price)
  }

  /// Sets the times of the prices.
  ///
  /// - Throws: ``PriceFault`` for the prices of a usual day on one of 23 or 25 hours.
  private static func place(
    _ rows: Int, daysAhead: Int = 0, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let (count, zone) = (reading[rows].count, reading.zone)
    let date = reading.assumeDate(daysAhead: daysAhead)
    let day = zone.lengthOfDay(date)
    if day != 86_400, SlotLengths.ofMarkets.contains(where: { $0 * Int64(count) == 86_400 }) {
      throw PriceFault(.dayLength(count: count, date: date, hours: Int(day / 3600)))
    }
    reading[rows].starts = TimeColumn(
      grid: zone.startOfDay(date).secondsSince1970,
      step: SlotLengths.ofMarkets.first { $0 * Int64(count) == day } ?? 3600, count: count)
  }
}
