/// The names of months and weekdays, full or abbreviated, in the languages of European tables.
enum DateName {
  /// Returns the number of a month by its name in any case, from 1; `nil` for other words.
  static func month(_ word: String) -> Int? {
    let word = word.lowercased()
    // The longest prefix wins: Finnish `marraskuuta` is not March.
    return NameTable.rows(of: "month").filter { word.hasPrefix($0.name) }
      .max { $0.name.utf8.count < $1.name.utf8.count }.flatMap { Int($0.value) }
  }

  /// Returns the weekdays, from 1 for Monday, that a prefix of two or more letters can mean.
  ///
  /// For example, `ma` is Monday and Tuesday.
  static func weekdays(_ word: String) -> Set<Int> {
    let word = word.lowercased()
    guard word.count > 1 else { return [] }
    let rows = NameTable.rows(of: "weekday")
    return Set(rows.filter { $0.name.hasPrefix(word) }.compactMap { Int($0.value) })
  }
}
