import CivilTime

extension PriceFormat {
  /// JSON of an unknown source: objects with a time and a price under common names.
  static let genericJSON = PriceFormat(
    name: "json", title: "JSON: objects with start and price under usual names, or pairs",
    zone: "Europe/Oslo", origin: .unstated,
    readers: [
      .json(
        recognizes: { !GenericJSON.arrays($0).isEmpty }, isFallback: true,
        decode: GenericJSON.decode)
    ])
}

/// Finds and decodes arrays of slots under common names.
enum GenericJSON {
  /// An array of entries, or parallel arrays of times and prices, with its key.
  struct Found {
    var name: String?
    var array: JSONValue
    var prices: JSONValue?
    /// The object that contains the array, which may state the unit.
    var parent: JSONValue
    /// The keys of the lists that could contain the prices, if there are several.
    var candidates: [String] = []

    /// Whether the name of the array, or of the price key in it, means prices.
    var isNamed: Bool {
      let name = ColumnName(self.name ?? "")
      if name.hasPrice || name.unit != nil || prices != nil { return true }
      return self.name.flatMap(AreaTable.zone) != nil
        || RecordKeys(array)?.prices.first?.name.hasPrice ?? false
    }
  }

  /// Returns the arrays of slots in a document, with their keys.
  static func arrays(_ root: JSONValue, name: String? = nil, depth: Int = 0) -> [Found] {
    if isSlots(root) { return [Found(name: name, array: root, parent: root)] }
    guard root.isObject, depth < 4 else { return [] }
    if let lists = parallel(root, name) { return [lists] }
    return root.members.flatMap { key, value in
      guard value.isObject || value.isArray else { return [Found]() }
      return arrays(value, name: key.string ?? name, depth: depth + 1).map { found in
        var found = found
        if value.isArray { found.parent = root }
        return found
      }
    }
  }

  private static func isSlots(_ value: JSONValue) -> Bool {
    guard let first = value.elements.first else { return false }
    if first.isArray {
      let pair = Array(first.elements)
      return pair.count == 2 && (try? pair[0].moment("")) != nil
        && (pair[1].isNumber || pair[1].isNull)
    }
    return RecordKeys(value) != nil
  }

  /// Returns parallel lists of times and prices under common names.
  private static func parallel(_ root: JSONValue, _ name: String?) -> Found? {
    var lists: [(text: String, name: ColumnName, list: JSONValue)] = []
    for (key, value) in root.members {
      if let first = value.elements.first, !first.isObject, !first.isArray {
        let text = key.string ?? ""
        lists.append((text, ColumnName(text), value))
      }
    }
    let times = lists.first { pair in
      ColumnKind.start.contains(pair.name.key)
        && pair.list.elements.first.map { (try? $0.moment("")) != nil } ?? false
    }
    let others = lists.filter { !$0.name.isOther && $0.name.key != times?.name.key }
    let evidence = others.map { PriceEvidence($0.name, CellEvidence([])) }
    let best = PriceEvidence.best(evidence).filter { evidence[$0].isNamed }
    guard let times, let prices = best.first else { return nil }
    return Found(
      name: name, array: times.list, prices: others[prices].list, parent: root,
      candidates: best.count > 1 ? best.map { others[$0].text } : [])
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let all = arrays(root)
    guard !all.isEmpty else { throw PriceFault(.unknownFormat, at: root.offset) }
    // In a document of amounts a list with an unknown name may be another amount.
    let known = all.filter { !ColumnName($0.name ?? "").isOther }
    let found =
      known.count == all.count
      ? known : known.filter(\.isNamed)
    guard !found.isEmpty else { throw PriceFault(.missing(field: .prices), at: root.offset) }
    reading.isZoneAssumed = true
    reading.unit = try statedUnit(root) ?? reading.unit
    let isSeveral = found.count > 1
    // Arrays in the same object share it, so that its unit is searched for only once.
    var parent: (index: Int, unit: PriceUnit?)?
    for found in found {
      guard found.candidates.isEmpty else {
        throw PriceFault(.severalColumns(found.candidates), at: found.parent.offset)
      }
      // Several arrays are several areas; the name of a single array is not an area.
      let isArea = isSeveral || found.name.flatMap(AreaTable.zone) != nil
      let name = isArea ? found.name : nil
      if found.parent.index != parent?.index {
        parent = (found.parent.index, try statedUnit(found.parent))
      }
      reading.unit = parent?.unit ?? reading.unit
      if let prices = found.prices {
        try ParallelLists(times: found.array, prices: prices, field: "time")
          .decode(into: reading.rows(of: name), &reading)
      } else if found.array.elements.first?.isArray ?? false {
        let rows = try reading.rows(of: name)
        for pair in found.array.elements { try TimePricePair.add(pair, to: rows, &reading) }
      } else {
        var records = try GenericRecords(found.array, area: name, &reading)
        for record in GasMark.electricity(of: found.array, &reading) {
          try records.add(record, &reading)
        }
        try records.finish(&reading)
      }
    }
    if reading.guessedZone == nil { reading.guessedZone = ZoneGuess.zone([], unit: reading.unit) }
  }

  private static let unitKeys: [String] = [
    "unit", "priceUnit", "price_unit", "unit_of_measurement",
  ]

  /// Returns the unit that an object states for its prices.
  static func unit(_ value: JSONValue) -> PriceUnit? {
    guard let text = unitKeys.lazy.compactMap({ value[$0]?.string }).first else { return nil }
    if let unit = PriceUnit(text) { return unit }
    return value["currency"]?.string.flatMap { PriceUnit("\($0)/\(text)") }
  }

  /// Returns the unit that an object states; throws if it is not a price unit.
  static func statedUnit(_ value: JSONValue) throws(PriceFault) -> PriceUnit? {
    let text = unitKeys.lazy.compactMap { value[$0]?.string }.first ?? ""
    let currency = value["currency"]?.string ?? ""
    _ = try PriceFault.located(at: value.offset) { () throws(PriceFault) in
      try StatedFacts.unit(text, currency: currency, area: nil)
    }
    return unit(value)
  }
}
