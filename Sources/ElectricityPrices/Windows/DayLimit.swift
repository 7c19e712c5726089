import CivilTime

/// A time before or after which something must be: each day at a time of the clock, or once.
public enum DayLimit: Hashable, Sendable {
  /// So many minutes after midnight by the clock, on every day; from 0 to 1440.
  case daily(minutes: Int)
  /// At one time.
  case once(ISOTime)

  /// Reads `07:00`, `24:00`, or a date with a time; `nil` for other texts.
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

  /// The instant on a date; in the hour that spring leaves out, that of the change.
  func instant(on date: CivilDate, in zone: Zone) -> Instant {
    switch self {
    case .daily(let minutes):
      zone.firstInstant(of: CivilDateTime(date: date, minute: minutes))
    case .once(.instant(let instant, _)): instant
    case .once(.local(let time)): zone.firstInstant(of: time)
    case .once(.date(let date)): zone.startOfDay(date)
    }
  }

  /// The last such instant that is not later than another, and the first that is.
  func around(_ now: Instant, in zone: Zone) -> (last: Instant?, next: Instant?) {
    let today = zone.civil(at: now).date
    let instants = (-2...2).map { instant(on: today.adding(days: $0), in: zone) }
    return (instants.last { $0 <= now }, instants.first { $0 > now })
  }
}
