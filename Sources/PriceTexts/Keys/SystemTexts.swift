import CLibrary
import CivilTime

/// The messages of the system for error numbers.
enum SystemError {
  static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// Numbers of bytes as people write them.
package enum Bytes {
  /// `1 GiB`, `512 MiB`.
  package static func text(_ count: Int) -> String {
    count % (1 << 30) == 0 ? "\(count >> 30) GiB" : "\(count >> 20) MiB"
  }
}

/// Moments near the present, by the clock of the machine.
enum ClockTime {
  /// `13:05`.
  static func text(_ instant: Instant) -> String { text(Zone.current.civil(at: instant)) }

  /// `13:05`.
  static func text(_ time: CivilDateTime) -> String { String("\(time)".dropFirst(11).prefix(5)) }
}
