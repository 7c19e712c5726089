import ElectricityPrices

/// The content of a series, determined by the texts that distinguish it.
enum SeriesContent {
  case energy(SeriesFacts)
  case gas
  /// Something that is not active energy, with its unit or name.
  case other(String)
  /// A series that the user did not request.
  case unwanted
}

/// The texts of a column that distinguish series, other than meters and units.
///
/// Such texts can name gas, directions, registers or anything else that has its own series.
struct SeriesLabels {
  private let gas: Set<String>
  // Reactive energy, and heat or another good.
  private let leftOut: Set<String>
  private let directions: [String: EnergyDirection]
  private let areRegisters: Bool
  private let wanted: String?

  /// Determines the meaning of texts.
  ///
  /// - Parameters:
  ///   - heading: The heading of the texts.
  ///   - isRegister: Whether the texts are names of registers or directions.
  ///   - takesTurns: Whether two texts never have a value for the same time, such as tariffs of one
  ///     register.
  ///   - series: The text of each series, and the other texts that distinguish it.
  ///   - meter: The only meter to read.
  /// - Throws: If the texts distinguish series whose relation is unknown.
  init(
    _ heading: String, isRegister: Bool, takesTurns: Bool,
    series: [(rest: [String], text: String)], meter: String?
  ) throws(PriceFault) {
    let texts = Set(series.map(\.text).filter { !$0.isEmpty })
    let name = ColumnName(heading)
    let isKind = isRegister || name.isA(.kind)
    let names = texts.reduce(into: [String: UsageName]()) { names, text in
      let word = Self.word(text, under: heading)
      names[text] = UsageName(word, isRegister: isRegister, isOneOfSeveral: texts.count > 1)
    }
    let gas = texts.filter { GasMark.isGas(kind: $0) || (names[$0]?.isGas ?? false) }
    let reactive = texts.filter { names[$0]?.isReactive ?? false }
    let active = texts.subtracting(gas).subtracting(reactive)
    let goods = active.filter { ColumnName($0).isOfFuel }
    let others = goods == active && !name.isA(.kind) ? active : active.subtracting(goods)
    // A supplier of electricity can have gas in its name too.
    self.gas = isKind || !others.isEmpty ? gas : []
    leftOut = texts.subtracting(gas).subtracting(others)
    directions = others.reduce(into: [:]) { $0[$1] = names[$1]?.direction }
    areRegisters =
      isRegister || others.allSatisfy { names[$0]?.isRegister ?? false }
      || UsageName.areLoads(others.compactMap { names[$0] }.filter { $0.direction != .production })
    wanted = others.count > 1 ? meter.flatMap { others.contains($0) ? $0 : nil } : nil
    if wanted == nil, others.count > 1 {
      try checkRelation(
        of: names.filter { others.contains($0.key) }, under: name, takesTurns: takesTurns, series)
    }
  }

  /// Throws if the names of several series do not show how they are related.
  private func checkRelation(
    of others: [String: UsageName], under name: ColumnName, takesTurns: Bool,
    _ series: [(rest: [String], text: String)]
  ) throws(PriceFault) {
    let isTariff = ["tari", "rate"].contains { name.key.contains($0) }
    let isOdd =
      name.isA(.kind) && !name.isA(.meter) && !isTariff && !areRegisters
      && directions.count < others.count
    // Only tariffs are parts of one register by turns.
    let areOthers =
      ["direction", "retning", "richtung", "energierichtung"].contains(name.key)
      || others.keys.contains { ColumnName($0).isOfFuel }
    let known = series.filter { others[$0.text] != nil }
    let areClear = Dictionary(grouping: known, by: \.rest).values.allSatisfy { group in
      Self.areClear(
        Set(group.map(\.text)).compactMap { others[$0] }, ofTariffs: isTariff,
        takingTurns: takesTurns && !areOthers)
    }
    guard areClear, !isOdd else {
      throw PriceFault(usage: .severalNames(column: name.text, names: others.keys.sorted()))
    }
  }

  /// Returns the direction for its first letter, or for a yes or a no under `is_production`.
  private static func word(_ text: String, under heading: String) -> String {
    let name = UsageName(heading)
    if name.isFlag, ForecastMark.isAnswer(text) {
      let isProduced = ForecastMark.isYes(text) == (name.direction == .production)
      return isProduced ? "production" : "consumption"
    }
    let letters = ["C": "consumption", "P": "production"]
    return ColumnName(heading).key == "direction" ? letters[text] ?? text : text
  }

  /// Returns whether the names show how the series of one meter are related.
  private static func areClear(
    _ names: [UsageName], ofTariffs isTariff: Bool, takingTurns takesTurns: Bool
  ) -> Bool {
    guard names.count > 1 else { return true }
    if takesTurns, names.allSatisfy({ $0.direction == nil }) { return true }
    let areKnown = names.allSatisfy { name in
      name.direction != nil || UsageName.areParts([name], ofTariffs: isTariff)
    }
    return areKnown && UsageName.areParts(inEachDirection: names, ofTariffs: isTariff)
  }

  func content(_ text: String, _ facts: SeriesFacts) -> SeriesContent {
    if gas.contains(text) { return .gas }
    if leftOut.contains(text) { return .other(text) }
    if let wanted, wanted != text { return .unwanted }
    var facts = facts
    if let wanted { facts.meter = wanted }
    if directions[text] == .production { facts.direction = .production }
    if areRegisters, !text.isEmpty { facts.register = facts.register ?? text }
    return .energy(facts)
  }

  /// Returns the columns of texts that distinguish the series of a table.
  ///
  /// Texts that recur within a series, such as qualities and tariff periods, vary by the hour, and
  /// texts that never recur are notes.
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
        !distinct.allSatisfy({ $0.last?.isLetter ?? false && TimeText.length($0) != nil }),
        distinct.count < 4 || distinct.count < texts.count
      else { return false }
      if areShared(column, by: times + keys, in: rows) { return true }
      return Dictionary(grouping: rows) { row in keys.map { row[$0] } }.values.allSatisfy { rows in
        let texts = rows.map { $0[column] }
        return 1 + zip(texts, texts.dropFirst()).count { $0 != $1 } == Set(texts).count
      }
    }
  }

  /// Returns whether a column has several texts in rows that are equal in other columns.
  private static func areShared(_ column: Int, by others: [Int], in rows: [[String]]) -> Bool {
    Dictionary(grouping: rows) { row in others.map { row[$0] } }.values
      .contains { Set($0.map { $0[column] }).count > 1 }
  }

  /// Returns whether a column has several texts, but never two for rows of the same time.
  static func takeTurns(_ column: Int, times: [Int], keys: [Int], in rows: [[String]]) -> Bool {
    let columns = times + keys.filter { $0 != column }
    let rows = rows.filter { row in (columns + [column]).allSatisfy { $0 < row.count } }
    return Set(rows.map { $0[column] }).count > 1 && !areShared(column, by: columns, in: rows)
  }

  /// Returns whether one of several names of meters is a direction, such as `Import`.
  ///
  /// Names with points are names of sensors.
  static func areDirections(_ names: [String]) -> Bool {
    let distinct = Set(names)
    return distinct.count > 1
      && distinct.contains { name in
        !name.contains(".") && UsageName(name, isOneOfSeveral: true).direction != nil
      }
  }

  /// Returns whether a text is a time of day or a range of them.
  private static func isClock(_ text: String) -> Bool {
    text.contains(":") && text.allSatisfy { $0.isNumber || ": -AMPamp".contains($0) }
  }
}
