/// The rule of a zone (POSIX.1-2017, 8.3), with the larger hours of changes of RFC 8536, 3.3.1.
///
/// An offset has at most 24 hours: with more, a day could end before it begins.
struct PosixZoneRule: Hashable, Sendable {
  /// The offset of standard time, in seconds east of Greenwich.
  let standardOffset: Int
  /// The summer time; `nil` if the zone has none.
  let summer: Summer?

  struct Summer: Hashable, Sendable {
    let offset: Int
    let start: YearDay
    let end: YearDay
  }

  /// A day of the year, and the local time of the change on it in seconds after midnight.
  struct YearDay: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case weekday(month: Int, week: Int, day: Int)
      case dayWithoutLeap(Int)
      case dayOfYear(Int)
    }
    let kind: Kind
    let time: Int

    /// Returns the number of days from 1970-01-01 to this day of a year.
    func day(in year: Int) -> Int {
      let newYear = CivilDate(unchecked: year, 1, 1).daysSince1970
      switch kind {
      case .dayOfYear(let day): return newYear + day
      case .dayWithoutLeap(let day):
        return newYear + day - 1 + (CivilDate.isLeap(year) && day >= 60 ? 1 : 0)
      case .weekday(let month, let week, let weekday):
        let first = CivilDate(unchecked: year, month, 1)
        let offset = (weekday - first.weekday % 7 + 7) % 7 + (week - 1) * 7
        let length = CivilDate.days(inMonth: month, of: year)
        return first.daysSince1970 + (offset < length ? offset : offset - 7)
      }
    }
  }

  /// Returns the offset at an instant, in seconds east of Greenwich.
  func offset(at instant: Int64) -> Int {
    guard let summer else { return standardOffset }
    let instant = min(max(instant, -1 << 50), 1 << 50)
    let year = CivilDateTime(secondsSince1970: instant + Int64(standardOffset)).date.year
    let start =
      Int64(summer.start.day(in: year)) * 86_400
      + Int64(summer.start.time - standardOffset)
    let end = Int64(summer.end.day(in: year)) * 86_400 + Int64(summer.end.time - summer.offset)
    let isSummer =
      start < end
      ? instant >= start && instant < end
      : instant >= start || instant < end  // The southern summer spans the new year.
    return isSummer ? summer.offset : standardOffset
  }
}

extension PosixZoneRule {
  /// Parses a rule; `nil` if the text is not one.
  init?(_ text: String) {
    var reader = RuleReader(bytes: Array(text.utf8))
    guard reader.skipName(), let west = reader.time(hours: 24) else { return nil }
    standardOffset = -west
    if reader.isAtEnd {
      summer = nil
      return
    }
    guard reader.skipName() else { return nil }
    var summerOffset = standardOffset + 3600
    if let byte = reader.peek, byte != 0x2C {
      guard let west = reader.time(hours: 24) else { return nil }
      summerOffset = -west
    }
    guard let start = reader.yearDay(), let end = reader.yearDay(), reader.isAtEnd else {
      return nil
    }
    summer = Summer(offset: summerOffset, start: start, end: end)
  }
}

/// A cursor over the bytes of a rule.
private struct RuleReader {
  let bytes: [UInt8]
  var position = 0

  var isAtEnd: Bool { position == bytes.count }
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func consume(_ byte: Character) -> Bool {
    guard let peek, peek == byte.asciiValue else { return false }
    position += 1
    return true
  }

  /// Skips a name of three or more letters, or one in `<` and `>`; returns whether there was one.
  mutating func skipName() -> Bool {
    let start = position
    if consume("<") {
      while let byte = peek, byte != 0x3E { position += 1 }
      return consume(">") && position - start >= 5
    }
    while let byte = peek, (0x41...0x5A).contains(byte & 0xDF) { position += 1 }
    return position - start >= 3
  }

  mutating func number(upTo limit: Int) -> Int? {
    let start = position
    var value = 0
    while let byte = peek, (0x30...0x39).contains(byte), value <= limit {
      value = value * 10 + Int(byte - 0x30)
      position += 1
    }
    return position > start && value <= limit ? value : nil
  }

  /// Reads `[+-]h[:m[:s]]` as seconds.
  mutating func time(hours maximum: Int = 167) -> Int? {
    let sign = consume("-") ? -1 : 1
    if sign == 1 { _ = consume("+") }
    guard let hours = number(upTo: maximum) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where consume(":") {
      guard let part = number(upTo: 59) else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  mutating func yearDay() -> PosixZoneRule.YearDay? {
    guard consume(","), let kind = dayKind() else { return nil }
    guard consume("/") else { return .init(kind: kind, time: 7200) }
    guard let time = time() else { return nil }
    return .init(kind: kind, time: time)
  }

  private mutating func dayKind() -> PosixZoneRule.YearDay.Kind? {
    if consume("M") {
      guard let month = number(upTo: 12), month >= 1, consume("."),
        let week = number(upTo: 5), week >= 1, consume("."), let day = number(upTo: 6)
      else { return nil }
      return .weekday(month: month, week: week, day: day)
    }
    if consume("J") {
      guard let day = number(upTo: 365), day >= 1 else { return nil }
      return .dayWithoutLeap(day)
    }
    return number(upTo: 365).map { .dayOfYear($0) }
  }
}
