import CivilTime

/// A decision, for all dates of a table or an array, whether the day or the month is first.
enum DateOrder {
  /// Returns whether dates that were read day first must be swapped; `nil` if none is ambiguous.
  ///
  /// - Parameter endsShareDates: Whether ends are times of the clock on the dates of the starts.
  static func isMonthFirst(
    _ times: TimeReader, in areas: Range<Int>, endsShareDates: Bool,
    _ reading: inout PriceReading
  ) throws(PriceFault) -> Bool? {
    if times.hasDayFirst, times.hasMonthFirst { throw PriceFault(.mixedDateOrder) }
    if times.hasMonthFirst { return true }
    guard times.hasUnclear, !times.hasDayFirst else { return nil }
    for column in endsShareDates ? [\PriceRows.starts] : [\.starts, \.ends] {
      let day = spread(reading, areas, times, column) { $0 }
      let month = spread(reading, areas, times, column, TimeReader.swapped)
      if day != month { return month < day }
    }
    // Dates of one day, or of one day per month, decide nothing; other properties of the file do.
    let zone = (reading.stampZone ?? reading.zone).identifier
    let currency = reading.unit?.currency.code
    let isDayFirst =
      ["GBP", "AUD", "NZD"].contains(currency)
      || ["Australia/", "+10:00", "Pacific/Auckland"].contains(where: zone.hasPrefix)
    let isAmerican = ["USD", "CAD"].contains(currency) || northern.contains(zone)
    let isMonthFirst = !isDayFirst && (isAmerican || times.hasHalves)
    reading.warnings.append(.assumedDateOrder(isMonthFirst: isMonthFirst))
    return isMonthFirst
  }

  // The zones of the United States and of Canada; the rest of America writes the day first.
  private static let northern = Set(
    [
      "New_York", "Detroit", "Chicago", "Denver", "Phoenix", "Los_Angeles", "Anchorage", "Boise",
      "Toronto", "Winnipeg", "Regina", "Edmonton", "Vancouver", "Halifax", "St_Johns",
      "Indiana/Indianapolis", "Kentucky/Louisville",
    ].map { "America/" + $0 })

  /// Swaps day and month of all dates for which this gives a valid date.
  ///
  /// - Parameter endsShareDates: Whether ends are times of the clock on the dates of the starts, of
  ///   which midnight is a day later.
  /// - Throws: If the times are instants, whose local dates are no longer known.
  static func swap(
    _ times: TimeReader, _ areas: Range<Int>, endsShareDates: Bool, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard areas.allSatisfy({ reading[$0].isLocal != false }) else {
      throw PriceFault(.mixedDateOrder)
    }
    for index in areas {
      let rows = reading[index]
      func swapped(_ time: Int64, _ column: KeyPath<PriceRows, TimeColumn>) -> Int64 {
        let lead = lead(times, column, rows)
        return TimeReader.swapped(time - lead) + lead
      }
      reading[index].starts = TimeColumn(rows.starts.map { swapped($0, \.starts) })
      reading[index].ends = TimeColumn(
        zip(rows.starts, rows.ends).map { start, end in
          if end == .min { return .min }
          return endsShareDates ? swapped(start, \.starts) + end - start : swapped(end, \.ends)
        })
    }
  }

  /// Returns the seconds from a time back to its written date: `24:00` is on the next one.
  private static func lead(
    _ times: TimeReader, _ column: KeyPath<PriceRows, TimeColumn>, _ rows: PriceRows
  ) -> Int64 {
    times.hasDayEnd && (column == \.ends || rows.ends.isEmpty) ? 1 : 0
  }

  /// Throws if dates with two-digit years are closer to each other, or a single one to today, when
  /// read year first.
  static func refuseYearFirst(
    _ times: TimeReader, in areas: Range<Int>, _ reading: PriceReading
  ) throws(PriceFault) {
    guard let other = times.yearFirst, !times.hasYearLast, let index = areas.first,
      reading[index].count > 0
    else { return }
    let date = CivilDateTime(secondsSince1970: reading[index].starts[0]).date
    let spread = spread(reading, areas, times, \.starts) { $0 }
    let otherSpread = Int64(other.last.daysSince1970 - other.first.daysSince1970)
    let today = reading.zone.civil(at: reading.options.now ?? .now).date.daysSince1970
    let isNearer = abs(other.first.daysSince1970 - today) < abs(date.daysSince1970 - today)
    guard otherSpread < spread || otherSpread == spread && isNearer else { return }
    throw PriceFault(.badTime(field: .time, text: other.text))
  }

  /// Returns the days between the first and the last date; in the wrong order, these are months.
  private static func spread(
    _ reading: PriceReading, _ areas: Range<Int>, _ times: TimeReader,
    _ column: KeyPath<PriceRows, TimeColumn>, _ order: (Int64) -> Int64
  ) -> Int64 {
    let days = areas.flatMap { index in
      let lead = lead(times, column, reading[index])
      return reading[index][keyPath: column].filter { $0 != .min }
        .map { order($0 - lead).floorDivided(by: 86_400) }
    }
    return (days.max() ?? 0) - (days.min() ?? 0)
  }
}
