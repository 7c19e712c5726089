/// The reason why a text is not a price.
public enum PriceTextError: Error, Hashable, Sendable {
  /// The text is not a number.
  case notANumber
  /// `NaN` or an infinity, which some programs write.
  case notFinite
  /// The magnitude is 10^306 or more, such as `1e400`, or too small to represent.
  case outOfRange
}

/// A parser of decimal numbers that works on bytes without creating strings.
///
/// More than eighteen significant digits are rounded at the eighteenth.
struct PriceParser: Sendable {
  /// The decimal separator: a point or a comma.
  var decimalSeparator: UInt8 = 0x2E
  /// Whether to accept spaces and apostrophes between groups of three digits, and U+2212 as minus.
  var isTypographic = false

  func price(in bytes: UnsafeBufferPointer<UInt8>) throws(PriceTextError) -> Price {
    guard let base = bytes.baseAddress else { throw .notANumber }
    let number = PlainNumber(base, to: bytes.count, (decimalSeparator, decimalSeparator))
    if let number, number.end == bytes.count, let price = number.price { return price }
    return try slow(Array(bytes))
  }

  private func slow(_ raw: [UInt8]) throws(PriceTextError) -> Price {
    var text = raw[...]
    if isTypographic { text = withoutSpaces(raw)[...] }
    let isNegative = Self.takeSign(&text)
    let word = text.map { $0 | 0x20 }
    if ["nan", "inf", "infinity"].contains(where: { word.elementsEqual($0.utf8) }) {
      throw .notFinite
    }
    let digits = try Digits(&text, separator: decimalSeparator)
    var power = digits.power
    if let mark = text.first {
      guard mark | 0x20 == 0x65, let exponent = exponent(text.dropFirst()) else {
        throw .notANumber
      }
      power += exponent
    }
    let signed = isNegative ? -digits.value : digits.value
    guard let price = Price(significand: signed, exponent: power), price != .zero || signed == 0
    else { throw .outOfRange }
    return price
  }

  /// Skips a sign; returns whether it is a minus.
  private static func takeSign(_ text: inout ArraySlice<UInt8>) -> Bool {
    guard let sign = text.first, sign == 0x2D || sign == 0x2B else { return false }
    text = text.dropFirst()
    return sign == 0x2D
  }

  private func exponent(_ text: ArraySlice<UInt8>) -> Int? {
    var text = text
    let isNegative = Self.takeSign(&text)
    guard !text.isEmpty, text.allSatisfy(\.isDigit) else { return nil }
    let value = text.reduce(0) { min($0 * 10 + Int($1 - 0x30), 1_000_000) }
    return isNegative ? -value : value
  }

  /// Returns the text with a hyphen for U+2212, and with groups of three digits joined; other
  /// spaces stay, because two numbers are not one.
  private func withoutSpaces(_ raw: [UInt8]) -> [UInt8] {
    let text = Array(String(decoding: raw, as: UTF8.self).unicodeScalars)
    var result: [UInt8] = []
    // The number of digits since the sign or the last space, and whether there was a space.
    var (digits, isGrouped) = (0, false)
    for (index, scalar) in text.enumerated() {
      switch scalar {
      case "\u{2212}", "\u{2013}": result.append(0x2D)
      case " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}":
        if digits == 0, !isGrouped { continue }
        let isGroup = isGrouped ? digits == 3 : (1...3).contains(digits)
        let isLeading = result.first { $0.isDigit } != 0x30
        let next = text[(index + 1)...].prefix { ("0"..."9").contains($0) }
        guard isGroup, isLeading, next.count == 3 else { return raw }
        (digits, isGrouped) = (0, true)
      default:
        digits += ("0"..."9").contains(scalar) ? 1 : 0
        result.append(contentsOf: String(scalar).utf8)
      }
    }
    return result
  }

  /// Returns the price in bytes; `nil` if they are not a price.
  func priceOrNil(in bytes: UnsafeBufferPointer<UInt8>) -> Price? { try? price(in: bytes) }

  /// Returns the price in a text; `nil` if it is not a price.
  func price(in text: String) -> Price? { text.bytes { priceOrNil(in: $0) } }
}

/// The digits of a number before an exponent.
private struct Digits {
  var value: Int64 = 0
  var power = 0

  init(_ text: inout ArraySlice<UInt8>, separator: UInt8) throws(PriceTextError) {
    var isFraction = false
    var count = 0
    var firstDropped: UInt8?
    while let byte = text.first {
      if byte == separator, !isFraction {
        isFraction = true
      } else if byte.isDigit {
        count += 1
        if value < 100_000_000_000_000_000 {
          value = value * 10 + Int64(byte - 0x30)
          power -= isFraction ? 1 : 0
        } else {
          firstDropped = firstDropped ?? byte
          power += isFraction ? 0 : 1
        }
      } else {
        break
      }
      text = text.dropFirst()
    }
    guard count > 0 else { throw .notANumber }
    if let firstDropped, firstDropped >= 0x35 { value += 1 }
  }
}
