/// The columns or keys by which a file of an unknown source marks forecasts.
///
/// A text such as `forecast` or `Prognose` in any of them marks its row, and so does a yes in a
/// column whose heading means forecasts, and a no in one that means known prices. Two further
/// columns can have the bounds of the forecasts.
struct ForecastMark {
  // Setting a bit makes letters lower case, including these two-byte letters.
  private static let words = [
    "forecast", "predict", "prognos", "vorhersage", "voorspel", "ennust", "prévis", "previs",
    "estimat",
  ].map { $0.utf8.map { $0 | 0x20 } }
  static let yes: Set<String> = ["true", "yes", "1", "y", "ja", "kyllä", "sí", "oui"]
  static let no: Set<String> = ["false", "no", "0", "n", "nei", "nej", "nein", "ei", "non"]

  /// The last words of the headings of bounds; numbered ones name percentiles.
  private static let boundWords = [
    ("low", "high"), ("lower", "upper"), ("min", "max"), ("p5", "p95"), ("p05", "p95"),
    ("p10", "p90"), ("p25", "p75"), ("q5", "q95"), ("q05", "q95"), ("q10", "q90"), ("q25", "q75"),
  ]

  typealias Bounds = (low: Int, high: Int, band: String?)

  private let texts: [Int]
  private let flags: [Int]
  /// The columns in which a no marks forecasts, such as `actual` and `confirmed`.
  private let opposites: [Int]
  /// The columns of the lower and the upper bound, and their name if they are percentiles.
  let bounds: Bounds?

  /// Finds the columns of a table among those that are not `used`.
  ///
  /// - Parameter price: The only price column, to which bounds belong; `nil` if there are several.
  init(_ names: [ColumnName], _ rows: [[String]], besides used: Set<Int>, price: Int?) {
    let free = names.indices.filter { !used.contains($0) }
    func cells(_ column: Int) -> [String] {
      rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column].lowercased() : nil }
    }
    let bounds = price.flatMap { price in
      let units = [nil, names[price].unit]
      return Self.boundColumns(names, among: free).flatMap { bounds in
        [bounds.low, bounds.high].allSatisfy { units.contains(names[$0].unit) } ? bounds : nil
      }
    }
    self.bounds = bounds
    let answers = free.filter { column in
      ![bounds?.low, bounds?.high].contains(column)
        && cells(column).allSatisfy { Self.yes.contains($0) || Self.no.contains($0) }
    }
    flags = answers.filter { names[$0].words.contains(where: Self.names) }
    opposites = answers.filter { ["actual", "known", "confirmed"].contains(names[$0].key) }
    texts = free.filter { column in
      let cells = cells(column)
      return !cells.isEmpty && !cells.contains { CellNumber($0) != nil }
    }
  }

  /// Returns whether a heading names the median of forecasts, which is the price if bounds exist.
  static func isMedian(_ name: ColumnName) -> Bool {
    ["p50", "q50", "median"].contains(name.words.last)
  }

  /// Returns the columns of the bounds of forecasts among some columns; `nil` without them.
  static func boundColumns(_ names: [ColumnName], among columns: [Int]) -> Bounds? {
    func named(_ word: String) -> Int? {
      let found = columns.filter { names[$0].words.last == word }
      return found.count == 1 ? found[0] : nil
    }
    return boundWords.lazy.compactMap { low, high in
      guard let first = named(low), let second = named(high) else { return nil }
      return (first, second, low.utf8.last?.isDigit == true ? "\(low)-\(high)" : nil)
    }.first
  }

  /// Sets the origin of the row just added, if the row states it or the price is a forecast.
  func setOrigin(
    of rows: inout PriceRows, _ table: TableReader, usual: PriceOrigin, isForecast: Bool = false
  ) {
    let isMarked =
      isForecast || texts.contains { Self.isForecast(table[$0]) }
      || has(Self.yes, in: flags, table) || has(Self.no, in: opposites, table)
    guard isMarked || usual == .forecast else {
      return deniesForecast(table) ? rows.setOrigin(PriceProvenance(.known)) : ()
    }
    guard let bounds else {
      return isMarked ? rows.setOrigin(PriceProvenance(.forecast)) : ()
    }
    func price(_ column: Int) -> Price? {
      guard column < table.count, let number = CellNumber(table[column]) else { return nil }
      if case .unclear = number.sign { return nil }
      return number.price
    }
    rows.setOrigin(
      PriceProvenance(.forecast, band: bounds.band), low: price(bounds.low),
      high: price(bounds.high))
  }

  /// Returns whether the current row states that its price is no forecast: `known`, `actual`.
  private func deniesForecast(_ table: TableReader) -> Bool {
    has(Self.no, in: flags, table) || has(Self.yes, in: opposites, table)
      || texts.lazy.map { table[$0].text.lowercased() }
        .contains { $0 == "known" || $0.hasPrefix("actual") }
  }

  private func has(_ answers: Set<String>, in columns: [Int], _ table: TableReader) -> Bool {
    columns.contains { answers.contains(table[$0].text.lowercased()) }
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
