import ElectricityPrices

/// A decoder from bytes to series of energy: recognises the format and decodes it.
struct UsageDecoder {
  let options: UsageOptions

  func read(_ stream: ByteStream) throws(PriceFault) -> UsageReading {
    while stream.bytes.count < 1 << 16, try stream.fill() {}
    var usage = UsageReading()
    switch try FileNotation(stream.bytes) {
    case .json:
      let document = try JSONDocument(stream)
      try withExtendedLifetime(document) { () throws(PriceFault) in
        if MarketDocument.isDocument(document.root) {
          return try MarketDocument.decode(document.root, options, &usage)
        }
        var tables = UsageDocument(options)
        try tables.decode(document.root, &usage)
      }
    case .xml: try xml(stream, &usage)
    case .table: try table(stream, &usage)
    }
    return usage
  }

  private func xml(_ stream: ByteStream, _ usage: inout UsageReading) throws(PriceFault) {
    let root = XMLReader.rootName(stream)
    if let text = try HTMLTable.text(of: stream, root: root) { return try table(text, &usage) }
    if root.lowercased() == "html" { throw PriceFault(.refusedWithWebPage) }
    guard root.isEmpty || GreenButton.isDocument(root: root) else {
      throw PriceFault(usage: .unknownFormat, at: 0)
    }
    try GreenButton.decode(stream, options, &usage)
  }

  private func table(_ stream: ByteStream, _ usage: inout UsageReading) throws(PriceFault) {
    var head = TableHead(stream.bytes, isWhole: stream.isAtEnd)
    if IntervalData.isData(head) {
      return try IntervalData.decode(TableReader(stream, head: head), options, &usage)
    }
    if EnergyExport.isExport(head) {
      return try EnergyExport.decode(TableReader(stream, head: head), options, &usage)
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
    let table = try UsageTable(head, sample, options, &usage) { times in
      SurroundingFacts(above: head, times: times)
    }
    try table.decode(TableReader(stream, head: head), options, &usage)
    try usage.keepBilledMeters(options)
  }
}
