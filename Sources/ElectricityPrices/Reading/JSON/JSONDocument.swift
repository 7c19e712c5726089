import CLibrary

/// A JSON text as a flat list of tokens over its bytes: one pass, eight bytes a token, no tree.
///
/// The whole grammar of RFC 8259 is checked on the way, with UTF-8 in strings. Numbers and strings
/// stay where they are until a decoder asks for them. Of equal keys in an object the last counts.
///
/// A token is its kind (4 bits), the offset of its first byte (30 bits) and, for a number or a
/// string, its length (29 bits and one that says whether it has escapes); for an array or an object
/// the index of the token after its end (30 bits).
package final class JSONDocument {
  enum Kind: UInt64 {
    case null, no, yes, number, string, array, object
  }

  /// The deepest nesting that is read.
  static let depthLimit = 64
  /// The longest text that is read; the bits of a token would allow twice as much.
  static let byteLimit = 1 << 28
  /// The most values and keys that are read, and one more for every ``bytesForEach`` bytes.
  ///
  /// So the tokens take no more than the text and 40 MB. Those of price files are longer.
  static let tokenLimit = 5_000_000
  static let bytesForEach = 8

  private(set) var tokens: UnsafeMutablePointer<UInt64>
  private(set) var count = 0
  private var capacity: Int
  private let tokenLimit: Int
  // Where the value or the sign begins that is being read.
  private var stepStart = 0
  private var base = UnsafePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped

  /// Reads a text to its end, or to where it is certain that it is none: a pipe may never end.
  ///
  /// The bytes must stay where they are as long as the document lives.
  ///
  /// - Parameter tokenLimit: for tests to lower.
  package init(_ stream: ByteStream, tokenLimit: Int = JSONDocument.tokenLimit) throws(PriceFault) {
    self.tokenLimit = tokenLimit
    // A guess that pretty-printed price files stay below.
    capacity = min(max(stream.size, stream.bytes.count) / 12 + 64, tokenLimit)
    guard let area = Self.area(nil, capacity) else { throw PriceFault(.noMemory) }
    tokens = area
    try read(stream)
  }

  deinit { free(tokens) }

  /// The outermost value.
  package var root: JSONValue { JSONValue(base: base, tokens: UnsafePointer(tokens), index: 0) }

  @inline(__always)
  private func append(_ token: UInt64) throws(PriceFault) {
    if count == capacity { try grow(at: Int(token >> 30 & 0x3FFF_FFFF)) }
    tokens[count] = token
    count += 1
  }

  /// Makes room for more tokens, as many as the text so far may have.
  private func grow(at offset: Int) throws(PriceFault) {
    let most = tokenLimit + offset / JSONDocument.bytesForEach
    guard count < most else {
      let limit = ReadingLimit.jsonValues(tokenLimit, bytesForEach: JSONDocument.bytesForEach)
      throw PriceFault(.tooLarge(limit: limit), at: offset)
    }
    // The open containers before them are tokens too.
    guard plainRun < tokenLimit - JSONDocument.depthLimit else {
      throw PriceFault(.tooLarge(limit: .plainValues(tokenLimit)), at: offset)
    }
    // Always by way of the limit, so that a pipe is refused where a file is.
    capacity = min(capacity * 2, count < tokenLimit ? tokenLimit : most)
    guard let area = Self.area(tokens, capacity) else {
      throw PriceFault(.noMemory)
    }
    tokens = area
  }

  /// The tokens at the end that are neither arrays nor objects.
  private var plainRun: Int {
    var place = count
    while place > 0, tokens[place - 1] >> 60 < Kind.array.rawValue { place -= 1 }
    return count - place
  }

  // The C library's, which makes a large area larger without a copy of it.
  private static func area(
    _ former: UnsafeMutablePointer<UInt64>?, _ count: Int
  ) -> UnsafeMutablePointer<UInt64>? {
    realloc(former, count * MemoryLayout<UInt64>.stride)?
      .bindMemory(to: UInt64.self, capacity: count)
  }

  private static func check(_ stream: ByteStream) throws(PriceFault) {
    guard max(stream.size, stream.bytes.count) <= byteLimit else {
      throw PriceFault(.tooLarge(limit: .jsonBytes(byteLimit)))
    }
  }

  /// Reads a file to its end, and then its text; of a pipe the text so far each time that twice as
  /// much of it has come.
  private func read(_ stream: ByteStream) throws(PriceFault) {
    var wanted = stream.size
    while true {
      try Self.check(stream)
      while stream.bytes.count <= wanted, try stream.fill() {}
      var scanner = JSONScanner(stream.bytes, from: 0)
      count = 0
      do throws(PriceFault) {
        try parse(&scanner, isWhole: stream.isAtEnd)
        if stream.isAtEnd { return base = scanner.base }
      } catch {
        guard !stream.isAtEnd, error.isNear(scanner.end) else { throw error }
      }
      // A string, a number or a space that does not end.
      try JSONScanner(stream.bytes, from: stream.bytes.count).checkLength(from: stepStart)
      wanted = min(2 * stream.bytes.count, JSONDocument.byteLimit)
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
        // What was skipped up to the end belongs to the step before.
        if scanner.place < scanner.end { stepStart = scanner.place }
        isAfterValue = try isAfterValue ? close(&scanner, &open) : !value(&scanner, &open)
      } while !open.isEmpty || !isAfterValue
      stepStart = scanner.place
      scanner.skipSpace()
      guard scanner.place < scanner.end, isObjectOnNextLine(scanner) else { break }
      hasLines = true
    }
    guard scanner.place >= scanner.end else { throw scanner.unexpected(.endOfFile) }
    if hasLines { try wrap() }
  }

  /// Whether the document is JSON Lines so far: objects, and another one on a line of its own.
  private func isObjectOnNextLine(_ scanner: JSONScanner) -> Bool {
    scanner.peek == UInt8(ascii: "{") && tokens[0] >> 60 == Kind.object.rawValue
      && (stepStart..<scanner.place).contains { scanner.base[$0] == UInt8(ascii: "\n") }
  }

  /// Encloses the objects of JSON Lines in an array.
  private func wrap() throws(PriceFault) {
    let offset = tokens[0] >> 30 & 0x3FFF_FFFF
    try append(0)
    for index in stride(from: count - 1, to: 0, by: -1) {
      let token = tokens[index - 1]
      // The end of a container is one token later too.
      tokens[index] = token >> 60 < Kind.array.rawValue ? token : token + 1
    }
    tokens[0] = Kind.array.rawValue << 60 | offset << 30 | UInt64(count)
  }

  /// Reads one value, with the key before it in an object; true where a container was opened that
  /// is not empty.
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
      throw PriceFault(.tooDeep(limit: JSONDocument.depthLimit), at: scanner.place)
    }
    let isObject = scanner.peek == UInt8(ascii: "{")
    let kind: Kind = isObject ? .object : .array
    open.append(count)
    try append(kind.rawValue << 60 | UInt64(scanner.place) << 30)
    scanner.place += 1
    scanner.skipSpace()
    if scanner.peek == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return false }
    if isObject { try append(scanner.key()) }
    return true
  }

  /// After a value: closes a container, or steps over the comma (and the next key); true where one
  /// was closed.
  @inline(__always)
  private func close(_ scanner: inout JSONScanner, _ open: inout [Int]) throws(PriceFault) -> Bool {
    guard let top = open.last else { return true }
    scanner.skipSpace()
    let isObject = tokens[top] >> 60 == Kind.object.rawValue
    let byte = scanner.peek
    if byte == UInt8(ascii: ","), count > top + 1 {
      scanner.place += 1
      if isObject {
        scanner.skipSpace()
        try append(scanner.key())
      }
      return false
    }
    guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw scanner.unexpected(.eitherSign(",", isObject ? "}" : "]"))
    }
    scanner.place += 1
    tokens[top] |= UInt64(count)
    open.removeLast()
    return true
  }
}

extension PriceFault {
  /// Whether the fault is about the last bytes that have come, where a word, a character or an
  /// escape can be cut.
  fileprivate func isNear(_ end: Int) -> Bool { offset.map { $0 + 16 > end } ?? false }
}
