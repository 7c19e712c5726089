import CivilTime

/// Evenly spaced clock times, which need not be looked at one by one.
struct LocalGrid {
  /// What to subtract, in seconds, to get UTC.
  let offset: Int64
  /// Whether the times run on where the clocks of the zone skip an hour: they are not by its clocks.
  let isFixed: Bool

  /// Nothing for times that are not a grid, or in which an hour may be repeated.
  init?(_ rows: PriceRows, zone: Zone) {
    let times = rows.starts
    guard times.isGrid, times.count > 0, times.step >= 0 else { return nil }
    let (first, last) = (times[0], times[times.count - 1])
    guard first > -1 << 40, last < 1 << 40, (last - first) / 86_400 < 100_000 else { return nil }
    let offsets = stride(from: first - 93_600, through: last + 93_600, by: 43_200).map {
      (time: $0, offset: zone.offset(at: Instant(secondsSince1970: $0)))
    }
    if offsets.allSatisfy({ $0.offset == offsets[0].offset }) {
      (offset, isFixed) = (Int64(offsets[0].offset), false)
      return
    }
    let springs = zip(offsets, offsets.dropFirst()).filter { $0.offset < $1.offset }
    let isSkipped = springs.contains { before, after in
      Self.skips(before.time, after.time, rows, zone)
    }
    guard isSkipped else { return nil }
    (offset, isFixed) = (0, true)
  }

  /// Whether a price stands at a time that does not occur around a change between two instants.
  private static func skips(
    _ before: Int64, _ after: Int64, _ rows: PriceRows, _ zone: Zone
  ) -> Bool {
    let range = rows.starts.countUp(to: before - 93_600)..<rows.starts.countUp(to: after + 93_600)
    return range.contains { index in
      let time = CivilDateTime(secondsSince1970: rows.starts[index])
      return zone.instants(of: time).isEmpty && rows.prices[index] != nil
    }
  }
}
