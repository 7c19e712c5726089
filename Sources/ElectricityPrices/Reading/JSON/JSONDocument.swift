import CLibrary

/// A JSON text as a flat list of eight-byte tokens over its bytes, made in one pass.
///
/// The parser checks the whole grammar of RFC 8259 and the UTF-8 in strings. Numbers and strings
/// are decoded on demand. If an object has duplicate keys, the last one applies.
///
/// A token has a kind (4 bits) and the offset of its first byte (30 bits). For a number or a string
/// it also has the length (29 bits) and a flag for escapes (1 bit). For an array or an object it
/// has the index of the token after its end (30 bits).
package final class JSONDocument {
  enum Kind: UInt64 {
    case null, no, yes, number, string, array, object
  }

  /// The maximum nesting depth.
  static let depthLimit = 64
  /// The maximum size of a file; the bits of a token would allow twice as much.
  static let byteLimit = 1 << 28
  /// The maximum size of a text from a pipe, which may never end: 32 MiB, years of quarter hours.
  static let pipeLimit = 1 << 25
  /// The maximum number of values and keys, plus one more for every ``bytesForEach`` bytes.
  ///
  /// This limits the tokens to half the size of the text plus 40 MB: 88 MB for an endless pipe.
  static let tokenLimit = 5_000_000
  static let bytesForEach = 16

  private(set) var tokens: UnsafeMutablePointer<UInt64>
  private(set) var count = 0
  private var capacity: Int
  private let tokenLimit: Int
  // The start of the current value or punctuation.
  private var stepStart = 0
  private var base = UnsafePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped

  /// Reads a text to its end, or until it is certainly invalid, because a pipe may never end.
  ///
  /// The bytes must not move while the document exists.
  ///
  /// - Parameter tokenLimit: The token limit, which tests can lower.
  package init(_ stream: ByteStream, tokenLimit: Int = JSONDocument.tokenLimit) throws(PriceFault) {
    self.tokenLimit = tokenLimit
    // An estimate that suffices for pretty-printed price files.
    capacity = min(max(stream.size, stream.bytes.count) / 12 + 64, tokenLimit)
    tokens = try .block(nil, capacity)
    try read(stream)
  }

  deinit { free(tokens) }

  package var root: JSONValue { JSONValue(base: base, tokens: UnsafePointer(tokens), index: 0) }

  @inline(__always)
  private func append(_ token: UInt64) throws(PriceFault) {
    if count == capacity { try grow(at: Int(token >> 30 & 0x3FFF_FFFF)) }
    tokens[count] = token
    count += 1
  }

  /// Reserves memory for more tokens, up to the number that the text so far may have.
  private func grow(at offset: Int) throws(PriceFault) {
    let maximum = tokenLimit + offset / JSONDocument.bytesForEach
    guard count < maximum else {
      let limit = ReadingLimit.jsonValues(tokenLimit, bytesForEach: JSONDocument.bytesForEach)
      throw PriceFault(.tooLarge(limit: limit), at: offset)
    }
    // The open containers before these values are tokens too.
    guard plainRun < tokenLimit - JSONDocument.depthLimit else {
      throw PriceFault(.tooLarge(limit: .plainValues(tokenLimit)), at: offset)
    }
    // Always stops at the limit, so that a pipe is refused at the same point as a file.
    capacity = min(capacity * 2, count < tokenLimit ? tokenLimit : maximum)
    tokens = try .block(tokens, capacity)
  }

  /// The number of trailing tokens that are neither arrays nor objects.
  private var plainRun: Int {
    var index = count
    while index > 0, tokens[index - 1] >> 60 < Kind.array.rawValue { index -= 1 }
    return count - index
  }

  /// Reads a file to its end and parses it; parses a pipe each time its text has doubled.
  private func read(_ stream: ByteStream) throws(PriceFault) {
    var wanted = stream.size
    while true {
      let limit = stream.size > 0 ? Self.byteLimit : Self.pipeLimit
      guard max(stream.size, stream.bytes.count) <= limit else {
        throw PriceFault(.tooLarge(limit: .jsonBytes(limit)))
      }
      while stream.bytes.count <= wanted, try stream.fill() {}
      var scanner = JSONScanner(stream.bytes, from: 0)
      count = 0
      do throws(PriceFault) {
        try parse(&scanner, isWhole: stream.isAtEnd)
        if stream.isAtEnd { return base = scanner.base }
      } catch {
        // Near the end of the bytes, a token can be incomplete.
        guard !stream.isAtEnd, let offset = error.offset, offset + 16 > scanner.end else {
          throw error
        }
      }
      // An unterminated string, number or run of whitespace.
      try JSONScanner(stream.bytes, from: stream.bytes.count).checkLength(from: stepStart)
      wanted = min(2 * stream.bytes.count, limit)
    }
  }

  private func parse(_ scanner: inout JSONScanner, isWhole: Bool) throws(PriceFault) {
    // The token indices of the open containers.
    var open: [Int] = []
    open.reserveCapacity(JSONDocument.depthLimit)
    try scanner.skipByteOrderMark(isWhole)
    var hasLines = false
    while true {
      var isAfterValue = false
      repeat {
        // Whitespace at the end belongs to the previous step.
        if scanner.position < scanner.end { stepStart = scanner.position }
        isAfterValue = try isAfterValue ? close(&scanner, &open) : !value(&scanner, &open)
      } while !open.isEmpty || !isAfterValue
      stepStart = scanner.position
      scanner.skipSpace()
      guard scanner.position < scanner.end, isObjectOnNextLine(scanner) else { break }
      hasLines = true
    }
    guard scanner.position >= scanner.end else { throw scanner.unexpected(.endOfFile) }
    if hasLines { try wrap() }
  }

  /// Returns whether the document is JSON Lines so far: an object, and another on the next line.
  private func isObjectOnNextLine(_ scanner: JSONScanner) -> Bool {
    scanner.peek == UInt8(ascii: "{") && tokens[0] >> 60 == Kind.object.rawValue
      && (stepStart..<scanner.position).contains { scanner.base[$0] == UInt8(ascii: "\n") }
  }

  /// Encloses the objects of JSON Lines in an array.
  private func wrap() throws(PriceFault) {
    let offset = tokens[0] >> 30 & 0x3FFF_FFFF
    try append(0)
    for index in stride(from: count - 1, to: 0, by: -1) {
      let token = tokens[index - 1]
      // The index of a container's end shifts by one token too.
      tokens[index] = token >> 60 < Kind.array.rawValue ? token : token + 1
    }
    tokens[0] = Kind.array.rawValue << 60 | offset << 30 | UInt64(count)
  }

  /// Reads one value, with its key in an object; returns whether it opened a non-empty container.
  @inline(__always)
  private func value(_ scanner: inout JSONScanner, _ open: inout [Int]) throws(PriceFault) -> Bool {
    scanner.skipSpace()
    switch scanner.peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try container(&scanner, &open)
    case UInt8(ascii: "\""):
      try append(scanner.string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try append(scanner.number())
    default:
      try append(scanner.literal())
    }
    return false
  }

  private func container(
    _ scanner: inout JSONScanner, _ open: inout [Int]
  ) throws(PriceFault) -> Bool {
    guard open.count < JSONDocument.depthLimit else {
      throw PriceFault(.tooDeep(limit: JSONDocument.depthLimit), at: scanner.position)
    }
    let isObject = scanner.peek == UInt8(ascii: "{")
    let kind: Kind = isObject ? .object : .array
    open.append(count)
    try append(kind.rawValue << 60 | UInt64(scanner.position) << 30)
    scanner.position += 1
    scanner.skipSpace()
    if scanner.peek == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return false }
    if isObject { try append(scanner.key()) }
    return true
  }

  /// Closes a container or skips a comma and the next key; returns whether it closed one.
  @inline(__always)
  private func close(_ scanner: inout JSONScanner, _ open: inout [Int]) throws(PriceFault) -> Bool {
    guard let top = open.last else { return true }
    scanner.skipSpace()
    let isObject = tokens[top] >> 60 == Kind.object.rawValue
    let byte = scanner.peek
    if byte == UInt8(ascii: ","), count > top + 1 {
      scanner.position += 1
      if isObject {
        scanner.skipSpace()
        try append(scanner.key())
      }
      return false
    }
    guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw scanner.unexpected(.eitherSign(",", isObject ? "}" : "]"))
    }
    scanner.position += 1
    tokens[top] |= UInt64(count)
    open.removeLast()
    return true
  }
}
