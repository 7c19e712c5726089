/// A decoder from bytes to series: recognises the format, decodes the rows and builds the series.
struct PriceDecoder {
  let options: ReadingOptions

  func file(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    while stream.bytes.count < 1 << 16, try stream.fill() {}
    switch try FileNotation(stream.bytes) {
    case .json: return try json(stream)
    case .xml: return try xml(stream)
    case .table: return try table(stream, recognized(stream))
    }
  }

  private func json(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    let document = try JSONDocument(stream)
    return try withExtendedLifetime(document) { () throws(PriceFault) in
      let root = document.root
      let choice = FormatChoice { if case .json(let knows, _, _) = $0 { knows(root) } else { nil } }
      if choice.found.isEmpty, options.formatName == nil, SourceMessage.isEmpty(root) {
        throw PriceFault(.noPrices, at: root.offset)
      }
      if choice.found.isEmpty, let message = SourceMessage.text(root) {
        throw PriceFault(.refusedWithMessage(message), at: root.offset)
      }
      let (format, reader) = try choice.one(named: options.formatName, at: root.offset)
      try GasMark.refuse(in: root)
      return try finish(format) { (reading) throws(PriceFault) in
        if case .json(_, _, let decode) = reader { try decode(root, &reading) }
      }
    }
  }

  /// Returns the head of a table, and the formats that recognise it; skips titles above it.
  private func recognized(_ stream: ByteStream) -> (head: TableHead, choice: FormatChoice) {
    let head = TableHead(stream.bytes, isWhole: stream.isAtEnd)
    func isTable(_ head: TableHead) -> Bool {
      FormatChoice.isOfService(head) || TitledTable.isTable(head)
    }
    let titled =
      isTable(head) ? nil : TitledTable(stream.bytes, isWhole: stream.isAtEnd, where: isTable)
    stream.consume(titled?.offset ?? 0)
    let found = titled?.head ?? head
    let choice = FormatChoice { if case .table(let knows, _, _) = $0 { knows(found) } else { nil } }
    return (found, choice)
  }

  private func table(
    _ stream: ByteStream, _ recognized: (head: TableHead, choice: FormatChoice)
  ) throws(PriceFault) -> PriceFile {
    let (head, choice) = recognized
    if choice.found.isEmpty, let text = try YAMLText.json(of: stream) { return try json(text) }
    if choice.found.isEmpty, head.hasNames, head.rows.isEmpty, head.names.count > 1 {
      throw PriceFault(.noPrices)
    }
    let (format, reader) = try choice.one(named: options.formatName, at: 0)
    let table = TableReader(stream, head: head)
    return try finish(format) { (reading) throws(PriceFault) in
      if case .table(_, _, let decode) = reader { try decode(table, &reading) }
      if table.isCutOff { reading.warnings.append(.cutOff) }
    }
  }

  private func xml(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    let root = XMLReader.rootName(stream)
    if let text = try HTMLTable.text(of: stream, root: root) {
      let found = recognized(text)
      if found.head.hasNames, !found.choice.found.isEmpty { return try table(text, found) }
    }
    // The error page of a server, saved instead of prices.
    if root.lowercased() == "html" { throw PriceFault(.refusedWithWebPage) }
    // Without an element, the parser has the best error message.
    if root.isEmpty { try XMLReader.read(stream) { (_, _) throws(PriceFault) in } }
    let choice = FormatChoice { if case .xml(let known, _) = $0 { known == root } else { nil } }
    let (format, reader) = try choice.one(named: options.formatName, at: 0)
    return try finish(format) { (reading) throws(PriceFault) in
      if case .xml(_, let decode) = reader { try decode(stream, &reading) }
    }
  }

  private func finish(
    _ format: PriceFormat, _ decode: (inout PriceReading) throws(PriceFault) -> Void
  ) throws(PriceFault) -> PriceFile {
    var reading = PriceReading(options: options, format: format)
    try decode(&reading)
    return PriceFile(
      series: try reading.series(), format: format,
      publication: reading.publication, needlessOptions: reading.needlessOptions)
  }
}
