import CivilTime

/// How clock times fit the clocks of a zone, at every change of them.
struct ClockFit {
  /// The changes at which the times do what the clocks do: skip the hour, or have it twice.
  private(set) var followed = 0
  /// The dates on which prices stand in an hour that the clocks skip.
  private(set) var skipped: [CivilDate] = []
  /// The dates on which the times have once an hour that the clocks show twice.
  private(set) var unrepeated: [CivilDate] = []
  /// Whether no change of the clocks is near.
  private(set) var isCalm = true

  /// Whether nothing speaks against the zone.
  var isRight: Bool { skipped.isEmpty && unrepeated.isEmpty }

  init(_ rows: PriceRows, zone: Zone) {
    let times = SortedTimes(rows.starts)
    guard let first = times.first, let last = times.last, first > -1 << 38, last < 1 << 38 else {
      return
    }
    _ = ClockChange.contains(in: zone, from: first, through: last) { change in
      isCalm = false
      note(change, times, rows)
      return false
    }
  }

  private mutating func note(_ change: ClockChange, _ times: SortedTimes, _ rows: PriceRows) {
    let repeated = times.indices(of: change.repeated)
    if !repeated.isEmpty {
      let isTwice = Set(repeated.map { rows.starts[$0] }).count < repeated.count
      if isTwice { followed += 1 } else { unrepeated.append(Self.date(change.repeated)) }
    }
    guard !change.skipped.isEmpty else { return }
    let (from, to) = (change.skipped.lowerBound, change.skipped.upperBound)
    if times.indices(of: change.skipped).contains(where: { rows.prices[$0] != nil }) {
      skipped.append(Self.date(change.skipped))
    } else if !times.indices(of: from - 3600..<from).isEmpty,
      !times.indices(of: to..<to + 3600).isEmpty
    {
      followed += 1
    }
  }

  private static func date(_ range: Range<Int64>) -> CivilDate {
    CivilDateTime(secondsSince1970: range.lowerBound).date
  }
}

/// Times that can be searched by their order, whatever order they stand in.
private struct SortedTimes {
  private let times: TimeColumn
  /// The places in the order of time; `nil` where that is the order of the file.
  private let order: [Int]?

  init(_ times: TimeColumn) {
    self.times = times
    let isSorted =
      times.isGrid && times.step >= 0
      || !(0..<max(times.count - 1, 0)).contains { times[$0] > times[$0 + 1] }
    order = isSorted ? nil : (0..<times.count).sorted { (times[$0], $0) < (times[$1], $1) }
  }

  var first: Int64? { times.count > 0 ? time(0) : nil }
  var last: Int64? { times.count > 0 ? time(times.count - 1) : nil }

  private func time(_ place: Int) -> Int64 { times[order?[place] ?? place] }

  /// The places of the times in a range.
  func indices(of range: Range<Int64>) -> [Int] {
    let from = (0..<times.count).partitioningIndex { time($0) >= range.lowerBound }
    let places = (from..<times.count).prefix { time($0) < range.upperBound }
    return places.map { order?[$0] ?? $0 }
  }
}

extension ClockFit {
  /// One zone of each kind of clocks that change at an hour of their own.
  private static let others = [
    "Europe/Oslo", "Europe/London", "Europe/Helsinki", "America/New_York", "America/Chicago",
    "America/Los_Angeles", "Australia/Sydney",
  ]

  /// Another zone than the assumed one, whose hours times skip and repeat; `nil` where they do so
  /// of none.
  static func otherZone(_ rows: PriceRows, than zone: Zone) -> Zone? {
    others.lazy.compactMap { try? Zone(identifier: $0) }.first { other in
      guard !other.isLike(zone) else { return false }
      let fit = ClockFit(rows, zone: other)
      return fit.isRight && fit.followed > 0
    }
  }
}
