/// The notation of a file, detected by its first bytes.
package enum FileNotation {
  case json, xml, table

  /// Detects the notation by the first byte that is not whitespace.
  ///
  /// - Throws: For spreadsheets, archives, encodings other than UTF-8, and empty files.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PriceFault) {
    if let reason = Self.fault(bytes) { throw PriceFault(reason, at: 0) }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes.dropFirst(mark).firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    switch first.map({ bytes[$0] }) {
    case nil: throw PriceFault(.empty)
    case UInt8(ascii: "["):
      // `[dd.MM.yyyy HH:mm]` is a heading, and `[null` begins a list.
      let word = bytes.dropFirst((first ?? 0) + 1).prefix { 0x61...0x7A ~= $0 | 0x20 }
      let isValue = ["", "null", "true", "false"].contains { word.elementsEqual($0.utf8) }
      self = isValue ? .json : .table
    case UInt8(ascii: "{"): self = .json
    case UInt8(ascii: "<"): self = .xml
    case 0: throw PriceFault(.unknownFormat, at: 0)
    default: self = .table
    }
  }

  /// Returns a stream in UTF-8 of a text in UTF-16, with or without a mark; `nil` for other texts.
  static func utf8(_ stream: ByteStream) throws(PriceFault) -> ByteStream? {
    while stream.bytes.count < 64, try stream.fill() {}
    let bytes = Array(stream.bytes.prefix(64))
    let zeros = [0, 1].map { parity in
      stride(from: parity, to: bytes.count, by: 2).allSatisfy { bytes[$0] == 0 }
    }
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || zeros[0] && !zeros[1]
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || zeros[1] && !zeros[0]
    guard bytes.count > 3, isBig || isLittle else { return nil }
    while try stream.fill() {}
    let all = stream.bytes
    let units = stride(from: 0, to: all.count - 1, by: 2).map { index in
      let pair = (UInt16(all[index]), UInt16(all[index + 1]))
      return isBig ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    var text = String(decoding: units.drop { $0 == 0xFEFF }, as: UTF16.self)
    // The declaration of XML states the former encoding.
    if text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>") {
      text.removeSubrange(..<end.upperBound)
    }
    return ByteStream(text.utf8)
  }

  /// The signatures of binary files, with their faults.
  private static let marks: [(mark: [UInt8], fault: PriceFileError.Reason)] = [
    ([0x1F, 0x8B], .archive("gzip")), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .archive("xz")),
    ([0x28, 0xB5, 0x2F, 0xFD], .archive("zstd")), (Array("BZh".utf8), .archive("bzip2")),
    ([0x37, 0x7A, 0xBC, 0xAF], .archive("7z")), (Array("PAR1".utf8), .archive("Parquet")),
    (Array("ARROW1".utf8), .archive("Arrow")), (Array("%PDF-".utf8), .archive("PDF")),
    (Array("SQLite format 3".utf8), .archive("SQLite")),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .workbook("xls")),
  ]

  /// Returns the fault of a spreadsheet, an archive or another encoding, by its first bytes.
  private static func fault(_ bytes: UnsafeBufferPointer<UInt8>) -> PriceFileError.Reason? {
    if let known = marks.first(where: { bytes.starts(with: $0.mark) }) { return known.fault }
    guard bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { return nil }
    // A ZIP archive stores the names of its first files uncompressed.
    func has(_ name: String) -> Bool {
      let name = Array(name.utf8)
      return bytes.indices.contains { bytes[$0...].starts(with: name) }
    }
    if has("word/document.xml") { return .archive("Word (docx)") }
    if has("ppt/") { return .archive("PowerPoint (pptx)") }
    if has("[Content_Types].xml") || has("xl/") { return .workbook("xlsx") }
    return has("opendocument.spreadsheet") ? .workbook("ods") : .archive("ZIP")
  }
}
