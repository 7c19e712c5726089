import CivilTime

/// Decodes tables of which each row has a time, made of one column or of several, and the price of
/// one area or those of many.
struct PriceTable {
  /// A column of prices, and the area whose they are.
  typealias Prices = (column: Int, area: String?)
  /// The start of a row's slot, and its end where that is stated.
  typealias Time = (TableReader) throws(PriceFault) -> TimeText.Moment

  let prices: [Prices]
  /// The column that a fault of the time is said of.
  var timeColumn = 0
  /// The column with the ends, where they have one.
  var endColumn: Int?
  /// The column with the area of the row.
  var areaColumn: Int?
  /// What an area of the file is called.
  var areaName: (String) -> String = { $0 }
  let numbers: TableNumbers
  /// Whether every row must have as many fields as the first line.
  var isRectangle = false
}

extension PriceTable {
  /// A table whose columns have known names, those of ends and areas only where they are there.
  init(
    _ head: TableHead, start: String, end: String? = nil, price: String, area: String? = nil
  ) throws(PriceFault) {
    timeColumn = try head.required(start)
    prices = [(try head.required(price), nil)]
    endColumn = end.flatMap { head.keys.firstIndex(of: $0) }
    areaColumn = area.flatMap { head.keys.firstIndex(of: $0) }
    numbers = TableNumbers(plain: head)
    isRectangle = true
  }

  /// Decodes the rows that follow the names, the time of each in its own column.
  ///
  /// - Parameter isUTC: Whether times without offset are in UTC.
  func decode(
    _ table: TableReader, _ reading: inout PriceReading, isUTC: Bool = false
  ) throws(PriceFault) {
    let column = timeColumn
    try decode(table, &reading) { (table) throws(PriceFault) in
      let moment = try table.moment(column)
      return isUTC ? (moment.start.inUTC, moment.end?.inUTC) : moment
    }
  }

  /// Decodes the rows that follow the names, or a row below titles.
  ///
  /// - Parameter after: Takes what else the table's row says of the price that was added last.
  func decode(
    _ table: TableReader, _ reading: inout PriceReading, below head: HeadRow? = nil, _ time: Time,
    after: ((TableReader, inout PriceRows) throws(PriceFault) -> Void)? = nil
  ) throws(PriceFault) {
    if let head { try head.skip(table) } else { try table.skipNames() }
    while try table.next() {
      if isRectangle { try table.checkWidth() }
      try add(table, try time(table), &reading)
      guard let after, let price = prices.first else { continue }
      try after(table, &reading[try rows(table, price, &reading)])
    }
  }

  /// Adds the table's row.
  func add(
    _ table: TableReader, _ moment: TimeText.Moment, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard moment.start.date.isReadable else { throw table.badTime(timeColumn) }
    for price in prices {
      let rows = try rows(table, price, &reading)
      if let expected = moment.start.mismatch(besideLocal: reading[rows].isLocal) {
        throw table.wrongType(timeColumn, expected)
      }
      let end = try end(table, moment)
      try reading[rows].append(moment.start, end, numbers.price(table, price.column))
    }
  }

  /// The end that the row states, with an offset where its start has one.
  private func end(
    _ table: TableReader, _ moment: TimeText.Moment
  ) throws(PriceFault) -> ISOTime? {
    guard let endColumn, !table[endColumn].isEmpty else { return moment.end }
    let end = try table.moment(endColumn).start
    if let expected = end.mismatch(besideLocal: moment.start.isLocal, like: .start) {
      throw table.wrongType(endColumn, expected)
    }
    return end
  }

  private func rows(
    _ table: TableReader, _ price: Prices, _ reading: inout PriceReading
  ) throws(PriceFault) -> Int {
    guard let areaColumn else { return try reading.rows(of: price.area) }
    return try reading.rows(of: areaName(table[areaColumn].text))
  }
}

extension TableReader {
  /// The fault of a field that is not what was expected.
  func wrongType(_ column: Int, _ expected: Expectation) -> PriceFault {
    PriceFault(
      .wrongType(field: .named(head.name(of: column)), expected: expected), place: place(column))
  }

  /// The fault of a field that is no time.
  func badTime(_ column: Int) -> PriceFault {
    PriceFault(
      .badTime(field: .named(head.name(of: column)), text: self[column].text), place: place(column))
  }

  /// The time in a field, or the two times of a range.
  func moment(_ column: Int) throws(PriceFault) -> TimeText.Moment {
    guard let moment = TimeText.moment(in: self[column]) else { throw badTime(column) }
    return moment
  }

  /// Refuses a row with fewer fields than the first line, or with more that are not empty.
  func checkWidth() throws(PriceFault) {
    let expected = head.names.count
    let isLonger = count > expected && (expected..<count).allSatisfy { self[$0].isEmpty }
    guard count == expected || isLonger else {
      throw PriceFault(
        .unevenRow(fields: count, expected: expected), place: FilePlace(line: line, column: 1))
    }
  }

  /// The date in a field, the day before the month.
  func date(_ column: Int) throws(PriceFault) -> CivilDate {
    guard let date = TimeText.date(self[column].text) else { throw badTime(column) }
    return date
  }

  /// The time in a field as English tables write it.
  func englishTime(_ column: Int) throws(PriceFault) -> ISOTime {
    guard let time = TimeText.englishTime(in: self[column].text) else { throw badTime(column) }
    return time
  }

  /// The start of the period whose number stands in a field.
  func start(
    _ clock: inout PeriodClock, _ column: Int, on date: CivilDate, length: Int64
  ) throws(PriceFault) -> Int64 {
    guard let start = clock.start(of: try number(column), on: date, length: length) else {
      throw badTime(column)
    }
    return start
  }

  /// The whole number in a field.
  func number(_ column: Int) throws(PriceFault) -> Int {
    guard let number = Int(self[column].text) else { throw badTime(column) }
    return number
  }
}
