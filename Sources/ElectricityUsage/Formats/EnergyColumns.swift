import ElectricityPrices

/// The choice of the columns of energy in a table of an unknown source.
struct EnergyColumns {
  let finder: ColumnFinder
  /// The columns without another meaning.
  let free: [Int]
  /// The headings of all columns.
  let names: [UsageName]
  let options: UsageOptions
  /// Whether the surroundings of the table state a unit.
  let isUnitStated: Bool

  /// - Parameter used: The columns of times.
  init(_ finder: ColumnFinder, used: Set<Int>, options: UsageOptions, isUnitStated: Bool) {
    (self.finder, self.options, self.isUnitStated) = (finder, options, isUnitStated)
    names = finder.head.hasNames ? finder.head.names.map { UsageName($0) } : []
    free = names.indices.filter { !used.contains($0) }
  }

  var head: TableHead { finder.head }

  /// Whether a heading names a meter, a direction or a unit, or a column or a line states a unit.
  var areOfMeter: Bool {
    isUnitStated || free.contains(where: isUnit)
      || names.indices.contains { column in
        [ColumnKind.meter, .register, .consumption].contains(where: finder.names[column].isA)
          || names[column].statedUnit != nil || names[column].text.lowercased().hasPrefix("kwh")
      }
  }

  /// Returns the columns of energy: the requested one, or those with the strongest evidence.
  ///
  /// - Throws: A fault if no column is energy, or if the relation of several is unknown.
  func chosen() throws(PriceFault) -> [Int] {
    if let wanted = options.reading.column { return [try requested(wanted)] }
    let meter = free.first { names[$0].text == options.meter && names[$0].isEnergy }
    var columns = if let meter { [meter] } else { try named() }
    if columns.isEmpty { columns = valuesBesideUnits() }
    if columns.isEmpty, options.hasPowerBySlot {
      columns = free.filter { names[$0].isPower && hasNumbers($0) }
    }
    // Several columns can be the parts of one consumption, but not the slots of a day.
    let parts = free.filter { names[$0].isUnknown && names[$0].isPart && hasNumbers($0) }
    if columns.isEmpty, parts.count > 1, !finder.hasHourColumns { columns = parts }
    guard !columns.isEmpty else { throw fault(absence) }
    let kept = UsageName.withoutOthers(columns.map { names[$0] }).map(\.text)
    columns = columns.filter { kept.contains(names[$0].text) }
    try checkDirections(of: columns)
    return columns
  }

  private func requested(_ wanted: String) throws(PriceFault) -> Int {
    let column = try free.named(wanted) { names[$0].text }
    guard !names[column].isPower || options.hasPowerBySlot else {
      throw fault(.power(column: names[column].text))
    }
    if let unit = names[column].otherUnit { throw fault(.unknownUnit(unit)) }
    return column
  }

  /// Returns the columns that a heading or the unit in their cells names as energy.
  private func named() throws(PriceFault) -> [Int] {
    var columns = free.filter { names[$0].isEnergy && hasNumbers($0) }
    if columns.isEmpty {
      columns = free.filter {
        names[$0].isUnknown && EnergyUnit(head.cellUnit(of: $0)).map { !$0.isPower } ?? false
      }
    }
    for unit in columns.map(head.cellUnit) where !unit.isEmpty && EnergyUnit(unit) == nil {
      throw fault(UsageName(unit).isGas ? .gas : .unknownUnit(unit))
    }
    // Readings repeat what the columns of amounts say.
    columns = columns.filter { column in
      !names[column].has(.reading)
        || !columns.contains { other in
          !names[other].has(.reading)
            && (names[other].direction == .production) == (names[column].direction == .production)
        }
    }
    // A column of marks for estimates can be empty, and so can one of energy into the grid.
    let kept = UsageName.withoutOthers(columns.map { names[$0] }).map(\.text)
    let filled = columns.filter { column in
      kept.contains(names[column].text) && !head.texts(of: column).allSatisfy(MissingMark.matches)
    }
    if !filled.isEmpty { columns = filled }
    return columns
  }

  /// Returns the column of numbers next to a unit of energy: the only one, or the only named value.
  private func valuesBesideUnits() -> [Int] {
    let values = free.filter { column in
      let name = ColumnName(names[column].text)
      // `Leistung` is power, or whatever a supplier delivers.
      let isValue = names[column].isUnknown || names[column].isQuantity
      return (isValue || names[column].isPower && name.quantity == nil)
        && !name.isA(.meter) && !name.isA(.holder)
        && head.texts(of: column).contains { CellNumber($0) != nil }
    }
    guard isUnitStated || free.contains(where: isUnit) else { return [] }
    let named = values.filter { ColumnKind.value.contains(ColumnName(names[$0].text).key) }
    return [values, named].first { $0.count == 1 } ?? []
  }

  /// Returns whether the cells of a column are units, some of them of energy or power.
  ///
  /// `W` is also a status.
  func isUnit(_ column: Int) -> Bool {
    guard !ColumnName(names[column].text).isA(.state) else { return false }
    let units = head.texts(of: column).map(\.trimmed).filter { !$0.isEmpty }
    return units.contains { EnergyUnit($0) != nil }
      && units.allSatisfy { unit in
        EnergyUnit(unit) != nil || UsageName(unit).isReactive || UsageName(unit).isGas
      }
  }

  /// Throws if the only energy is calculated from a volume of gas.
  ///
  /// The table then has a column of calorific values, or of volumes in proportion to the energy.
  func refuseGas(_ energies: [Int]) throws(PriceFault) {
    guard energies.count == 1, let energy = energies.first, names.indices.contains(energy) else {
      return
    }
    let isOfVolume = free.contains { column in
      column != energy && (names[column].has(.calorific) || areProportional(energy, column))
    }
    if isOfVolume, !free.contains(where: { ColumnName(names[$0].text).isA(.kind) }) {
      throw fault(.gas)
    }
  }

  /// Returns whether a column has volumes of gas with 8 to 13 kWh in each cubic metre.
  private func areProportional(_ energy: Int, _ column: Int) -> Bool {
    guard names[column].isGas else { return false }
    let pairs = head.rows.compactMap { row -> (energy: Double, volume: Double)? in
      let numbers = [energy, column].compactMap { CellNumber(row[safe: $0])?.price.doubleValue }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
    return pairs.count { $0.volume > 0 } > 2
      && pairs.allSatisfy { $0.volume * 8 <= $0.energy && $0.energy <= $0.volume * 13 }
  }

  /// The reason why no column is energy.
  private var absence: UsageFileReason {
    if let power = free.first(where: { names[$0].isPower }) {
      return .power(column: names[power].text)
    }
    if free.contains(where: { names[$0].isGas && !ColumnName(names[$0].text).isOfFuel }) {
      return .gas
    }
    let units = free.lazy.filter { names[$0].isAmount }.compactMap { names[$0].otherUnit }
    if let unit = units.first { return .unknownUnit(unit) }
    // Lines above a table can contain names of people, which an error must not show.
    return .noEnergy(columns: hasHeadings ? free.map { names[$0].text } : [])
  }

  /// Whether the first line names the columns, because times are below one of the names.
  private var hasHeadings: Bool {
    guard TitledTable.isRectangle(head), let row = head.rows.first else { return false }
    return row.contains { TimeText.time(in: $0) != nil }
  }

  /// Throws if a direction is unclear, or has several columns that are not parts of a whole.
  private func checkDirections(of columns: [Int]) throws(PriceFault) {
    if columns.count == 1, names[columns[0]].isViewed,
      !head.titles.contains(where: { UsageName($0).direction == .production })
    {
      throw fault(.unclearDirection(column: names[columns[0]].text))
    }
    for direction in EnergyDirection.allCases {
      let same = columns.map { names[$0] }.filter { ($0.direction ?? .consumption) == direction }
      guard same.count > 1, !UsageName.areParts(same) else { continue }
      throw fault(.severalEnergies(columns: same.map(\.text)))
    }
  }

  /// Returns whether the first cells of a column are numbers or marks for missing ones.
  ///
  /// A word among numbers is an error in its line.
  private func hasNumbers(_ column: Int) -> Bool {
    let cells = head.texts(of: column)
    return cells.contains { CellNumber($0) != nil } || cells.allSatisfy(MissingMark.matches)
  }

  private func fault(_ reason: UsageFileReason) -> PriceFault {
    PriceFault(usage: reason, place: head.place)
  }
}

extension TableHead {
  /// Returns the unit next to the first number of a column; empty if there is none.
  func cellUnit(of column: Int) -> String {
    texts(of: column).lazy.compactMap { CellNumber($0) }.first?.affix ?? ""
  }
}
