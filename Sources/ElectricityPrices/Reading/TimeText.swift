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

  /// Seconds or milliseconds since 1970, from 1973 (in milliseconds) and 2001 (in seconds) on.
  static func epoch(_ bytes: UnsafeBufferPointer<UInt8>) -> ISOTime? {
    guard (9...16).contains(bytes.count), bytes.allSatisfy(\.isDigit) else { return nil }
    return epoch(bytes.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) })
  }

  static func epoch(_ number: Int64) -> ISOTime? {
    guard number >= 100_000_000, number < 1 << 53 else { return nil }
    let seconds = number >= 100_000_000_000 ? number / 1000 : number
    return .instant(Instant(secondsSince1970: seconds), offset: 0)
  }

  /// `30.10.2022`, `30/10/2022`, `30-10-2022`, `2022-10-30` or `2022/10/30`.
  static func date(_ text: String) -> CivilDate? {
    guard case .date(let date)? = time(in: text) else { return nil }
    return date
  }
}
