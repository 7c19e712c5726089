import CivilTime

/// From bytes to series: recognises the format, runs its decoder, finishes the rows.
struct PriceDecoder {
  let options: PriceFile.Options

  func file(_ bytes: UnsafeBufferPointer<UInt8>) throws(PriceFault) -> PriceFile {
    let document = try JSONDocument(bytes)
    return try withExtendedLifetime(document) { () throws(PriceFault) in
      let format = try format(of: document.root)
      var reading = PriceReading(options: options, format: format)
      try format.decode(document.root, &reading)
      return PriceFile(series: try series(reading), format: format)
    }
  }

  private func format(of root: JSONValue) throws(PriceFault) -> PriceFormat {
    if let name = options.formatName { return try PriceFormat.named(name) }
    let found = PriceFormat.all.filter { $0.recognizes(root) }
    guard let first = found.first else { throw PriceFault(.unknownFormat, at: root.offset) }
    guard found.count == 1 else { throw PriceFault(.ambiguousFormat(found.map(\.name))) }
    return first
  }

  private func series(_ reading: PriceReading) throws(PriceFault) -> [PriceSeries] {
    let areas = reading.areas.filter { $0.count > 0 }
    guard !areas.isEmpty else { throw PriceFault(.noPrices) }
    var result: [PriceSeries] = []
    for rows in try chosen(areas) { result.append(try series(rows, reading)) }
    return result
  }

  private func chosen(_ areas: [PriceRows]) throws(PriceFault) -> [PriceRows] {
    guard let area = options.area else { return areas }
    // A file without areas is of the area that the person says.
    if areas.count == 1, areas[0].area == nil { return areas }
    let found = areas.filter { $0.area?.uppercased() == area.uppercased() }
    guard found.isEmpty else { return found }
    throw PriceFault(.noSuchArea(area, known: areas.compactMap(\.area)))
  }

  private func series(
    _ rows: PriceRows, _ reading: PriceReading
  ) throws(PriceFault) -> PriceSeries {
    var assembler = SlotAssembler(zone: reading.zone)
    var series = try assembler.series(rows)
    guard !series.isEmpty else { throw PriceFault(.noPrices) }
    series.area = rows.area ?? options.area
    series.formatName = reading.format.name
    series.valueAddedTax = options.valueAddedTax ?? reading.valueAddedTax
    series.isTaxAssumed = options.valueAddedTax == nil && reading.isTaxAssumed
    series.warnings = reading.warnings + assembler.warnings
    series.unit = rows.unit ?? reading.unit ?? options.unit
    let missing = series.indices.count { series.prices[$0] == nil }
    if missing == series.count { throw PriceFault(.noPrices) }
    if missing > 0 { series.warnings.append(.missing(missing)) }
    return try shown(series)
  }

  /// In the wanted unit, else in the household's.
  private func shown(_ series: PriceSeries) throws(PriceFault) -> PriceSeries {
    guard let unit = series.unit else { return series }
    let wanted = options.unit ?? .household(unit.currency, area: series.area)
    guard let converted = series.converted(to: wanted) else {
      throw PriceFault(.otherUnit(has: unit.symbol, wanted: wanted.symbol))
    }
    return converted
  }
}
