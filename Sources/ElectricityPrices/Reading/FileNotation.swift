/// How a file is written, which its first bytes tell.
package enum FileNotation {
  case json, xml, table

  /// Looks at the first byte that is not a space.
  ///
  /// - Throws: for spreadsheets, other encodings than UTF-8, and files without anything.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PriceFault) {
    if let kind = Self.workbook(bytes) { throw PriceFault(.workbook(kind), at: 0) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw PriceFault(.invalidUTF8, at: 0)
    }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes.dropFirst(mark).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    switch first {
    case nil: throw PriceFault(.empty)
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
    case UInt8(ascii: "<"): self = .xml
    case 0: throw PriceFault(.unknownFormat, at: 0)
    default: self = .table
    }
  }

  /// The kind of a spreadsheet, by the first bytes of a ZIP archive or an OLE compound file.
  private static func workbook(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    // One look at the first byte is enough for all other files.
    guard let first = bytes.first, first == 0x50 || first == 0xD0 else { return nil }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "xlsx" }
    return bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) ? "xls" : nil
  }
}
