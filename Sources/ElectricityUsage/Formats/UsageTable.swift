import CivilTime
import ElectricityPrices

/// A table of consumption: which columns have what, and what its series mean.
struct UsageTable {
  /// A column whose texts part the series of a table.
  enum Key { case meter, register, unit }

  let columns: GenericTable.Columns
  let keys: [Key]
  /// What the names of the columns of energy tell, in their order.
  let facts: [SeriesFacts]
  /// Whether no column states a unit.
  let isUnitAssumed: Bool
  let format: PriceFormat
  let isZoneKnown: Bool
  /// Whether times are usually the ends of slots.
  var stampsAreEnds = false
  /// Whether it could be one of gas.
  var mayBeGas = false

  /// Reads the rows below the head.
  func decode(
    _ table: TableReader, _ options: UsageOptions, _ usage: inout UsageReading
  ) throws(PriceFault) {
    var reading = PriceReading(options, format: format)
    let names = table.head.hasNames ? table.head.names.map { ColumnName($0) } : []
    if !isZoneKnown { GenericTable.setClock(columns, names, &reading) }
    try GenericTable.decode(table, columns, names, &reading)
    if stampsAreEnds { reading.takeStampsAsEnds() }
    if !table.head.titles.isEmpty {
      usage.warn(.reading(.skippedTitles(table.head.titles.count)))
    }
    if table.isCutOff { usage.warn(.reading(.cutOff)) }
    if isUnitAssumed { usage.warn(.assumedUnit("kWh")) }
    if mayBeGas { usage.warn(.assumedElectricity) }
    try usage.add(reading) { (key) throws(PriceFault) in try facts(of: key) }
    if options.meter == nil { try usage.refuseSeveralSensors() }
  }

  /// What the texts in the columns that part the series say of one; `nil` for gas.
  private func facts(of key: String?) throws(PriceFault) -> SeriesFacts? {
    guard let key else { return facts[0] }
    var texts = key.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    let column = texts.popLast().flatMap { Int($0) }
    let place = columns.prices.firstIndex { $0.column == column } ?? 0
    var facts = self.facts[place]
    for (key, text) in zip(keys, texts) where !text.isEmpty {
      switch key {
      case .meter:
        facts.meter = Self.plain(text)
        // A sensor is named by what it measures.
        if text.contains(".") { facts.direction = UsageName(text).direction ?? facts.direction }
      case .register:
        facts.register = text
        facts.direction = UsageName(text).direction ?? facts.direction
      case .unit:
        if UsageName(text).isGas { return nil }
        guard let unit = EnergyUnit(text) else { throw PriceFault(usage: .unknownUnit(text)) }
        guard !unit.isPower else { throw PriceFault(usage: .power(column: text)) }
        facts.unit = unit
      }
    }
    return facts
  }

  /// A number of a meter without what keeps spreadsheets from rounding it: `="5414…"`.
  private static func plain(_ text: String) -> String {
    guard text.hasPrefix("=\""), text.hasSuffix("\""), text.utf8.count > 3 else { return text }
    return String(text.dropFirst(2).dropLast())
  }
}
