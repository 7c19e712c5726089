import CivilTime

/// A decoder for tables with one time per row and the price of one or more areas.
///
/// The time comes from one column, or from several.
struct PriceTable {
  /// A column of prices with its area.
  typealias Prices = (column: Int, area: String?)
  /// A function that returns the start of a row's slot, and its end if the row states one.
  typealias Time = (TableReader) throws(PriceFault) -> TimeText.Moment

  let prices: [Prices]
  /// The column to name in a fault of the time.
  var timeColumn = 0
  /// The column of the ends; `nil` if there is none.
  var endColumn: Int?
  /// The column of the row's area; `nil` if there is none.
  var areaColumn: Int?
  /// The column of the traded volume, without which a row has no price; `nil` if there is none.
  var volumeColumn: Int?
  /// The column and the text of the rows to read; `nil` for all rows.
  var only: (column: Int, text: String)?
  /// Converts an area of the file to its name.
  var areaName: (String) -> String = { $0 }
  var numbers: TableNumbers
  /// Whether every row must have the same number of fields as the first line.
  var isRectangle = false
}

extension PriceTable {
  /// Decodes the rows below the names.
  ///
  /// - Parameters:
  ///   - time: Returns the time of a row; by default it is in ``timeColumn``.
  ///   - after: Reads additional facts of the row about the price that was added last.
  func decode(
    _ table: TableReader, _ reading: inout PriceReading, _ time: Time? = nil,
    after: ((TableReader, inout PriceRows) throws(PriceFault) -> Void)? = nil
  ) throws(PriceFault) {
    try table.skipNames()
    while try table.next() {
      if isRectangle { try table.checkWidth() }
      if let only, !table[only.column].elementsEqual(only.text.utf8) { continue }
      let moment = if let time { try time(table) } else { try table.moment(timeColumn) }
      try add(table, moment, &reading)
      guard let after, let price = prices.first else { continue }
      try after(table, &reading[try rows(table, price, &reading)])
    }
  }

  /// Adds the current row of a table.
  func add(
    _ table: TableReader, _ moment: TimeText.Moment, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard moment.start.date.isReadable else { throw table.badTime(timeColumn) }
    let isTraded = try volumeColumn.map { (column) throws(PriceFault) in
      try numbers.price(table, column) != .zero
    }
    for price in prices {
      let rows = try rows(table, price, &reading)
      if let expected = moment.start.mismatch(besideLocal: reading[rows].isLocal) {
        throw table.wrongType(timeColumn, expected)
      }
      let end = try end(table, moment)
      let value = try numbers.price(table, price.column)
      try reading[rows].append(moment.start, end, isTraded ?? true ? value : nil)
    }
  }

  /// Returns the end that the row states, with an offset if its start has one.
  private func end(_ table: TableReader, _ moment: TimeText.Moment) throws(PriceFault) -> ISOTime? {
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
  /// Returns the fault of a field with an unexpected type.
  func wrongType(_ column: Int, _ expected: Expectation) -> PriceFault {
    PriceFault(
      .wrongType(field: .named(head.name(of: column)), expected: expected), place: place(column))
  }

  /// Returns the fault of a field that is not a time.
  func badTime(_ column: Int) -> PriceFault {
    let field = FieldName.named(head.name(of: column))
    // A record without the key, which a table would have as an empty cell.
    if isJSON, self[column].baseAddress == nil {
      return PriceFault(.missing(field: field), place: rowPlace)
    }
    return PriceFault(.badTime(field: field, text: self[column].text), place: place(column))
  }

  /// Returns the time in a field, or both times of a range.
  func moment(_ column: Int) throws(PriceFault) -> TimeText.Moment {
    guard let moment = TimeText.moment(in: self[column]) else { throw badTime(column) }
    return moment
  }

  /// Throws if a row has fewer fields than the first line, or additional ones that are not empty.
  func checkWidth() throws(PriceFault) {
    let expected = head.names.count
    let isLonger = count > expected && (expected..<count).allSatisfy { self[$0].isEmpty }
    guard count == expected || isLonger else {
      throw PriceFault(
        .unevenRow(fields: count, expected: expected), place: FilePlace(line: line, column: 1))
    }
  }

  /// Returns the date in a field, with the day before the month.
  func date(_ column: Int) throws(PriceFault) -> CivilDate {
    guard let date = TimeText.day(self[column].text) else { throw badTime(column) }
    return date
  }

  /// Returns the local time of a date and the hour in a field, as in `02a:45 - 02b:00` in autumn.
  func localTime(_ date: CivilDate, _ hour: Int) throws(PriceFault) -> ISOTime {
    let label = self[hour].text.filter { $0 != "a" && $0 != "b" }
    guard let minutes = HourLabel.minutes(label) else { throw badTime(hour) }
    return .local(CivilDateTime(date: date, minute: minutes))
  }

  /// Returns the start of the period of a local day whose number is in a field.
  func start(
    _ column: Int, on date: CivilDate, in zone: Zone, length: Int64
  ) throws(PriceFault) -> ISOTime {
    let start = zone.start(of: try number(column), on: date, length: length)
    guard let start else { throw badTime(column) }
    return .instant(start, offset: 0)
  }

  /// Returns the integer in a field.
  func number(_ column: Int) throws(PriceFault) -> Int {
    guard let number = Int(self[column].text) else { throw badTime(column) }
    return number
  }
}
