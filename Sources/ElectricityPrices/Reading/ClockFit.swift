import CivilTime

/// A comparison of clock times with the clock changes of a zone.
struct ClockFit {
  /// The number of changes that the times follow, by skipping or repeating the hour.
  private(set) var followed = 0
  /// The dates with prices in an hour that the zone skips.
  private(set) var skipped: [CivilDate] = []
  /// The dates on which an hour that the zone repeats occurs only once in the times.
  private(set) var unrepeated: [CivilDate] = []
  /// Whether no clock change is near the times.
  private(set) var isCalm = true

  /// Whether the times do not contradict the zone.
  var isRight: Bool { skipped.isEmpty && unrepeated.isEmpty }

  init(_ rows: PriceRows, zone: Zone) {
    let times = SortedTimes(rows.starts)
    guard let first = times.first, let last = times.last, first > -1 << 38, last < 1 << 38 else {
      return
    }
    let changes = ClockChange.all(in: zone, from: first, through: last)
    isCalm = changes.isEmpty
    for change in changes {
      let repeated = times.indices(of: change.repeated)
      if !repeated.isEmpty {
        let isTwice = Set(repeated.map { rows.starts[$0] }).count < repeated.count
        if isTwice { followed += 1 } else { unrepeated.append(Self.date(change.repeated)) }
      }
      guard !change.skipped.isEmpty else { continue }
      let (from, to) = (change.skipped.lowerBound, change.skipped.upperBound)
      if times.indices(of: change.skipped).contains(where: { rows.prices[$0] != nil }) {
        skipped.append(Self.date(change.skipped))
      } else if !times.indices(of: from - 3600..<from).isEmpty,
        !times.indices(of: to..<to + 3600).isEmpty
      {
        followed += 1
      }
    }
  }

  private static func date(_ range: Range<Int64>) -> CivilDate {
    CivilDateTime(secondsSince1970: range.lowerBound).date
  }

  /// One zone for each group of zones that change at the same hour.
  private static let others = [
    "Europe/Oslo", "Europe/London", "Europe/Helsinki", "America/New_York", "America/Chicago",
    "America/Los_Angeles", "Australia/Sydney", "Pacific/Auckland",
  ]

  /// Returns a zone other than the assumed one whose changes the times follow; `nil` if none fits.
  static func otherZone(_ rows: PriceRows, than zone: Zone) -> Zone? {
    others.lazy.compactMap { try? Zone(identifier: $0) }.first { other in
      guard !other.isLike(zone) else { return false }
      let fit = ClockFit(rows, zone: other)
      return fit.isRight && fit.followed > 0
    }
  }
}

/// Times in any order, with an index for binary search.
private struct SortedTimes {
  private let times: TimeColumn
  /// The indices in order of time; `nil` if the file is in that order.
  private let order: [Int]?

  init(_ times: TimeColumn) {
    self.times = times
    let isSorted = times.isGrid && times.step >= 0 || zip(times, times.dropFirst()).allSatisfy(<=)
    order = isSorted ? nil : times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
  }

  var first: Int64? { times.indices.first.map(time) }
  var last: Int64? { times.indices.last.map(time) }

  private func time(_ rank: Int) -> Int64 { times[order?[rank] ?? rank] }

  /// Returns the indices of the times in a range.
  func indices(of range: Range<Int64>) -> [Int] {
    let from = times.indices.partitioningIndex { time($0) >= range.lowerBound }
    let ranks = times.indices[from...].prefix { time($0) < range.upperBound }
    return ranks.map { order?[$0] ?? $0 }
  }
}

/// A clock change of a time zone.
private struct ClockChange {
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
