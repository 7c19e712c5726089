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
      let found = candidates(PriceFormat.inJSON) { reader in
        if case .json(let recognizes, let isFallback, let decode) = reader, recognizes(root) {
          return (isFallback, decode)
        }
        return nil
      }
      if found.isEmpty, options.formatName == nil, SourceMessage.isEmpty(root) {
        throw PriceFault(.noPrices, at: root.offset)
      }
      if found.isEmpty, let message = SourceMessage.text(root) {
        throw PriceFault(.refusedBySource(.message(message)), at: root.offset)
      }
      let named: FormatReader.JSONDecode? = try forced { reader in
        if case .json(_, _, let decode) = reader { return decode }
        return nil
      }
      let (format, decode) = try one(of: found, named, at: root.offset)
      if format.name == PriceFormat.genericJSON.name { try GasMark.refuse(in: root) }
      return try finish(format) { (reading) throws(PriceFault) in try decode(root, &reading) }
    }
  }

  private func table(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    var head = TableHead(stream.bytes, isWhole: stream.isAtEnd)
    var found = tables(head)
    // What is no table of any service may be one under titles.
    if found.allSatisfy(\.format.isFallback), !TitledTable.isRectangle(head),
      let titled = TitledTable(stream.bytes, isWhole: stream.isAtEnd)
    {
      stream.consume(titled.offset)
      head = titled.head
      found = tables(head)
    }
    if found.isEmpty, head.hasNames, head.rows.isEmpty, head.names.count > 1 {
      throw PriceFault(.noPrices)
    }
    let named: FormatReader.TableDecode? = try forced { reader in
      if case .table(_, _, let decode) = reader { return decode }
      return nil
    }
    let (format, decode) = try one(of: found, named, at: 0)
    if format.name == PriceFormat.genericCSV.name { try GasMark.refuse(in: head) }
    let reader = TableReader(stream, head: head)
    return try finish(format) { (reading) throws(PriceFault) in
      try decode(reader, &reading)
      if reader.isCutOff { reading.warnings.append(.cutOff) }
    }
  }

  private func tables(_ head: TableHead) -> [Candidate<FormatReader.TableDecode>] {
    candidates(PriceFormat.all) { reader in
      if case .table(let recognizes, let isFallback, let decode) = reader, recognizes(head) {
        return (isFallback, decode)
      }
      return nil
    }
  }

  private func xml(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    let root = XMLReader.rootName(stream.bytes)
    if let file = try page(stream, root) { return file }
    // A server's error page, saved in place of its prices.
    if root.lowercased() == "html" { throw PriceFault(.refusedBySource(.webPage)) }
    // Without an element the parser says best what is wrong.
    if root.isEmpty { try XMLReader.read(stream) { (_, _) throws(PriceFault) in } }
    let found: [Candidate<FormatReader.XMLDecode>] = candidates(PriceFormat.all) { reader in
      if case .xml(let name, let decode) = reader, name == root { return (false, decode) }
      return nil
    }
    let named: FormatReader.XMLDecode? = try forced { reader in
      if case .xml(_, let decode) = reader { return decode }
      return nil
    }
    let (format, decode) = try one(of: found, named, at: 0)
    return try finish(format) { (reading) throws(PriceFault) in try decode(stream, &reading) }
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
    let isKnown = PriceFormat.all.contains { format in
      format.readers.contains { reader in
        guard case .table(let recognizes, false, _) = reader else { return false }
        return recognizes(head)
      }
    }
    return isKnown ? try table(stream) : nil
  }

  private typealias Candidate<Decode> = (format: PriceFormat, decode: Decode)

  /// The formats that know the content: the fallbacks only if no other does.
  private func candidates<Decode>(
    _ formats: [PriceFormat],
    _ match: (FormatReader) -> (isFallback: Bool, decode: Decode)?
  ) -> [Candidate<Decode>] {
    var sure: [Candidate<Decode>] = []
    var fallbacks: [Candidate<Decode>] = []
    for format in formats {
      // Fallbacks come last, and need not look where another format is sure.
      guard sure.isEmpty || !format.isFallback else { continue }
      guard let (isFallback, decode) = Self.first(match, of: format.readers) else { continue }
      if isFallback { fallbacks.append((format, decode)) } else { sure.append((format, decode)) }
    }
    return sure.isEmpty ? fallbacks : sure
  }

  /// The decoder of the format that a person named.
  private func forced<Decode>(
    _ match: (FormatReader) -> Decode?
  ) throws(PriceFault) -> Decode? {
    guard let name = options.formatName else { return nil }
    let format = try PriceFormat.named(name)
    guard let decode = Self.first(match, of: format.readers) else {
      throw PriceFault(.otherNotation(format: format.name))
    }
    return decode
  }

  // A lazy map would be a generic type more to make for each notation.
  private static func first<Match>(
    _ match: (FormatReader) -> Match?, of readers: [FormatReader]
  ) -> Match? {
    for reader in readers {
      if let found = match(reader) { return found }
    }
    return nil
  }

  private func one<Decode>(
    of found: [Candidate<Decode>], _ forced: Decode?, at offset: Int
  ) throws(PriceFault) -> Candidate<Decode> {
    if let forced, let name = options.formatName { return (try PriceFormat.named(name), forced) }
    guard let first = found.first else { throw PriceFault(.unknownFormat, at: offset) }
    guard found.count == 1 else { throw PriceFault(.ambiguousFormat(found.map(\.format.name))) }
    return first
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

/// What a service wrote instead of prices.
enum SourceMessage {
  /// Whether this is an empty array, or an object with one where prices would be.
  static func isEmpty(_ root: JSONValue) -> Bool {
    if root.isArray { return root.elements.first == nil }
    let keys: [StaticString] = ["prices", "data", "results", "records", "today", "rates", "values"]
    return keys.contains { key in root[key].map { $0.isArray && isEmpty($0) } ?? false }
  }

  static func text(_ root: JSONValue) -> String? {
    let errors = root["errors"]?.elements.first
    let values = [
      errors?["message"], root["message"], root["error"], root.at("error", "message"),
      root["detail"],
    ]
    return values.lazy.compactMap { $0?.string }.first
  }
}
