/// The columns or keys by which a file of an unknown source marks forecasts.
///
/// A text such as `forecast` or `Prognose` in any of them marks its row, and so does a yes in a
/// column whose heading means forecasts.
struct ForecastMark {
  // Setting a bit makes letters lower case, including these two-byte letters.
  private static let words = [
    "forecast", "predict", "prognos", "vorhersage", "voorspel", "ennust", "prévis", "previs",
  ].map { $0.utf8.map { $0 | 0x20 } }
  private static let yes: Set<String> = ["true", "yes", "1", "y", "ja", "kyllä", "sí", "oui"]
  private static let no: Set<String> = ["false", "no", "0", "n", "nei", "nej", "nein", "ei", "non"]

  private let texts: [Int]
  private let flags: [Int]

  /// Finds the columns of a table among those that are not `used`.
  init(_ names: [ColumnName], _ rows: [[String]], besides used: Set<Int>) {
    let free = names.indices.filter { !used.contains($0) }
    func cells(_ column: Int) -> [String] {
      rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column].lowercased() : nil }
    }
    flags = free.filter { column in
      names[column].has(.forecast)
        && cells(column).allSatisfy { Self.yes.contains($0) || Self.no.contains($0) }
    }
    texts = free.filter { column in
      let cells = cells(column)
      return !cells.isEmpty && !cells.contains { CellNumber($0) != nil }
    }
  }

  /// Returns whether the current row of a table is a forecast.
  func marks(_ table: TableReader) -> Bool {
    texts.contains { Self.isForecast(table[$0]) }
      || flags.contains { Self.yes.contains(table[$0].text.lowercased()) }
  }

  /// Returns whether a word means forecasts, and not a quantile or another bound of them.
  static func names(_ word: String) -> Bool {
    word == "pred" || Array(word.utf8).withUnsafeBufferPointer(isForecast)
  }

  private static func isForecast(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Times and numbers are most of the texts.
    guard 6...60 ~= text.count, !text[0].isDigit else { return false }
    return words.contains { word in
      word.count <= text.count
        && (0...text.count - word.count).contains { start in
          word.indices.allSatisfy { text[start + $0] | 0x20 == word[$0] }
        }
    }
  }
}
