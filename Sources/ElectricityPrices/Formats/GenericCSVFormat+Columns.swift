/// Determines the content of each column of a table from the headings and the first cells.
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
      CellEvidence(head.texts(of: column))
    }
    self.cells = cells
    let times = (0..<width).filter { column in
      guard cells[column].areTimes else { return false }
      // Large prices and meter numbers look like seconds since 1970.
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

  func key(_ column: Int) -> String { column < names.count ? names[column].key : "" }

  private func isEnd(_ column: Int) -> Bool { column < names.count && names[column].isEnd }

  /// Returns the columns without the unwanted ones, or all columns if all are unwanted.
  private func without(_ columns: [Int], _ isUnwanted: (Int) -> Bool) -> [Int] {
    let left = columns.filter { !isUnwanted($0) }
    return left.isEmpty ? columns : left
  }

  /// The columns that can contain starts, the best first.
  ///
  /// UTC comes first, then times with offset, with the name of a clock, of delivery, and by
  /// heading.
  private var startColumns: [Int] {
    var columns = times.filter { !isEnd($0) }
    columns = without(columns) { $0 < names.count && names[$0].isCreation }
    // The limits of a query are next to the times of its answers; a date can be that of all hours.
    if columns.contains(where: { cells[$0].areAllTimes && !cells[$0].isOne && !hasDates($0) }) {
      columns = without(columns) { cells[$0].isOne }
    }
    func order(_ column: Int) -> (Int, Int, Int, Int) {
      let clock = column < names.count ? names[column].clock : nil
      let hasOffset =
        cells[column].distinct.first.flatMap { TimeText.time(in: $0) }.map { !$0.isLocal } ?? false
      let certainty = clock?.zone == .utc || hasOffset ? 0 : clock != nil ? 1 : 2
      let isDelivery = column < names.count && names[column].isA(.delivery)
      return (certainty, isDelivery ? 0 : 1, ColumnKind.start.rank(of: key(column)), column)
    }
    let known = columns.filter {
      ColumnKind.start.contains(key($0))
        || $0 < names.count && (names[$0].clock != nil || names[$0].isA(.delivery))
    }
    return (known.isEmpty ? columns : known).sorted { order($0) < order($1) }
  }

  /// The best column of times, else the one with a heading for times, whose cells are invalid.
  package var start: Int? {
    let found = startColumns
    // Dates belong to the hours of the same clock.
    let paired = found.count > 1 ? found.first { hour(of: $0, sharesClock: true) != nil } : nil
    if let start = paired ?? found.first ?? times.first { return start }
    guard names.count > 1 else { return nil }
    return names.indices.filter { ColumnKind.start.contains(key($0)) }
      .min { ColumnKind.start.rank(of: key($0)) < ColumnKind.start.rank(of: key($1)) }
  }

  /// Whether the heading of the only times means the ends of slots.
  package var startsAreEnds: Bool { start.map(isEnd) ?? false }

  /// Further columns of starts; without headings the second column of times contains ends.
  ///
  /// Dates with a column of hours have none.
  var otherStarts: [Int] {
    head.hasNames && hour == nil ? Array(startColumns.dropFirst()) : []
  }

  package var end: Int? {
    guard head.hasNames else { return times.dropFirst().first }
    let clock = start.flatMap { $0 < names.count ? names[$0].clock?.zone : nil }
    let varies = start.map { !cells[$0].isOne } ?? false
    let ends = times.filter { isEnd($0) && $0 != start && !(varies && cells[$0].isOne) }
    return ends.first { names[$0].clock?.zone == clock } ?? ends.first
  }

  /// Returns the column of a kind by its heading; for areas a word in the heading suffices.
  package func column(_ kind: ColumnKind, besides used: Set<Int> = []) -> Int? {
    let free = names.indices.filter { !times.contains($0) && !used.contains($0) }
    if let named = free.first(where: { kind.contains(key($0)) }) { return named }
    return free.first { column in
      kind == .area && names[column].has(kind) && !names[column].words.contains("time")
        && cells[column].areTexts
    }
  }

  /// The column of the zone of the times: `Europe/Riga` under `timezone`, `tz` or `zone`.
  package var zone: Int? {
    names.indices.first { column in
      let isZone = names[column].key == "zone"
      return (isZone || ClockName.isStated(by: head.names[column])) && cells[column].count > 0
        && cells[column].distinct.allSatisfy { text in
          // The zone of a market is an area.
          ClockName.clock(stated: text) != nil && (!isZone || text.contains { "/+-".contains($0) })
        }
    }
  }

  /// The column of the lengths of slots.
  var length: Int? {
    names.indices.first { column in
      ["resolution", "duration"].contains(key(column)) && cells[column].count > 0
        && cells[column].distinct.allSatisfy { TimeText.length($0) != nil }
    }
  }

  /// Returns the columns of texts that may distinguish series, those of keys first.
  ///
  /// Keys may be numbers as well.
  func labels(besides used: Set<Int>) -> [LabelColumn] {
    let free = names.indices.filter { !used.contains($0) }
    let keys = free.filter(isKey)
    let others = free.filter { !keys.contains($0) && Self.areLabels(head.rows, $0) }
    return keys.map { LabelColumn($0, .key) }
      + others.map { LabelColumn($0, isNote($0) ? .note : .unknown) }
  }

  /// Returns whether the heading says that the texts or whole numbers distinguish series.
  private func isKey(_ column: Int) -> Bool {
    let (name, cells) = (names[column], cells[column])
    if cells.areLongNumbers { return !name.hasPrice }
    guard [ColumnKind.field, .meter, .register].contains(where: name.isA) else { return false }
    // The name of a tariff can change by the hour.
    if cells.areTexts { return !name.hasPrice }
    return cells.areNumbers && !name.hasPrice && !name.isOther && !cells.doCount
      && cells.numbers.allSatisfy { $0 == $0.rounded() }
  }

  /// Returns whether the heading says that the texts describe slots.
  private func isNote(_ column: Int) -> Bool {
    // As texts these name a market, a kind of price or one of several forecasts.
    let isOther = names[column].isOther && !["exchange", "run", "type"].contains(key(column))
    return isOther || names[column].has(.note) || names[column].has(.created)
  }

  /// Returns whether cells are texts without numbers; marks for missing values are allowed.
  private static func areLabels(_ rows: [[String]], _ column: Int) -> Bool {
    let texts = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
    return !texts.isEmpty && !texts.contains { CellNumber($0) != nil }
  }

  /// Returns the columns of prices by the evidence of headings and cells.
  ///
  /// Without headings the cells alone decide.
  func prices(besides used: Set<Int>) -> [GenericTable.Columns.Price] {
    let candidates = cells.indices.filter {
      !used.contains($0) && (!head.hasNames || $0 < names.count)
        && (!cells[$0].areLongNumbers || $0 < names.count && names[$0].hasPrice)
    }
    let numbers = candidates.filter { cells[$0].areNumbers }
    guard head.hasNames else { return numbers.map { .init(column: $0) } }
    var free = numbers.filter { !names[$0].isOther }
    // Words in a column with a heading for prices are errors.
    if !free.contains(where: { evidence($0).isNamed }) {
      free += candidates.filter { column in
        !free.contains(column) && !names[column].isOther && evidence(column).isNamed
      }
    }
    let areas = free.filter { numbers.contains($0) && area($0) != nil }
    let best = PriceEvidence.best(free.map(evidence)).map { free[$0] }
    let areDistinct = Set(areas.map(area)).count == areas.count
    if areDistinct, areas.count > 1 || !areas.isEmpty && best == areas {
      return areas.map { .init(column: $0, name: area($0), unit: names[$0].unit) }
    }
    // In a table of amounts or weather the only remaining number may be another of these.
    let isUnclear =
      best.count == 1 && numbers.count > 1 && !evidence(best[0]).isNamed
      && !names[best[0]].hasPrice
    return priced(isUnclear || best.contains(where: isSum) ? [] : traded(best))
  }

  /// Returns whether a column is money for the energy in another column, and no price.
  private func isSum(_ column: Int) -> Bool {
    let key = key(column)
    return ColumnKind.value.contains(key)
      && !["value", "valor", "wert", "waarde", "arvo"].contains(key)
      && names.indices.contains { other in
        other != column && cells[other].areNumbers
          && (names[other].quantity == .energy || names[other].isA(.consumption))
      }
  }

  /// Returns the requested column, by its heading or the part of it before a unit.
  func price(named wanted: String) throws(PriceFault) -> GenericTable.Columns.Price {
    let columns = cells.indices.filter { !times.contains($0) }
    let column = try columns.named(wanted) { head.name(of: $0) }
    guard head.hasNames else { return .init(column: column) }
    return .init(column: column, name: area(column), unit: names[column].unit)
  }

  /// Returns the evidence that a column is the price.
  func evidence(_ column: Int) -> PriceEvidence {
    PriceEvidence(names[column], cells[column], isArea: area(column) != nil)
  }

  /// Returns the purchase and sale prices if the headings name both and nothing more.
  private func traded(_ columns: [Int]) -> [Int] {
    let trade = columns.filter { names[$0].words == ["import"] || names[$0].words == ["export"] }
    return trade.count > 1 ? trade : columns
  }

  private func priced(_ columns: [Int]) -> [GenericTable.Columns.Price] {
    // If only the texts in brackets differ, they are names.
    let titles = columns.map { Self.title(head.names[$0]) }
    let areDistinct = Set(titles).count == titles.count
    return zip(columns, titles.indices).map { column, place in
      let name = columns.count > 1 ? (areDistinct ? titles[place] : head.names[column]) : nil
      return .init(column: column, name: name, unit: names[column].unit)
    }
  }

  /// Returns whether columns of prices are several series rather than alternatives.
  ///
  /// Series are areas, purchase and sale prices, or the same heading with different names in
  /// brackets.
  func areSeries(_ prices: [GenericTable.Columns.Price]) -> Bool {
    let texts = prices.compactMap(\.name)
    guard texts.count == prices.count else { return false }
    if texts.allSatisfy(AreaTable.isKnown) { return true }
    let words = prices.map { Set(names[$0.column].words) }
    if words.count == 2, words.contains(where: { $0.contains("import") }),
      words.contains(where: { $0.contains("export") })
    {
      return true
    }
    // Units in brackets are not names.
    let headings = prices.map { head.names[$0.column] }
    return Set(headings.map(Self.title)).count == 1
      && prices.allSatisfy { $0.unit == nil && names[$0.column].currency == nil }
      && prices.allSatisfy { names[$0.column].valueAddedTax == nil }
  }

  /// Returns whether two columns without headings are the halves of numbers with a decimal comma.
  ///
  /// The first row decides; all other rows must agree.
  func splitsDecimals(_ columns: [Int]) -> Bool {
    guard !head.hasNames, head.separator == UInt8(ascii: ","), columns.count == 2,
      let row = head.rows.first, columns[0] + 1 == columns[1], columns[1] + 1 == row.count
    else { return false }
    return columns.allSatisfy { row[$0].utf8.allSatisfy { $0.isDigit || $0 == 0x2D } }
  }

  /// Returns whether the heading or unit of a column means a price, not only its numbers.
  func isNamedPrice(_ column: Int) -> Bool {
    let evidence = evidence(column)
    return evidence.isNamed && !evidence.reasons.contains(.amount)
  }

  /// Returns whether the heading of a column has a word for prices.
  func isPrice(_ price: GenericTable.Columns.Price) -> Bool {
    price.column < names.count && names[price.column].hasPrice
  }

  /// Returns whether a column contains prices of gas, and not amounts of it.
  func isGasPrice(_ column: Int) -> Bool {
    let (heading, name) = (head.names[column], names[column])
    guard GasMark.isGas(name: heading), cells[column].areNumbers else { return false }
    // `€/m3` is a price and `m3` an amount.
    return isNamedPrice(column) || heading.contains("/")
      || name.quantity == nil
        && ![ColumnKind.amount, .energy, .reading, .meter].contains(where: name.has)
  }

  /// Returns the area that a heading names, alone or next to a unit: `SE3`, `NO1 (NOK)`.
  private func area(_ column: Int) -> String? {
    // `No.` above a count is a number.
    guard column < names.count, !(names[column].key == "no" && cells[column].doCount) else {
      return nil
    }
    let words = names[column].words
    return AreaTable.area(ofHeading: Self.title(head.names[column]))
      ?? (words.count == 1 ? AreaTable.area(ofHeading: words[0]) : nil)
  }

  /// Returns the headings of further columns that could be the prices of other areas.
  ///
  /// Next to columns of areas these are all numbers of unknown meaning, otherwise the areas.
  func leftOut(_ prices: [GenericTable.Columns.Price], besides used: Set<Int>) -> [String] {
    let taken = Set(prices.map(\.column))
    let areAreas = !taken.isEmpty && taken.allSatisfy { area($0) != nil }
    return names.indices.filter { column in
      !used.contains(column) && !taken.contains(column) && cells[column].areNumbers
        && !cells[column].areLongNumbers && !names[column].isOther
        && !GasMark.isGas(name: head.names[column]) && (areAreas || area(column) != nil)
    }.map { head.names[$0] }
  }

  /// Returns a heading without the text in brackets.
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
  /// Returns the requested column by its heading or title, in any case.
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
