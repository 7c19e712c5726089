import CivilTime

/// Times as American and other English-language tables write them: `01/31/2024 13:00`,
/// `Jan 31, 2024 1:00 PM`.
enum EnglishTime {
  /// The time of a text, the month before the day; `nil` for other texts.
  static func time(_ text: String) -> ISOTime? {
    var words = text.split { $0 == " " || $0 == "," || $0 == "\u{A0}" || $0 == "\u{202F}" }
    guard let first = words.first else { return nil }
    let date: CivilDate?
    if first.contains("/") {
      date = slashed(first)
      words.removeFirst()
    } else {
      guard words.count >= 3 else { return nil }
      date = named(month: words[0], day: words[1], year: words[2])
      words.removeFirst(3)
    }
    guard let date else { return nil }
    if words.isEmpty { return .date(date) }
    guard let seconds = clock(words) else { return nil }
    return .local(CivilDateTime(secondsSince1970: date.midnight.secondsSince1970 + seconds))
  }

  private static func slashed(_ text: Substring) -> CivilDate? {
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count == 3, let month = parts[0], let day = parts[1], let year = parts[2],
      year >= 1000
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  private static func named(month: Substring, day: Substring, year: Substring) -> CivilDate? {
    guard let month = MonthName.number(String(month)), let day = Int(day), let year = Int(year)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// The seconds after midnight of `13:00`, `13:00:00` or `1:00 PM`.
  private static func clock(_ words: [Substring]) -> Int64? {
    let parts = words[0].split(separator: ":").map { Int64($0) }
    guard (2...3).contains(parts.count), var hour = parts[0], let minute = parts[1],
      (0...59).contains(minute)
    else { return nil }
    let second = parts.count == 3 ? parts[2] : 0
    guard let second, (0...59).contains(second), words.count <= 2 else { return nil }
    if words.count == 2 {
      let half = words[1].uppercased()
      guard half == "AM" || half == "PM", (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "PM" ? 12 : 0)
    }
    guard (0...24).contains(hour) else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}
