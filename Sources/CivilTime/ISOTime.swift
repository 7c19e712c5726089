/// A time in ISO 8601 format, with the precision of the text.
public enum ISOTime: Hashable, Sendable {
  /// Date, time and UTC offset; `offset` is in seconds east of Greenwich.
  case instant(Instant, offset: Int)
  /// Date and time without offset, in a zone that the text does not name.
  case local(CivilDateTime)
  /// A date without a time.
  case date(CivilDate)

  /// Parses `2022-07-12` or `2022-07-12T13:00`, optionally with seconds, a fraction of a second
  /// (which is dropped) and an offset: `Z`, `+02`, `+0200` or `+02:00`.
  ///
  /// A space may replace the `T`.
  ///
  /// `nil` for any other text, for a date that does not exist and for offsets beyond 18 hours,
  /// which no zone has. `24:00` is midnight of the next day.
  public init?(_ text: String) {
    var text = text
    guard let time = text.withUTF8({ ISOTime(bytes: $0) }) else { return nil }
    self = time
  }

  /// Parses a time from bytes, by the rules of ``init(_:)``.
  public init?(bytes: UnsafeBufferPointer<UInt8>) {
    var reader = DigitReader(bytes: bytes)
    guard let date = reader.date() else { return nil }
    guard !reader.isAtEnd else {
      self = .date(date)
      return
    }
    guard reader.consume(0x54, 0x74, 0x20), let seconds = reader.timeOfDay() else { return nil }
    let local = Int64(date.daysSince1970) * 86_400 + Int64(seconds)
    if reader.isAtEnd {
      self = .local(CivilDateTime(secondsSince1970: local))
    } else {
      guard let offset = reader.offset(), reader.isAtEnd else { return nil }
      self = .instant(Instant(secondsSince1970: local - Int64(offset)), offset: offset)
    }
  }

  /// The date as written.
  public var date: CivilDate {
    switch self {
    case .date(let date): date
    case .local(let time): time.date
    case .instant(let instant, let offset):
      CivilDateTime(secondsSince1970: instant.advanced(by: Int64(offset)).secondsSince1970).date
    }
  }

  /// Returns the instant in a zone: the first if the local time occurs twice, `nil` if it does not
  /// occur.
  public func instant(in zone: Zone) -> Instant? {
    switch self {
    case .instant(let instant, _): instant
    case .local(let time): zone.instants(of: time).first
    case .date(let date): zone.startOfDay(date)
    }
  }

  /// Returns an instant as local time with offset: `2022-07-12T13:00:00+02:00`.
  public static func text(_ instant: Instant, in zone: Zone) -> String {
    "\(zone.civil(at: instant))\(offsetText(zone.offset(at: instant)))"
  }

  /// Returns an offset as `+02:00`; seconds follow only if they are not zero.
  static func offsetText(_ offset: Int) -> String {
    let seconds = abs(offset)
    let rest = seconds % 60 == 0 ? "" : ":" + padded(seconds % 60, 2)
    return (offset < 0 ? "-" : "+") + padded(seconds / 3600, 2) + ":"
      + padded(seconds / 60 % 60, 2) + rest
  }

  /// Parses an offset of up to 18 hours: `+02:00`, `+0200`, `+02` or `Z`; `nil` for other texts.
  static func offset(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var reader = DigitReader(bytes: bytes)
      guard let offset = reader.offset(), reader.isAtEnd else { return nil }
      return offset
    }
  }
}
