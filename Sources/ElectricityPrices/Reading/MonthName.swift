/// The names of months in dates, full or abbreviated, in the languages of European tables.
enum MonthName {
  /// Returns the number of a month by its name in any case, from 1; `nil` for other words.
  static func number(_ word: String) -> Int? {
    let word = word.lowercased()
    // The longest prefix wins: Finnish `marraskuuta` is not March.
    return NameTable.rows(of: "month").filter { word.hasPrefix($0.name) }
      .max { $0.name.utf8.count < $1.name.utf8.count }.flatMap { Int($0.value) }
  }
}
