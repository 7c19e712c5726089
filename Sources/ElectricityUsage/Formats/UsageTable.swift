import CivilTime
import ElectricityPrices

/// A table of energy usage: the content of its columns and the facts about its series.
struct UsageTable {
  /// A column whose texts distinguish the series of a table.
  enum Key { case meter, register, unit }

  let columns: GenericTable.Columns
  let keys: [Key]
  /// The facts in the names of the columns of energy, in the order of the columns.
  let facts: [SeriesFacts]
  /// Whether no column states a unit.
  let isUnitAssumed: Bool
  let format: PriceFormat
  let isZoneKnown: Bool
  /// Whether times are usually the ends of slots.
  var stampsAreEnds = false
  /// Whether the table could contain gas.
  var mayBeGas = false
  /// The columns of numbers with unknown names.
  var unread: [String] = []

  /// Decodes the rows below the head.
  func decode(
    _ table: TableReader, _ options: UsageOptions, _ usage: inout UsageReading
  ) throws(PriceFault) {
    if !options.hasPowerBySlot, let place = facts.firstIndex(where: \.unit.isPower) {
      let column = table.head.name(of: columns.prices[place].column)
      throw PriceFault(
        usage: .power(column: column), place: FilePlace(line: table.head.line, column: 1))
    }
    var reading = PriceReading(options, format: format)
    let names = table.head.hasNames ? table.head.names.map { ColumnName($0) } : []
    if !isZoneKnown { GenericTable.setClock(columns, table.head, &reading) }
    try GenericTable.decode(table, columns, names, &reading)
    if stampsAreEnds { reading.takeStampsAsEnds() }
    if !table.head.titles.isEmpty {
      usage.warn(.reading(.skippedTitles(table.head.titles.count)))
    }
    if table.isCutOff { usage.warn(.reading(.cutOff)) }
    if isUnitAssumed { usage.warn(.assumedUnit("kWh")) }
    if mayBeGas { usage.warn(.assumedElectricity) }
    if !unread.isEmpty { usage.warn(.unreadColumns(unread)) }
    let gasMeters = gasMeters(of: reading)
    try usage.add(reading) { (key) throws(PriceFault) in
      guard let facts = try facts(of: key, options) else { return nil }
      return facts.meter.map(gasMeters.contains) ?? false ? nil : facts
    }
    if options.meter == nil { try usage.refuseSeveralSensors() }
  }

  /// Returns the meters with a unit of gas in any row: their values in kWh are gas as well.
  private func gasMeters(of reading: PriceReading) -> Set<String> {
    guard let meter = keys.firstIndex(of: .meter), let unit = keys.firstIndex(of: .unit) else {
      return []
    }
    let all = reading.areas.compactMap { $0.area.map(Self.texts) }
    return Set(all.filter { UsageName($0[unit]).isGas }.map { Self.plain($0[meter]) })
  }

  /// Returns the texts of the key columns that distinguish the series of a table.
  private static func texts(of key: String) -> [String] {
    key.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the facts about a series from the texts in its key columns; `nil` for gas.
  private func facts(
    of key: String?, _ options: UsageOptions
  ) throws(PriceFault) -> SeriesFacts? {
    guard let key else { return facts[0] }
    var texts = Self.texts(of: key)
    let column = texts.popLast().flatMap { Int($0) }
    let place = columns.prices.firstIndex { $0.column == column } ?? 0
    var facts = self.facts[place]
    for (key, text) in zip(keys, texts) where !text.isEmpty {
      switch key {
      case .meter:
        facts.meter = Self.plain(text)
        // The name of a Home Assistant sensor states what it measures.
        if text.contains(".") { facts.direction = UsageName(text).direction ?? facts.direction }
      case .register:
        facts.register = text
        facts.direction = UsageName(text).direction ?? facts.direction
      case .unit:
        if UsageName(text).isGas { return nil }
        guard let unit = UsageName(text).statedUnit else {
          throw PriceFault(usage: .unknownUnit(text))
        }
        guard !unit.isPower || options.hasPowerBySlot else {
          throw PriceFault(usage: .power(column: text))
        }
        facts.unit = unit
      }
    }
    return facts
  }

  /// Returns a meter number without the quotes that protect it in spreadsheets: `="5414…"`.
  private static func plain(_ text: String) -> String {
    guard text.hasPrefix("=\""), text.hasSuffix("\""), text.utf8.count > 3 else { return text }
    return String(text.dropFirst(2).dropLast())
  }
}
