import CivilTime

/// The hour of a row of a table with dates, from its columns other than the date.
struct RowHour {
  let label: HourLabel
  /// The minutes after the label, from another column.
  let after: Int64
  /// The end in the columns of clock times and dates of ends; `nil` without a later time.
  let end: ISOTime?

  /// Reads the hour of a date; `nil` in a table without a column of hours.
  init?(
    _ table: TableReader, _ columns: GenericTable.Columns, on date: ISOTime,
    _ times: inout TimeReader
  ) throws(PriceFault) {
    guard let column = columns.hour else { return nil }
    let text = table[column].text
    guard let label = columns.areMinutes ? HourLabel(minutes: text) : HourLabel(text) else {
      throw table.badTime(column)
    }
    self.label = label
    after = try Self.minutes(table, columns)
    end = Self.end(table, columns, after: date.seconds + Int64(label.minutes) * 60, &times)
  }

  /// Returns the minutes in a column of minutes, or of a numbered part of the hour.
  private static func minutes(
    _ table: TableReader, _ columns: GenericTable.Columns
  ) throws(PriceFault) -> Int64 {
    if let part = columns.part {
      let number = try table.number(part.column) - part.first
      guard 0..<part.count ~= number else { throw table.badTime(part.column) }
      return Int64(number * 60 / part.count)
    }
    guard let column = columns.minute else { return 0 }
    guard let minutes = Int64(table[column].text), 0..<60 ~= minutes else {
      throw table.badTime(column)
    }
    return minutes
  }

  private static func end(
    _ table: TableReader, _ columns: GenericTable.Columns, after start: Int64,
    _ times: inout TimeReader
  ) -> ISOTime? {
    guard let (column, date) = columns.endHour else { return nil }
    let text = "\(table[date ?? columns.start].text) \(table[column].text)"
    guard let end = text.bytes({ times.moment($0) })?.start else { return nil }
    guard end.seconds <= start else { return end }
    // Clocks that go back show less than an hour before the start; the next row tells the length.
    let areBack = start - end.seconds < 3600 && end.seconds % 86_400 != 0
    // Without a date of its own, an end after midnight belongs to the next day.
    return areBack ? nil : end.advanced(by: 86_400)
  }
}

extension HourColumn {
  /// Replaces the dates of the rows with the times that their labels and the heading mean.
  mutating func place(
    _ reading: inout PriceReading, _ columns: GenericTable.Columns, _ head: TableHead
  ) throws(PriceFault) {
    let column = columns.hour ?? columns.hours.first?.column ?? columns.start
    let hour = head.hasNames && columns.hour != nil ? ColumnName(head.name(of: column)) : nil
    mayEnd = !(hour?.has(.begin) ?? false) && columns.endHour == nil
    statedStep = hour?.periodLength
    let isEnding = hour.map { $0.isHourEnding || $0.isEnd } ?? false
    try place(&reading, field: head.name(of: column), isEnding: isEnding || columns.hoursAreEnds)
  }
}
