import ElectricityPrices

/// The content of a series by the texts that distinguish it.
enum SeriesContent {
  case energy(SeriesFacts)
  case gas
  /// Something that is not active energy, with its unit or name.
  case other(String)
  /// A series that the user did not choose.
  case unwanted

  /// The content by the facts about a series; gas without them.
  init(_ facts: SeriesFacts?) { self = facts.map { .energy($0) } ?? .gas }
}

/// The texts of a column or key with another meaning than a meter, a register or a unit.
///
/// Such texts may name gas, directions, registers or whatever else has a series of its own.
struct SeriesLabels {
  private let gas: Set<String>
  private let directions: [String: EnergyDirection]
  private let areRegisters: Bool
  private let wanted: String?

  /// Decides the meaning of texts.
  ///
  /// - Parameters:
  ///   - name: The heading of the column.
  ///   - series: The text of each series, and the other texts that distinguish it.
  ///   - meter: The only meter to read.
  /// - Throws: If the texts distinguish series whose relation is unknown.
  init(
    name: String, series: [(rest: [String], text: String)], meter: String?
  ) throws(PriceFault) {
    let texts = series.map(\.text).filter { !$0.isEmpty }
    let isKind = ColumnName(name).isA(.kind)
    let gas = Set(texts.filter { GasMark.isGas(kind: $0) })
    let others = Set(texts).subtracting(gas)
    // A supplier of electricity can be called gas as well.
    self.gas = isKind || !others.isEmpty ? gas : []
    directions = Dictionary(
      uniqueKeysWithValues: others.compactMap { text in
        UsageName(text).direction.map { (text, $0) }
      })
    areRegisters = others.allSatisfy { UsageName($0).isRegister }
    wanted = others.count > 1 ? meter.flatMap { others.contains($0) ? $0 : nil } : nil
    guard wanted == nil, others.count > 1 else { return }
    let groups = Dictionary(grouping: series.filter { others.contains($0.text) }, by: \.rest)
    let shared = groups.values.first { Set($0.map(\.text)).count > 1 }
    let isOdd = isKind && !ColumnName(name).isA(.meter) && directions.count < others.count
    guard shared != nil || isOdd else { return }
    let found = Set((shared ?? series).map(\.text))
    let known = found.compactMap { directions[$0] }
    let areDirections = known.count == found.count && Set(known).count == found.count
    guard areDirections || areRegisters else {
      throw PriceFault(usage: .severalNames(column: name, names: others.sorted()))
    }
  }

  /// Returns the content of a series with a text.
  func content(_ text: String, _ facts: SeriesFacts) -> SeriesContent {
    if gas.contains(text) { return .gas }
    if let wanted, wanted != text { return .unwanted }
    var facts = facts
    if let wanted { facts.meter = wanted }
    if directions[text] == .production { facts.direction = .production }
    if areRegisters, !text.isEmpty { facts.register = facts.register ?? text }
    return .energy(facts)
  }

  /// Returns the columns of texts that distinguish the series of a table.
  ///
  /// Texts that return within a series, such as qualities and periods of tariffs, vary by the
  /// hour, and texts that never return are notes.
  ///
  /// - Parameters:
  ///   - candidates: The columns of texts with another meaning.
  ///   - times: The columns that state the time of a row.
  ///   - keys: The other columns that distinguish series.
  static func columns(
    _ candidates: [Int], times: [Int], keys: [Int], in rows: [[String]]
  ) -> [Int] {
    candidates.filter { column in
      let rows = rows.filter { row in (times + keys + [column]).allSatisfy { $0 < row.count } }
      let texts = rows.map { $0[column] }
      let distinct = Set(texts)
      guard !distinct.contains(""), !distinct.contains(where: isClock),
        distinct.count < 4 || distinct.count < texts.count
      else {
        return false
      }
      func areShared(_ columns: [Int]) -> Bool {
        Dictionary(grouping: rows) { row in columns.map { row[$0] } }.values
          .contains { Set($0.map { $0[column] }).count > 1 }
      }
      if areShared(times + keys) { return true }
      return Dictionary(grouping: rows) { row in keys.map { row[$0] } }.values.allSatisfy { rows in
        let texts = rows.map { $0[column] }
        return 1 + zip(texts, texts.dropFirst()).count { $0 != $1 } == Set(texts).count
      }
    }
  }

  /// Returns whether a text is a time of day or a range of them.
  private static func isClock(_ text: String) -> Bool {
    text.contains(":") && text.allSatisfy { $0.isNumber || ": -".contains($0) }
  }

  /// Returns whether a heading can belong to texts that distinguish series.
  static func isLabel(_ name: ColumnName) -> Bool {
    ![ColumnKind.state, .calendar, .created, .currency, .unit].contains { name.isA($0) }
  }
}
