import CivilTime

/// A clock change of a time zone.
struct ClockChange {
  /// The first second of the new offset, in UTC.
  let instant: Int64
  /// The offsets before and after the change, in seconds east.
  let before: Int64
  let after: Int64

  /// The clock times that are skipped; empty in autumn.
  var skipped: Range<Int64> { instant + before..<instant + max(before, after) }
  /// The clock times that occur twice; empty in spring.
  var repeated: Range<Int64> { instant + after..<instant + max(before, after) }

  // Shorter than the shortest interval between two changes, which is a month of Ramadan.
  private static var step: Int64 { 864_000 }

  /// Returns whether a change near a range of clock times, in order of time, meets a condition.
  static func contains(
    in zone: Zone, from first: Int64, through last: Int64, where isMet: (ClockChange) -> Bool
  ) -> Bool {
    let end = last + 93_600
    var time = first - 93_600
    var offset = zone.offset(at: Instant(secondsSince1970: time))
    while time < end {
      let next = min(time + step, end)
      let other = zone.offset(at: Instant(secondsSince1970: next))
      if other != offset, isMet(between(time, next, zone)) { return true }
      (time, offset) = (next, other)
    }
    return false
  }

  /// Returns the change between two instants with different offsets.
  private static func between(_ first: Int64, _ last: Int64, _ zone: Zone) -> ClockChange {
    let before = zone.offset(at: Instant(secondsSince1970: first))
    let change = (first..<last).partitioningIndex {
      zone.offset(at: Instant(secondsSince1970: $0)) != before
    }
    let after = zone.offset(at: Instant(secondsSince1970: change))
    return ClockChange(instant: change, before: Int64(before), after: Int64(after))
  }
}
