import CivilTime

/// Puts right the times of an autumn day as hvakosterstrommen.no labels it.
///
/// From the repeated hour on its labels are an hour late: the entry before the change claims to
/// last until an hour after it, nothing begins at the change itself, and the last entry begins the
/// next day. Where all this is so the day is mended; where only the claim is, nobody can know which
/// of the labels are right.
enum DayMender {
  static func mend(_ reading: inout PriceReading, _ index: Int) throws(PriceFault) {
    let rows = reading[index]
    // Evenly spaced starts have no wrong label.
    guard rows.isLocal == false, rows.count > 1, !rows.starts.isGrid,
      rows.ends.count == rows.count
    else { return }
    let isDescending = rows.starts[rows.count - 1] < rows.starts[0]
    let order = isDescending ? Array((0..<rows.count).reversed()) : Array(0..<rows.count)
    var starts = (0..<rows.count).map { rows.starts[$0] }
    // Made anew where a day was mended, which happens once a year.
    var known: Set<Int64> = []
    var dates: [CivilDate] = []
    for place in order.indices where isClaim(rows, order[place], reading.zone) {
      let date = reading.zone.civil(at: Instant(secondsSince1970: starts[order[place]])).date
      // Some services have only the end of this one entry wrong, which the next start tells.
      if known.isEmpty { known = Set(starts) }
      if known.contains(rows.ends[order[place]] - 3600) { continue }
      guard
        let late = lateEntries(rows, order, place, reading.zone.startOfDay(date.adding(days: 1)))
      else { throw PriceFault(.wrongAutumnTimes(date: date)) }
      for place in late { starts[order[place]] -= 3600 }
      known = []
      dates.append(date)
    }
    guard !dates.isEmpty else { return }
    reading.warnings += dates.map { .mendedDay($0) }
    // The ends are as wrong as the starts and follow from them.
    reading[index].starts = TimeColumn(starts)
    reading[index].ends = TimeColumn()
  }

  /// Whether an entry that ends where an hour begins again claims to last through that hour.
  private static func isClaim(_ rows: PriceRows, _ index: Int, _ zone: Zone) -> Bool {
    let (start, end) = (rows.starts[index], rows.ends[index])
    // An entry may have no end: the smallest time stands for it, which is too far for a difference.
    guard end > start, end - start > 3600, end - start <= 7200 else { return false }
    let offsets = [end - 3601, end - 3600].map { zone.offset(at: Instant(secondsSince1970: $0)) }
    return offsets[0] == offsets[1] + 3600
  }

  /// The places of the entries after a claim, if they are just those that a day labelled late has.
  private static func lateEntries(
    _ rows: PriceRows, _ order: [Int], _ claim: Int, _ midnight: Instant
  ) -> Range<Int>? {
    let change = rows.ends[order[claim]] - 3600
    let length = change - rows.starts[order[claim]]
    let left = midnight.secondsSince1970 - change
    guard length > 0, left % length == 0 else { return nil }
    let late = claim + 1..<claim + 1 + Int(left / length)
    guard late.upperBound <= order.count else { return nil }
    for (number, place) in late.enumerated() {
      let start = change + 3600 + Int64(number) * length
      guard rows.starts[order[place]] == start, rows.ends[order[place]] == start + length else {
        return nil
      }
    }
    // Where the next entry does not begin the next day, the last of these does.
    guard late.upperBound < order.count else { return late }
    let (last, next) = (order[late.upperBound - 1], order[late.upperBound])
    guard rows.starts[next] == midnight.secondsSince1970 else { return nil }
    // Alone at the end it can be the last one again.
    let isRepeated = late.upperBound + 1 == order.count && rows.prices[next] == rows.prices[last]
    return isRepeated ? nil : late
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
