import CivilTime
import ElectricityPrices

// Tables of an unknown source.
extension UsageTable {
  /// Creates a table of an unknown source.
  ///
  /// - Throws: A fault if no column is energy, or if several could be.
  init(generic head: TableHead, _ options: UsageOptions) throws(PriceFault) {
    let place = FilePlace(line: head.line, column: 1)
    let finder = ColumnFinder(head)
    guard let start = finder.start else { throw PriceFault(usage: .unknownFormat, at: 0) }
    var columns = GenericTable.Columns(start: start)
    (columns.end, columns.hour, columns.minute) = (finder.end, finder.hour, finder.minute)
    (columns.stampsAreEnds, columns.zone) = (finder.startsAreEnds, finder.zone)
    let used = Set(finder.times + [columns.hour, columns.minute].compactMap { $0 })
    let names = head.hasNames ? head.names.map { UsageName($0) } : []
    let free = names.indices.filter { !used.contains($0) }
    // Without a meter, a direction or a unit the columns of hours could be prices.
    let isOfMeter = names.indices.contains { column in
      [ColumnKind.meter, .register, .consumption].contains(where: finder.names[column].isA)
        || names[column].statedUnit != nil
    }
    if isOfMeter { columns.setHours(finder) }
    var energies = Array(columns.hourColumns.prefix(1))
    if energies.isEmpty { energies = try Self.energies(free, names, head, options, place) }
    // Meter numbers are parsed as numbers.
    func column(_ kind: ColumnKind) -> Int? {
      free.first { column in
        let (name, cells) = (finder.names[column], finder.cells[column])
        // `Meter` contains meter numbers; `meter constant` may contain any number.
        let isNumbered = cells.areLongNumbers || kind == .meter && kind.contains(name.key)
        return !energies.contains(column) && name.isA(kind) && (!cells.areNumbers || isNumbered)
          && !(kind == .meter && SeriesLabels.areDirections(head.texts(of: column)))
      }
    }
    let numbered = free.first { column in
      !energies.contains(column) && finder.cells[column].areLongNumbers
        && !Self.areRowNumbers(head, column, start)
    }
    let keys: [(Key, Int?)] = [
      (.meter, column(.meter) ?? numbered), (.register, column(.register)), (.unit, column(.unit)),
    ]
    let isRegister = energies.allSatisfy { names[$0].isRegister }
    self.init(
      columns, of: head, energies: energies, keys: keys,
      readings: .unknown(least: isRegister ? 3 : 12),
      format: .amounts(name: "csv", zone: "Europe/Oslo", isClocked: false), isZoneKnown: false)
    labels = free.filter { column in
      finder.names.indices.contains(column) && SeriesLabels.isLabel(finder.names[column])
        && finder.cells[column].areTexts && !energies.contains(column)
        && !keys.contains { $0.1 == column }
    }
    if columns.zone == nil {
      offset = free.first { column in
        let cells = head.rows.compactMap { column < $0.count ? $0[column] : nil }
        return names[column].isOffset && !cells.isEmpty
          && cells.allSatisfy { "+-".contains($0.prefix(1)) && (try? Zone(identifier: $0)) != nil }
      }
    }
    unread = free.filter { column in
      !energies.contains(column) && !keys.contains { $0.1 == column } && names[column].isUnknown
        && finder.cells[column].areNumbers && options.column == nil
    }.map { names[$0].text }
  }

  /// Returns whether a column has another number for each time, and so counts rows.
  private static func areRowNumbers(_ head: TableHead, _ column: Int, _ start: Int) -> Bool {
    let rows = head.rows.filter { max(column, start) < $0.count }
    return rows.count > 1 && Set(rows.map { $0[column] }).count == rows.count
      && Set(rows.map { $0[start] }).count == rows.count
  }

  /// Returns the columns of energy: the requested one, or those with a name for energy.
  private static func energies(
    _ free: [Int], _ names: [UsageName], _ head: TableHead, _ options: UsageOptions,
    _ place: FilePlace
  ) throws(PriceFault) -> [Int] {
    if let wanted = options.column {
      let column = try free.named(wanted) { names[$0].text }
      guard !names[column].isPower || options.hasPowerBySlot else {
        throw PriceFault(usage: .power(column: names[column].text), place: place)
      }
      if let unit = names[column].otherUnit {
        throw PriceFault(usage: .unknownUnit(unit), place: place)
      }
      return [column]
    }
    var energies = free.filter { names[$0].isEnergy && hasNumbers(head, $0) }
    if energies.isEmpty {
      energies = free.filter {
        names[$0].isUnknown && EnergyUnit(cellUnit(head, $0)).map { !$0.isPower } ?? false
      }
    }
    for unit in energies.map({ cellUnit(head, $0) }) where !unit.isEmpty && EnergyUnit(unit) == nil
    {
      throw PriceFault(usage: UsageName(unit).isGas ? .gas : .unknownUnit(unit), place: place)
    }
    // The column of a mark for estimates can be empty.
    let filled = energies.filter { !head.texts(of: $0).allSatisfy(MissingMark.matches) }
    if !filled.isEmpty { energies = filled }
    let kept = UsageName.withoutOthers(energies.map { names[$0].text })
    energies.removeAll { !kept.contains(names[$0].text) }
    if energies.isEmpty { energies = Self.valuesBesideUnits(free, names, head) }
    if energies.isEmpty, options.hasPowerBySlot {
      energies = free.filter { names[$0].isPower && hasNumbers(head, $0) }
    }
    if energies.isEmpty {
      let parts = free.filter { names[$0].isUnknown && names[$0].isPart && hasNumbers(head, $0) }
      if parts.count > 1 { energies = parts }
    }
    if energies.isEmpty, let power = free.first(where: { names[$0].isPower }) {
      throw PriceFault(usage: .power(column: names[power].text), place: place)
    }
    if energies.isEmpty, free.contains(where: { names[$0].isGas }) {
      throw PriceFault(usage: .gas, place: place)
    }
    if energies.isEmpty,
      let unit = free.lazy.filter({ names[$0].isAmount })
        .compactMap({ names[$0].otherUnit }).first
    {
      throw PriceFault(usage: .unknownUnit(unit), place: place)
    }
    guard !energies.isEmpty else {
      // Lines above a table hold names of people.
      let isHead = areNames(head)
      throw PriceFault(
        usage: .noEnergy(columns: isHead ? free.map { names[$0].text } : []), place: place)
    }
    if let meter = options.meter, let chosen = energies.first(where: { names[$0].text == meter }) {
      energies = [chosen]
    }
    if energies.count == 1, names[energies[0]].isViewed,
      !head.titles.contains(where: { UsageName($0).direction == .production })
    {
      throw PriceFault(usage: .unclearDirection(column: names[energies[0]].text), place: place)
    }
    for direction in EnergyDirection.allCases {
      let same = energies.filter { (names[$0].direction ?? .consumption) == direction }
      guard same.count > 1, !UsageName.areParts(same.map { names[$0] }) else { continue }
      throw PriceFault(usage: .severalEnergies(columns: same.map { names[$0].text }), place: place)
    }
    return energies
  }

  /// Returns the unit beside the first number of a column; empty if there is none.
  static func cellUnit(_ head: TableHead, _ column: Int) -> String {
    head.texts(of: column).lazy.compactMap { CellNumber($0) }.first?.affix ?? ""
  }

  /// Returns whether the first line names the columns, because times are below one of the names.
  private static func areNames(_ head: TableHead) -> Bool {
    guard TitledTable.isRectangle(head), let row = head.rows.first else { return false }
    return row.contains { TimeText.time(in: $0) != nil }
  }

  /// Returns the only column of numbers in a table with a column of units of energy or power.
  private static func valuesBesideUnits(
    _ free: [Int], _ names: [UsageName], _ head: TableHead
  ) -> [Int] {
    func isUnit(_ column: Int) -> Bool {
      let units = head.rows.map { column < $0.count ? UsageName($0[column].trimmed) : nil }
      return units.contains { $0.map { EnergyUnit($0.text) != nil } ?? false }
        && units.allSatisfy { unit in
          unit.map { EnergyUnit($0.text) != nil || $0.isReactive || $0.isGas } ?? false
        }
    }
    let values = free.filter { column in
      names[column].isUnknown && !ColumnName(names[column].text).isA(.meter)
        && head.rows.contains { column < $0.count && CellNumber($0[column]) != nil }
    }
    return values.count == 1 && free.contains(where: isUnit) ? values : []
  }

  /// Returns whether the first cells of a column are numbers or marks for missing ones.
  ///
  /// A word among numbers is an error in its line.
  private static func hasNumbers(_ head: TableHead, _ column: Int) -> Bool {
    let cells = head.rows.filter { column < $0.count }.map { $0[column] }
    return cells.contains { CellNumber($0) != nil } || cells.allSatisfy(MissingMark.matches)
  }

  /// Returns whether a head belongs to a table of energy usage.
  static func isTable(_ head: TableHead, _ options: UsageOptions) -> Bool {
    guard head.hasNames, !head.rows.isEmpty, TitledTable.isRectangle(head) else { return false }
    if UsageTableFormat.all.contains(where: { $0.table(head) != nil }) { return true }
    do throws(PriceFault) {
      let table = try UsageTable(generic: head, options)
      // A line such as `Einheit;Wh` is above the names of the columns.
      let start = table.columns.start
      return head.rows[0].indices.contains(start) && head.rows[0][start].contains(where: \.isNumber)
    } catch {
      // A table of gas or power is named as such.
      switch error.reason {
      case .usage(.gas), .usage(.power), .usage(.unknownUnit), .usage(.unclearDirection):
        return true
      default: return false
      }
    }
  }
}
