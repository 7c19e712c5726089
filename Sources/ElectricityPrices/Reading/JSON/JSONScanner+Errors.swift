extension JSONScanner {
  /// The length of the Unicode scalar at the cursor; `nil` if it is invalid.
  var scalarLength: Int? {
    var (parser, rest) = (UTF8.ForwardParser(), bytes[position..<end].makeIterator())
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return nil }
    return scalar.count
  }

  private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: end) }

  /// Returns an error with the token at the cursor and the expected one.
  func unexpected(_ expected: Expectation) -> PriceFault {
    guard position < end else { return PriceFault(.truncated(expected: expected), at: end) }
    let byte = base[position]
    if byte >= 0x80, scalarLength == nil {
      return PriceFault(.invalidUTF8, at: position)
    }
    let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars
      .first
      .map(String.init)
    return PriceFault(.syntax(found: character ?? "", expected: expected), at: position)
  }

  /// Returns an error for a non-finite number such as `NaN`, or for another unexpected token.
  func infinityOrUnexpected(from start: Int) -> PriceFault {
    let text = String(decoding: bytes[start...].prefix(9), as: UTF8.self)
    for word in ["NaN", "Infinity", "-Infinity", "nan", "inf", "-inf"] where text.hasPrefix(word) {
      return PriceFault(.syntax(found: word, expected: .finiteNumberOrNull), at: start)
    }
    return unexpected(.value)
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
