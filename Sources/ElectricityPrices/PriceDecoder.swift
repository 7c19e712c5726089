import CivilTime

/// A decoder from bytes to series: recognises the format, decodes the rows and builds the series.
struct PriceDecoder {
  let options: ReadingOptions

  func file(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    while stream.bytes.count < 1 << 16, try stream.fill() {}
    switch try FileNotation(stream.bytes) {
    case .json: return try json(stream)
    case .xml: return try xml(stream)
    case .table: return try table(stream)
    }
  }

  private func json(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    let document = try JSONDocument(stream)
    return try withExtendedLifetime(document) { () throws(PriceFault) in
      let root = document.root
      let choice = FormatChoice { $0.json?.knows(root) }
      if choice.found.isEmpty, options.formatName == nil, SourceMessage.isEmpty(root) {
        throw PriceFault(.noPrices, at: root.offset)
      }
      if choice.found.isEmpty, let message = SourceMessage.text(root) {
        throw PriceFault(.refusedBySource(.message(message)), at: root.offset)
      }
      let (format, reader) = try choice.one(named: options.formatName, at: root.offset)
      try GasMark.refuse(in: root)
      return try finish(format) { (reading) throws(PriceFault) in
        try reader.json?.decode(root, &reading)
      }
    }
  }

  private func table(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    var head = TableHead(stream.bytes, isWhole: stream.isAtEnd)
    var choice = FormatChoice { $0.table?.knows(head) }
    // A table that no service's format recognises may be below titles.
    if choice.found.allSatisfy(\.reader.isFallback), !TitledTable.isTable(head),
      let titled = TitledTable(stream.bytes, isWhole: stream.isAtEnd)
    {
      stream.consume(titled.offset)
      head = titled.head
      choice = FormatChoice { $0.table?.knows(head) }
    }
    if choice.found.isEmpty, let text = try YAMLText.json(of: stream) { return try json(text) }
    if choice.found.isEmpty, head.hasNames, head.rows.isEmpty, head.names.count > 1 {
      throw PriceFault(.noPrices)
    }
    let (format, reader) = try choice.one(named: options.formatName, at: 0)
    let table = TableReader(stream, head: head)
    return try finish(format) { (reading) throws(PriceFault) in
      try reader.table?.decode(table, &reading)
      if table.isCutOff { reading.warnings.append(.cutOff) }
    }
  }

  private func xml(_ stream: ByteStream) throws(PriceFault) -> PriceFile {
    let root = XMLReader.rootName(stream)
    if let text = try HTMLTable.text(of: stream, root: root) {
      let head = TableHead(text.bytes, isWhole: true)
      let isKnown = FormatChoice { $0.table?.knows(head) }.found.contains { !$0.reader.isFallback }
      if isKnown { return try table(text) }
    }
    // The error page of a server, saved instead of prices.
    if root.lowercased() == "html" { throw PriceFault(.refusedBySource(.webPage)) }
    // Without an element, the parser has the best error message.
    if root.isEmpty { try XMLReader.read(stream) { (_, _) throws(PriceFault) in } }
    let (format, reader) = try FormatChoice { $0.xml.map { $0.root == root } }
      .one(named: options.formatName, at: 0)
    return try finish(format) { (reading) throws(PriceFault) in
      try reader.xml?.decode(stream, &reading)
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
