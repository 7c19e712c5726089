/// Up to seventeen digits with a sign and decimals, read without looking for anything else.
struct FastNumber {
  let digits: Int64
  let decimals: Int
  /// Where the number ends.
  let end: Int

  /// Reads a number from a place on, of which at least 20 bytes must be readable; `nil` where none
  /// begins, or one with more digits.
  @inline(__always)
  init?(_ base: UnsafePointer<UInt8>, _ start: Int, decimalSeparator: UInt8) {
    let isNegative = base[start] == UInt8(ascii: "-")
    let firstDigit = isNegative ? start + 1 : start
    var place = firstDigit
    var digits: Int64 = 0
    var point: Int?
    while place - firstDigit <= 17 {
      let digit = base[place] &- 0x30
      if digit < 10 {
        digits = digits &* 10 &+ Int64(digit)
      } else if base[place] == decimalSeparator, point == nil, place > firstDigit {
        point = place
      } else {
        break
      }
      place += 1
    }
    let decimals = point.map { place - $0 - 1 } ?? 0
    guard place > firstDigit, place - firstDigit <= 17, point == nil || decimals > 0 else {
      return nil
    }
    (self.digits, self.decimals, end) = (isNegative ? -digits : digits, decimals, place)
  }

  /// Where the next line begins; `nil` where more than a line's end follows.
  @inline(__always)
  func nextLine(_ base: UnsafePointer<UInt8>) -> Int? {
    let lineEnd = base[end] == 0x0D ? end + 1 : end
    return base[lineEnd] == 0x0A ? lineEnd + 1 : nil
  }
}

/// Goes through lines that are read without looking for their ends first.
enum FastLines {
  // The longest line that is read so; it bounds all accesses.
  private static var longest: Int { 64 }

  /// Reads lines from the front of a window; returns how many bytes and lines they are.
  ///
  /// - Parameter line: reads a line of which at least 64 bytes are readable; returns its length
  ///   with the line's end, or `nil` where it is one for the general reader.
  @inline(__always)
  static func read(
    _ window: UnsafeBufferPointer<UInt8>, _ line: (UnsafePointer<UInt8>) -> Int?
  ) -> (bytes: Int, lines: Int) {
    guard let base = window.baseAddress else { return (0, 0) }
    var place = 0
    var lines = 0
    while place + longest <= window.count, let length = line(base + place) {
      place += length
      lines += 1
    }
    return (place, lines)
  }
}
