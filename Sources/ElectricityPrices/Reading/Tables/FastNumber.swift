/// Up to seventeen digits with a sign and decimals, read without looking for anything else.
struct FastNumber {
  let digits: Int64
  let decimals: Int
  /// Where the number ends.
  let end: Int

  /// Reads a number from a place on, of which at least 20 bytes must be readable; nothing where none
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

  /// Where the next line begins; nothing where more than a line's end follows.
  @inline(__always)
  func nextLine(_ base: UnsafePointer<UInt8>) -> Int? {
    let lineEnd = base[end] == 0x0D ? end + 1 : end
    return base[lineEnd] == 0x0A ? lineEnd + 1 : nil
  }
}
