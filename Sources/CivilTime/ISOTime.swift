/// A time as ISO 8601 writes it, with as much as the text said.
public enum ISOTime: Hashable, Sendable {
  /// Date, time and offset; `offset` in seconds east.
  case instant(Instant, offset: Int)
  /// Date and time without offset: the clock of a zone that the text does not name.
  case local(CivilDateTime)
  /// A date alone.
  case date(CivilDate)

  /// Reads `2022-07-12`, `2022-07-12T13:00`, with seconds, with a fraction of a second (dropped),
  /// with `Z`, `+02`, `+0200` or `+02:00`; a space may stand for the `T`.
  ///
  /// `nil` if the text is anything else, no such date exists, or the offset is beyond 18 hours,
  /// which no zone has. `24:00` is the next midnight.
  public init?(_ text: String) {
    var text = text
    guard let time = text.withUTF8({ ISOTime(bytes: $0) }) else { return nil }
    self = time
  }

  /// Reads a time from bytes, by the rules of ``init(_:)``.
  public init?(bytes: UnsafeBufferPointer<UInt8>) {
    var reader = DigitReader(bytes: bytes)
    guard let date = reader.date() else { return nil }
    guard !reader.isAtEnd else {
      self = .date(date)
      return
    }
    guard reader.take(0x54, 0x74, 0x20), let seconds = reader.timeOfDay() else { return nil }
    let local = Int64(date.daysSince1970) * 86_400 + Int64(seconds)
    if reader.isAtEnd {
      self = .local(CivilDateTime(secondsSince1970: local))
    } else {
      guard let offset = reader.offset(), reader.isAtEnd, abs(offset) <= 64_800 else {
        return nil
      }
      self = .instant(Instant(secondsSince1970: local - Int64(offset)), offset: offset)
    }
  }

  /// The instant in a zone: the first where a local time occurs twice, `nil` where it does not
  /// occur.
  public func instant(in zone: Zone) -> Instant? {
    switch self {
    case .instant(let instant, _): instant
    case .local(let time): zone.instants(of: time).first
    case .date(let date): zone.startOfDay(date)
    }
  }

  /// An instant as the clocks of a zone show it, with the offset: `2022-07-12T13:00:00+02:00`.
  public static func text(_ instant: Instant, in zone: Zone) -> String {
    "\(zone.civil(at: instant))\(offsetText(zone.offset(at: instant)))"
  }

  /// `+02:00`; with seconds only where there are any.
  static func offsetText(_ offset: Int) -> String {
    let seconds = abs(offset)
    let rest = seconds % 60 == 0 ? "" : ":" + padded(seconds % 60, 2)
    return (offset < 0 ? "-" : "+") + padded(seconds / 3600, 2) + ":"
      + padded(seconds / 60 % 60, 2) + rest
  }

  /// Reads an offset alone: `+02:00`, `+0200`, `+02`, `Z`.
  static func offset(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var reader = DigitReader(bytes: bytes)
      guard let offset = reader.offset(), reader.isAtEnd else { return nil }
      return offset
    }
  }
}
