import CivilTime

extension PriceFormat {
  /// Our own output, which says everything and opens again to the same series.
  static let pricetui = PriceFormat(
    name: "pricetui", title: "pricetui's own JSON and CSV (--output)", zone: "Europe/Oslo",
    example: """
      start,end,price,unit,area,vat
      2026-11-20T00:00:00+01:00,2026-11-20T01:00:00+01:00,32.6,øre/kWh,NO1,excluded
      """,
    readers: [
      .json(
        recognizes: { $0.elements.first?.has("start", "end", "price", "unit", "vat") ?? false },
        decode: PricetuiFormat.decode),
      .table(
        recognizes: { $0.keys == ["start", "end", "price", "unit", "area", "vat"] },
        decode: PricetuiFormat.decode),
    ])
}

/// Decodes rows that each state unit, area and tax.
enum PricetuiFormat {
  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    var offsets = StatedOffsets()
    for entry in root.elements {
      let area = entry["area"]?.string
      let rows = reading.rows(of: area)
      let start = try entry.required("start").time("start")
      offsets.add(start)
      let end = try entry.required("end").time("end")
      try setFacts(entry["unit"]?.string, area, entry["vat"]?.string, &reading[rows])
      reading[rows].append(start, end, try entry.required("price").price("price"))
    }
    setZone(offsets, &reading)
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    var columns = ColumnIndices()
    (columns.end, columns.price, columns.area) = (1, 2, 4)
    try table.skipNames()
    var lastFacts: [String] = []
    var offsets = StatedOffsets()
    while try table.next() {
      try columns.add(table, &reading)
      ISOTime(table[0].text).map { offsets.add($0) }
      let facts = [3, 4, 5].map { table[$0].text }
      guard facts != lastFacts else { continue }
      lastFacts = facts
      let area = facts[1].isEmpty ? nil : facts[1]
      let rows = reading.rows(of: area)
      try setFacts(facts[0].isEmpty ? nil : facts[0], area, facts[2], &reading[rows])
    }
    setZone(offsets, &reading)
  }

  /// The zone by whose clocks the times are written, except where areas have several.
  private static func setZone(_ offsets: StatedOffsets, _ reading: inout PriceReading) {
    let area = reading.areas.first?.area
    reading.fileZone = offsets.zone(usual: reading.zone(ofArea: area))
  }

  private static func setFacts(
    _ unit: String?, _ area: String?, _ tax: String?, _ rows: inout PriceRows
  ) throws(PriceFault) {
    if let unit, rows.unit == nil {
      guard let known = PriceUnit(unit, area: area) else { throw PriceFault(.badUnit(unit)) }
      rows.unit = known
      rows.keepsUnit = true
    }
    rows.valueAddedTax = tax.flatMap(ValueAddedTax.init(rawValue:)) ?? rows.valueAddedTax
  }
}
