import CivilTime

/// The clock of the times in a table.
extension GenericTable {
  /// Sets the zone of the times from column names, the currency and the offsets of the first times.
  package static func setClock(
    _ columns: Columns, _ head: TableHead, _ reading: inout PriceReading
  ) {
    reading.isZoneAssumed = true
    let names = head.hasNames ? head.names.map { ColumnName($0) } : []
    let units = [columns.unit, columns.currency].lazy.compactMap { column in
      column.flatMap { PriceUnit(head.texts(of: $0).first ?? "") }
    }
    let unit = columns.prices.lazy.compactMap(\.unit).first ?? reading.unit ?? units.first
    reading.guessedZone = reading.guessedZone ?? ZoneGuess.zone(names, unit: unit)
    reading.setZone(ofOffsets: times(columns, head))
    let others = names.indices.filter { names[$0].words.contains("local") && !names[$0].isEnd }
    for column in columns.otherStarts + others
    where reading.offsetZone == nil && !columns.stampsAreEnds {
      reading.setZone(ofOffsets: times(columns, head, local: column, names))
    }
    if let clock = statedClock(columns, head) { reading.setStatedClock(clock) }
    if let clock = markedClock(columns, head) { reading.setStatedClock(clock) }
    let clocks = [columns.start, columns.hour].lazy.compactMap { column in
      column.flatMap { $0 < names.count ? names[$0].clock ?? names[$0].standardClock : nil }
    }
    if let clock = clocks.first { reading.setClock(clock) }
  }

  /// Returns the times of the first rows, at the offsets in their columns.
  private static func times(_ columns: Columns, _ head: TableHead) -> [ISOTime] {
    head.rows.compactMap { row in
      let offset = columns.hasRowOffsets ? columns.zone.map { row[safe: $0] } : nil
      guard let time = TimeText.time(in: row[safe: columns.start]) else { return nil }
      return offset.flatMap(ClockName.rowOffset).map { time.at(offset: $0) } ?? time
    }
  }

  /// Returns the times of the first rows at the offsets that a column of local times next to
  /// instants shows.
  private static func times(
    _ columns: Columns, _ head: TableHead, local: Int, _ names: [ColumnName]
  ) -> [ISOTime] {
    let isUTC = columns.start < names.count && names[columns.start].clock?.zone == .utc
    return head.rows.compactMap { row in
      guard let time = TimeText.time(in: row[safe: columns.start]), isUTC || !time.isLocal,
        let other = TimeText.time(in: row[safe: local])
      else { return nil }
      let offset = Int(other.seconds - time.seconds)
      guard other.isLocal, offset.isMultiple(of: 900), abs(offset) <= 50_400 else { return other }
      return .instant(Instant(secondsSince1970: time.seconds), offset: offset)
    }
  }

  /// Returns the clock that a line above the table or a column of zones states.
  private static func statedClock(_ columns: Columns, _ head: TableHead) -> ClockName.Clock? {
    let title = head.titles.first(where: ClockName.isStated)
    let above = title?.split(separator: ":", maxSplits: 1).last.map { String($0).trimmed }
    if let clock = above.flatMap(ClockName.clock(stated:)) { return clock }
    let zones = columns.zone.map(head.texts) ?? []
    let areOffsets = columns.hasRowOffsets && zones.allSatisfy { ClockName.offset($0) == nil }
    return areOffsets ? nil : ClockName.clock(ofRows: zones)
  }

  /// Returns the clock that all hours name: `00:00-01:00 (CET)`, `1:00 AM CST`.
  private static func markedClock(_ columns: Columns, _ head: TableHead) -> ClockName.Clock? {
    let hours = columns.hour.map(head.texts) ?? []
    let marks = hours.compactMap { $0.split { " ()".contains($0) }.last }.map(String.init)
    guard !marks.isEmpty, marks.allSatisfy({ ClockName.offset($0) != nil }) else { return nil }
    return ClockName.clock(ofRows: marks)
  }
}
