/// A line of a table, split into fields.
///
/// The fields point into the line. Fields with doubled quotation marks are copied first.
struct TableRow {
  /// Returns whether a line only separates names from rows: `|------|:---:|`, `------+------`.
  static func isRule(_ line: some Collection<UInt8>) -> Bool {
    line.allSatisfy("|+-: \r".utf8.contains) && line.contains(UInt8(ascii: "-"))
      && line.contains { "|+".utf8.contains($0) }
  }

  var fields: [UnsafeBufferPointer<UInt8>] = []
  // Frees the copies when it is released, even after an error.
  private var copies: [CopiedBytes] = []

  /// Splits a line without its line end.
  mutating func split(_ line: UnsafeBufferPointer<UInt8>, by separator: UInt8, hasQuotes: Bool) {
    removeAll()
    var offset = 0
    while offset <= line.count {
      // Separators between quotation marks do not end a field.
      var (end, isQuoted) = (offset, false)
      while end < line.count, isQuoted || line[end] != separator {
        if hasQuotes, line[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
        end += 1
      }
      // Consecutive spaces count as one separator.
      if separator != 0x20 || end > offset {
        fields.append(plain(UnsafeBufferPointer(rebasing: line[offset..<end]), hasQuotes))
      }
      offset = end + 1
    }
  }

  mutating func insert(copyOf text: String, at index: Int) {
    copies.append(CopiedBytes(Array(text.utf8)))
    fields.insert(copies[copies.count - 1].bytes, at: index)
  }

  mutating func removeAll() {
    fields.removeAll(keepingCapacity: true)
    copies.removeAll()
  }

  /// Returns the content of a field without surrounding spaces and quotation marks.
  private mutating func plain(
    _ field: UnsafeBufferPointer<UInt8>, _ hasQuotes: Bool
  ) -> UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, field.count)
    while start < end, field[start] == 0x20 || field[start] == 0x09 { start += 1 }
    while end > start, field[end - 1] == 0x20 || field[end - 1] == 0x09 || field[end - 1] == 0x0D {
      end -= 1
    }
    let quote = UInt8(ascii: "\"")
    guard hasQuotes, end - start >= 2, field[start] == quote, field[end - 1] == quote else {
      return UnsafeBufferPointer(rebasing: field[start..<end])
    }
    let inner = UnsafeBufferPointer(rebasing: field[start + 1..<end - 1])
    return inner.contains(quote) ? unquoted(inner) : inner
  }

  private mutating func unquoted(
    _ inner: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    var (bytes, isSecond): ([UInt8], Bool) = ([], false)
    for byte in inner {
      let isQuote = byte == UInt8(ascii: "\"")
      if !isQuote || !isSecond { bytes.append(byte) }
      isSecond = isQuote && !isSecond
    }
    let copy = CopiedBytes(bytes)
    copies.append(copy)
    return copy.bytes
  }
}

/// Bytes at a stable address for the lifetime of the object; the bytes of an array can move.
private final class CopiedBytes {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ source: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: source.count)
    _ = copy.initialize(fromContentsOf: source)
    bytes = UnsafeBufferPointer(copy)
  }

  deinit { bytes.deallocate() }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes as UTF-8 text, or as text in an older encoding if they are not valid UTF-8.
  package var text: String { String(validating: self, as: UTF8.self) ?? LegacyText.decode(self) }
}
