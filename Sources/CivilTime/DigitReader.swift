/// A cursor over the bytes of a date and time.
///
/// It reads in place, since a file can hold millions of times.
struct DigitReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  var isAtEnd: Bool { position == bytes.count }

  /// Consumes one of two or three bytes; returns whether it did.
  ///
  /// Takes no array, to avoid an allocation per time.
  mutating func consume(_ first: UInt8, _ second: UInt8, _ third: UInt8 = 0) -> Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    guard byte != 0, byte == first || byte == second || byte == third else { return false }
    position += 1
    return true
  }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Reads exactly `count` digits as a number; `nil` if there are fewer.
  mutating func digits(_ count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var value = 0
    for index in position..<position + count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    position += count
    return value
  }

  /// Reads `2022-07-12` or `20220712`.
  mutating func date() -> CivilDate? {
    guard let year = digits(4) else { return nil }
    let dashed = consume(0x2D)
    guard let month = digits(2), consume(0x2D) == dashed, let day = digits(2) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Reads `13:00`, `13:00:00` or `13:00:00.000` as seconds after midnight.
  mutating func timeOfDay() -> Int? {
    guard let hour = digits(2), hour <= 24, consume(0x3A), let minute = digits(2), minute < 60
    else {
      return nil
    }
    var second = 0
    if consume(0x3A) {
      guard let value = digits(2), value <= 60 else { return nil }
      second = value
      if consume(0x2E, 0x2C) {
        guard digits(1) != nil else { return nil }
        while digits(1) != nil {}
      }
    }
    let total = hour * 3600 + minute * 60 + second
    return total <= 86_400 ? total : nil
  }

  /// Reads `Z`, `+02`, `+0200`, `+02:00` or `-03:30:15` as seconds to the east, up to 18 hours.
  mutating func offset() -> Int? {
    if consume(0x5A, 0x7A) { return 0 }
    guard position < bytes.count, bytes[position] == 0x2B || bytes[position] == 0x2D else {
      return nil
    }
    let sign = bytes[position] == 0x2B ? 1 : -1
    position += 1
    guard let hours = digits(2), hours <= 18 else { return nil }
    var seconds = hours * 3600
    var unit = 60
    while unit > 0, !isAtEnd {
      let colon = consume(0x3A)
      guard let part = digits(2), part < 60 else { return colon ? nil : sign * seconds }
      seconds += part * unit
      unit /= 60
    }
    return seconds <= 64_800 ? sign * seconds : nil
  }
}
