import CivilTime

/// The UTC offsets that the times of a file state, from which its zone is inferred.
struct StatedOffsets {
  private var stated: [(instant: Instant, offset: Int)] = []
  private var last: (instant: Instant, offset: Int)?

  /// Records a time; keeps only a few changes of the offset.
  mutating func add(_ time: ISOTime) {
    guard case .instant(let instant, let offset) = time else { return }
    if last?.offset != offset, stated.count < 64 {
      if let last { stated.append(last) }
      stated.append((instant, offset))
    }
    last = (instant, offset)
  }

  /// Returns the zone whose offsets match all the times.
  ///
  /// The usual zone comes first, then the zones of the markets, then a single offset by itself.
  func zone(usual: Zone) -> Zone? {
    let times = stated + (last.map { [$0] } ?? [])
    guard let first = times.first else { return nil }
    let isFixed = times.allSatisfy { $0.offset == first.offset }
    // A single offset could belong to many zones.
    let names = isFixed ? Self.names.prefix(4) : Self.names[...]
    let others = names.lazy.compactMap { try? Zone(identifier: $0) }
    for zone in [usual] + others
    where times.allSatisfy({ zone.offset(at: $0.instant) == $0.offset }) { return zone }
    return isFixed ? Zone(secondsEast: first.offset) : nil
  }

  private static let names = [
    "Europe/Oslo", "Europe/London", "Europe/Helsinki", "America/Chicago", "America/New_York",
    "America/Denver", "America/Los_Angeles", "America/Halifax", "America/Anchorage",
    "America/Santiago", "Australia/Sydney", "Australia/Adelaide", "Pacific/Auckland",
  ]
}
