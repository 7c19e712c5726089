import CivilTime

/// Puts right the times of days on which the clocks change, where the order of the entries is
/// right.
///
/// hvakosterstrommen.no labels an autumn day's entries an hour late from the repeated hour on, so
/// that the last one seems to belong to the next day. Entries that fill a day of 23 or 25 hours
/// exactly are taken in the order of the file, from local midnight on.
enum DayMender {
  static func mend(_ reading: inout PriceReading, _ index: Int) throws(PriceFault) {
    let rows = reading[index]
    // Evenly spaced starts have no wrong label.
    guard rows.isLocal == false, rows.count > 1, !rows.starts.isGrid else { return }
    let length = slotLength(rows)
    guard length > 0 else { return }
    var starts = (0..<rows.count).map { rows.starts[$0] }
    var dates: [CivilDate] = []
    for place in 1..<rows.count where rows.starts[place] - rows.starts[place - 1] != length {
      guard let (date, first, right) = wrongDay(around: place - 1, rows, reading.zone, length),
        !dates.contains(date)
      else { continue }
      starts.replaceSubrange(first..<first + right.count, with: right)
      dates.append(date)
    }
    guard !dates.isEmpty else { return }
    reading.warnings += dates.map { .mendedDay($0) }
    // The ends are as wrong as the starts and follow from them.
    reading[index].starts = TimeColumn(starts)
    reading[index].ends = TimeColumn()
  }

  /// The day of an entry, if it has 23 or 25 hours, the entries fill it and their times are wrong.
  private static func wrongDay(
    around place: Int, _ rows: PriceRows, _ zone: Zone, _ length: Int64
  ) -> (date: CivilDate, first: Int, starts: [Int64])? {
    let date = zone.civil(at: Instant(secondsSince1970: rows.starts[place])).date
    let day = zone.lengthOfDay(date)
    guard day != 86_400, day % length == 0 else { return nil }
    let midnight = zone.startOfDay(date)
    let earliest = Swift.max(0, place - Int(day / length))
    let first = (earliest...place).first { rows.starts[$0] == midnight.secondsSince1970 }
    guard let first, first + Int(day / length) <= rows.count else { return nil }
    return mended(rows, first..<first + Int(day / length), midnight, length)
      .map { (date, first, $0) }
  }

  /// The right starts, if those of the file are in order, wrong, and off by an hour at most.
  private static func mended(
    _ rows: PriceRows, _ range: Range<Int>, _ midnight: Instant, _ length: Int64
  ) -> [Int64]? {
    let right = range.indices.map {
      midnight.secondsSince1970 + Int64($0 - range.lowerBound) * length
    }
    let stated = range.map { rows.starts[$0] }
    guard stated != right, zip(stated, stated.dropFirst()).allSatisfy({ $0 <= $1 }),
      zip(stated, right).allSatisfy({ abs($0 - $1) <= 3600 })
    else { return nil }
    // Where the next entry does not begin the next day, one of these does: an hour is missing.
    let next = midnight.secondsSince1970 + Int64(range.count) * length
    if range.upperBound < rows.count, rows.starts[range.upperBound] != next { return nil }
    return right
  }

  /// The most frequent step between starts.
  private static func slotLength(_ rows: PriceRows) -> Int64 {
    if rows.starts.isGrid { return rows.starts.step }
    var counts: [Int64: Int] = [:]
    for index in 1..<rows.count {
      counts[rows.starts[index] - rows.starts[index - 1], default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// Places entries without times on a date, from its first instant on.
  static func placeByOrder(_ reading: inout PriceReading, _ index: Int) throws(PriceFault) {
    let date = reading.assumeDate()
    let day = reading.zone.lengthOfDay(date)
    let count = reading[index].count
    guard count > 0, day % Int64(count) == 0, [900, 1800, 3600].contains(day / Int64(count)) else {
      throw PriceFault(.dayLength(count: count, date: date, hours: Int(day / 3600)))
    }
    reading.lay(index, from: date, slotLength: day / Int64(count))
  }
}
