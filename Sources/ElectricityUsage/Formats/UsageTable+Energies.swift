import CivilTime
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
      if let column = options.column {
        _ = try columns.prices.map(\.column).named(column) { head.name(of: $0) }
      }
    } else {
      let stated = surroundings(ColumnFinder(head).start ?? 0)
      try self.init(generic: head, options, isUnitStated: stated.unit != nil)
      if let meter = options.meter, head.names.contains(meter) {
        usage.usedOptions.insert("--meter")
      }
      try add(stated)
      addLabels(sample)
    }
    if options.column != nil { usage.usedOptions.insert("--column") }
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
    (columns.stampsAreEnds, columns.zone) = (finder.startsAreEnds, finder.zone)
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
    let names = head.hasNames ? head.names.map { UsageName($0) } : []
    let free = names.indices.filter { !used.contains($0) }
    // Without a meter, a direction or a unit, the columns of whole hours could be prices.
    let isOfMeter = names.indices.contains { column in
      [ColumnKind.meter, .register, .consumption].contains(where: finder.names[column].isA)
        || names[column].statedUnit != nil
    }
    columns.setHours(finder, mayBeCounts: isOfMeter)
    let candidates = EnergyColumns(
      free: free, names: names, head: head, options: options, isUnitStated: isUnitStated)
    var energies = Array(columns.hourColumns.prefix(1))
    if energies.isEmpty { energies = try candidates.chosen() }
    try candidates.refuseGas(energies)
    let others = free.filter { !energies.contains($0) }
    // Cells are better evidence of a unit than headings, which are in many languages, unless the
    // energy states its unit.
    let isStated = energies.allSatisfy { finder.names[$0].quantity != nil }
    let unit = free.first {
      candidates.isUnit($0) && (!isStated || finder.names[$0].isA(.unit))
    }
    // Meter numbers are parsed as numbers.
    func column(_ kind: ColumnKind) -> Int? {
      others.first { column in
        let (name, cells) = (finder.names[column], finder.cells[column])
        // `Meter` contains meter numbers; `meter constant` may contain any number.
        let isNumbered =
          cells.areLongNumbers
          || kind == .meter && name.nouns.last.map(kind.contains) ?? false
            && !Self.areRowNumbers(head, column, start)
        return column != unit && name.isA(kind) && (!cells.areNumbers || isNumbered)
          && !(kind == .meter && SeriesLabels.areDirections(head.texts(of: column)))
      }
    }
    let numbered = others.first { column in
      finder.cells[column].areLongNumbers && !Self.areRowNumbers(head, column, start)
    }
    let isRegister = energies.allSatisfy { names[$0].isRegister }
    self.init(
      columns, of: head, energies: energies, meter: column(.meter) ?? numbered,
      register: column(.register), unit: unit ?? column(.unit),
      readings: .unknown(minimum: isRegister ? 3 : 12), source: nil)
    let rest = others.filter { !self.columns.keys.contains($0) }
    let kinds: [ColumnKind] = [.state, .calendar, .created, .currency, .unit]
    labels = rest.filter {
      !kinds.contains(where: finder.names[$0].isA) && finder.cells[$0].areTexts
    }
    if columns.zone == nil {
      offset = free.first { column in
        let cells = head.texts(of: column)
        return finder.names[column].key.hasSuffix("offset") && !cells.isEmpty
          && cells.allSatisfy { "+-".contains($0.prefix(1)) && (try? Zone(identifier: $0)) != nil }
      }
    }
    hasGas = rest.contains {
      names[$0].isGas && !finder.names[$0].isOfFuel && finder.cells[$0].areNumbers
    }
    unread = rest.filter {
      !columns.hourColumns.contains($0) && names[$0].isUnknown && finder.cells[$0].areNumbers
        && options.column == nil && !finder.names[$0].isA(.meter)
    }.map { names[$0].text }
    // One device is not the household if another column may be.
    let areDevices = energies.allSatisfy {
      names[$0].direction != .production && names[$0].has(.device)
    }
    guard unread.isEmpty || !areDevices else {
      throw PriceFault(
        usage: .severalEnergies(columns: energies.map { names[$0].text } + unread),
        place: FilePlace(line: head.line, column: 1))
    }
  }

  /// Returns whether a column has a distinct number for each time, and so numbers the rows.
  private static func areRowNumbers(_ head: TableHead, _ column: Int, _ start: Int) -> Bool {
    let rows = head.rows.filter { max(column, start) < $0.count }
    return rows.count > 1 && Set(rows.map { $0[column] }).count == rows.count
      && Set(rows.map { $0[start] }).count == rows.count
  }

  /// Returns whether a head belongs to a table of energy usage.
  static func isTable(_ head: TableHead, _ options: UsageOptions) -> Bool {
    guard head.hasNames, !head.rows.isEmpty, TitledTable.isRectangle(head) else { return false }
    if UsageTableFormat.all.contains(where: { $0.table(head) != nil }) { return true }
    do throws(PriceFault) {
      let stated = SurroundingFacts(above: head, times: 0)
      let table = try UsageTable(generic: head, options, isUnitStated: stated.unit != nil)
      // A line such as `Einheit;Wh` is above the names of the columns.
      let start = table.columns.start
      return head.rows[0].indices.contains(start) && head.rows[0][start].contains(where: \.isNumber)
    } catch {
      // These faults show that the columns are gas or power.
      switch error.reason {
      case .usage(.gas), .usage(.power), .usage(.unknownUnit), .usage(.unclearDirection):
        return true
      default: return false
      }
    }
  }
}
