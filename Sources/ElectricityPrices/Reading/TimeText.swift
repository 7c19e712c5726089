import CivilTime

/// Times as price files write them.
package enum TimeText {
  /// The time of a text, and the end if the text is a range.
  typealias Moment = (start: ISOTime, end: ISOTime?)

  /// Returns the time or range in a text; `nil` for other texts.
  ///
  /// Accepts ISO 8601, `30.10.2022 02:00`, `30/10/2022 2:00 PM`, `2022/10/30 02:00:00` and
  /// `Sun, Oct 30, 2022 2:00`, each with an optional `UTC` or `(CET)` after it. Accepts ranges of
  /// two times with ` - ` between them, and seconds or milliseconds since 1970.
  static func moment(in bytes: UnsafeBufferPointer<UInt8>) -> Moment? {
    if let time = ISOTime(bytes: bytes) { return (time, nil) }
    var reader = TimeReader()
    return reader.moment(bytes)
  }

  /// Returns the time if the whole text is one.
  package static func time(in text: String) -> ISOTime? {
    var reader = TimeReader(hasShortYears: true)
    return text.bytes { reader.moment($0) }?.start
  }

  /// Returns the time of a text in American notation, with the month before the day.
  ///
  /// Examples: `01/31/2024 13:00`, `Jan 31, 2024 1:00 PM`.
  static func englishTime(in text: String) -> ISOTime? {
    var reader = TimeReader(isEnglish: true)
    // Some texts have a narrow no-break space before `AM` or `PM`.
    return text.replacing("\u{202F}", with: " ").bytes { reader.time($0) }
  }

  /// Returns the time of a number in digits, either a compact date or a count since 1970.
  ///
  /// Compact dates are `2026032813`, `202603281300` and `20260328130000`. Counts are in seconds or
  /// milliseconds from 1973 on, or in microseconds or nanoseconds from 2001 on.
  static func epoch(_ bytes: UnsafeBufferPointer<UInt8>) -> ISOTime? {
    guard (9...24).contains(bytes.count), bytes[0].isDigit else { return nil }
    guard bytes.allSatisfy(\.isDigit) else {
      if bytes[8] == 0x54 || bytes[8] == 0x20 { return basic(bytes) }
      // Programs write whole numbers as `1768863600000.0` and `1.7688636e12`.
      guard bytes.contains(where: { $0 == 0x2E || $0 | 0x20 == 0x65 }),
        let number = PriceParser().priceOrNil(in: bytes)?.integer, number >= 1_000_000_000,
        let time = epoch(number)
      else { return nil }
      // Spreadsheets round to `1.76886E+12`, which can be hours away.
      let digits = bytes.prefix { $0 | 0x20 != 0x65 }.count(where: \.isDigit)
      return digits > 9 || time.seconds.isMultiple(of: 300) ? time : nil
    }
    guard bytes.count <= 19 else { return nil }
    return compact(bytes) ?? epoch(bytes.reduce(Int64(0)) { $0 &* 10 &+ Int64($1 - 0x30) })
  }

  /// Reads the basic format of ISO 8601 `20260120T000000Z`, with or without seconds, or with a
  /// space.
  private static func basic(_ bytes: UnsafeBufferPointer<UInt8>) -> ISOTime? {
    let digits = Array(bytes)
    guard digits.count >= 13, digits[9..<13].allSatisfy(\.isDigit) else { return nil }
    let colon: [UInt8] = [0x3A]
    let hasSeconds = digits.count >= 15 && digits[13..<15].allSatisfy(\.isDigit)
    let time = digits[9..<11] + colon + digits[11..<13] + (hasSeconds ? colon : []) + digits[13...]
    return (digits[..<9] + time).withUnsafeBufferPointer { ISOTime(bytes: $0) }
  }

  /// Returns the time of a count since 1970, whose unit follows from its size; the limit is 2100.
  static func epoch(_ number: Int64) -> ISOTime? {
    let latest: Int64 = 4_102_444_800
    let units: [(minimum: Int64, perSecond: Int64)] = [
      (100_000_000, 1), (100_000_000_000, 1000), (1_000_000_000_000_000, 1_000_000),
      (1_000_000_000_000_000_000, 1_000_000_000),
    ]
    guard let unit = units.last(where: { number >= $0.minimum }), number / unit.perSecond < latest
    else { return nil }
    return .instant(Instant(secondsSince1970: number / unit.perSecond), offset: 0)
  }

  /// Returns the time of a date with eight digits, an hour and an optional minute and second.
  ///
  /// The date is in this century. As seconds since 1970, the number would be after 2033. Ten digits
  /// can also be `2603281300`, without the century.
  private static func compact(_ bytes: UnsafeBufferPointer<UInt8>) -> ISOTime? {
    guard [10, 12, 14].contains(bytes.count), bytes[0] > 0x31, bytes[0] < 0x34 else { return nil }
    let hasCentury = bytes[0] == 0x32 && bytes[1] == 0x30
    guard hasCentury || bytes.count == 10 else { return nil }
    func two(_ offset: Int) -> Int {
      let index = hasCentury ? offset : offset - 2
      guard index < bytes.count else { return 0 }
      return Int(bytes[index] - 0x30) * 10 + Int(bytes[index + 1] - 0x30)
    }
    guard let date = CivilDate(year: 2000 + two(2), month: two(4), day: two(6)),
      two(8) <= 24, two(10) < 60, two(12) < 60
    else { return nil }
    return .local(CivilDateTime(date: date, hour: two(8), minute: two(10), second: two(12)))
  }

  /// Reads `30.10.2022`, `30/10/2022`, `30-10-2022`, `2022-10-30` or `2022/10/30`.
  static func date(_ text: String) -> CivilDate? {
    guard case .date(let date)? = time(in: text) else { return nil }
    return date
  }

  /// Reads a date, alone or as its midnight: `2026-01-20T00:00:00+01:00`.
  static func day(_ text: String) -> CivilDate? {
    guard let time = time(in: text) else { return nil }
    guard case .instant(let instant, let offset) = time else {
      return time.seconds == time.date.midnight.secondsSince1970 ? time.date : nil
    }
    let local = CivilDateTime(secondsSince1970: instant.secondsSince1970 + Int64(offset))
    return local.date.midnight == local ? local.date : nil
  }

  /// Returns the seconds of a length such as `15m`, `1 hour`, `PT1H` or `60`; `nil` for others.
  ///
  /// A number alone counts minutes up to four hours, and seconds above.
  package static func length(_ text: String) -> Int64? {
    var plain = text.uppercased().filter { $0 != " " }
    if plain.hasPrefix("PT") { plain.removeFirst(2) }
    if let number = Int64(plain) { plain += number > 240 ? "S" : "MIN" }
    for (word, short) in [("MINUTES", "MIN"), ("MINUTE", "MIN"), ("HOURS", "H"), ("HOUR", "H")] {
      plain = plain.replacing(word, with: short)
    }
    return CheapestSearch.length(plain)
  }
}
