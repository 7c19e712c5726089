import CivilTime

/// The names of weekdays in dates, full or abbreviated, in the languages of European tables.
enum WeekdayName {
  /// Returns the weekdays, from 1 for Monday, that a prefix of two or more letters can mean.
  ///
  /// For example, `ma` is Monday and Tuesday.
  static func days(_ word: String) -> Set<Int> {
    let word = word.lowercased()
    guard word.count > 1 else { return [] }
    let rows = NameTable.rows(of: "weekday")
    return Set(rows.filter { $0.name.hasPrefix(word) }.compactMap { Int($0.value) })
  }
}
