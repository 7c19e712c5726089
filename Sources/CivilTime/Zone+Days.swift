extension Zone {
  /// Returns the offset at an instant, in seconds east of Greenwich.
  ///
  /// - Complexity: O(log n), where n is the number of offset changes.
  public func offset(at instant: Instant) -> Int {
    table.offset(at: instant.secondsSince1970)
  }

  /// Returns the local time at an instant.
  public func civil(at instant: Instant) -> CivilDateTime {
    CivilDateTime(
      secondsSince1970: instant.advanced(by: Int64(offset(at: instant)))
        .secondsSince1970)
  }

  /// Returns the seconds of local time since 1970-01-01T00:00:00 at an instant; clamped to ±2⁶⁰
  /// plus the offset.
  func local(at instant: Instant) -> Int64 {
    min(max(instant.secondsSince1970, -1 << 60), 1 << 60) + Int64(offset(at: instant))
  }

  /// Returns the instants of a local time, in ascending order.
  ///
  /// Empty for a time in the hour that is skipped in spring, two instants in the hour that is
  /// repeated in autumn, otherwise one.
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

  /// Returns the first instant of a local time.
  ///
  /// The earlier of two in autumn. For a time that is skipped in spring, the instant of the change.
  public func firstInstant(of time: CivilDateTime) -> Instant {
    firstInstant(ofLocal: time.secondsSince1970)
  }

  func firstInstant(ofLocal local: Int64) -> Instant {
    if let first = instants(ofLocal: local).first { return first }
    let before = table.offset(at: local - 93_600)
    // The offset changes within these 52 hours.
    let change = (local - 93_600..<local + 93_600).partitioningIndex {
      table.offset(at: $0) != before
    }
    return Instant(secondsSince1970: change)
  }

  /// Returns the same time of the clock a number of days later, or earlier if negative.
  package func instant(days: Int, after instant: Instant) -> Instant {
    let seconds = civil(at: instant).secondsSince1970 + Int64(days) * 86_400
    return firstInstant(of: CivilDateTime(secondsSince1970: seconds))
  }

  /// Returns the first instant of a date.
  public func startOfDay(_ date: CivilDate) -> Instant { firstInstant(of: date.midnight) }

  /// Returns the length of a date in seconds: 82,800, 86,400 or 90,000 in most zones.
  public func lengthOfDay(_ date: CivilDate) -> Int64 {
    startOfDay(date).distance(to: startOfDay(date.adding(days: 1)))
  }
}
