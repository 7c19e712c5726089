import CivilTime

/// A converter from period numbers, counted from 1 at the start of a local day, to instants.
///
/// A day of 23 hours has 23 hourly periods, and a day of 25 hours has 25.
struct PeriodClock {
  let zone: Zone
  // Cached, because neighbouring rows have the same date.
  private var date: CivilDate?
  private var first: Int64 = 0
  private var length: Int64 = 0

  init(zone: Zone) { self.zone = zone }

  /// Returns the start of a period; `nil` if the day has no such period.
  mutating func start(of period: Int, on date: CivilDate, length slot: Int64) -> Int64? {
    if self.date != date {
      self.date = date
      first = zone.startOfDay(date).secondsSince1970
      length = zone.lengthOfDay(date)
    }
    guard period >= 1, Int64(period) <= length / slot else { return nil }
    return first + Int64(period - 1) * slot
  }
}
