import CivilTime

/// What evenly spaced clock times, which need not be looked at one by one, tell of a zone.
enum LocalGrid {
  /// No change of the clocks is near: so many seconds east of UTC are all of them.
  case calm(offset: Int64)
  /// A price stands where the clocks of the zone skip an hour: the times are not by them.
  case skips
  /// Where the clocks repeat an hour, the times run on: on this date.
  case runsOn(CivilDate)

  /// Nothing for times that are not a grid, and where changes pass between them.
  init?(_ rows: PriceRows, zone: Zone) {
    let times = rows.starts
    guard times.isGrid, times.count > 0, times.step >= 0 else { return nil }
    let (first, last) = (times[0], times[times.count - 1])
    guard first > -1 << 38, last < 1 << 38 else { return nil }
    var isCalm = true
    var unrepeated: Int64?
    let isSkipped = ClockChange.contains(in: zone, from: first, through: last) { change in
      isCalm = false
      if unrepeated == nil, !Self.indices(of: change.repeated, times).isEmpty {
        unrepeated = change.repeated.lowerBound
      }
      return Self.indices(of: change.skipped, times).contains { rows.prices[$0] != nil }
    }
    if isSkipped {
      self = .skips
    } else if let unrepeated {
      self = .runsOn(CivilDateTime(secondsSince1970: unrepeated).date)
    } else if isCalm {
      self = .calm(offset: Int64(zone.offset(at: Instant(secondsSince1970: first))))
    } else {
      return nil
    }
  }

  /// The places of the times in a range.
  private static func indices(of range: Range<Int64>, _ times: TimeColumn) -> Range<Int> {
    times.countUp(to: range.lowerBound - 1)..<times.countUp(to: range.upperBound - 1)
  }
}
