import CivilTime

/// A correction of the times of an autumn day as hvakosterstrommen.no labels them.
///
/// From the repeated hour on, its labels are an hour late. The entry before the change claims to
/// last until an hour after it, no entry begins at the change, and the last entry begins on the
/// next day. The day is corrected only if all three conditions hold. If only the claim is present,
/// the correct labels cannot be determined.
enum DayMender {
  static func mend(_ reading: inout PriceReading) throws(PriceFault) {
    let index = try reading.rows()
    let rows = reading[index]
    // Evenly spaced starts have no wrong label.
    guard rows.isLocal == false, rows.count > 1, !rows.starts.isGrid, rows.ends.count == rows.count
    else { return }
    let isDescending = rows.starts[rows.count - 1] < rows.starts[0]
    let order = isDescending ? rows.starts.indices.reversed() : Array(rows.starts.indices)
    var starts = Array(rows.starts)
    // Rebuilt only after a correction, which happens once a year.
    var known: Set<Int64> = []
    var dates: [CivilDate] = []
    for position in order.indices where isClaim(rows, order[position], reading.zone) {
      let date = reading.zone.date(at: starts[order[position]])
      // Some services have only the end of this entry wrong. Then the next start is right.
      if known.isEmpty { known = Set(starts) }
      if known.contains(rows.ends[order[position]] - 3600) { continue }
      guard
        let late = lateEntries(rows, order, position, reading.zone.startOfDay(date.adding(days: 1)))
      else { throw PriceFault(.wrongAutumnTimes(date: date)) }
      for lateEntry in late { starts[order[lateEntry]] -= 3600 }
      known = []
      dates.append(date)
    }
    guard !dates.isEmpty else { return }
    reading.warnings += dates.map { .mendedDay($0) }
    // The ends have the same error as the starts and are derived from them.
    reading[index].starts = TimeColumn(starts)
    reading[index].ends = TimeColumn()
  }

  /// Returns whether an entry that ends where an hour repeats claims to include the repeated hour.
  private static func isClaim(_ rows: PriceRows, _ index: Int, _ zone: Zone) -> Bool {
    let (start, end) = (rows.starts[index], rows.ends[index])
    // An entry without an end has the smallest time, and the difference would overflow.
    guard end > start, end - start > 3600, end - start <= 7200 else { return false }
    return zone.offset(at: end - 3601) == zone.offset(at: end - 3600) + 3600
  }

  /// Returns the indices of the entries after a claim if they match a day with late labels.
  private static func lateEntries(
    _ rows: PriceRows, _ order: [Int], _ claim: Int, _ midnight: Instant
  ) -> Range<Int>? {
    let change = rows.ends[order[claim]] - 3600
    let length = change - rows.starts[order[claim]]
    let left = midnight.secondsSince1970 - change
    guard length > 0, left % length == 0 else { return nil }
    let late = claim + 1..<claim + 1 + Int(left / length)
    guard late.upperBound <= order.count else { return nil }
    for (number, position) in late.enumerated() {
      let start = change + 3600 + Int64(number) * length
      guard rows.starts[order[position]] == start, rows.ends[order[position]] == start + length
      else { return nil }
    }
    // If the next entry does not begin the next day, the last of these entries does.
    guard late.upperBound < order.count else { return late }
    let (last, next) = (order[late.upperBound - 1], order[late.upperBound])
    guard rows.starts[next] == midnight.secondsSince1970 else { return nil }
    // A single entry at the end can be a repetition of the last one.
    let isRepeated = late.upperBound + 1 == order.count && rows.prices[next] == rows.prices[last]
    return isRepeated ? nil : late
  }
}
