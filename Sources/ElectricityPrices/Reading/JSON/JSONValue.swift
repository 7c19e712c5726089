/// A value of a ``JSONDocument``, valid only while the document exists.
package struct JSONValue {
  let base: UnsafePointer<UInt8>
  let tokens: UnsafePointer<UInt64>
  let index: Int

  @inline(__always)
  private var token: UInt64 { tokens[index] }

  var kind: JSONDocument.Kind { JSONDocument.Kind(rawValue: token >> 60) ?? .null }
  /// The offset of the first byte; for a string, of the byte after the quotation mark.
  package var offset: Int { Int(token >> 30 & 0x3FFF_FFFF) }

  package var isObject: Bool { kind == .object }
  package var isArray: Bool { kind == .array }
  package var isNull: Bool { kind == .null }
  package var isString: Bool { kind == .string }
  package var isNumber: Bool { kind == .number }
  package var isYes: Bool { kind == .yes }

  /// The index of the token after this value.
  var nextIndex: Int {
    token >> 60 >= JSONDocument.Kind.array.rawValue ? Int(token & 0x3FFF_FFFF) : index + 1
  }

  /// The bytes of a number, or of a string including its escapes; see ``withBytes(_:)``.
  private var rawBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + offset, count: Int(token & 0x3FFF_FFFF) >> 1)
  }

  /// The bytes of a number, word or string without escapes, which need no copy; of a container,
  /// only the first.
  ///
  /// `nil` for a string with escapes.
  var plainBytes: UnsafeBufferPointer<UInt8>? {
    switch kind {
    case .null: UnsafeBufferPointer(start: nil, count: 0)
    case .yes: UnsafeBufferPointer(start: base + offset, count: 4)
    case .no: UnsafeBufferPointer(start: base + offset, count: 5)
    case .array, .object: UnsafeBufferPointer(start: base + offset, count: 1)
    case .number: rawBytes
    case .string: token & 1 == 1 ? nil : rawBytes
    }
  }

  /// The value for a key of an object, or for an index of an array.
  ///
  /// If keys are duplicated, the last one applies. The value is `nil` for a missing key and for
  /// other kinds.
  package subscript(key: String) -> JSONValue? {
    if isArray {
      return UInt8(key).flatMap { index in elements.dropFirst(Int(index)).first { _ in true } }
    }
    var found: JSONValue?
    for (name, value) in members where name.withBytes({ $0.elementsEqual(key.utf8) }) {
      found = value
    }
    return found
  }

  func has(_ keys: String...) -> Bool { has(keys) }
  func has(_ keys: [String]) -> Bool { keys.allSatisfy { self[$0] != nil } }

  /// The content of a string; `nil` for other kinds.
  package var string: String? {
    guard isString else { return nil }
    return token & 1 == 0 ? String(decoding: rawBytes, as: UTF8.self) : unescaped
  }

  /// Calls a function with the bytes of a number, or of a string with its escapes resolved.
  @inline(__always)
  package func withBytes<Result, Fault: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    guard isString, token & 1 == 1 else { return try body(rawBytes) }
    return try Array(unescaped.utf8).withUnsafeBufferPointer(body)
  }

  /// The elements of an array; empty for other kinds.
  package var elements: Elements {
    Elements(value: self, index: index + 1, end: isArray ? nextIndex : 0)
  }

  /// The value as the only element of a list.
  var alone: Elements { Elements(value: self, index: index, end: nextIndex) }

  package struct Elements: Sequence, IteratorProtocol {
    let value: JSONValue
    var index: Int
    let end: Int
    /// Whether the elements are the members of an object, without the keys.
    private var skipsKeys = false

    init(value: JSONValue, index: Int, end: Int) {
      (self.value, self.index, self.end) = (value, index, end)
    }

    package var first: JSONValue? {
      var copy = self
      return copy.next()
    }

    /// The values of the members of an object.
    var values: Elements {
      var copy = self
      copy.skipsKeys = true
      return copy
    }

    package mutating func next() -> JSONValue? {
      if skipsKeys { index += 1 }
      guard index < end else { return nil }
      let element = JSONValue(base: value.base, tokens: value.tokens, index: index)
      index = element.nextIndex
      return element
    }
  }

  /// The keys and values of an object in the order of the file; empty for other kinds.
  package var members: Members {
    Members(rest: Elements(value: self, index: index + 1, end: isObject ? nextIndex : 0))
  }

  package struct Members: Sequence, IteratorProtocol {
    // The keys and the values in turn.
    var rest: Elements

    package mutating func next() -> (key: JSONValue, value: JSONValue)? {
      guard let key = rest.next(), let value = rest.next() else { return nil }
      return (key, value)
    }
  }

  private var unescaped: String {
    // Two escapes can be one character, so all of them are decoded together.
    var units: [UInt16] = []
    var rest = rawBytes[...]
    while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += String(decoding: rest[..<escape], as: UTF8.self).utf16
      let mark = rest[escape + 1]
      if mark == UInt8(ascii: "u") {
        units.append((2...5).reduce(0) { $0 << 4 | UInt16(rest[escape + $1].hexValue ?? 0) })
        rest = rest[(escape + 6)...]
      } else {
        units.append(Self.escapes[mark] ?? UInt16(mark))
        rest = rest[(escape + 2)...]
      }
    }
    return String(decoding: units + String(decoding: rest, as: UTF8.self).utf16, as: UTF16.self)
  }

  private static let escapes: [UInt8: UInt16] = [
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9,
  ]
}
