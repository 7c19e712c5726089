/// A date and time of day without a zone.
public struct CivilDateTime: Hashable, Comparable, Sendable {
  /// The date.
  public let date: CivilDate
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int
  /// The second, from 0 to 59.
  public let second: Int

  /// Creates a date and time; components that are out of range carry over into the next larger one.
  ///
  /// Thus `24:00:00` is midnight of the next day, as in ISO 8601.
  public init(date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    let bound = 1 << 40
    let parts = (clamp(hour, bound), clamp(minute, bound), clamp(second, bound))
    self.init(
      secondsSince1970: Int64(date.daysSince1970) * 86_400
        + Int64(parts.0 * 3600 + parts.1 * 60 + parts.2))
  }

  /// Creates the date and time a number of seconds after 1970-01-01T00:00:00; clamps to the years
  /// −9999…9999.
  public init(secondsSince1970 seconds: Int64) {
    let seconds = min(max(seconds, -377_705_116_800), 253_402_300_799)
    let day = Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    let rest = Int(seconds) - day * 86_400
    date = CivilDate(daysSince1970: day)
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
  }

  /// The number of seconds since 1970-01-01T00:00:00 in the same zone.
  public var secondsSince1970: Int64 {
    Int64(date.daysSince1970) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  /// Returns whether the first is earlier than the second.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// The date and time in ISO 8601 format: `2022-07-12T13:00:00`.
  public var description: String {
    "\(date)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
  }
}

/// Returns the number, limited to ±bound.
private func clamp(_ number: Int, _ bound: Int) -> Int { min(max(number, -bound), bound) }
