import CivilTime

/// Turns times of a clock into instants, row after row.
struct LocalClock {
  let zone: Zone
  // The dates between which the offset does not change, with a day to spare on both sides.
  private var calmDays: Range<Int64> = 0..<0
  private var calmOffset: Int64 = 0

  init(zone: Zone) { self.zone = zone }

  /// The instants of clock times in ascending or descending order.
  ///
  /// A repeated time is taken as the later one when the earlier is used up. A missing price at a
  /// time that does not occur is nothing; a price at such a time is an error.
  mutating func instants(of rows: PriceRows) throws(PriceFault) -> [Int64?] {
    var result = [Int64?](repeating: nil, count: rows.count)
    let isDescending = rows.count > 1 && rows.starts[rows.count - 1] < rows.starts[0]
    var previous = Int64.min
    for step in 0..<rows.count {
      let index = isDescending ? rows.count - 1 - step : step
      guard let instant = instant(of: rows.starts[index], after: previous) else {
        guard rows.prices[index] == nil else {
          let text = "\(CivilDateTime(secondsSince1970: rows.starts[index]))"
          throw PriceFault(.noSuchTime(text, zone: zone.identifier))
        }
        continue
      }
      result[index] = instant
      previous = instant
    }
    return result
  }

  /// The instant of a clock time: the first after another one if the time occurs twice.
  mutating func instant(of local: Int64, after previous: Int64 = .min) -> Int64? {
    if calmDays.contains(local / 86_400) { return local - calmOffset }
    let time = CivilDateTime(secondsSince1970: local)
    if rememberCalm(around: local) { return local - calmOffset }
    let candidates = zone.instants(of: time).map(\.secondsSince1970)
    return candidates.first { $0 > previous } ?? candidates.first
  }

  private mutating func rememberCalm(around local: Int64) -> Bool {
    let day = local / 86_400
    let offsets = [-2, -1, 0, 1, 2, 3].map {
      zone.offset(at: Instant(secondsSince1970: (day + $0) * 86_400))
    }
    guard offsets.allSatisfy({ $0 == offsets[0] }) else { return false }
    calmDays = day..<day + 1
    calmOffset = Int64(offsets[0])
    return true
  }
}
