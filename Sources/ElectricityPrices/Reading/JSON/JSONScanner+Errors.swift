extension JSONScanner {
  /// The length of the scalar that begins here, or `nil` if it is none.
  var scalarLength: Int? {
    var (parser, rest) = (UTF8.ForwardParser(), bytes[place..<end].makeIterator())
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return nil }
    return scalar.count
  }

  private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: end) }

  /// An error that names what is here and what should be.
  func unexpected(_ expected: Expectation) -> PriceFault {
    guard place < end else { return PriceFault(.truncated(expected: expected), at: end) }
    let byte = base[place]
    if byte >= 0x80, scalarLength == nil {
      return PriceFault(.invalidUTF8, at: place)
    }
    let character = String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first
      .map(String.init)
    return PriceFault(.syntax(found: character ?? "", expected: expected), at: place)
  }

  /// An error for the names of non-finite numbers, which some programs write, and for all else.
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
