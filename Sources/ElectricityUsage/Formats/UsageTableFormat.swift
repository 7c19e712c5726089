import CPriceFiles
import ElectricityPrices

/// The column names of a source's tables, in lower case: a row of `Resources/usage-tables.csv`.
struct UsageTableFormat: Sendable {
  let name: String
  /// The zone of the table's local times.
  let zone: String
  let start, end: [String]
  /// The columns of hours, in tables that have dates and hours in two columns.
  let hour: [String]
  /// The columns of energy; a trailing `*` matches any ending.
  let energy: [String]
  let meter, register, unit: [String]
  /// Additional columns that distinguish this source from others.
  let others: [String]
  private let facts: [RecordFact]
  /// Whether hours or times are the ends of slots.
  var namesEnds: Bool
  /// Whether tables of gas in kWh have the same columns.
  var mayBeGas: Bool

  static let all = ResourceTable.rows(usageTablesTable(), cells: 12)
    .map(UsageTableFormat.init)

  private init(_ cells: [String]) {
    let lists = cells.dropLast().map(ResourceTable.names)
    (name, zone, start, end) = (cells[0], cells[1], lists[2], lists[3])
    (hour, energy, meter, register) = (lists[4], lists[5], lists[6], lists[7])
    (unit, others, facts) = (lists[8], lists[9], lists[10].map(RecordFact.init))
    namesEnds = lists[10].contains("ends:yes")
    mayBeGas = lists[10].contains("kind:unclear")
  }

  /// Whether the table has its own zone, where common columns take that of the prices.
  var isClocked: Bool { facts["clock"] == nil }
  /// The column that only tables of gas have.
  var gasColumn: String? { facts["gas"] }
  /// The unit of numbers that state none; `nil` for kilowatt-hours.
  ///
  /// A unit of power means that the numbers are means of slots.
  var usualUnit: EnergyUnit? { facts["unit"].flatMap { EnergyUnit($0) } }
  /// The word in a register that means readings.
  var readingMark: String? { facts["mark"] }

  /// Returns whether a line above the table has the word that this source writes there.
  private func hasTitle(_ head: TableHead) -> Bool {
    guard let word = facts["title"] else { return true }
    return head.titles.contains { ColumnName.words($0).contains(word) }
  }

  private var readings: SeriesFacts.Readings {
    facts["readings"].map { $0 == "ends" ? .atEnds : .atStarts } ?? .none
  }

  /// Returns the table for a head with the columns of this format; `nil` for other heads.
  func table(_ head: TableHead, _ options: UsageOptions = UsageOptions()) -> UsageTable? {
    let keys = head.keys.map { $0.trimmed }
    func column(_ names: [String]) -> Int? {
      names.lazy.compactMap { keys.firstIndex(of: $0) }.first
    }
    guard head.hasNames, let start = column(start), others.allSatisfy(keys.contains),
      hour.isEmpty || column(hour) != nil, hasTitle(head)
    else { return nil }
    let matching = energy.flatMap { matches(of: $0, in: keys) }
    let found = matching.filter { !UsageName(keys[$0]).isGas }
    guard let first = found.first else { return nil }
    let others = readings == .atStarts ? Self.others(head, first, meter: column(meter)) : []
    // The user may request another column, so the table is read as one of an unknown source.
    guard let others, let energies = energies(of: found, head, keys, options) else { return nil }
    var columns = GenericTable.Columns(start: start)
    columns.end = column(end)
    columns.hour = column(hour)
    columns.hoursAreEnds = namesEnds
    columns.usualDecimalSign = facts["sign"] == nil ? UInt8(ascii: ",") : nil
    columns.states = keys.indices.filter { ColumnName(keys[$0]).isA(.state) }
    var table = UsageTable(
      columns, of: head, energies: energies, meter: column(meter), register: column(register),
      unit: column(unit), readings: readings, source: self)
    table.hasGas = found.count < matching.count
    table.others = others
    return table
  }

  /// Returns the columns whose names match the name or the beginning of a column of energy.
  private func matches(of pattern: String, in keys: [String]) -> [Int] {
    keys.indices.filter { index in
      let matches =
        pattern.hasSuffix("*")
        ? keys[index].hasPrefix(pattern.dropLast()) : keys[index] == pattern
      let name = UsageName(keys[index])
      // A heading with another unit belongs to another source.
      let isOther = usualUnit != nil && ![nil, usualUnit].contains(name.unit)
      let isMoney = pattern.hasSuffix("*") && name.isMoney
      return matches && !name.isReactive && !isOther && !isMoney
    }
  }

  /// Returns the columns of energy to read; `nil` if the user requests another one, or if the table
  /// must be read as one of an unknown source, which asks.
  private func energies(
    of found: [Int], _ head: TableHead, _ keys: [String], _ options: UsageOptions
  ) -> [Int]? {
    let names = head.names.map { UsageName($0) }
    func isProduction(_ index: Int) -> Bool { names[index].direction == .production }
    let produced = keys.indices.filter { isProduction($0) && names[$0].unit != nil }
    // A retailer can add production under a name of its own.
    var all = Set(found).isDisjoint(with: produced) ? found + produced : found
    // So can it add the direction that this source lacks.
    let further = keys.indices.filter { column in
      names[column].isEnergy && !all.contains { isProduction($0) == isProduction(column) }
        && head.texts(of: column).contains { CellNumber($0) != nil }
    }
    if further.count == 1 { all += further }
    let chosen = all.filter { keys[$0] == options.reading.column?.lowercased() }
    guard chosen.isEmpty else { return chosen }
    if options.reading.column.map({ keys.contains($0.lowercased()) }) ?? false { return nil }
    guard further.count < 2 else { return nil }
    guard facts["one"] != nil else {
      // A wildcard can match columns that must not be added up.
      let areParts = UsageName.areParts(inEachDirection: all.map { names[$0] })
      return energy.contains { $0.hasSuffix("*") } && !areParts ? nil : all
    }
    // Only the first existing column of a direction counts where a table has several forms of it,
    // unless these are other amounts: behind the meter, or for a community.
    let first = [false, true].compactMap { side in all.first { isProduction($0) == side } }
    let areAmounts = energy.contains { $0.hasSuffix("*") }
    let differ = all.contains { column in
      first.contains { other in
        isProduction(column) == isProduction(other)
          && head.texts(of: column) != head.texts(of: other)
      }
    }
    return areAmounts && differ ? nil : first.sorted()
  }

  /// Returns the sensors that are no meters of electricity, by their first numbers, which do not
  /// rise, or by their names; `nil` if all are such.
  private static func others(_ head: TableHead, _ column: Int, meter: Int?) -> Set<String>? {
    let groups = Dictionary(grouping: head.rows) { $0[safe: meter ?? 0] }
    let numbers = groups.filter { !UsageName($0.key).isGas && !ColumnName($0.key).isOfFuel }
      .mapValues { $0.compactMap { CellNumber($0[safe: column])?.price.doubleValue } }
      .filter { $0.value == $0.value.sorted() }
    let rising = numbers.filter { $0.value.first != $0.value.last }
    // A meter of energy into the grid can stand still.
    let still = numbers.keys.filter { UsageName($0).direction != nil }
    return rising.isEmpty ? nil : Set(groups.keys).subtracting(still).subtracting(rising.keys)
  }
}

extension UsageTable {
  /// Creates the table for a head with energy in the given columns.
  init(
    _ columns: GenericTable.Columns, of head: TableHead, energies: [Int], meter: Int?,
    register: Int?, unit: Int?, readings: SeriesFacts.Readings, source: UsageTableFormat?
  ) {
    var columns = columns
    let found = [(Key.meter, meter), (.register, register), (.unit, unit)].filter { $1 != nil }
    columns.keys = found.compactMap(\.1)
    let isOnly = energies.count == 1 && columns.keys.isEmpty
    columns.prices = energies.map { .init(column: $0, name: isOnly ? nil : "\($0)") }
    self.columns = columns
    keys = found.map(\.0)
    let names = energies.map { UsageName(head.name(of: $0)) }
    let directions = names.map { name in
      name.direction ?? (names.count == 1 && name.isOfSun ? .production : .consumption)
    }
    let units = energies.map { EnergyUnit(head.cellUnit(of: $0)) }
    // Tables with dates and hours have slots of an hour or less.
    let longest: Int64? = columns.hour == nil ? nil : 3600
    facts = names.indices.map { index in
      let (name, direction) = (names[index], directions[index])
      let isOne = directions.count { $0 == direction } == 1
      let isNamed = unit == nil || ColumnName(name.text).quantity != nil
      let stated = isNamed ? name.statedUnit : nil
      return SeriesFacts(
        register: isOnly || isOne && !name.isRegister && !name.isTotal ? nil : name.text,
        direction: direction,
        unit: units[index] ?? (isNamed ? name.unit : nil)
          ?? (name.text.contains("(") ? nil : source?.usualUnit)
            ?? stated ?? source?.usualUnit ?? .kilowattHours,
        readings: name.isReading ? .atStarts : readings, longest: longest,
        isOfDay: name.has(.today))
    }
    isUnitAssumed =
      source?.unit.isEmpty != true && source?.mayBeGas != true && unit == nil
      && zip(names, units).contains { $0.unit == nil && !$0.isPower && $1 == nil }
    self.source = source
  }
}
