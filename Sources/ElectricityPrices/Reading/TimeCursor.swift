import CivilTime

/// A cursor over the parts of a time.
struct TimeCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Whether a time of day had `AM` or `PM`.
  private(set) var hasHalf = false

  /// The numbers of a date; day and month are in the order of the text.
  struct DateNumbers {
    let year: Int
    let first: Int
    let second: Int
    let isYearFirst: Bool
    let separator: UInt8
    /// Whether the year has two digits, so that it could also be the first number.
    var isShort = false
  }

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }
  private var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func number(upTo digits: Int) -> (value: Int, digits: Int)? {
    var (value, count) = (0, 0)
    while count < digits, peek.isDigit {
      value = value * 10 + Int(peek - 0x30)
      (position, count) = (position + 1, count + 1)
    }
    return count > 0 && !peek.isDigit ? (value, count) : nil
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Reads a date in numbers or with the name of its month.
  mutating func date() -> DateNumbers? {
    var other = self
    if let numbers = numberedDate() { return numbers }
    guard let numbers = other.namedDate() else { return nil }
    self = other
    return numbers
  }

  /// Reads `30.10.2022`, `1/2/2022`, `30-10-2022`, `2022/10/30`, `30.10.22`, `30. 10. 2022` or
  /// `2022.10.30.`.
  private mutating func numberedDate() -> DateNumbers? {
    guard let first = number(upTo: 4) else { return nil }
    let separator = peek
    guard [0x2E, 0x2F, 0x2D].contains(separator), takesPoint(separator),
      let second = number(upTo: 2), takesPoint(separator), let third = number(upTo: 4)
    else { return nil }
    if separator == 0x2E { _ = takes(separator) }
    if first.digits == 4, third.digits <= 2 {
      return DateNumbers(
        year: first.value, first: second.value, second: third.value, isYearFirst: true,
        separator: separator)
    }
    // `26-01-20` begins with the year.
    let isShort = third.digits == 2 && separator != 0x2D
    guard first.digits <= 2, third.digits == 4 || isShort else { return nil }
    return DateNumbers(
      year: isShort ? 2000 + third.value : third.value, first: first.value, second: second.value,
      isYearFirst: false, separator: separator, isShort: isShort)
  }

  /// Reads a separator, and the spaces after a point.
  private mutating func takesPoint(_ separator: UInt8) -> Bool {
    guard takes(separator) else { return false }
    while separator == 0x2E, peek == 0x20 { position += 1 }
    return true
  }

  /// Reads the month `08/2024`, with the start of the next one as its end.
  static func month(_ bytes: UnsafeBufferPointer<UInt8>) -> TimeText.Moment? {
    var cursor = TimeCursor(bytes: bytes)
    guard let month = cursor.number(upTo: 2), cursor.takes(0x2F),
      let year = cursor.number(upTo: 4), year.digits == 4, cursor.isAtEnd,
      let start = CivilDate(year: year.value, month: month.value, day: 1)
    else { return nil }
    let next = start.adding(days: 31)
    return (.date(start), .date(next.adding(days: 1 - next.day)))
  }

  /// Reads `Jan 1, 2020`, `1. januar 2024`, `01-Jan-2024`, `1 de enero de 2024` or `2024 Jan 1`.
  private mutating func namedDate() -> DateNumbers? {
    // Fast path: most other texts have too few digits for a year and a day.
    guard bytes.count(where: \.isDigit) >= 4 else { return nil }
    var numbers: [(value: Int, digits: Int)] = []
    var (month, isBetween): (Int?, Bool) = (nil, false)
    while numbers.count < 2 || month == nil {
      while [0x20, 0x2C, 0x2D, 0x2E, 0x2F, 0xC2, 0xA0].contains(peek) { position += 1 }
      if let word = word() {
        if word == "de" { continue }
        guard month == nil, let found = DateName.month(word) else { return nil }
        (month, isBetween) = (found, numbers.count == 1)
      } else {
        guard numbers.count < 2, let number = number(upTo: 4) else { return nil }
        numbers.append(number)
      }
    }
    // In `20-Jan-26` the year comes last.
    if isBetween, numbers[0].digits <= 2, numbers[1].digits == 2 {
      numbers[1] = (2000 + numbers[1].value, 4)
    }
    guard let month, let year = numbers.first(where: { $0.digits == 4 }),
      let day = numbers.first(where: { $0.digits <= 2 })
    else { return nil }
    return DateNumbers(
      year: year.value, first: month, second: day.value, isYearFirst: true, separator: 0)
  }

  /// Reads letters up to the first other character; `nil` if there are none.
  private mutating func word() -> String? {
    let start = position
    while (0x61...0x7A).contains(peek | 0x20) || peek >= 0xC3 || peek >= 0x80 && position > start {
      position += 1
    }
    return position > start ? UnsafeBufferPointer(rebasing: bytes[start..<position]).text : nil
  }

  /// Reads the name of a weekday, alone or in brackets, with its punctuation; `nil` without one.
  mutating func weekdays() -> Set<Int>? {
    var other = self
    other.skipSpace()
    let isInBrackets = other.takes(0x28)
    guard let word = other.word() else { return nil }
    let days = DateName.weekdays(word)
    guard !days.isEmpty, !isInBrackets || other.takes(0x29) else { return nil }
    _ = other.takes(0x2E)
    // The rest must begin with a space and must not be empty.
    if !other.isAtEnd, !isInBrackets, ![0x20, 0x2C, 0xC2].contains(other.peek) { return nil }
    if position == 0 { other.skipSpace() }
    self = other
    return days
  }

  /// Skips the separator between date and time; returns `false` if there is none.
  mutating func skipsSpace() -> Bool {
    let start = position
    if peek | 0x20 == 0x74 || peek == 0x5F { position += 1 }
    skipSpace()
    // For example `20.11.2026 kl. 13.00` and `20.11.2026 klo 13.00`.
    if peek | 0x20 == 0x6B, position + 1 < bytes.count, bytes[position + 1] | 0x20 == 0x6C {
      position += 2
      if peek | 0x20 == 0x6F { position += 1 }
      _ = takes(0x2E)
      skipSpace()
    }
    return position > start
  }

  private mutating func skipSpace() {
    while [0x20, 0x2C, 0xC2, 0xA0].contains(peek) { position += 1 }
  }

  /// Reads `13:00`, `1:00:00.000 PM`, `1 p. m.`, `13.00`, `13h00` or `13:00 Uhr` as seconds after
  /// midnight, from 0 to `latest`.
  ///
  /// - Parameter endsWithHour: Whether two digits at the end are an hour, as in ISO 8601.
  mutating func clock(upTo latest: Int = 86_400, endsWithHour: Bool = false) -> Int? {
    guard let hour = number(upTo: 2) else { return nil }
    let separator = peek
    let isFrench = separator | 0x20 == UInt8(ascii: "h")
    var (minute, second) = (endsWithHour && hour.digits == 2 && isAtEnd ? 0 : nil, 0)
    if separator == 0x3A || separator == 0x2E || isFrench, takes(separator) {
      minute = isFrench && isAtEnd ? 0 : sixtieth()
      guard minute != nil else { return nil }
      if !isFrench, takes(separator) {
        guard let value = sixtieth() else { return nil }
        second = value
        if takes(0x2E), number(upTo: 9) == nil { return nil }
      }
    }
    guard let hours = halfDay(hour.value), let minute = minute ?? (hasHalf ? 0 : nil) else {
      return nil
    }
    skipHourWord()
    let total = hours * 3600 + minute * 60 + second
    return total <= latest ? total : nil
  }

  private mutating func sixtieth() -> Int? {
    number(upTo: 2).flatMap { $0.digits == 2 && $0.value < 60 ? $0.value : nil }
  }

  private mutating func skipHourWord() {
    var rest = self
    rest.skipSpace()
    // Nearly all times end here.
    guard rest.peek | 0x20 == UInt8(ascii: "u") else { return }
    let word = bytes[rest.position...].prefix(3).map { $0 | 0x20 }
    if word == Array("uhr".utf8) { position = rest.position + 3 }
  }

  /// Converts the hour of a twelve-hour clock if `AM` or `PM` follows.
  private mutating func halfDay(_ hour: Int) -> Int? {
    var rest = self
    while rest.peek == 0x20 || rest.peek == 0xC2 || rest.peek == 0xA0 { rest.position += 1 }
    let letter = rest.peek | 0x20
    guard letter == 0x61 || letter == 0x70 else { return hour }
    rest.position += 1
    while rest.peek == 0x2E || rest.peek == 0x20 || rest.peek == 0xC2 || rest.peek == 0xA0 {
      rest.position += 1
    }
    guard rest.peek | 0x20 == 0x6D else { return hour }
    guard (1...12).contains(hour) else { return nil }
    position = rest.position + 1
    _ = takes(0x2E)
    hasHalf = true
    return hour % 12 + (letter == 0x70 ? 12 : 0)
  }

  /// Reads `Z`, `+02:00`, ` UTC`, ` GMT+3` or ` (CEST)` up to the end, in seconds east.
  ///
  /// Programs add a name to an offset: `GMT+0300 (Eastern European Summer Time)`,
  /// `+03:00[Europe/Riga]`.
  mutating func zone() -> Int? {
    while peek == 0x20 { position += 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[position...]).text
    position = bytes.count
    let bare =
      text.last == ")" || text.last == "]" ? text.prefix { $0 != "(" && $0 != "[" } : text[...]
    let name = bare.isEmpty ? String(text.dropFirst().dropLast()) : String(bare).trimmed
    if let offset = ClockName.offset(name) { return offset }
    if name.hasPrefix("GMT") || name.hasPrefix("UTC") { return ClockName.rowOffset(name) }
    guard case .instant(_, let offset)? = ISOTime("2000-01-01T00:00" + name) else { return nil }
    return offset
  }
}
