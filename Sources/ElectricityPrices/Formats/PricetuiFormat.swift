import CivilTime

/// The decoder of the app's own output, from which it restores the same series.
///
/// Rows have unit, area and tax; a series' first row also has zone and notices.
enum PricetuiFormat {
  static var zone: Zone { (try? PriceFormat.named("pricetui").zone) ?? .utc }
  static let readers: [FormatReader] = [
    .json(
      recognizes: { rows($0).first?.has("start", "end", "price", "unit", "vat") ?? false },
      decode: decode),
    .table(recognizes: { hasNames($0.keys) }, decode: decode),
  ]

  private static let names = ["start", "end", "price", "unit", "area", "vat"]
  private static let originNames = ["origin", "low", "high", "band", "issued"]
  private static let otherNames = ["zone", "notices"]

  /// Returns whether a table has the app's own column names, and all or none of the optional ones.
  static func hasNames(_ keys: [String]) -> Bool {
    [[], originNames].contains { origins in
      [[], otherNames].contains { keys == names + origins + $0 }
    }
  }

  /// Returns the list under `prices` in an object with a schema, the elements of an array, or the
  /// object itself, which is the only one of JSON Lines.
  static func rows(_ root: JSONValue) -> JSONValue.Elements {
    root.has("start", "price") ? root.alone : (root["prices"] ?? root).elements
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    var offsets: [Int: StatedOffsets] = [:]
    let hasOrigins = rows(root).first?["origin"] != nil
    for entry in rows(root) {
      let area = entry["area"]?.string
      let rows = try reading.rows(of: area)
      let start = try entry.required("start").time("start")
      offsets[rows, default: StatedOffsets()].add(start)
      let end = try entry.required("end").time("end")
      let (unit, tax) = (entry["unit"]?.string, entry["vat"]?.string ?? "")
      try PriceFault.located(at: entry.offset, try setUnit(unit, area, &reading[rows]))
      try explain(entry["zone"]?.string, entry["notices"]?.string, &reading[rows])
      try reading[rows].append(start, end, entry.required("price").price("price"), at: entry.offset)
      if hasOrigins {
        let texts = originNames.map { entry[$0]?.withBytes(\.text) ?? "" }
        try setOrigin(texts.map { $0 == "null" ? "" : $0 }, &reading[rows])
      }
      try PriceFault.located(at: entry.offset, try setTax(tax, &reading[rows]))
    }
    reading.endsAreExact = true
    setZones(offsets, &reading)
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let numbers = TableNumbers(plain: table.head, decimalSeparator: PlainNumber.point)
    try table.skipNames()
    var lastFacts: [String] = []
    var offsets: [Int: StatedOffsets] = [:]
    let hasOrigins = table.head.keys.contains("origin")
    let zone = names.count + (hasOrigins ? originNames.count : 0)
    while try table.next() {
      try table.checkWidth()
      let slot = try table.moment(0)
      let facts = [3, 4, 5, zone, zone + 1].map { table[$0].text }
      let area = facts[1].isEmpty ? nil : facts[1]
      let rows = try reading.rows(of: area)
      try table.append(slot, from: 0, endsAt: 1, to: &reading[rows]) { () throws(PriceFault) in
        try numbers.price(table, 2)
      }
      if let time = ISOTime(bytes: table[0]) { offsets[rows, default: StatedOffsets()].add(time) }
      if hasOrigins {
        let texts = originNames.indices.map { table[names.count + $0].text }
        try PriceFault.located(
          place: table.place(names.count), try setOrigin(texts, &reading[rows]))
      }
      guard facts != lastFacts else { continue }
      lastFacts = facts
      let unit = facts[0].isEmpty ? nil : facts[0]
      try PriceFault.located(place: table.place(3), try setUnit(unit, area, &reading[rows]))
      try PriceFault.located(place: table.place(5), try setTax(facts[2], &reading[rows]))
      try explain(facts[3].isEmpty ? nil : facts[3], facts[4], &reading[rows])
    }
    reading.endsAreExact = true
    setZones(offsets, &reading)
  }

  /// Reads the provenance of the last row: origin, bounds, their name and the time of issue.
  private static func setOrigin(_ texts: [String], _ rows: inout PriceRows) throws(PriceFault) {
    guard let origin = PriceOrigin(rawValue: texts[0]) else {
      let expected = [PriceOrigin.known, .forecast].map(\.rawValue)
      throw PriceFault(.badWord(field: "origin", text: texts[0], expected: expected))
    }
    let bounds = try texts[1...2].map { (text) throws(PriceFault) -> Price? in
      let price = Price(text)
      guard price != nil || text.isEmpty else {
        throw PriceFault(.badNumber(field: "low", text: text))
      }
      return price
    }
    var provenance = PriceProvenance(origin, band: texts[3].isEmpty ? nil : texts[3])
    if case .instant(let instant, _)? = ISOTime(texts[4]) { provenance.issued = instant }
    rows.setOrigin(provenance, low: bounds[0], high: bounds[1])
  }

  /// Sets the zones of local times that the file does not state.
  private static func setZones(_ offsets: [Int: StatedOffsets], _ reading: inout PriceReading) {
    for (index, offsets) in offsets where reading[index].zone == nil {
      reading[index].zone = offsets.zone(usual: reading.zone(ofArea: reading[index].area))
    }
  }

  private static func setUnit(
    _ unit: String?, _ area: String?, _ rows: inout PriceRows
  ) throws(PriceFault) {
    guard let unit else { return }
    guard let known = PriceUnit(unit, area: area) else { throw PriceFault(.badUnit(unit)) }
    if let first = rows.unit, first != known {
      throw PriceFault(.mixed(field: "unit", first: first.code, other: known.code))
    }
    rows.unit = known
    rows.keepsUnit = true
  }

  /// Reads the tax of the last row; a forecast may not state that of the known prices.
  private static func setTax(_ tax: String, _ rows: inout PriceRows) throws(PriceFault) {
    guard let state = ValueAddedTax(rawValue: tax) else {
      throw PriceFault(
        .badWord(field: "vat", text: tax, expected: ValueAddedTax.allCases.map(\.rawValue)))
    }
    if state == .unknown, rows.origins[rows.count - 1].origin == .forecast { return }
    if let first = rows.valueAddedTax, first != state {
      throw PriceFault(.mixed(field: "vat", first: first.rawValue, other: tax))
    }
    rows.valueAddedTax = state
  }

  private static func explain(
    _ zone: String?, _ notices: String?, _ rows: inout PriceRows
  ) throws(PriceFault) {
    if let zone {
      guard let known = try? Zone(identifier: zone) else {
        throw PriceFault(.badTime(field: "zone", text: zone))
      }
      rows.zone = known
    }
    rows.notices += notices.map { [PriceWarning](codes: $0) } ?? []
  }
}
