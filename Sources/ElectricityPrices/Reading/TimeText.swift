import CivilTime

/// Times as price files write them.
enum TimeText {
  /// The time of a text, and the end where the text is a range.
  typealias Moment = (start: ISOTime, end: ISOTime?)

  /// ISO 8601, `30.10.2022 02:00`, `30/10/2022 02:00`, `2022/10/30 02:00:00`, a range of two such
  /// with ` - ` between, seconds or milliseconds since 1970; `nil` for other texts.
  static func moment(in bytes: UnsafeBufferPointer<UInt8>) -> Moment? {
    if let time = ISOTime(bytes: bytes) { return (time, nil) }
    guard (9...50).contains(bytes.count) else { return nil }
    if let epoch = epoch(bytes) { return (epoch, nil) }
    let text = bytes.text
    for mark in [" - ", " – ", "/"] where text.contains(mark) {
      let halves = text.split(separator: mark, maxSplits: 1)
      if halves.count == 2, let start = time(in: String(halves[0])),
        let end = time(in: String(halves[1]))
      {
        return (start, end)
      }
    }
    return numeric(text).map { ($0, nil) }
  }

  /// The time of a text that is one.
  static func time(in text: String) -> ISOTime? {
    var text = text
    return text.withUTF8 { moment(in: $0) }?.start
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

  /// A date with points or slashes, day first or year first, and a time of day if there is one.
  private static func numeric(_ text: String) -> ISOTime? {
    let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" || $0 == "\u{A0}" }
    guard let date = parts.first.flatMap({ Self.date(String($0)) }) else { return nil }
    guard parts.count == 2 else { return .date(date) }
    let iso = "\(date)T\(parts[1].filter { $0 != " " }.replacingDots)"
    return ISOTime(iso)
  }

  /// `30.10.2022`, `30/10/2022`, `30-10-2022` or `2022/10/30`.
  static func date(_ text: String) -> CivilDate? {
    if case .date(let date) = ISOTime(text) { return date }
    let parts = text.split { $0 == "." || $0 == "/" || $0 == "-" }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, parts.count == 3 else { return nil }
    return parts[0].count == 4
      ? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
      : parts[2].count == 4
        ? CivilDate(year: numbers[2], month: numbers[1], day: numbers[0]) : nil
  }
}

extension String {
  /// A time of day with points, `17.30`, as Danes and Finns write it, with colons.
  fileprivate var replacingDots: String {
    guard !contains(":") else { return self }
    return String(map { $0 == "." ? ":" : $0 })
  }
}
