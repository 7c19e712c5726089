/// A JSON text as a flat list of tokens over its bytes: one pass, eight bytes a token, no tree.
///
/// The whole grammar of RFC 8259 is checked on the way, with UTF-8 in strings. Numbers and strings
/// stay where they are until a decoder asks for them. Of equal keys in an object the last counts.
///
/// A token is its kind (4 bits), the offset of its first byte (30 bits) and, for a number or a
/// string, its length (29 bits and one that says whether it has escapes); for an array or an object
/// the index of the token after its end (30 bits).
final class JSONDocument {
  enum Kind: UInt64 {
    case null, no, yes, number, string, array, object
  }

  /// The deepest nesting that is read.
  static let depthLimit = 64
  /// The longest text that is read, set by the bits of a token.
  static let byteLimit = 1 << 29

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tokens: UnsafeMutablePointer<UInt64>
  private(set) var count = 0
  private var capacity: Int

  /// Reads a text; the bytes must live as long as the document.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PriceFault) {
    self.bytes = bytes
    // A guess that pretty-printed price files stay below.
    capacity = bytes.count / 12 + 64
    tokens = .allocate(capacity: capacity)
    guard bytes.count <= JSONDocument.byteLimit else {
      throw PriceFault(.tooLarge(limit: .jsonBytes(JSONDocument.byteLimit)))
    }
    try parse()
  }

  deinit { tokens.deallocate() }

  /// The outermost value.
  var root: JSONValue { JSONValue(base: base, tokens: UnsafePointer(tokens), index: 0) }

  private var base: UnsafePointer<UInt8> {
    bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
  }

  @inline(__always)
  private func append(_ token: UInt64) {
    if count == capacity { grow() }
    tokens[count] = token
    count += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * 2)
    larger.update(from: tokens, count: count)
    tokens.deallocate()
    tokens = larger
    capacity *= 2
  }

  private func parse() throws(PriceFault) {
    var scanner = JSONScanner(base: base, end: bytes.count)
    // The token indices of the open containers.
    var open: [Int] = []
    open.reserveCapacity(JSONDocument.depthLimit)
    try scanner.skipByteOrderMark()
    repeat {
      let isOpened = try value(&scanner, &open)
      if isOpened { continue }
      try close(&scanner, &open)
    } while !open.isEmpty
    try scanner.expectEnd()
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
      append(try scanner.string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      append(try scanner.number())
    default:
      append(try scanner.literal())
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
    append(kind.rawValue << 60 | UInt64(scanner.place) << 30)
    scanner.place += 1
    scanner.skipSpace()
    if scanner.peek == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return false }
    if isObject { append(try scanner.key()) }
    return true
  }

  /// After a value: closes what ends here, or steps over the comma (and the next key).
  @inline(__always)
  private func close(_ scanner: inout JSONScanner, _ open: inout [Int]) throws(PriceFault) {
    while let top = open.last {
      scanner.skipSpace()
      let isObject = tokens[top] >> 60 == Kind.object.rawValue
      let byte = scanner.peek
      if byte == UInt8(ascii: ","), count > top + 1 {
        scanner.place += 1
        if isObject {
          scanner.skipSpace()
          append(try scanner.key())
        }
        return
      }
      guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw scanner.unexpected(.eitherSign(",", isObject ? "}" : "]"))
      }
      scanner.place += 1
      tokens[top] |= UInt64(count)
      open.removeLast()
    }
  }
}
