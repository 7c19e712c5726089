import ElectricityPrices

extension UsageTable {
  /// Creates a table of a known or an unknown source.
  ///
  /// - Parameters:
  ///   - sample: The head with more rows.
  ///   - surroundings: Returns the facts around a table of an unknown source with this column of
  ///     times.
  init(
    _ head: TableHead, _ sample: TableHead, _ options: UsageOptions, _ usage: inout UsageReading,
    _ surroundings: (Int) -> SurroundingFacts
  ) throws(PriceFault) {
    if let known = UsageTableFormat.all.lazy.compactMap({ $0.table(sample, options) }).first {
      self = known
      if source?.name == "enedis" { try addFactsOfEnedis(head) }
      if let column = options.reading.column {
        _ = try columns.prices.map(\.column).named(column) { head.name(of: $0) }
      }
    } else {
      let stated = surroundings(ColumnFinder(head).start ?? 0)
      try self.init(generic: head, options, isUnitStated: stated.isEnergy)
      if let meter = options.meter, columns.prices.map({ head.name(of: $0.column) }) == [meter] {
        usage.usedOptions.insert("--meter")
      }
      try add(stated)
      addLabels(sample)
    }
    if options.reading.column != nil { usage.usedOptions.insert("--column") }
  }

  /// Creates a table of an unknown source; without headings, its only numbers are energy.
  ///
  /// - Parameter isUnitStated: Whether the surroundings of the table state a unit.
  /// - Throws: A fault if no column is energy, or if several could be.
  init(generic head: TableHead, _ options: UsageOptions, isUnitStated: Bool) throws(PriceFault) {
    let finder = ColumnFinder(head)
    guard let start = finder.start else { throw PriceFault(usage: .unknownFormat, at: 0) }
    var columns = GenericTable.Columns(start: start)
    (columns.end, columns.hour, columns.minute) = (finder.end, finder.hour, finder.minute)
    columns.stampsAreEnds = finder.startsAreEnds
    columns.setRowFacts(finder)
    columns.endHour = finder.hour.flatMap(finder.endHour)
    columns.part = finder.part
    let parts = [columns.hour, columns.minute, columns.part?.column].compactMap { $0 }
    let used = Set(finder.times + parts)
    let numbers = finder.cells.indices.filter { !used.contains($0) && finder.cells[$0].areNumbers }
    if !head.hasNames, numbers.count == 1 {
      self.init(
        columns, of: head, energies: numbers, meter: nil, register: nil, unit: nil,
        readings: .unknown(minimum: 12), source: nil)
      return
    }
    let found = EnergyColumns(finder, used: used, options: options, isUnitStated: isUnitStated)
    // Without a meter, a direction or a unit, the columns of whole hours could be prices.
    columns.setHours(finder, mayBeCounts: found.areOfMeter)
    var energies = Array(columns.hourColumns.prefix(1))
    if energies.isEmpty { energies = try found.chosen() }
    try found.refuseGas(energies)
    let keys = found.keys(besides: energies)
    let isRegister = energies.allSatisfy { found.names[$0].isRegister }
    // A number with a start and an end is an amount, unless its name says otherwise.
    let areAmounts =
      columns.end != nil && !energies.contains { found.names[$0].isReading }
      && energies.allSatisfy { found.names[$0].direction != nil }
    self.init(
      columns, of: head, energies: energies, meter: keys.meter, register: keys.register,
      unit: keys.unit,
      readings: areAmounts ? .none : .unknown(minimum: isRegister ? 3 : 12), source: nil)
    try setRest(keys.rest, found, energies)
  }

  /// Sets the facts about the columns of a generic table that are neither times, energy nor keys.
  ///
  /// - Throws: A fault if all energies are of devices, and another column may be the household's.
  private mutating func setRest(
    _ rest: [Int], _ found: EnergyColumns, _ energies: [Int]
  ) throws(PriceFault) {
    let (finder, names) = (found.finder, found.names)
    let kinds: [ColumnKind] = [.state, .calendar, .created, .currency, .unit]
    let ofClock = [columns.zone, columns.season]
    labels = rest.filter {
      !kinds.contains(where: finder.names[$0].isA) && finder.cells[$0].areTexts
        && !ofClock.contains($0)
    }
    hasGas = rest.contains {
      names[$0].isGas && !finder.names[$0].isOfFuel && finder.cells[$0].areNumbers
    }
    unread = rest.filter {
      !columns.hourColumns.contains($0) && $0 != columns.start && $0 != columns.end
        && (names[$0].isUnknown || names[$0].isQuantity)
        && finder.cells[$0].areNumbers && found.options.reading.column == nil
        && !finder.names[$0].isA(.meter)
    }.map { names[$0].text }
    let areDevices = energies.allSatisfy {
      names[$0].direction != .production && names[$0].has(.device)
    }
    guard unread.isEmpty || !areDevices else {
      throw PriceFault(
        usage: .severalEnergies(columns: energies.map { names[$0].text } + unread),
        place: finder.head.place)
    }
  }

  /// Returns whether a head belongs to a table of energy usage.
  static func isTable(_ head: TableHead, _ options: UsageOptions) -> Bool {
    guard head.hasNames, !head.rows.isEmpty, TitledTable.isRectangle(head) else { return false }
    if UsageTableFormat.all.contains(where: { $0.table(head) != nil }) { return true }
    do throws(PriceFault) {
      let stated = SurroundingFacts(above: head, times: 0)
      let table = try UsageTable(generic: head, options, isUnitStated: stated.isEnergy)
      // A line such as `Einheit;Wh` is above the names of the columns.
      let start = table.columns.start
      return head.rows[0].indices.contains(start) && head.rows[0][start].contains(where: \.isNumber)
    } catch {
      // These faults show that the columns are gas or power.
      switch error.reason {
      case .usage(.gas), .usage(.notElectricity), .usage(.power), .usage(.unknownUnit),
        .usage(.unclearDirection):
        return true
      default: return false
      }
    }
  }
}
