import CivilTime

/// Times as price files write them.
package enum TimeText {
  /// The time of a text, and the end where the text is a range.
  typealias Moment = (start: ISOTime, end: ISOTime?)

  /// ISO 8601, `30.10.2022 02:00`, `30/10/2022 2:00 PM`, `2022/10/30 02:00:00` or
  /// `Sun, Oct 30, 2022 2:00`, any of them with `UTC` or `(CET)` behind, a range of two such with
  /// ` - ` between, seconds or milliseconds since 1970; `nil` for other texts.
  static func moment(in bytes: UnsafeBufferPointer<UInt8>) -> Moment? {
    if let time = ISOTime(bytes: bytes) { return (time, nil) }
    var reader = TimeReader()
    return reader.moment(bytes)
  }

  /// The time of a text that is one.
  package static func time(in text: String) -> ISOTime? {
    var text = text
    return text.withUTF8 { moment(in: $0) }?.start
  }

  /// The time of a text as American and other English-language tables write it, the month before
  /// the day: `01/31/2024 13:00`, `Jan 31, 2024 1:00 PM`.
  static func englishTime(in text: String) -> ISOTime? {
    // Some stand apart by a narrow no-break space.
    var text = text.replacing("\u{202F}", with: " ")
    var reader = TimeReader(isEnglish: true)
    return text.withUTF8 { reader.time($0) }
  }

  /// `2026032813`, `202603281300`, `20260328130000`, else seconds, milliseconds, microseconds or
  /// nanoseconds since 1970, from 1973 on in the first two and 2001 in the others.
  static func epoch(_ bytes: UnsafeBufferPointer<UInt8>) -> ISOTime? {
    guard (9...19).contains(bytes.count), bytes.allSatisfy(\.isDigit) else { return nil }
    return compact(bytes) ?? epoch(bytes.reduce(Int64(0)) { $0 &* 10 &+ Int64($1 - 0x30) })
  }

  /// The unit follows from the size: nothing is read beyond the year 2100.
  static func epoch(_ number: Int64) -> ISOTime? {
    let latest: Int64 = 4_102_444_800
    let units: [(least: Int64, perSecond: Int64)] = [
      (100_000_000, 1), (100_000_000_000, 1000), (1_000_000_000_000_000, 1_000_000),
      (1_000_000_000_000_000_000, 1_000_000_000),
    ]
    guard let unit = units.last(where: { number >= $0.least }),
      number / unit.perSecond < latest
    else { return nil }
    return .instant(Instant(secondsSince1970: number / unit.perSecond), offset: 0)
  }

  /// A date of eight digits in this century, with two for the hour and perhaps the minute and the
  /// second behind it; as seconds since 1970 it would be after 2033.
  private static func compact(_ bytes: UnsafeBufferPointer<UInt8>) -> ISOTime? {
    guard [10, 12, 14].contains(bytes.count), bytes[0] == 0x32, bytes[1] == 0x30 else {
      return nil
    }
    func two(_ place: Int) -> Int {
      place < bytes.count ? Int(bytes[place] - 0x30) * 10 + Int(bytes[place + 1] - 0x30) : 0
    }
    guard let date = CivilDate(year: 2000 + two(2), month: two(4), day: two(6)),
      two(8) <= 24, two(10) < 60, two(12) < 60
    else { return nil }
    let seconds = Int64(two(8) * 3600 + two(10) * 60 + two(12))
    return .local(
      CivilDateTime(secondsSince1970: date.midnight.secondsSince1970 + seconds))
  }

  /// `30.10.2022`, `30/10/2022`, `30-10-2022`, `2022-10-30` or `2022/10/30`.
  static func date(_ text: String) -> CivilDate? {
    guard case .date(let date)? = time(in: text) else { return nil }
    return date
  }
}
