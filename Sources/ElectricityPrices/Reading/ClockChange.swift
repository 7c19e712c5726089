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

  /// Returns the changes near a range of clock times, in order of time.
  static func all(in zone: Zone, from first: Int64, through last: Int64) -> [ClockChange] {
    let end = last + 93_600
    // Shorter than the shortest interval between two changes, which is a month of Ramadan.
    return stride(from: first - 93_600, to: end, by: 864_000).compactMap { time in
      let next = min(time + 864_000, end)
      let before = zone.offset(at: time)
      guard zone.offset(at: next) != before else { return nil }
      let change = (time..<next).partitioningIndex { zone.offset(at: $0) != before }
      return ClockChange(instant: change, before: before, after: zone.offset(at: change))
    }
  }
}
