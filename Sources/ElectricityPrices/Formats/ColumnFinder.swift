/// A finder of the content of each column of a table, from the headings and the first cells.
package struct ColumnFinder {
  package let head: TableHead
  package let names: [ColumnName]
  package let cells: [CellEvidence]
  /// The columns with times.
  package let times: [Int]

  package init(_ head: TableHead) {
    self.head = head
    let names = head.hasNames ? head.names.map { ColumnName($0) } : []
    self.names = names
    let width = max(head.rows.map(\.count).max() ?? 0, names.count)
    let cells = (0..<width).map { column in CellEvidence(head.texts(of: column)) }
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
    // Beside times of creation, numbers that differ in each row are times rather than identifiers.
    let epochs = times.filter { column in
      !plain.contains(column) && !cells[column].doCount
        && cells[column].distinct.count == cells[column].count
    }
    let areCreations = plain.allSatisfy { $0 < names.count && names[$0].isCreation }
    self.times = plain.isEmpty ? times : areCreations ? (plain + epochs).sorted() : plain
  }

  /// Returns the heading of a column; `nil` in a table without names.
  func name(_ column: Int) -> ColumnName? { column < names.count ? names[column] : nil }

  func key(_ column: Int) -> String { name(column)?.key ?? "" }

  private func isEnd(_ column: Int) -> Bool { name(column)?.isEnd ?? false }

  /// Returns the columns without the unwanted ones, or all columns if all are unwanted.
  private func without(_ columns: [Int], _ isUnwanted: (Int) -> Bool) -> [Int] {
    let left = columns.filter { !isUnwanted($0) }
    return left.isEmpty ? columns : left
  }

  func hasOffset(_ column: Int) -> Bool {
    cells[column].distinct.first.flatMap { TimeText.time(in: $0) }.map { !$0.isLocal } ?? false
  }

  /// The columns that can contain starts, the best first.
  ///
  /// UTC comes first, then times with offset, with the name of a clock, of delivery, and by
  /// heading.
  private var startColumns: [Int] {
    var columns = times.filter { !isEnd($0) }
    columns = without(columns) { name($0)?.isCreation ?? false }
    // A time that all rows share is a limit of the query; a shared date can belong to all hours.
    if columns.contains(where: { cells[$0].areAllTimes && !cells[$0].isOne && !hasDates($0) }) {
      columns = without(columns) {
        cells[$0].isOne && !(hasDates($0) && hour(of: $0, sharesClock: false) != nil)
      }
    }
    // Times with odd minutes or seconds are those of a log if other columns have none.
    if columns.count > 1, case let even = columns.filter({ !hasDates($0) && !isOdd($0) }),
      !even.isEmpty
    {
      let isCertain = even.contains { namesStarts($0) || isSure($0) }
      columns.removeAll { isOdd($0) && (isCertain || !isSure($0)) }
    }
    func order(_ column: Int) -> (Int, Int, Int, Int) {
      let certainty = isSure(column) ? 0 : name(column)?.clock != nil ? 1 : 2
      let isDelivery = name(column)?.isA(.delivery) ?? false
      return (certainty, isDelivery ? 0 : 1, ColumnKind.start.rank(of: key(column)), column)
    }
    let known = columns.filter(namesStarts)
    return (known.isEmpty ? columns : known).sorted { order($0) < order($1) }
  }

  /// Returns whether the heading means the starts of slots.
  private func namesStarts(_ column: Int) -> Bool {
    ColumnKind.start.contains(key(column)) || name(column)?.clock != nil
      || name(column)?.isA(.delivery) ?? false
  }

  /// Returns whether a column has times within five minutes of the clock, other than the first
  /// second or minute of all slots.
  private func isOdd(_ column: Int) -> Bool {
    // The first cells of a log are enough.
    let times = cells[column].distinct.prefix(24).compactMap { TimeText.time(in: $0)?.seconds }
    return ![[], [0], [1], [60]].contains(Set(times.map { $0 % 300 }))
  }

  private func isSure(_ column: Int) -> Bool {
    name(column)?.clock?.zone == .utc || hasOffset(column)
  }

  /// The column of ends in UTC or with offsets, if those of starts are neither.
  private var sureEnd: Int? {
    guard !startColumns.contains(where: isSure) else { return nil }
    return times.first {
      isEnd($0) && isSure($0) && !hasDates($0) && cells[$0].distinct.count > 1
    }
  }

  /// The best column of times, or else a column with a heading for times and invalid cells.
  package var start: Int? {
    if let sureEnd { return sureEnd }
    let found = startColumns
    // Dates belong to the hours of the same clock, but times with an offset need no hours.
    let isSure = found.first.map { hasOffset($0) && !hasDates($0) && namesStarts($0) } ?? false
    let paired =
      isSure || found.count < 2 ? nil : found.first { hour(of: $0, sharesClock: true) != nil }
    if let start = paired ?? found.first ?? times.first { return start }
    guard names.count > 1 else { return nil }
    return names.indices.filter { ColumnKind.start.contains(key($0)) }
      .min { ColumnKind.start.rank(of: key($0)) < ColumnKind.start.rank(of: key($1)) }
  }

  /// Whether the only times are the ends of slots, by their heading or their query.
  package var startsAreEnds: Bool { start.map { isEnd($0) || endsWindows($0) } ?? false }

  /// Returns whether times are the ends of InfluxDB's windows: the first one ends when as much time
  /// of the query has passed as until the next one.
  private func endsWindows(_ column: Int) -> Bool {
    guard let begin = head.names.firstIndex(of: "_start"), head.names.contains("_stop"),
      head.rows.count > 1
    else { return false }
    let cells = [head.rows[0][safe: begin], head.rows[0][safe: column], head.rows[1][safe: column]]
    let times = cells.compactMap { TimeText.time(in: $0)?.seconds }
    return times.count == 3 && times[0] < times[1] && times[1] - times[0] == times[2] - times[1]
  }

  /// Further columns of starts; without headings the second column of times contains ends.
  ///
  /// Dates with a column of hours have none.
  var otherStarts: [Int] {
    head.hasNames && hour == nil && sureEnd == nil ? Array(startColumns.dropFirst()) : []
  }

  /// The column of the times at which the rows were created or their forecasts issued.
  var created: Int? {
    times.first { $0 != start && cells[$0].areAllTimes && (name($0)?.isCreation ?? false) }
  }

  package var end: Int? {
    guard head.hasNames else { return times.dropFirst().first }
    guard sureEnd == nil else { return nil }
    let clock = start.flatMap { name($0)?.clock?.zone }
    let varies = start.map { !cells[$0].isOne } ?? false
    // In a table with hours, dates of ends add nothing.
    let hasHour = hour != nil
    let ends = times.filter {
      isEnd($0) && $0 != start && !(varies && cells[$0].isOne) && !(hasHour && hasDates($0))
    }
    return ends.first { names[$0].clock?.zone == clock } ?? ends.first
  }

  /// Returns the column of a kind by its heading; for areas a word in the heading suffices.
  package func column(_ kind: ColumnKind, besides used: Set<Int> = []) -> Int? {
    let free = names.indices.filter {
      !times.contains($0) && !used.contains($0) && !names[$0].isExchangeRate
    }
    if let named = free.first(where: { kind.contains(key($0)) }) { return named }
    return free.first { column in
      kind == .area && names[column].has(kind) && !names[column].words.contains("time")
        && cells[column].areTexts
    }
  }

  /// The column of the zone of the times: `Europe/Riga` under `timezone`, `tz` or `zone`.
  package var zone: Int? {
    names.indices.first { column in
      let (isZone, texts) = (names[column].key == "zone", cells[column].distinct)
      guard isZone || ClockName.isStated(by: head.names[column]), !texts.isEmpty else {
        return false
      }
      // The zone of a market is an area, and `WEST` alone is such a zone in Texas and New York.
      return texts.allSatisfy { text in
        (ClockName.clock(stated: text) != nil || ClockName.offset(text) != nil)
          && (!isZone || ClockName.offset(text) != nil || text.contains { "/+-".contains($0) })
      } && !(isZone && texts == ["WEST"])
    }
  }

  /// The column of the offsets of times: `+02:00` under `offset`, `2` under `UTC offset (h)`.
  var offset: Int? {
    names.indices.first { column in
      let (name, texts) = (names[column], cells[column].distinct)
      return name.words.first == "offset" && !texts.isEmpty
        && (name.clock != nil || texts.allSatisfy { "+-".contains($0.prefix(1)) })
        && texts.allSatisfy { ClockName.rowOffset($0) != nil }
    }
  }

  /// The columns of texts about values, not of times: `status`, `quality`.
  var states: [Int] {
    names.indices.filter {
      cells[$0].areTexts && !times.contains($0) && (names[$0].isOther || names[$0].isA(.state))
    }
  }

  /// Returns whether the column of the zone has the offset of each row.
  ///
  /// A single name is not an offset, because `CET` often means the local clock.
  func hasRowOffsets(_ zone: Int?) -> Bool {
    guard let zone, hour == nil else { return false }
    let texts = cells[zone].distinct
    return texts.allSatisfy { ClockName.rowOffset($0) != nil }
      && (texts.count > 1 && end == nil || texts.allSatisfy { ClockName.offset($0) == nil })
  }

  /// The column of the lengths of slots, and the unit of its numbers: `duration_minutes`.
  var length: (column: Int, unit: String)? {
    names.indices.lazy.map { (column: $0, unit: names[$0].words.dropFirst().joined()) }
      .first { column, unit in
        ["resolution", "duration"].contains(names[column].words.first) && cells[column].count > 0
          && cells[column].distinct.allSatisfy { TimeText.length($0 + unit) != nil }
      }
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
  package func named(_ wanted: String, _ name: (Int) -> String) throws(PriceFault) -> Int {
    let lower = wanted.lowercased()
    let found =
      first { name($0).lowercased() == lower }
      ?? first { ColumnFinder.title(name($0)).lowercased() == lower }
    guard let found else { throw PriceFault(.noSuchColumn(wanted, known: map(name))) }
    return found
  }
}
