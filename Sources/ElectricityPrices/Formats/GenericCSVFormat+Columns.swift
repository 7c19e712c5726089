/// Finds out what stands in which column of a table, by the headings and the first cells.
package struct ColumnFinder {
  let head: TableHead
  package let names: [ColumnName]
  package let cells: [CellEvidence]
  /// The columns with times.
  package let times: [Int]

  package init(_ head: TableHead) {
    self.head = head
    let names = head.hasNames ? head.names.map { ColumnName($0) } : []
    self.names = names
    let width = max(head.rows.map(\.count).max() ?? 0, names.count)
    let cells = (0..<width).map { column in
      CellEvidence(head.rows.compactMap { column < $0.count ? $0[column] : nil })
    }
    self.cells = cells
    let times = (0..<width).filter { column in
      guard cells[column].areTimes else { return false }
      // Large prices look like seconds since 1970, and so do numbers of meters.
      guard column < names.count else { return true }
      let name = names[column]
      let isPrice = name.hasPrice || ColumnKind.value.contains(name.key)
      return !(isPrice && !name.isA(.start) && !name.isA(.end)) && !name.isA(.meter)
    }
    let plain = times.filter { column in
      !cells[column].areLongNumbers || column < names.count && names[column].namesTime
    }
    self.times = plain.isEmpty ? times : plain
  }

  private func key(_ column: Int) -> String { column < names.count ? names[column].key : "" }

  private func isEnd(_ column: Int) -> Bool { column < names.count && names[column].isEnd }

  /// Columns without some, unless those are all.
  private func without(_ columns: [Int], _ isUnwanted: (Int) -> Bool) -> [Int] {
    let left = columns.filter { !isUnwanted($0) }
    return left.isEmpty ? columns : left
  }

  /// The columns that can hold starts, the best first: UTC, with offset, with a clock's name, by
  /// name.
  private var startColumns: [Int] {
    var columns = times.filter { !isEnd($0) }
    columns = without(columns) { $0 < names.count && names[$0].isCreation }
    // The limits of a query stand beside the times of its answers.
    if columns.contains(where: { cells[$0].areAllTimes && !cells[$0].isOne }) {
      columns = without(columns) { cells[$0].isOne }
    }
    func order(_ column: Int) -> (Int, Int, Int) {
      let clock = column < names.count ? names[column].clock : nil
      let hasOffset =
        cells[column].distinct.first.flatMap { TimeText.time(in: $0) }.map { !$0.isLocal } ?? false
      let certainty = clock?.zone == .utc || hasOffset ? 0 : clock != nil ? 1 : 2
      return (certainty, ColumnKind.start.rank(of: key(column)), column)
    }
    let known = columns.filter {
      ColumnKind.start.contains(key($0)) || $0 < names.count && names[$0].clock != nil
    }
    return (known.isEmpty ? columns : known).sorted { order($0) < order($1) }
  }

  /// The best of the columns with times, else the one that is called so: its cells are wrong.
  package var start: Int? {
    if let found = startColumns.first ?? times.first { return found }
    guard names.count > 1 else { return nil }
    return names.indices.filter { ColumnKind.start.contains(key($0)) }
      .min { ColumnKind.start.rank(of: key($0)) < ColumnKind.start.rank(of: key($1)) }
  }

  /// Whether the only times are called the ends of slots.
  package var startsAreEnds: Bool { start.map(isEnd) ?? false }

  /// Other columns of starts; without names the second column of times is one of ends.
  var otherStarts: [Int] { head.hasNames ? Array(startColumns.dropFirst()) : [] }

  package var end: Int? {
    guard head.hasNames else { return times.dropFirst().first }
    let clock = start.flatMap { $0 < names.count ? names[$0].clock?.zone : nil }
    let varies = start.map { !cells[$0].isOne } ?? false
    let ends = times.filter { isEnd($0) && $0 != start && !(varies && cells[$0].isOne) }
    return ends.first { names[$0].clock?.zone == clock } ?? ends.first
  }

  /// Whether the starts are dates alone.
  private var hasDates: Bool {
    guard let start else { return false }
    return cells[start].distinct.contains {
      if case .date? = TimeText.time(in: $0) { true } else { false }
    }
  }

  /// A column of hours, only beside a column with dates alone: one that is called so, else one with
  /// times of the clock.
  package var hour: Int? {
    guard hasDates, let start else { return nil }
    func are(_ column: Int, _ isHour: (String, HourLabel) -> Bool) -> Bool {
      let texts = cells[column].distinct
      return !texts.isEmpty
        && texts.allSatisfy { text in HourLabel(text).map { isHour(text, $0) } ?? false }
    }
    guard head.hasNames else {
      let columns = (head.rows.first ?? []).indices.filter { $0 != start }
      return columns.count > 1 ? columns.first { are($0) { _, _ in true } } : nil
    }
    let named = names.indices.filter {
      $0 != start && ColumnKind.hour.contains(key($0)) && are($0) { _, _ in true }
    }
    // `12.50` is a price.
    let others = names.indices.filter {
      $0 != start && are($0) { $0.contains(":") || $1.form == .range }
    }
    return named.min { ColumnKind.hour.rank(of: key($0)) < ColumnKind.hour.rank(of: key($1)) }
      ?? others.first { !names[$0].isEnd } ?? others.first
  }

  /// The minutes beside a column of hours.
  package var minute: Int? {
    guard let hour else { return nil }
    return names.indices.first { column in
      column != hour && ColumnKind.minute.contains(key(column)) && cells[column].areNumbers
        && cells[column].numbers.allSatisfy { (0...59).contains($0) && $0 == $0.rounded() }
    }
  }

  /// The columns whose names are hours, where there are as many as a day has.
  var hourColumns: [(column: Int, label: HourLabel)] {
    guard head.hasNames, hasDates else { return [] }
    let found = head.names.indices.compactMap { column in
      HourLabel(head.names[column]).map { (column: column, label: $0) }
    }
    return (23...26).contains(found.count) ? found : []
  }

  /// The column of what rows state, by its name; that of areas by a word in it too.
  package func column(_ kind: ColumnKind, besides used: Set<Int> = []) -> Int? {
    let free = names.indices.filter { !times.contains($0) && !used.contains($0) }
    if let named = free.first(where: { kind.contains(key($0)) }) { return named }
    return free.first { column in
      kind == .area && names[column].has(kind) && !names[column].words.contains("time")
        && cells[column].areTexts
    }
  }

  /// A column of texts that are no numbers, and whether they tell series apart: such a one first,
  /// and one of long numbers too.
  func label(besides used: Set<Int>) -> (column: Int, isKey: Bool)? {
    let free = names.indices.filter { !used.contains($0) }
    let key = free.first { column in
      let isKey = [ColumnKind.field, .meter, .register].contains { names[column].isA($0) }
      return cells[column].areLongNumbers && !names[column].hasPrice
        || isKey && cells[column].areTexts
    }
    return key.map { ($0, true) }
      ?? free.first { Self.areLabels(head.rows, $0) }.map { ($0, false) }
  }

  /// Whether cells are texts and no numbers, a mark for a missing one too.
  private static func areLabels(_ rows: [[String]], _ column: Int) -> Bool {
    let texts = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
    return !texts.isEmpty && !texts.contains { CellNumber($0) != nil }
  }

  /// The columns of prices: by the evidence of headings and cells, by cells alone where there are
  /// no headings.
  func prices(besides used: Set<Int>) -> [GenericTable.Columns.Price] {
    let candidates = cells.indices.filter {
      !used.contains($0) && (!head.hasNames || $0 < names.count)
        && (!cells[$0].areLongNumbers || $0 < names.count && names[$0].hasPrice)
    }
    let numbers = candidates.filter { cells[$0].areNumbers }
    guard head.hasNames else { return numbers.map { .init(column: $0) } }
    var free = numbers.filter { !names[$0].isOther }
    // Words under the name of a price are mistakes.
    if !free.contains(where: { evidence($0).isNamed }) {
      free += candidates.filter { column in
        !free.contains(column) && !names[column].isOther && evidence(column).isNamed
      }
    }
    let areas = free.filter { numbers.contains($0) && isArea(head.names[$0]) }
    let best = PriceEvidence.best(free.map(evidence)).map { free[$0] }
    if areas.count > 1 || !areas.isEmpty && best == areas {
      return areas.map { .init(column: $0, name: head.names[$0].uppercased(), unit: nil) }
    }
    // Beside amounts or the weather the only number left may be another of them.
    let isUnclear =
      best.count == 1 && numbers.count > 1 && !evidence(best[0]).isNamed
      && !names[best[0]].hasPrice
    return priced(isUnclear ? [] : traded(best))
  }

  /// The column that a person names, by its heading or the part of it before a unit.
  func price(named wanted: String) throws(PriceFault) -> GenericTable.Columns.Price {
    let columns = cells.indices.filter { !times.contains($0) }
    let column = try columns.named(wanted) { head.name(of: $0) }
    guard head.hasNames else { return .init(column: column) }
    let area = isArea(head.names[column]) ? head.names[column].uppercased() : nil
    return .init(column: column, name: area, unit: names[column].unit)
  }

  /// What speaks for a column being the price.
  func evidence(_ column: Int) -> PriceEvidence {
    PriceEvidence(names[column], cells[column], isArea: isArea(head.names[column]))
  }

  /// What is bought and what is sold, where both are so called and nothing more.
  private func traded(_ columns: [Int]) -> [Int] {
    let trade = columns.filter { names[$0].words == ["import"] || names[$0].words == ["export"] }
    return trade.count > 1 ? trade : columns
  }

  private func priced(_ columns: [Int]) -> [GenericTable.Columns.Price] {
    // Where only what stands in brackets parts them, it is of their names.
    let titles = columns.map { Self.title(head.names[$0]) }
    let areDistinct = Set(titles).count == titles.count
    return zip(columns, titles.indices).map { column, place in
      let name = columns.count > 1 ? (areDistinct ? titles[place] : head.names[column]) : nil
      return .init(column: column, name: name, unit: names[column].unit)
    }
  }

  /// Whether columns of prices are series side by side, and no choice: areas, what is bought beside
  /// what is sold, the same under several names in brackets.
  func areSeries(_ prices: [GenericTable.Columns.Price]) -> Bool {
    let texts = prices.compactMap(\.name)
    guard texts.count == prices.count else { return false }
    if texts.allSatisfy({ AreaTable.zone($0) != nil }) { return true }
    let words = prices.map { Set(names[$0.column].words) }
    if words.count == 2, words.contains(where: { $0.contains("import") }),
      words.contains(where: { $0.contains("export") })
    {
      return true
    }
    // Units in brackets are no names.
    let headings = prices.map { head.names[$0.column] }
    return Set(headings.map(Self.title)).count == 1
      && prices.allSatisfy { $0.unit == nil && names[$0.column].currency == nil }
      && prices.allSatisfy { names[$0.column].valueAddedTax == nil }
  }

  /// Whether two columns without names are the halves of numbers with a decimal comma, by the first
  /// row; all other rows must be so too.
  func splitsDecimals(_ columns: [Int]) -> Bool {
    guard !head.hasNames, head.separator == UInt8(ascii: ","), columns.count == 2,
      let row = head.rows.first, columns[0] + 1 == columns[1], columns[1] + 1 == row.count
    else { return false }
    return columns.allSatisfy { row[$0].utf8.allSatisfy { $0.isDigit || $0 == 0x2D } }
  }

  /// Whether a column is a price by its name or unit, not only by being numbers.
  func isNamedPrice(_ column: Int) -> Bool {
    let evidence = evidence(column)
    return evidence.isNamed && !evidence.reasons.contains(.amount)
  }

  private func isArea(_ name: String) -> Bool {
    // Longer names are those of countries.
    (name.utf8.count <= 6 || name.allSatisfy { $0.isLetter || $0 == " " })
      && AreaTable.zone(name) != nil
  }

  /// A name without what stands in brackets.
  static func title(_ name: String) -> String {
    var (text, depth) = ("", 0)
    for letter in name {
      if "([".contains(letter) { depth += 1 }
      if depth == 0 { text.append(letter) }
      if ")]".contains(letter) { depth -= 1 }
    }
    let words = text.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? name : words
  }
}

extension [Int] {
  /// The one of some columns that a person names, in any case, by its heading or its title.
  package func named(
    _ wanted: String, _ name: (Int) -> String
  ) throws(PriceFault) -> Int {
    let lower = wanted.lowercased()
    let found =
      first { name($0).lowercased() == lower }
      ?? first { ColumnFinder.title(name($0)).lowercased() == lower }
    guard let found else { throw PriceFault(.noSuchColumn(wanted, known: map(name))) }
    return found
  }
}
