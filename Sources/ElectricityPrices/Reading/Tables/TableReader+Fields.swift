import CivilTime

/// The values in the fields of a row.
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

  /// Appends a slot whose start is in a field, and its end in another one that is not empty.
  func append(
    _ slot: TimeText.Moment, from column: Int, endsAt endColumn: Int?, to rows: inout PriceRows,
    price: () throws(PriceFault) -> Price?
  ) throws(PriceFault) {
    var (start, end) = slot
    guard start.date.isReadable else { throw badTime(column) }
    if let expected = start.mismatch(besideLocal: rows.isLocal) {
      throw wrongType(column, expected)
    }
    if let endColumn, !self[endColumn].isEmpty {
      end = try moment(endColumn).start
      if let expected = end?.mismatch(besideLocal: start.isLocal, like: .start) {
        guard !start.isLocal else { throw wrongType(endColumn, expected) }
        end = end?.onClock(of: start)
      }
    }
    try rows.append(start, end, price())
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

  /// Returns the integer in a field.
  func number(_ column: Int) throws(PriceFault) -> Int {
    guard let number = Int(self[column].text) else { throw badTime(column) }
    return number
  }

  /// Returns the fault of a field that is not a price.
  func badNumber(_ column: Int, _ error: PriceTextError = .notANumber) -> PriceFault {
    let reason = error.reason(.named(head.name(of: column)), self[column].text)
    return PriceFault(reason, place: place(column))
  }
}
