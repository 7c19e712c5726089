import CivilTime

/// Reads the times of one column, and gathers what they tell about the order of day and month.
///
/// Times are read with the day first where both orders are possible; when the whole column is
/// known, ``isMonthFirst`` tells whether those times must be changed by ``swapped(_:)``.
struct TimeReader {
  /// Whether a date had a first number above twelve, and one a second.
  private(set) var hasDayFirst = false
  private(set) var hasMonthFirst = false
  /// Whether a date could be read either way.
  private(set) var hasUnclear = false
  /// Whether a time of day was in the first or second half of the day: `AM` or `PM`.
  private(set) var hasHalves = false

  mutating func moment(_ bytes: UnsafeBufferPointer<UInt8>) -> TimeText.Moment? {
    if let time = ISOTime(bytes: bytes) { return (time, nil) }
    guard (6...80).contains(bytes.count) else { return nil }
    if let epoch = TimeText.epoch(bytes) { return (epoch, nil) }
    if let (first, second) = Self.halves(bytes) { return range(first, second) }
    return time(bytes).map { ($0, nil) }
  }

  /// The same moment with day and month exchanged, where they can be.
  static func swapped(_ local: Int64) -> Int64 {
    let time = CivilDateTime(secondsSince1970: local)
    let date = time.date
    guard let other = CivilDate(year: date.year, month: date.day, day: date.month) else {
      return local
    }
    return other.midnight.secondsSince1970 + local - date.midnight.secondsSince1970
  }

  private mutating func range(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> TimeText.Moment? {
    guard let start = ISOTime(bytes: first) ?? time(first) else { return nil }
    if let end = ISOTime(bytes: second) ?? time(second) { return (start, end) }
    // `30.10.2022 02:00 - 03:00`: the date counts for both.
    var cursor = TimeCursor(bytes: second)
    guard case .local(let local) = start, let clock = cursor.clock(), cursor.isAtEnd else {
      return nil
    }
    var end = local.date.midnight.secondsSince1970 + Int64(clock)
    if end <= local.secondsSince1970 { end += 86_400 }
    return (start, .local(CivilDateTime(secondsSince1970: end)))
  }

  /// The two sides of ` - `, ` – ` or, between ISO times, `/`.
  private static func halves(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>)? {
    var place = 1
    while place + 2 < bytes.count {
      var length = 0
      if bytes[place] == 0x20, bytes[place + 1] == 0x2D, bytes[place + 2] == 0x20 { length = 3 }
      if place + 4 < bytes.count, bytes[place] == 0x20, bytes[place + 1] == 0xE2,
        bytes[place + 2] == 0x80, bytes[place + 3] == 0x93, bytes[place + 4] == 0x20
      {
        length = 5
      }
      if bytes[place] == 0x2F, place > 10, bytes[10] | 0x20 == 0x74 { length = 1 }
      if length > 0 {
        return (
          UnsafeBufferPointer(rebasing: bytes[..<place]),
          UnsafeBufferPointer(rebasing: bytes[(place + length)...])
        )
      }
      place += 1
    }
    return nil
  }

  private mutating func time(_ bytes: UnsafeBufferPointer<UInt8>) -> ISOTime? {
    var cursor = TimeCursor(bytes: bytes)
    guard let numbers = cursor.date(), let date = date(numbers) else { return nil }
    if cursor.isAtEnd { return .date(date) }
    guard cursor.skipsSpace(), let seconds = cursor.clock() else { return nil }
    hasHalves = hasHalves || cursor.hasHalf
    let local = date.midnight.secondsSince1970 + Int64(seconds)
    if cursor.isAtEnd { return .local(CivilDateTime(secondsSince1970: local)) }
    guard let offset = cursor.zone() else { return nil }
    return .instant(Instant(secondsSince1970: local - Int64(offset)), offset: offset)
  }

  private mutating func date(_ numbers: TimeCursor.DateNumbers) -> CivilDate? {
    let (first, second) = (numbers.first, numbers.second)
    // A point stands after ordinal numbers, of which the day is the first everywhere.
    guard !numbers.isYearFirst, numbers.separator != 0x2E else {
      return numbers.isYearFirst
        ? CivilDate(year: numbers.year, month: first, day: second)
        : CivilDate(year: numbers.year, month: second, day: first)
    }
    if second > 12 {
      hasMonthFirst = true
      return CivilDate(year: numbers.year, month: first, day: second)
    }
    if first > 12 { hasDayFirst = true } else if first != second { hasUnclear = true }
    return CivilDate(year: numbers.year, month: second, day: first)
  }
}

/// Steps over the parts of a time.
struct TimeCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  /// Whether a time of day had `AM` or `PM`.
  private(set) var hasHalf = false

  /// A date's numbers: those beside the year in the order of the text.
  struct DateNumbers {
    let year: Int
    let first: Int
    let second: Int
    let isYearFirst: Bool
    let separator: UInt8
  }

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }
  private var peek: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func number(upTo digits: Int) -> (value: Int, digits: Int)? {
    var (value, count) = (0, 0)
    while count < digits, peek.isDigit {
      value = value * 10 + Int(peek - 0x30)
      (place, count) = (place + 1, count + 1)
    }
    return count > 0 && !peek.isDigit ? (value, count) : nil
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    place += 1
    return true
  }

  /// `30.10.2022`, `1/2/2022`, `30-10-2022` or `2022/10/30`.
  mutating func date() -> DateNumbers? {
    guard let first = number(upTo: 4) else { return nil }
    let separator = peek
    guard [0x2E, 0x2F, 0x2D].contains(separator), takes(separator),
      let second = number(upTo: 2), takes(separator), let third = number(upTo: 4)
    else { return nil }
    if first.digits == 4, third.digits <= 2 {
      return DateNumbers(
        year: first.value, first: second.value, second: third.value, isYearFirst: true,
        separator: separator)
    }
    guard first.digits <= 2, third.digits == 4 else { return nil }
    return DateNumbers(
      year: third.value, first: first.value, second: second.value, isYearFirst: false,
      separator: separator)
  }

  /// Steps over what stands between date and time, of which there must be something.
  mutating func skipsSpace() -> Bool {
    let start = place
    if peek | 0x20 == 0x74 { place += 1 }
    while [0x20, 0x2C, 0xC2, 0xA0].contains(peek) { place += 1 }
    return place > start
  }

  /// `13:00`, `1:00:00.000 PM` or `13.00`, as seconds after midnight, from 0 to 86 400.
  mutating func clock() -> Int? {
    guard let hour = number(upTo: 2) else { return nil }
    let separator = peek
    guard separator == 0x3A || separator == 0x2E, takes(separator), let minute = number(upTo: 2),
      minute.digits == 2, minute.value < 60
    else { return nil }
    var second = 0
    if takes(separator) {
      guard let value = number(upTo: 2), value.digits == 2, value.value < 60 else { return nil }
      second = value.value
      if takes(0x2E), number(upTo: 9) == nil { return nil }
    }
    guard let hours = halfDay(hour.value) else { return nil }
    let total = hours * 3600 + minute.value * 60 + second
    return total <= 86_400 ? total : nil
  }

  /// The hour of a clock of twelve hours, where `AM` or `PM` follows.
  private mutating func halfDay(_ hour: Int) -> Int? {
    var rest = self
    while rest.peek == 0x20 || rest.peek == 0xC2 || rest.peek == 0xA0 { rest.place += 1 }
    let letter = rest.peek | 0x20
    guard letter == 0x61 || letter == 0x70, rest.place + 1 < bytes.count,
      bytes[rest.place + 1] | 0x20 == 0x6D
    else { return hour }
    guard (1...12).contains(hour) else { return nil }
    place = rest.place + 2
    hasHalf = true
    return hour % 12 + (letter == 0x70 ? 12 : 0)
  }

  /// `Z`, `+02:00`, ` UTC` or ` (CEST)` up to the end, in seconds east.
  mutating func zone() -> Int? {
    while peek == 0x20 { place += 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[place...]).text
    place = bytes.count
    let name =
      text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
    if let offset = ClockName.offset(name) { return offset }
    guard case .instant(_, let offset)? = ISOTime("2000-01-01T00:00" + name) else { return nil }
    return offset
  }
}
