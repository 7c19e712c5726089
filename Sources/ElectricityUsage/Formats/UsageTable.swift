import ElectricityPrices

/// A table of energy usage: the content of its columns and the facts about its series.
struct UsageTable {
  /// A column whose texts distinguish the series of a table.
  enum Key {
    case meter, register, unit
    /// Texts with another meaning, such as the kind of energy.
    case label
  }

  var columns: GenericTable.Columns
  var keys: [Key]
  /// The facts in the names of the columns of energy, in the order of the columns.
  var facts: [SeriesFacts]
  /// Whether neither a column nor a line above the table states a unit.
  var isUnitAssumed: Bool
  /// The source of the table; `nil` if it is unknown.
  var source: UsageTableFormat?
  /// The columns of texts that may distinguish series.
  var labels: [Int] = []
  /// The columns of registers that never have values for the same time.
  private var alternating: Set<Int> = []
  /// The clock that a document states for the times.
  var clock: ClockName.Clock?
  /// The texts in the column of meters that are no meters of electricity.
  var others: Set<String> = []
  /// Whether a column of the table has numbers of gas.
  var hasGas = false
  /// The columns of numbers with unknown names.
  var unread: [String] = []

  /// Adds the facts in the lines above the table to columns that do not state them.
  mutating func add(_ stated: SurroundingFacts) throws(PriceFault) {
    if stated.isGas { throw PriceFault(usage: .gas) }
    if let other = stated.other { throw PriceFault(usage: .notElectricity(other)) }
    if isUnitAssumed, let text = stated.unit {
      guard let unit = EnergyUnit(text) else { throw PriceFault(usage: .unknownUnit(text)) }
      for index in facts.indices { facts[index].unit = unit }
      isUnitAssumed = false
    }
    if facts.count == 1, !keys.contains(.register), stated.direction == .production {
      facts[0].direction = .production
    }
  }

  /// Returns whether numbers of power are the means of slots.
  private func readsPower(_ options: UsageOptions) -> Bool {
    options.hasPowerBySlot || source?.usualUnit?.isPower ?? false
  }

  func decode(_ table: TableReader, _ usage: inout UsageReading) throws(PriceFault) {
    let (head, options) = (table.head, usage.options)
    if !readsPower(options) { try refusePower(head) }
    var reading = PriceReading(
      options, name: source?.name ?? "csv", zone: source?.zone ?? "Europe/Oslo",
      isClocked: source?.isClocked ?? false && options.reading.zone == nil)
    reading.isZoneAssumed = !(source?.isClocked ?? true)
    reading.hasGas = hasGas
    let names = head.hasNames ? head.names.map { ColumnName($0) } : []
    var columns = columns
    setUsualUnit(of: &columns, head)
    if source == nil {
      if columns.usualDecimalSign == nil { try refuseThousands(head) }
      setClock(of: columns, head, names, options, &reading)
    }
    if let clock { reading.setStatedClock(clock) }
    try GenericTable.decode(table, columns, names, &reading)
    let first = TimeText.time(in: head.rows.first?[safe: columns.start] ?? "")
    // A date means its day, also if it is the only one.
    if columns.hour == nil, case .date? = first { reading.slotLength = 86_400 }
    if let source, source.namesEnds, source.hour.isEmpty { reading.takeStampsAsEnds() }
    warn(about: table, &usage)
    let gasMeters = gasMeters(of: reading)
    let isOfGas = source?.gasColumn.map(head.keys.map(\.trimmed).contains) ?? false
    if isOfGas, gasMeters.isEmpty { throw PriceFault(usage: .gas) }
    let labels = try seriesLabels(of: reading, head, options)
    try usage.add(reading) { (key) throws(PriceFault) in
      let content = try content(of: key, labels, options)
      if case .energy(let facts) = content, facts.meter.map(gasMeters.contains) ?? false {
        return .gas
      }
      return content
    }
  }

  private func refusePower(_ head: TableHead) throws(PriceFault) {
    guard let index = facts.firstIndex(where: \.unit.isPower) else { return }
    let column = head.name(of: columns.prices[index].column)
    throw PriceFault(usage: .power(column: column), place: head.place)
  }

  /// Makes rows without a unit have the unit of the other rows, unless these have several.
  private func setUsualUnit(of columns: inout GenericTable.Columns, _ head: TableHead) {
    let key = keys.firstIndex(of: .unit).map { columns.keys[$0] }
    let units = (key.map(head.texts) ?? []).map(\.trimmed).filter { EnergyUnit($0) != nil }
    let usual = Set(units.map { EnergyUnit($0) }).count == 1 ? units[0] : units.isEmpty ? "" : "–"
    let isAssumed = isUnitAssumed
    columns.usualUnit = { text, column in
      // If the heading states the unit, a further column repeats it.
      guard column == key || isAssumed else { return nil }
      guard text.isEmpty, column == key else { return EnergyUnit(text)?.inKilowattHours }
      return EnergyUnit(usual)?.inKilowattHours ?? (usual, 0)
    }
  }

  private func setClock(
    of columns: GenericTable.Columns, _ head: TableHead, _ names: [ColumnName],
    _ options: UsageOptions, _ reading: inout PriceReading
  ) {
    GenericTable.setClock(columns, head, &reading)
    // The zone of the prices is better evidence than the currency of the usage's costs.
    let clock = columns.start < names.count ? names[columns.start].clock : nil
    if options.reading.usualZone != nil, clock == nil { reading.guessedZone = nil }
  }

  private func warn(about table: TableReader, _ usage: inout UsageReading) {
    let head = table.head
    let skipped = head.titles.count { !head.statesFact($0) && !SurroundingFacts.states($0) }
    if skipped > 0, source?.usualUnit == nil { usage.warn(.reading(.skippedTitles(skipped))) }
    if table.isCutOff { usage.warn(.reading(.cutOff)) }
    if isUnitAssumed { usage.warn(.assumedUnit(source?.usualUnit == nil ? "kWh" : "W")) }
    if source?.mayBeGas ?? false { usage.warn(.assumedElectricity) }
    if !unread.isEmpty { usage.warn(.unreadColumns(unread)) }
  }

  /// Returns the meters of gas: with a unit of gas in any row, or with a gas name among others.
  private func gasMeters(of reading: PriceReading) -> Set<String> {
    guard let meter = keys.firstIndex(of: .meter) else { return [] }
    let all = reading.areas.compactMap { $0.area.map(Self.texts) }
    let meters = Set(all.map { Self.plain($0[meter]) })
    let named = meters.filter { !$0.contains(".") && UsageName($0).isGas }
    let measured = all.filter { texts in
      keys.firstIndex(of: .unit).map { UsageName(texts[$0]).isGas } ?? false
    }
    return Set(measured.map { Self.plain($0[meter]) }).union(named == meters ? [] : named)
  }

  /// Returns the texts of the key columns that distinguish the series of a table.
  static func texts(of key: String) -> [String] {
    key.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
  }

  /// Throws if points in the first rows may separate either decimals or thousands.
  ///
  /// They separate decimals if no household could use a thousand times as much.
  private func refuseThousands(_ head: TableHead) throws(PriceFault) {
    let dates = Set(head.rows.compactMap { TimeText.time(in: $0[safe: columns.start]) })
    let areDays = dates.allSatisfy { if case .date = $0 { true } else { false } }
    let hours: Double = areDays && columns.hour == nil ? 24 : 1
    for (price, facts) in zip(columns.prices, facts) {
      let cells = head.texts(of: price.column).filter { !MissingMark.matches($0) }
        .map { String($0.prefix { $0.isNumber || ".,-".contains($0) }) }
      let unclear = cells.filter(Self.isUnclear)
      let largest = unclear.compactMap { Double($0) }.max() ?? 0
      let kilowatts = facts.unit.kilowatts(largest * 1000, seconds: hours * 3600)
      guard let first = unclear.first, kilowatts <= MeterReadings.maximumKilowatts,
        cells.allSatisfy({ Self.isUnclear($0) || $0.allSatisfy(\.isNumber) })
      else { continue }
      throw PriceFault(
        .ambiguousNumber(field: .named(head.name(of: price.column)), text: first),
        place: head.place)
    }
  }

  /// Returns whether a point in a number is before three digits, and not after a zero.
  private static func isUnclear(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].utf8.count == 3 && 1...3 ~= parts[0].utf8.count
      && !parts[0].hasPrefix("0") && parts.joined().allSatisfy(\.isNumber)
  }

  /// Adds the columns that distinguish series by the texts in the rows of a sample.
  mutating func addLabels(_ sample: TableHead) {
    let times = [columns.start, columns.hour, columns.minute].compactMap { $0 }
    let found = SeriesLabels.columns(labels, times: times, keys: columns.keys, in: sample.rows)
    columns.keys += found
    keys += found.map { _ in .label }
    alternating = Set(
      columns.keys.filter {
        SeriesLabels.takeTurns($0, times: times, keys: columns.keys, in: sample.rows)
      })
  }

  /// Returns the meaning of the texts of each key column; `nil` for keys that are not labels.
  private func seriesLabels(
    of reading: PriceReading, _ head: TableHead, _ options: UsageOptions
  ) throws(PriceFault) -> [SeriesLabels?] {
    let none = keys.map { _ in SeriesLabels?.none }
    var all: [[String]] = []
    for area in reading.areas.compactMap(\.area) {
      if case .energy = try content(of: area, none, options) { all.append(Self.texts(of: area)) }
    }
    return try keys.indices.map { (index) throws(PriceFault) -> SeriesLabels? in
      let (key, column) = (keys[index], columns.keys[index])
      guard key == .label || key == .register else { return nil }
      let series = all.map { texts in
        var rest = texts
        let text = rest.remove(at: index)
        return (rest: rest, text: text)
      }
      return try SeriesLabels(
        head.name(of: column),
        isRegister: key == .register || ColumnName(head.name(of: column)).isA(.register),
        takesTurns: key == .register && alternating.contains(column), series: series,
        meter: options.meter)
    }
  }

  private func content(
    of key: String?, _ labels: [SeriesLabels?], _ options: UsageOptions
  ) throws(PriceFault) -> SeriesContent {
    guard let key else { return .energy(facts[0]) }
    var texts = Self.texts(of: key)
    let column = texts.popLast().flatMap { Int($0) }
    let priceIndex = columns.prices.firstIndex { $0.column == column } ?? 0
    var facts = self.facts[priceIndex]
    for (index, text) in texts.enumerated() where !text.isEmpty {
      switch keys[index] {
      case .meter:
        let name = UsageName(text)
        if others.contains(text) { return name.isGas ? .gas : .other(text) }
        facts.meter = Self.plain(text)
        // The name of a Home Assistant sensor states what it measures.
        if text.contains(".") { facts.direction = name.direction ?? facts.direction }
      case .register, .label:
        let content = labels[index]?.content(text, facts) ?? .energy(facts)
        guard case .energy(let found) = content else { return content }
        facts = found
        guard keys[index] == .register else { continue }
        facts.register = text
        if let mark = source?.readingMark, text.lowercased().contains(mark) {
          facts.readings = .atStarts
        }
      case .unit:
        let content = try content(ofUnit: text, texts, facts, options)
        guard case .energy(let found) = content else { return content }
        facts = found
      }
    }
    return .energy(facts)
  }

  /// Returns the content of rows with a unit; `texts` are all texts of their key.
  private func content(
    ofUnit text: String, _ texts: [String], _ facts: SeriesFacts, _ options: UsageOptions
  ) throws(PriceFault) -> SeriesContent {
    let name = UsageName(text)
    if name.isReactive { return .other(text) }
    if name.isGas { return texts.first { ColumnName($0).isOfFuel }.map { .other($0) } ?? .gas }
    guard let unit = name.statedUnit else {
      let isText = text.contains { $0.isLetter || $0.isCurrencySymbol }
      guard isText else { throw PriceFault(usage: .unknownUnit(text)) }
      return .other(text)
    }
    guard !unit.isPower || readsPower(options) else {
      throw PriceFault(usage: .power(column: text))
    }
    var facts = facts
    facts.unit = unit
    return .energy(facts)
  }

  /// Returns a meter number without the quotes that protect it in spreadsheets: `="5414…"`.
  private static func plain(_ text: String) -> String {
    guard text.hasPrefix("=\""), text.hasSuffix("\""), text.utf8.count > 3 else { return text }
    return String(text.dropFirst(2).dropLast())
  }
}
