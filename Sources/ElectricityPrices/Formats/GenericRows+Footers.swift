/// The rows that are no slots.
extension GenericRows {
  /// Returns the fault of a row that can only close a table; `nil` for other rows.
  ///
  /// Such a row is a single text, or `T` and the number of rows.
  func footer(_ table: TableReader, _ reading: PriceReading) -> PriceFault? {
    let fields = (0..<table.count).map { table[$0] }.filter { !$0.isEmpty }
    guard width.count > 1, let first = fields.first?.text, fields.count < 3,
      reading.areas.count > 0, first.utf8.first?.isDigit == false, TimeText.time(in: first) == nil
    else { return nil }
    let count = reading.areas.reduce(0) { $0 + $1.count }
    guard fields.count == 1 || first == "T" && fields[1].text == String(count) else { return nil }
    return PriceFault(
      .unevenRow(fields: table.count, expected: width.count),
      place: FilePlace(line: table.line, column: 1))
  }

  /// Returns whether a word for sums, means or extremes is in place of the row's time.
  func isSummary(_ table: TableReader) -> Bool {
    // The word can be in a later cell: `;Total (Wh):;320194`.
    let first = table[columns.start].isEmpty ? (0..<table.count).first { !table[$0].isEmpty } : nil
    return [columns.start, columns.hour, first].contains { column in
      guard let text = column.map({ table[$0] }), text.first?.isDigit == false else { return false }
      return ColumnKind.isSummary(text.text)
    }
  }
}
