import CivilTime

/// A limit of a search: a time of every day by the clock, or a single time.
public enum DayLimit: Hashable, Sendable {
  /// The minutes after midnight by the clock on every day, 0…1440.
  case daily(minutes: Int)
  /// A single time.
  case once(ISOTime)

  /// Parses `07:00`, `24:00`, or a date with a time; `nil` for other texts.
  public init?(_ text: String) {
    if let time = ISOTime(text) {
      guard time.date.isReadable else { return nil }
      self = .once(time)
    } else if case .local(let time)? = ISOTime("2000-01-01T" + text), time.second == 0 {
      // 24:00 is the next day's midnight.
      let isNextDay = time.date.day == 2
      self = .daily(minutes: isNextDay ? 1440 : time.hour * 60 + time.minute)
    } else {
      return nil
    }
  }

  /// Returns the instant on a date; in the skipped hour of spring, the clock change.
  package func instant(on date: CivilDate, in zone: Zone) -> Instant {
    switch self {
    case .daily(let minutes):
      zone.firstInstant(of: CivilDateTime(date: date, minute: minutes))
    case .once(.instant(let instant, _)): instant
    case .once(.local(let time)): zone.firstInstant(of: time)
    case .once(.date(let date)): zone.startOfDay(date)
    }
  }

  /// Returns the last occurrence up to an instant, and the first one after it.
  package func around(_ now: Instant, in zone: Zone) -> (last: Instant?, next: Instant?) {
    let today = zone.civil(at: now).date
    let instants = (-2...2).map { instant(on: today.adding(days: $0), in: zone) }
    return (instants.last { $0 <= now }, instants.first { $0 > now })
  }
}
