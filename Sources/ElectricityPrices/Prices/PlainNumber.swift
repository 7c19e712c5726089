/// A minus, digits, a point or a comma, digits: what nearly every number is, read in one pass.
///
/// All readers of numbers begin with it; what is written in other ways is left to ``PriceParser``.
struct PlainNumber {
  /// All digits with their sign, eighteen at most.
  let digits: Int64
  /// How many of the digits are decimals.
  let decimals: Int
  /// The sign before the decimals; 0 without any.
  let sign: UInt8
  /// Where the number ends.
  let end: Int

  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")

  /// Reads a number from a place on; `nil` where none begins, or one with more digits.
  ///
  /// The bytes are not checked one by one, for ten million rows would take a third longer.
  ///
  /// - Parameters:
  ///   - limit: How many bytes can be read.
  ///   - signs: What can stand before decimals.
  @inline(__always)
  init?(
    _ base: UnsafePointer<UInt8>, from start: Int = 0, to limit: Int, _ signs: (UInt8, UInt8)
  ) {
    guard start < limit else { return nil }
    let isNegative = base[start] == UInt8(ascii: "-")
    let first = isNegative ? start + 1 : start
    let most = Swift.min(first + 18, limit)
    var (place, mark, digits) = (first, -1, Int64(0))
    while place < most {
      let byte = base[place]
      if byte.isDigit {
        digits = digits &* 10 &+ Int64(byte &- 0x30)
      } else if byte == signs.0 || byte == signs.1, mark < 0, place > first {
        mark = place
      } else {
        break
      }
      place += 1
    }
    let isCut = place == most && place < limit && base[place].isDigit
    guard place > first, mark + 1 < place, !isCut else { return nil }
    self.digits = isNegative ? -digits : digits
    (decimals, sign) = mark < 0 ? (0, 0) : (place - mark - 1, base[mark])
    end = place
  }

  /// The price; `nil` only out of range, which so few digits never are.
  var price: Price? { Price(significand: digits, exponent: -decimals) }

  /// Whether one sign before the last three of four to six digits can part thousands too.
  var isUnclear: Bool { decimals == 3 && 1000..<1_000_000 ~= digits.magnitude }
}

extension UInt8 {
  /// Whether this is an ASCII digit.
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }
}
