import CivilTime

/// The columns of hours in tables with dates.
extension ColumnFinder {
  /// Returns whether a column has dates without times.
  func hasDates(_ column: Int) -> Bool {
    cells[column].distinct.contains { TimeText.date($0) != nil }
  }

  /// Returns whether a column has dates with their midnights, as spreadsheets write dates.
  private func hasMidnights(_ column: Int) -> Bool {
    cells[column].areAllTimes && !hasOffset(column)
      && cells[column].distinct.allSatisfy { TimeText.day($0) != nil }
  }

  /// A column of hours in a table whose starts are dates without times.
  package var hour: Int? {
    start.flatMap { hour(of: $0, sharesClock: true) ?? hour(of: $0, sharesClock: false) }
  }

  /// Returns whether labels such as `Q1` can be the quarters of a year.
  private func areQuartersOfYears(_ column: Int) -> Bool {
    cells[column].distinct.allSatisfy { ["Q1", "Q2", "Q3", "Q4"].contains($0.uppercased()) }
  }

  /// Returns the column of the hours of dates; `nil` for times that are more than dates.
  ///
  /// A column with a heading for hours comes first, then one with clock times.
  ///
  /// - Parameter sharesClock: Whether both headings must name the same clock, or none.
  func hour(of start: Int, sharesClock: Bool) -> Int? {
    guard hasDates(start) || repeats(start) && hasMidnights(start) else { return nil }
    func are(_ column: Int, _ isHour: (String, HourLabel) -> Bool) -> Bool {
      let texts = cells[column].distinct.filter { !ColumnKind.isSummary($0) }
      return !texts.isEmpty && !areQuartersOfYears(column)
        && texts.allSatisfy { text in HourLabel(text).map { isHour(text, $0) } ?? false }
    }
    guard head.hasNames else {
      let columns = (head.rows.first ?? []).indices.filter { $0 != start }
      // Four digits without a heading are a price.
      guard columns.count > 1 else { return nil }
      return columns.first { are($0) { text, _ in text.utf8.count != 4 || Int(text) == nil } }
    }
    let clock = name(start)?.clock?.zone
    let columns = names.indices.filter {
      $0 != start && (!sharesClock || names[$0].clock?.zone == clock)
    }
    let named = columns.filter { ColumnKind.hour.contains(key($0)) && are($0) { _, _ in true } }
    // `12.50` is a price, and `H13` an hour.
    let others = columns.filter { column in
      are(column) { $0.contains(":") || $1.form == .range }
        || cells[column].distinct.count > 2
          && are(column) { text, _ in text.first?.isLetter ?? false }
    }
    let first = named.min { ColumnKind.hour.rank(of: key($0)) < ColumnKind.hour.rank(of: key($1)) }
    let other = others.first { !names[$0].isEnd } ?? others.first
    // Beside the numbers of hours, clocks can be parts of these, and ranges tell where they start.
    func count(_ column: Int?) -> Int { column.map { cells[$0].distinct.count } ?? 0 }
    let areRanges = other.map { are($0) { $1.form == .range } } ?? false
    let isFiner = count(other) > count(first)
    return (isFiner || areRanges && count(other) == count(first) ? other : first)
      ?? columns.first { countsRows($0, of: start) && are($0) { _, _ in true } }
      ?? columns.first(where: countsMinutes)
      // Rows of one date need hours, even those that cannot be read.
      ?? columns.first { column in
        let (isNamed, cells) = (names[column].isA(.hour), cells[column])
        let areClocks = cells.distinct.allSatisfy { $0.first?.isNumber == true && $0.contains(":") }
        return isNamed && (cells.areNumbers || areClocks) && repeats(start) && !cells.isOne
          && !times.contains(column)
      }
  }

  /// Returns the clock times of ends next to those of starts, and their dates; `nil` without them.
  package func endHour(besides hour: Int) -> (column: Int, date: Int?)? {
    func isClock(_ column: Int) -> Bool {
      cells[column].count > 0 && cells[column].distinct.allSatisfy { HourLabel($0)?.form == .clock }
    }
    guard isClock(hour), hour < names.count, !names[hour].isEnd,
      let column = names.indices.first(where: {
        names[$0].isEnd && names[$0].quantity == nil && isClock($0)
      })
    else { return nil }
    return (column, times.first { names[$0].isEnd && hasDates($0) && $0 != start })
  }

  /// The column of hours in a table without times and dates; `nil` for other tables.
  var datelessHour: Int? {
    guard head.hasNames, times.isEmpty else { return nil }
    let found = names.indices.filter { column in
      ColumnKind.hour.contains(key(column)) && cells[column].count > 1
        && cells[column].distinct.allSatisfy { HourLabel($0) != nil } && !areQuartersOfYears(column)
    }
    let hour = found.min { ColumnKind.hour.rank(of: key($0)) < ColumnKind.hour.rank(of: key($1)) }
    guard hour != nil, AddedColumn.dates(in: head.titles).isEmpty else { return nil }
    let kinds: [ColumnKind] = [.start, .calendar]
    return names.indices.contains { column in
      column != hour
        && (kinds.contains { $0.contains(key(column)) } || hasYears(column))
    } ? nil : hour
  }

  /// Returns whether all texts of a column have a year, as dates in an unknown notation.
  private func hasYears(_ column: Int) -> Bool {
    cells[column].count > 0
      && cells[column].distinct.allSatisfy { text in
        CellNumber(text) == nil
          && text.split { !$0.isNumber }.contains { 1970...2100 ~= Int($0) ?? 0 }
      }
  }

  /// The columns of prices under dates.
  var days: [(column: Int, date: CivilDate)] {
    head.names.indices.compactMap { column in
      TimeText.date(head.names[column]).map { (column, $0) }
    }
  }

  /// Returns whether a column has the minutes of a day, instead of those of an hour.
  func countsMinutes(_ column: Int) -> Bool {
    ColumnKind.minute.contains(key(column))
      && cells[column].distinct.allSatisfy { HourLabel(minutes: $0) != nil }
      && cells[column].numbers.contains { $0 > 59 }
  }

  /// Returns whether adjacent rows have the same date.
  private func repeats(_ start: Int) -> Bool {
    zip(head.rows, head.rows.dropFirst()).contains { $0[safe: start] == $1[safe: start] }
  }

  /// Returns whether a column numbers the rows of each date, and is not named as a price.
  private func countsRows(_ column: Int, of start: Int) -> Bool {
    guard !names[column].hasPrice, names[column].unit == nil, names[column].quantity == nil else {
      return false
    }
    let rows = head.rows.filter { max(start, column) < $0.count }
    let pairs = zip(rows, rows.dropFirst()).filter { $0[start] == $1[start] }
    return pairs.count > 1
      && pairs.allSatisfy { former, next in
        Int(former[column]).map { $0 + 1 } == Int(next[column]) && Int(next[column]) != nil
      }
  }

  /// The column that numbers the parts of an hour next to a column of hours, with the count of
  /// parts and the number of the first.
  package var part: (column: Int, count: Int, first: Int)? {
    guard let hour, minute == nil else { return nil }
    let column = names.indices.first { column in
      column != hour && cells[column].areNumbers && !names[column].hasPrice
        && names[column].quantity == nil
        && (names[column].isA(.quarterHour) || names[column].words.contains("interval"))
    }
    guard let column else { return nil }
    let numbers = Set(cells[column].numbers)
    // In Texas an interval is a quarter of an hour.
    if names[column].key == "deliveryinterval", numbers.isSubset(of: [1, 2, 3, 4]) {
      return (column, 4, 1)
    }
    for count in [4, 12, 2] {
      let first = [1, 0].first { numbers == Set(($0..<$0 + count).map(Double.init)) }
      if let first { return (column, count, first) }
    }
    return nil
  }

  /// The column of minutes that belongs to a column of hours.
  package var minute: Int? {
    guard let hour else { return nil }
    return names.indices.first { column in
      column != hour && ColumnKind.minute.contains(key(column)) && cells[column].areNumbers
        && cells[column].numbers.allSatisfy { (0...59).contains($0) && $0 == $0.rounded() }
    }
  }

  /// Whether columns are hours or parts of hours.
  package var hasHourColumns: Bool { !hourColumns.isEmpty }

  /// The columns with hours or parts of hours as headings, if there are enough for a day.
  var hourColumns: [(column: Int, label: HourLabel)] {
    guard head.hasNames, start.map(hasDates) ?? false else { return [] }
    let found = head.names.indices.compactMap { column in
      // Among as many columns, `Q1` is a quarter of an hour and not of a year, and `P1` no tariff.
      let letters = head.names[column].prefix { $0.isLetter }.lowercased()
      let isLabelled = ["q", "p", "t", "kwh"].contains(letters)
      let name = head.names[column].dropFirst(isLabelled ? letters.count : 0)
      let words = name.prefix { !"([".contains($0) }.split(separator: " ")
        .filter { ColumnName(String($0)).quantity == nil }
      let plain = names[column].quantity == .energy ? words.joined(separator: " ") : String(name)
      return HourLabel(plain).map { (column: column, label: $0) }
    }
    return [23...26, 46...50, 92...100].contains { $0.contains(found.count) } ? found : []
  }
}
