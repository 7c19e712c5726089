extension JSONScanner {
  /// An error that names what is here and what should be.
  func unexpected(_ expected: Expectation) -> PriceFault {
    guard place < end else { return PriceFault(.truncated(expected: expected), at: end) }
    let byte = base[place]
    if byte >= 0x80, UTF8Check.scalarLength(base + place, end - place) == nil {
      return PriceFault(.invalidUTF8, at: place)
    }
    let bytes = UnsafeBufferPointer(start: base + place, count: min(4, end - place))
    let character = String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map(String.init)
    return PriceFault(.syntax(found: character ?? "", expected: expected), at: place)
  }

  /// An error for the names of non-finite numbers, which some programs write, and for all else.
  func infinityOrUnexpected(from start: Int) -> PriceFault {
    let bytes = UnsafeBufferPointer(start: base + start, count: min(9, end - start))
    let text = String(decoding: bytes, as: UTF8.self)
    for word in ["NaN", "Infinity", "-Infinity", "nan", "inf", "-inf"] where text.hasPrefix(word) {
      return PriceFault(.syntax(found: word, expected: .finiteNumberOrNull), at: start)
    }
    return unexpected(.value)
  }
}

/// Checks of UTF-8, by the table of RFC 3629, 4.
enum UTF8Check {
  /// The length of the scalar that begins here, or `nil` if it is none.
  static func scalarLength(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    guard count > 0 else { return nil }
    let first = bytes[0]
    let (length, lowest, highest): (Int, UInt8, UInt8) =
      switch first {
      case 0..<0x80: (1, 0x80, 0xBF)
      case 0xC2...0xDF: (2, 0x80, 0xBF)
      case 0xE0: (3, 0xA0, 0xBF)
      case 0xED: (3, 0x80, 0x9F)
      case 0xE1...0xEF: (3, 0x80, 0xBF)
      case 0xF0: (4, 0x90, 0xBF)
      case 0xF1...0xF3: (4, 0x80, 0xBF)
      case 0xF4: (4, 0x80, 0x8F)
      default: (0, 0, 0)
      }
    guard length > 0, length <= count else { return nil }
    if length > 1, !(lowest...highest).contains(bytes[1]) { return nil }
    for index in 2..<Swift.max(2, length) where bytes[index] & 0xC0 != 0x80 { return nil }
    return length
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self - 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32((self | 0x20) - 0x57)
    default: nil
    }
  }
}
