import CivilTime

/// Instants of periods that are counted from 1 from a local day's first instant on.
///
/// A day of 23 hours has 23 of an hour each, one of 25 has 25: a count, not what a clock shows.
struct PeriodClock {
  let zone: Zone
  // Neighbouring rows are of the same date.
  private var date: CivilDate?
  private var first: Int64 = 0
  private var length: Int64 = 0

  init(zone: Zone) { self.zone = zone }

  /// The start of a period; `nil` where the day has no such period.
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
