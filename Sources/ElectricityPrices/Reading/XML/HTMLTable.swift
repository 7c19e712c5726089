/// A converter from the tables of an HTML page to tab-separated text.
///
/// Old downloads are HTML with the file extension of a spreadsheet. Their HTML is seldom
/// well-formed, so the converter looks only for the tags of rows and cells.
package enum HTMLTable {
  /// The maximum size of a page: 16 MiB.
  private static let limit = 1 << 24

  /// Returns the tables in a document with this root element as text; `nil` if it has none.
  package static func text(of stream: ByteStream, root: String) throws(PriceFault) -> ByteStream? {
    guard ["html", "table"].contains(root.lowercased()) else { return nil }
    while stream.bytes.count <= limit, try stream.fill() {}
    guard stream.isAtEnd else { throw PriceFault(.tooLarge(limit: .pageBytes(limit))) }
    return tabSeparated(stream.bytes).map { ByteStream($0) }
  }

  /// Returns the rows of all tables of a page; `nil` if it has none.
  static func tabSeparated(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var cell: [UInt8]?
    var isFirst = true
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        cell?.append(bytes[offset])
        offset += 1
        continue
      }
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
      let name = String(decoding: bytes[(offset + 1)..<end].prefix { $0 > 0x20 }, as: UTF8.self)
        .lowercased()
      offset = end + 1
      switch name {
      case "td", "th": cell = []
      case "/td", "/th":
        if !isFirst { result.append(0x09) }
        isFirst = false
        result += plain(cell ?? [])
        cell = nil
      case "/tr":
        // A title is alone in its row, and would have no separator.
        if result.lastIndex(of: 0x09) ?? -1 <= result.lastIndex(of: 0x0A) ?? -1 {
          result.append(0x09)
        }
        result.append(0x0A)
        isFirst = true
      default: break
      }
    }
    return result.contains(0x09) ? result : nil
  }

  /// Returns the text of a cell on one line.
  private static func plain(_ cell: [UInt8]) -> [UInt8] {
    var text = String(decoding: cell, as: UTF8.self)
    for (entity, character) in entities { text = text.replacing(entity, with: character) }
    return Array(text.map { $0.isWhitespace ? " " : String($0) }.joined().trimmed.utf8)
  }

  private static let entities = [
    ("&nbsp;", " "), ("&#160;", " "), ("&oslash;", "ø"), ("&Oslash;", "Ø"), ("&aring;", "å"),
    ("&amp;", "&"),
  ]
}
