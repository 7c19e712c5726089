import CivilTime

/// Decodes a table whose columns have known names.
struct TableColumns {
  let start: String
  var end: String?
  let price: String
  var area: String?
  var parser = PriceParser(isTypographic: true)
  /// Whether times without offset are in UTC.
  var isUTC = false

  func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    var columns = try ColumnIndices(table.head, self)
    columns.parser.decimalSeparator = table.head.decimalSeparator
    try table.skipNames()
    while try table.next() {
      try table.checkWidth()
      try columns.add(table, &reading)
    }
  }
}

extension TableReader {
  /// Refuses a row with fewer fields than the first line, or with more that are not empty.
  func checkWidth() throws(PriceFault) {
    let expected = head.names.count
    guard count != expected else { return }
    let isLonger = count > expected && (expected..<count).allSatisfy { self[$0].isEmpty }
    guard isLonger else {
      throw PriceFault(
        .unevenRow(fields: count, expected: expected), place: FilePlace(line: line, column: 1))
    }
  }
}

/// Where the columns of a table are.
struct ColumnIndices {
  var start = 0
  var end: Int?
  var price = 1
  var area: Int?
  var parser = PriceParser(isTypographic: true)
  var isUTC = false
  // The area of the row before and its rows: most neighbours share them.
  private var lastArea: [UInt8] = []
  private var lastRows: Int?

  init() {}

  init(_ head: TableHead, _ columns: TableColumns) throws(PriceFault) {
    start = try Self.index(columns.start, head)
    price = try Self.index(columns.price, head)
    end = columns.end.flatMap { head.keys.firstIndex(of: $0) }
    area = columns.area.flatMap { head.keys.firstIndex(of: $0) }
    parser = columns.parser
    isUTC = columns.isUTC
  }

  private static func index(_ name: String, _ head: TableHead) throws(PriceFault) -> Int {
    guard let index = head.keys.firstIndex(of: name) else {
      throw PriceFault(.missing(field: .named(name)), place: FilePlace(line: 1, column: 1))
    }
    return index
  }

  /// Adds the table's row to the rows of its area.
  mutating func add(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let rows = rows(table, &reading)
    let moment = try moment(table, start)
    try reading[rows].check(moment.start, table, start)
    var stated = moment.end
    if let end, !table[end].isEmpty {
      let time = try self.moment(table, end).start
      guard time.isLocal == moment.start.isLocal else {
        throw PriceFault(
          .wrongType(
            field: .named(table.head.name(of: end)),
            expected: time.isLocal
              ? .timeWithOffset(like: .start) : .timeWithoutOffset(like: .start)
          ),
          place: table.place(end))
      }
      stated = time
    }
    reading[rows].append(moment.start, stated, try price(table, price))
  }

  private mutating func rows(_ table: TableReader, _ reading: inout PriceReading) -> Int {
    guard let area else {
      lastRows = lastRows ?? reading.rows()
      return lastRows ?? 0
    }
    let name = table[area]
    if let lastRows, name.elementsEqual(lastArea) { return lastRows }
    lastArea = Array(name)
    let rows = reading.rows(of: name.text)
    lastRows = rows
    return rows
  }

  func moment(_ table: TableReader, _ column: Int) throws(PriceFault) -> TimeText.Moment {
    guard let moment = TimeText.moment(in: table[column]) else {
      throw PriceFault(
        .badTime(field: .named(table.head.name(of: column)), text: table[column].text),
        place: table.place(column))
    }
    guard isUTC else { return moment }
    return (moment.start.inUTC, moment.end?.inUTC)
  }

  func price(_ table: TableReader, _ column: Int) throws(PriceFault) -> Price? {
    let bytes = table[column]
    do throws(PriceTextError) {
      return try parser.price(in: bytes)
    } catch {
      if MissingMark.matches(bytes) { return nil }
      // The first rows may have had whole numbers only.
      if !table.head.isDecimalCertain, let price = parser.withComma.priceOrNil(in: bytes) {
        return price
      }
      let (field, text) = (FieldName.named(table.head.name(of: column)), bytes.text)
      let reason: PriceFileError.Reason =
        switch error {
        case .notANumber: .badNumber(field: field, text: text)
        case .notFinite: .notFinite(field: field, text: text)
        case .outOfRange: .outOfRange(field: field, text: text)
        }
      throw PriceFault(reason, place: table.place(column))
    }
  }
}

extension ISOTime {
  /// The same time, without offset taken as UTC.
  var inUTC: ISOTime {
    isLocal ? .instant(Instant(secondsSince1970: seconds), offset: 0) : self
  }
}
