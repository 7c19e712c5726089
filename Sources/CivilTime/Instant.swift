import CLibrary

/// A point in time with a resolution of one second, independent of any zone.
///
/// As in POSIX time there are no leap seconds: every day has 86,400 seconds.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z; negative before it.
  public let secondsSince1970: Int64

  /// Creates the instant that is a number of seconds after 1970-01-01T00:00:00Z.
  public init(secondsSince1970: Int64) { self.secondsSince1970 = secondsSince1970 }

  /// Returns the instant a number of seconds later, or earlier if negative; clamps to the range of
  /// `Int64`.
  public func advanced(by seconds: Int64) -> Instant {
    let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
    guard overflow else { return Instant(secondsSince1970: sum) }
    return Instant(secondsSince1970: seconds < 0 ? .min : .max)
  }

  /// Returns the seconds from this instant to another, negative if that is earlier; clamps to the
  /// range of `Int64`.
  public func distance(to other: Instant) -> Int64 {
    let (difference, overflow) =
      other.secondsSince1970.subtractingReportingOverflow(secondsSince1970)
    guard overflow else { return difference }
    return other < self ? .min : .max
  }

  /// Returns whether the first is earlier than the second.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

extension Instant {
  /// Whether the clocks of some zone, from −12 to +14 hours, show a date that can be read.
  public var isReadable: Bool { Self.readable.contains(secondsSince1970) }

  private static let readable: Range<Int64> = {
    let years = CivilDate.readableYears
    let days = [years.lowerBound, years.upperBound + 1].map {
      Int64(CivilDate(unchecked: $0, 1, 1).daysSince1970)
    }
    return days[0] * 86_400 - 14 * 3600..<days[1] * 86_400 + 12 * 3600
  }()

  /// The current time of the system clock.
  public static var now: Instant { Instant(secondsSince1970: Int64(time(nil))) }
}
