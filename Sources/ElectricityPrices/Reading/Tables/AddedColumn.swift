/// A column that is added to the fields of each line, for a fact that no field of the line states.
enum AddedColumn: Equatable {
  /// The date in the columns of the year, the month and the day.
  case dates([Int])
  /// The date in a line above a table of hours.
  case date(String)
  /// The direction of the energy, in the first name of the section of the table.
  case section

  var name: String { self == .section ? "flow" : "date" }

  /// Creates the column for the fact that a table lacks; `nil` if it lacks none.
  init?(_ names: [String], _ rows: [[String]], titles: [String]) {
    let parsed = names.map { ColumnName($0) }
    func cells(_ column: Int) -> [String] { rows.prefix(3).map { $0[safe: column] } }
    guard !rows.isEmpty else { return nil }
    // A heading such as `Energy Delivered time period` is above times.
    if let first = parsed.first, first.words.suffix(2) == ["time", "period"],
      [ColumnKind.consumption, .production, .returned].contains(where: first.has)
    {
      self = .section
      return
    }
    let isTimed = names.indices.contains { column in
      !parsed[column].isCreation && cells(column).contains { TimeText.time(in: $0) != nil }
    }
    guard !isTimed else { return nil }
    let parts = Self.parts.compactMap { kind, range in
      names.indices.first { column in
        kind.contains(parsed[column].key)
          && cells(column).allSatisfy { Int($0).map(range.contains) ?? false }
      }
    }
    if parts.count == Self.parts.count {
      self = .dates(parts)
      return
    }
    let hasHours = names.indices.contains { column in
      cells(column).allSatisfy { HourLabel($0) != nil }
        && (ColumnKind.hour.contains(parsed[column].key) || Int(cells(column)[0]) == nil)
    }
    guard hasHours else { return nil }
    let dates = Self.dates(in: titles)
    guard dates.count == 1, let date = dates.first else { return nil }
    self = .date(date)
  }

  private static let parts = [(ColumnKind.year, 1970...2100), (.month, 1...12), (.day, 1...31)]

  /// Returns the dates in lines, ignoring lines about the creation of the file:
  /// `CREATED AT 2026/11/25 10:05:11 FOR 2026/11/26`.
  static func dates(in titles: [String]) -> Set<String> {
    let dates = titles.flatMap { title in
      let name = ColumnName(title)
      // Above a column, `Stand` is a reading of a meter.
      let isCreation =
        name.isCreation || name.words.first == "stand" || name.words.prefix(2) == ["as", "of"]
      let stated =
        isCreation ? title.lowercased().split(separator: " for ").dropFirst() : [title[...]]
      let words = stated.joined(separator: " ").split { " ,;:()\t\"".contains($0) }.map(String.init)
      return [1, 3, 5].flatMap { count in
        words.indices.dropLast(count - 1).map { words[$0..<$0 + count].joined(separator: " ") }
      }.filter { TimeText.date($0) != nil }
    }
    return Set(dates)
  }

  /// Returns the text of a line in a section of the table.
  func text(in section: String, _ field: (Int) -> String) -> String {
    switch self {
    case .dates(let columns): columns.map(field).joined(separator: "-")
    case .date(let date): date
    case .section: section
    }
  }
}
