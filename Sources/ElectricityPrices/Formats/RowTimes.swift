import CivilTime

/// A reader of the times in the rows of a table of an unknown source.
struct RowTimes {
  /// The slot of a row: its times, and what further columns say about it.
  struct Slot {
    var start: ISOTime
    var end: ISOTime?
    /// Whether the start is after 24:00.
    let isLate: Bool
    var hour: RowHour?
    /// The stated length in seconds.
    var length: Int64?
    /// Whether a column says that the row has no value.
    var isMissing = false
  }

  private(set) var reader: TimeReader
  private let columns: GenericTable.Columns
  private let maximumRowsOfOneTime: Int
  private var isLocal: Bool?
  // The time of the previous rows, and the number of rows with that time.
  private var run: (start: Int64, count: Int) = (.min, 0)
  // The date of hours that have none.
  private var date: CivilDate?

  init(_ columns: GenericTable.Columns, _ head: TableHead, _ options: ReadingOptions) {
    self.columns = columns
    maximumRowsOfOneTime = options.maximumRowsOfOneTime
    let texts = head.texts(of: columns.start)
    reader = TimeReader(
      hasTightRanges: TimeReader.areTightRanges(texts), hasShortYears: true, hasLongDays: true,
      hasDayNumbers: CellEvidence(texts).numbers.first.map(TimeReader.isDayNumber) ?? false)
  }

  /// Returns the time in the column of starts, at the offset of the row.
  mutating func start(
    _ table: TableReader, _ reading: inout PriceReading
  ) throws(PriceFault) -> TimeText.Moment {
    let (start, end) = try time(table, columns.start, &reading)
    guard start.date.isReadable else { throw table.badTime(columns.start) }
    guard let offset = offset(table) else { return (start, end) }
    return (start.at(offset: offset), end?.at(offset: offset))
  }

  private func offset(_ table: TableReader) -> Int? {
    let zone = columns.hasRowOffsets ? columns.zone : nil
    return zone.flatMap { ClockName.rowOffset(table[$0].text) }
  }

  /// Returns the slot that begins at a time, with the facts in further columns.
  mutating func slot(
    _ moment: TimeText.Moment, _ table: TableReader, _ reading: inout PriceReading
  ) throws(PriceFault) -> Slot {
    var slot = Slot(start: moment.start, end: moment.end, isLate: reader.isLate)
    if isLocal == nil { isLocal = slot.start.isLocal }
    try check(slot.start, table, columns.start)
    try count(slot.start.seconds, table)
    if let column = columns.end, !table[column].isEmpty {
      let end = try time(table, column, &reading).start
      let stated = offset(table).map(end.at(offset:)) ?? end
      slot.end = stated.isLocal && !slot.start.isLocal ? stated.onClock(of: slot.start) : stated
    }
    if let end = slot.end { try check(end, table, columns.end ?? columns.start) }
    slot.length =
      columns.length.flatMap { TimeText.length(table[$0.column].text + $0.unit) }
      ?? columns.part.map { Int64(3600 / $0.count) } ?? reading.slotLength
    slot.isMissing = columns.states.contains {
      ColumnKind.missing.contains(table[$0].text.lowercased())
    }
    slot.hour = try RowHour(table, columns, on: slot.start, &reader)
    slot.end = slot.hour?.end ?? slot.end
    return slot
  }

  private mutating func time(
    _ table: TableReader, _ column: Int, _ reading: inout PriceReading
  ) throws(PriceFault) -> TimeText.Moment {
    if columns.areDateless {
      date = date ?? reading.assumeDate()
      if let date { return (.date(date), nil) }
    }
    guard let moment = reader.moment(table[column]) else { throw table.badTime(column) }
    return moment
  }

  private func check(_ time: ISOTime, _ table: TableReader, _ column: Int) throws(PriceFault) {
    guard let expected = time.mismatch(besideLocal: isLocal) else { return }
    throw table.wrongType(column, expected)
  }

  /// Throws if the time does not advance, because a pipe may never end.
  private mutating func count(_ start: Int64, _ table: TableReader) throws(PriceFault) {
    run = (start, run.start == start ? run.count + 1 : 1)
    guard run.count > maximumRowsOfOneTime else { return }
    throw PriceFault(.tooLarge(limit: .rowsOfOneTime(maximumRowsOfOneTime)), place: table.rowPlace)
  }
}
