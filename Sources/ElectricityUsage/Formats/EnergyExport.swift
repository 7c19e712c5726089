import ElectricityPrices

/// The energy export of Home Assistant: one entity per row, one hour per column.
enum EnergyExport {
  static func isExport(_ head: TableHead) -> Bool {
    Array(head.keys.prefix(3)) == ["entity_id", "type", "unit"]
      && head.names.count > 3 && TimeText.time(in: head.names[3]) != nil
  }

  // Only energy through the grid's meter counts; solar panels and batteries are behind the meter.
  private static let types: [String: EnergyDirection] = [
    "grid_consumption": .consumption, "grid_return": .production,
  ]

  static func decode(_ table: TableReader, _ usage: inout UsageReading) throws(PriceFault) {
    var reading = PriceReading(usage.options, name: "homeassistant", zone: "UTC")
    reading.isZoneAssumed = true
    var facts: [String: SeriesFacts] = [:]
    var hasGas = false
    guard try table.next() else { throw PriceFault(usage: .noUsage) }
    let times = try (3..<table.count).map { (column) throws(PriceFault) in
      let text = table[column].text
      if let time = TimeText.time(in: text) { return time }
      throw PriceFault(.badTime(field: .time, text: text), place: table.place(column))
    }
    while try table.next() {
      let (entity, type, unit) = (table[0].text, table[1].text, table[2].text)
      if UsageName(type).isGas { hasGas = true }
      guard let direction = types[type] else { continue }
      guard let known = EnergyUnit(unit), !known.isPower else {
        throw PriceFault(.badUnit(unit), place: table.place(2))
      }
      guard table.count == times.count + 3 else {
        throw PriceFault(
          .unevenRow(fields: table.count, expected: times.count + 3), place: table.place(0))
      }
      facts[entity] = SeriesFacts(meter: entity, direction: direction, unit: known)
      let rows = try reading.rows(of: entity)
      for (index, time) in times.enumerated() {
        let text = table[index + 3].text
        let number = CellNumber(text)
        guard number != nil || MissingMark.matches(text) else {
          throw PriceFault(
            .badNumber(field: .named(entity), text: text), place: table.place(index + 3))
        }
        try reading[rows].append(time, nil, number?.price)
      }
    }
    if facts.isEmpty, hasGas { throw PriceFault(usage: .gas) }
    if hasGas { usage.warn(.gasLeftOut) }
    try usage.add(reading, facts)
  }
}
