import ElectricityPrices

extension UsageReading {
  /// Reads a stream: recognises its format and decodes it.
  init(_ stream: ByteStream, _ options: UsageOptions) throws(PriceFault) {
    self.init(options: options)
    while stream.bytes.count < 1 << 16, try stream.fill() {}
    switch try FileNotation(stream.bytes) {
    case .json:
      let document = try JSONDocument(stream)
      try withExtendedLifetime(document) { () throws(PriceFault) in
        if MarketDocument.isDocument(document.root) {
          return try MarketDocument.decode(document.root, &self)
        }
        var tables = UsageDocument()
        try tables.decode(document.root, &self)
      }
    case .xml: try readXML(stream)
    case .table: try readTable(stream)
    }
    if let meter = options.meter { try keep(meter: meter) }
  }

  private mutating func readXML(_ stream: ByteStream) throws(PriceFault) {
    let root = XMLReader.rootName(stream)
    if let text = try HTMLTable.text(of: stream, root: root) { return try readTable(text) }
    if root.lowercased() == "html" { throw PriceFault(.refusedWithWebPage) }
    guard root.isEmpty || GreenButton.isDocument(root: root) else {
      throw PriceFault(usage: .unknownFormat, at: 0)
    }
    try GreenButton.decode(stream, &self)
  }

  private mutating func readTable(_ stream: ByteStream) throws(PriceFault) {
    var head = TableHead(stream.bytes, isWhole: stream.isAtEnd)
    if IntervalData.isData(head) {
      return try IntervalData.decode(TableReader(stream, head: head), &self)
    }
    if EnergyExport.isExport(head) {
      return try EnergyExport.decode(TableReader(stream, head: head), &self)
    }
    if !UsageTable.isTable(head, options),
      let titled = TitledTable(
        stream.bytes, isWhole: stream.isAtEnd, where: { UsageTable.isTable($0, options) })
    {
      stream.consume(titled.offset)
      head = titled.head
    }
    let sample = TableHead(
      stream.bytes, isWhole: stream.isAtEnd, line: head.line, titles: head.titles, rows: 2000)
    let table = try UsageTable(head, sample, options, &self) { times in
      SurroundingFacts(above: head, times: times)
    }
    try table.decode(TableReader(stream, head: head), &self)
    try keepBilledMeters()
  }
}
