/// A scanner of the tokens of a JSON text.
struct JSONScanner {
  let base: UnsafePointer<UInt8>
  let end: Int
  var position: Int

  /// Creates a scanner of the bytes received so far, starting at an offset.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    end = bytes.count
    self.position = position
  }

  /// The byte at the cursor; 0, which never occurs in JSON, at the end.
  @inline(__always)
  var peek: UInt8 { position < end ? base[position] : 0 }

  /// Skips a byte order mark and whitespace; throws if a complete text has nothing else.
  mutating func skipByteOrderMark(_ isWhole: Bool) throws(PriceFault) {
    if end >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { position = 3 }
    skipSpace()
    if position >= end, isWhole { throw PriceFault(.empty) }
  }

  @inline(__always)
  mutating func skipSpace() {
    while peek == 0x20 || peek == 0x0A || peek == 0x0D || peek == 0x09 { position += 1 }
  }

  /// Reads a key with its colon.
  mutating func key() throws(PriceFault) -> UInt64 {
    guard peek == UInt8(ascii: "\"") else { throw unexpected(.quotedKey) }
    let token = try string()
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw unexpected(.sign(":")) }
    position += 1
    return token
  }

  /// Reads a string from its opening quotation mark; its token has the offset after the mark.
  mutating func string() throws(PriceFault) -> UInt64 {
    position += 1
    let start = position
    var escapes: UInt64 = 0
    while true {
      guard position < end else { throw PriceFault(.truncated(expected: .endOfString), at: end) }
      switch base[position] {
      case UInt8(ascii: "\""):
        try checkLength(from: start)
        let length = UInt64(position - start)
        position += 1
        return JSONDocument.Kind.string.rawValue << 60 | UInt64(start) << 30 | length << 1 | escapes
      case UInt8(ascii: "\\"):
        escapes = 1
        try skipEscape()
      case 0..<0x20: throw unexpected(.endOfStringBeforeLine)
      case 0x20..<0x80: position += 1
      default:
        guard let length = scalarLength else { throw PriceFault(.invalidUTF8, at: position) }
        position += length
      }
    }
  }

  /// The maximum length of a string, number or run of whitespace: 1 MiB, as for lines and tags.
  static let lengthLimit = 1 << 20

  /// Throws if the token from `start` to the cursor is too long.
  @inline(__always)
  func checkLength(from start: Int) throws(PriceFault) {
    guard position - start <= Self.lengthLimit else {
      throw PriceFault(.tooLarge(limit: .stringBytes(Self.lengthLimit)), at: start)
    }
  }

  private mutating func skipEscape() throws(PriceFault) {
    position += 1
    switch peek {
    case UInt8(ascii: "u"):
      for offset in 1...4 {
        guard position + offset < end, base[position + offset].hexValue != nil else {
          position = min(position + offset, end)
          throw unexpected(.fourHexadecimalDigits)
        }
      }
      position += 5
    case let mark where "\"\\/bfnrt".utf8.contains(mark): position += 1
    default: throw unexpected(.escape)
    }
  }

  /// Reads a number by the grammar of RFC 8259, section 6.
  @inline(__always)
  mutating func number() throws(PriceFault) -> UInt64 {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    if peek == UInt8(ascii: "0") {
      position += 1
    } else if !skipDigits() {
      throw infinityOrUnexpected(from: start)
    }
    if peek == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { throw unexpected(.fractionDigit) }
    }
    if peek | 0x20 == UInt8(ascii: "e") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() else { throw unexpected(.exponentDigit) }
    }
    if peek.isDigit { throw unexpected(.noLeadingZeros) }
    try checkLength(from: start)
    return JSONDocument.Kind.number.rawValue << 60 | UInt64(start) << 30
      | UInt64(position - start) << 1
  }

  @inline(__always)
  private mutating func skipDigits() -> Bool {
    let start = position
    while position < end, base[position].isDigit { position += 1 }
    return position > start
  }

  /// Reads `true`, `false` or `null`.
  mutating func literal() throws(PriceFault) -> UInt64 {
    let words: [(String, JSONDocument.Kind)] = [("null", .null), ("true", .yes), ("false", .no)]
    for (word, kind) in words where bytes[position...].starts(with: word.utf8) {
      let token = kind.rawValue << 60 | UInt64(position) << 30
      position += word.utf8.count
      return token
    }
    throw infinityOrUnexpected(from: position)
  }

  /// The length of the Unicode scalar at the cursor; `nil` if it is invalid.
  private var scalarLength: Int? {
    var (parser, rest) = (UTF8.ForwardParser(), bytes[position..<end].makeIterator())
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return nil }
    return scalar.count
  }

  private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: end) }

  /// Returns an error with the token at the cursor and the expected one.
  func unexpected(_ expected: Expectation) -> PriceFault {
    guard position < end else { return PriceFault(.truncated(expected: expected), at: end) }
    if base[position] >= 0x80, scalarLength == nil { return PriceFault(.invalidUTF8, at: position) }
    let text = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    let found = text.unicodeScalars.first.map(String.init) ?? ""
    return PriceFault(.syntax(found: found, expected: expected), at: position)
  }

  /// Returns an error for a non-finite number such as `NaN`, or for another unexpected token.
  private func infinityOrUnexpected(from start: Int) -> PriceFault {
    let text = String(decoding: bytes[start...].prefix(9), as: UTF8.self)
    for word in ["NaN", "Infinity", "-Infinity", "nan", "inf", "-inf"] where text.hasPrefix(word) {
      return PriceFault(.syntax(found: word, expected: .finiteNumberOrNull), at: start)
    }
    return unexpected(.value)
  }
}
