/// The bytes of a pasted text, up to the sequence that ends it.
struct PastedBytes: Sendable {
  private var bytes: [UInt8] = []

  private static let end = Array("\u{1B}[201~".utf8)
  // Longer than anything that a person pastes: the rest is cut.
  private static let maximumCount = 1 << 20

  /// Adds any byte; returns true for the last one.
  mutating func append(_ byte: UInt8) -> Bool {
    if bytes.count == Self.maximumCount { bytes.remove(at: bytes.count - Self.end.count) }
    bytes.append(byte)
    guard byte == Self.end.last, bytes.suffix(Self.end.count).elementsEqual(Self.end) else {
      return false
    }
    bytes.removeLast(Self.end.count)
    return true
  }

  /// Returns the text; terminals send its line ends as the key Enter.
  mutating func finish() -> String {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: "\n")
  }
}
