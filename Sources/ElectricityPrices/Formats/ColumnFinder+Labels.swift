/// The columns of texts that distinguish or describe series.
extension ColumnFinder {
  /// Returns the columns of texts that may distinguish series, first those with a heading for keys.
  ///
  /// Columns with such a heading can contain numbers too.
  func labels(besides used: Set<Int>) -> [LabelColumn] {
    let free = names.indices.filter { !used.contains($0) }
    let keys = free.filter(isKey)
    let codes = free.filter { !keys.contains($0) && isCode($0) }
    let others = free.filter {
      !keys.contains($0) && !codes.contains($0) && Self.areLabels(head.rows, $0)
        && !(names[$0].words.contains(where: ForecastMark.names)
          && cells[$0].distinct.allSatisfy(ForecastMark.isAnswer))
    }
    return keys.map { LabelColumn($0, .key) } + codes.map { LabelColumn($0, .code) }
      + others.map { LabelColumn($0, isNote($0) ? .note : .unknown) }
  }

  /// Returns whether the heading says that whole numbers are those of places, households,
  /// contracts or meters, or that texts are the names of some of these.
  private func isCode(_ column: Int) -> Bool {
    let (name, cells) = (names[column], cells[column])
    if cells.areTexts { return name.has(.holder) }
    let nouns = name.nouns
    let kinds: [ColumnKind] = [.holder, .area, .field, .meter, .register]
    return cells.areNumbers && !cells.doCount && (!name.hasPrice || name.isOther)
      && (name.key == "name"
        || kinds.contains { $0.contains(nouns.last ?? "") || $0.contains(nouns.joined()) }
        || kinds.contains(where: name.isA)
          && ![ColumnKind.calendar, .note, .component, .amount].contains(where: name.has))
      && cells.numbers.allSatisfy { $0 == $0.rounded() }
  }

  /// Returns whether the heading says that the texts or whole numbers distinguish series.
  private func isKey(_ column: Int) -> Bool {
    let (name, cells) = (names[column], cells[column])
    if cells.areLongNumbers { return !name.hasPrice }
    guard [ColumnKind.field, .meter, .register].contains(where: name.isA) else { return false }
    // The name of a tariff can change by the hour.
    guard !cells.areTexts else { return !name.hasPrice }
    // The numbers of meters repeat, and those of rows do not.
    let isMeter = name.isA(.meter) && cells.distinct.count * 2 <= cells.count
    return cells.areNumbers && !name.hasPrice && (!name.isOther || isMeter) && !cells.doCount
      && cells.numbers.allSatisfy { $0 == $0.rounded() }
  }

  /// Returns whether the heading says that the texts describe slots.
  private func isNote(_ column: Int) -> Bool {
    let name = names[column]
    // As texts these name a market, a kind of price or one of several forecasts.
    let isKind =
      ["exchange", "run"].contains(name.key)
      || ["type", "category"].contains(name.words.last) && !name.has(.calendar)
    return name.isOther && !isKind || name.has(.note) || name.has(.created)
  }

  /// Returns whether cells are texts without numbers; marks for missing values are allowed.
  private static func areLabels(_ rows: [[String]], _ column: Int) -> Bool {
    let texts = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
    return !texts.isEmpty && !texts.contains { CellNumber($0) != nil }
  }
}
