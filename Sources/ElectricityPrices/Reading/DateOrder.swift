import CivilTime

/// Decides over all dates of a table or an array whether the day or the month stands first.
enum DateOrder {
  /// Whether the dates that were read with the day first must be exchanged; nothing where none is
  /// unclear.
  static func isMonthFirst(
    _ times: TimeReader, in areas: some Collection<Int>, _ reading: inout PriceReading
  ) throws(PriceFault) -> Bool? {
    if times.hasDayFirst, times.hasMonthFirst { throw PriceFault(.mixedDateOrder) }
    if times.hasMonthFirst { return true }
    guard times.hasUnclear, !times.hasDayFirst else { return nil }
    let (day, month) = (
      spread(reading, areas) { $0 }, spread(reading, areas, TimeReader.swapped)
    )
    if day != month { return month < day }
    // A single day, or one day of each month: the file's other signs.
    let american =
      ["USD", "CAD"].contains(reading.unit?.currency.code)
      || reading.zone.identifier.hasPrefix("America/")
    let isMonthFirst = american || times.hasHalves && reading.unit?.currency != .gbp
    reading.warnings.append(.assumedDateOrder(isMonthFirst: isMonthFirst))
    return isMonthFirst
  }

  /// Exchanges day and month of all dates where that gives a date.
  ///
  /// - Throws: for instants, of which the dates by the clock are no longer known.
  static func swap(
    _ areas: some Collection<Int>, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard areas.allSatisfy({ reading[$0].isLocal != false }) else {
      throw PriceFault(.mixedDateOrder)
    }
    for index in areas {
      let rows = reading[index]
      reading[index].starts = TimeColumn(
        (0..<rows.count).map { TimeReader.swapped(rows.starts[$0]) })
      reading[index].ends = TimeColumn(
        (0..<rows.ends.count).map {
          rows.ends[$0] == .min ? .min : TimeReader.swapped(rows.ends[$0])
        })
    }
  }

  /// The days from the first date to the last: in the wrong order days lie months apart.
  private static func spread(
    _ reading: PriceReading, _ areas: some Collection<Int>, _ order: (Int64) -> Int64
  ) -> Int64 {
    var (first, last) = (Int64.max, Int64.min)
    for rows in areas.lazy.map({ reading[$0] }) {
      for index in 0..<rows.count {
        let day = order(rows.starts[index]).floorDivided(by: 86_400)
        (first, last) = (min(first, day), max(last, day))
      }
    }
    return last - first
  }
}
