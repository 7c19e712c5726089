/// A number of a minus, digits, a point or comma, and digits, read in one pass.
///
/// Nearly all numbers have this form; ``PriceParser`` reads other forms.
struct PlainNumber {
  /// All digits with their sign, eighteen at most.
  let digits: Int64
  /// The number of decimals.
  let decimals: Int
  /// The decimal separator; 0 if there is none.
  let sign: UInt8
  /// The index after the number.
  let end: Int

  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")

  /// Reads a number at an index; `nil` if none begins there, or if it has more digits.
  ///
  /// It has no bounds check per byte, which would make ten million rows take a third longer.
  ///
  /// - Parameters:
  ///   - limit: The number of readable bytes.
  ///   - signs: The accepted decimal separators.
  @inline(__always)
  init?(
    _ base: UnsafePointer<UInt8>, from start: Int = 0, to limit: Int, _ signs: (UInt8, UInt8)
  ) {
    guard start < limit else { return nil }
    let isNegative = base[start] == UInt8(ascii: "-")
    let first = isNegative ? start + 1 : start
    let maximum = Swift.min(first + 18, limit)
    var (offset, mark, digits) = (first, -1, Int64(0))
    while offset < maximum {
      let byte = base[offset]
      if byte.isDigit {
        digits = digits &* 10 &+ Int64(byte &- 0x30)
      } else if byte == signs.0 || byte == signs.1, mark < 0, offset > first {
        mark = offset
      } else {
        break
      }
      offset += 1
    }
    let isCut = offset == maximum && offset < limit && base[offset].isDigit
    guard offset > first, mark + 1 < offset, !isCut else { return nil }
    self.digits = isNegative ? -digits : digits
    (decimals, sign) = mark < 0 ? (0, 0) : (offset - mark - 1, base[mark])
    end = offset
  }

  /// The number as a price; never `nil`, because eighteen digits are in range.
  var price: Price? { Price(significand: digits, exponent: -decimals) }

  /// Whether the separator before the last three of four to six digits can also mean thousands.
  var isUnclear: Bool { decimals == 3 && 1000..<1_000_000 ~= digits.magnitude }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }

  /// The value of a hexadecimal digit.
  var hexValue: Int? { Character(Unicode.Scalar(self)).hexDigitValue }
}
