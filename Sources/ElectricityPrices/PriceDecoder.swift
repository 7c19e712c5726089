import CivilTime

/// From bytes to series: recognises the format, runs its decoder, finishes the rows.
struct PriceDecoder {
  let options: ReadingOptions

  func file(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    while stream.bytes.count < 1 << 16, try stream.fill() {}
    switch try notation(of: stream.bytes) {
    case .json: return try json(stream)
    case .xml:
      // A declaration must come first; files pasted from elsewhere begin with a line end.
      stream.consume(stream.bytes.firstIndex(of: UInt8(ascii: "<")) ?? 0)
      return try xml(stream)
    case .table: return try table(stream)
    }
  }

  private enum Notation { case json, xml, table }

  /// The kind of a spreadsheet, by the first bytes of a ZIP archive or an OLE compound file.
  private func workbook(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    // One look at the first byte is enough for all other files.
    guard let first = bytes.first, first == 0x50 || first == 0xD0 else { return nil }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "xlsx" }
    return bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) ? "xls" : nil
  }

  /// The notation by the first byte that is not a space.
  private func notation(of bytes: UnsafeBufferPointer<UInt8>) throws(PriceFault) -> Notation {
    if let kind = workbook(bytes) { throw PriceFault(.workbook(kind), at: 0) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw PriceFault(.invalidUTF8, at: 0)
    }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes.dropFirst(mark).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    switch first {
    case nil: throw PriceFault(.empty)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
    case UInt8(ascii: "<"): return .xml
    case 0: throw PriceFault(.unknownFormat, at: 0)
    default: return .table
    }
  }

  private func json(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    let document = try JSONDocument(stream)
    return try withExtendedLifetime(document) { () throws(PriceFault) in
      let root = document.root
      let choice = FormatChoice { $0.knows(root) }
      if choice.found.isEmpty, options.formatName == nil, SourceMessage.isEmpty(root) {
        throw PriceFault(.noPrices, at: root.offset)
      }
      if choice.found.isEmpty, let message = SourceMessage.text(root) {
        throw PriceFault(.refusedBySource(.message(message)), at: root.offset)
      }
      let (format, reader) = try choice.one(named: options.formatName, at: root.offset)
      try GasMark.refuse(in: root)
      return try finish(format) { (reading) throws(PriceFault) in
        try reader.decode(root, &reading)
      }
    }
  }

  private func table(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    var head = TableHead(stream.bytes, isWhole: stream.isAtEnd)
    var choice = FormatChoice { $0.knows(head) }
    // What is no table of any service may be one under titles.
    if choice.found.allSatisfy(\.reader.isFallback), !TitledTable.isRectangle(head),
      let titled = TitledTable(stream.bytes, isWhole: stream.isAtEnd)
    {
      stream.consume(titled.offset)
      head = titled.head
      choice = FormatChoice { $0.knows(head) }
    }
    if choice.found.isEmpty, head.hasNames, head.rows.isEmpty, head.names.count > 1 {
      throw PriceFault(.noPrices)
    }
    let (format, reader) = try choice.one(named: options.formatName, at: 0)
    if format.name == PriceFormat.genericCSV.name { try GasMark.refuse(in: head) }
    let table = TableReader(stream, head: head)
    return try finish(format) { (reading) throws(PriceFault) in
      try reader.decode(table, &reading)
      if table.isCutOff { reading.warnings.append(.cutOff) }
    }
  }

  private func xml(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    let root = XMLReader.rootName(stream.bytes)
    if let file = try page(stream, root) { return file }
    // A server's error page, saved in place of its prices.
    if root.lowercased() == "html" { throw PriceFault(.refusedBySource(.webPage)) }
    // Without an element the parser says best what is wrong.
    if root.isEmpty { try XMLReader.read(stream) { (_, _) throws(PriceFault) in } }
    let (format, reader) = try FormatChoice { $0.knows(root: root) }
      .one(named: options.formatName, at: 0)
    return try finish(format) { (reading) throws(PriceFault) in
      try reader.decode(stream, &reading)
    }
  }

  /// The longest page that is read: 16 MiB.
  private static let pageLimit = 1 << 24

  /// The prices in the tables of a page, where a format knows them.
  private func page(
    _ stream: ByteStream, _ root: String
  ) throws(PriceFault) -> PriceFile? {
    guard ["html", "table"].contains(root.lowercased()) else { return nil }
    while stream.bytes.count <= Self.pageLimit, try stream.fill() {}
    guard stream.isAtEnd else { throw PriceFault(.tooLarge(limit: .pageBytes(Self.pageLimit))) }
    guard let rows = HTMLTable.tabSeparated(stream.bytes) else { return nil }
    let stream = ByteStream(rows)
    let head = TableHead(stream.bytes, isWhole: true)
    let isKnown = FormatChoice { $0.knows(head) }.found.contains { !$0.reader.isFallback }
    return isKnown ? try table(stream) : nil
  }

  private func finish(
    _ format: PriceFormat, _ decode: (inout PriceReading) throws(PriceFault) -> Void
  ) throws(PriceFault) -> PriceFile {
    var reading = PriceReading(options: options, format: format.defaults)
    try decode(&reading)
    return PriceFile(
      series: try SeriesFinisher(reading: reading).series(), format: format,
      publication: reading.publication)
  }
}
