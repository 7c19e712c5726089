extension Zone {
  /// The offset in force at an instant, in seconds east of Greenwich.
  ///
  /// - Complexity: O(log n), where n is the number of changes.
  public func offset(at instant: Instant) -> Int {
    table.offset(at: instant.secondsSince1970)
  }

  /// What the clocks show at an instant.
  public func civil(at instant: Instant) -> CivilDateTime {
    CivilDateTime(
      secondsSince1970: instant.advanced(by: Int64(offset(at: instant)))
        .secondsSince1970)
  }

  /// The seconds from 1970-01-01T00:00:00 by the clocks at an instant, of no more years than there
  /// can be instants.
  func local(at instant: Instant) -> Int64 {
    min(max(instant.secondsSince1970, -1 << 60), 1 << 60) + Int64(offset(at: instant))
  }

  /// The instants at which the clocks show a time, ascending.
  ///
  /// None in the hour that spring leaves out, two in the hour that autumn repeats, else one.
  public func instants(of time: CivilDateTime) -> [Instant] {
    instants(ofLocal: time.secondsSince1970)
  }

  private func instants(ofLocal local: Int64) -> [Instant] {
    let before = table.offset(at: local - 93_600)
    let after = table.offset(at: local + 93_600)
    // Of two candidates, the larger offset gives the earlier instant.
    let candidates = before == after ? [before] : [max(before, after), min(before, after)]
    return candidates.filter { table.offset(at: local - Int64($0)) == $0 }
      .map { Instant(secondsSince1970: local - Int64($0)) }
  }

  /// The first instant at which the clocks show a time or a later one of the same stretch.
  ///
  /// The first of two in autumn; in the hour that spring leaves out, the instant of the change.
  public func firstInstant(of time: CivilDateTime) -> Instant {
    firstInstant(ofLocal: time.secondsSince1970)
  }

  func firstInstant(ofLocal local: Int64) -> Instant {
    if let first = instants(ofLocal: local).first { return first }
    let before = table.offset(at: local - 93_600)
    // The change lies between.
    let change = (local - 93_600..<local + 93_600).partitioningIndex {
      table.offset(at: $0) != before
    }
    return Instant(secondsSince1970: change)
  }

  /// The first instant of a date.
  public func startOfDay(_ date: CivilDate) -> Instant { firstInstant(of: date.midnight) }

  /// The seconds from a date's first instant to the next date's: 82 800, 86 400 or 90 000 in most
  /// zones.
  public func lengthOfDay(_ date: CivilDate) -> Int64 {
    startOfDay(date).distance(to: startOfDay(date.adding(days: 1)))
  }
}
