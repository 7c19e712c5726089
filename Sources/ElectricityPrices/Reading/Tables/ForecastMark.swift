import CivilTime

/// The columns or keys by which a file of an unknown source marks forecasts.
///
/// A text such as `forecast` or `Prognose` in any of them marks its row, and so does a yes in a
/// column whose heading means forecasts, and a no in one that means known prices. Two further
/// columns can have the bounds of the forecasts.
package struct ForecastMark {
  // Setting a bit makes letters lower case, including these two-byte letters.
  private static let words = [
    "forecast", "predict", "prognos", "prognoz", "vorhersage", "voorspel", "ennust", "prévis",
    "previs", "estimat",
  ].map { $0.utf8.map { $0 | 0x20 } }
  static let yes: Set<String> = [
    "true", "yes", "1", "1.0", "y", "ja", "kyllä", "sí", "sì", "si", "oui", "tak", "x",
  ]
  static let no: Set<String> = [
    "false", "no", "0", "0.0", "n", "nei", "nej", "nein", "nee", "ei", "non", "nie",
  ]

  /// Returns whether a text is a yes or a no.
  package static func isAnswer(_ text: String) -> Bool {
    isYes(text) || no.contains(text.lowercased())
  }

  /// Returns whether a text is a yes.
  package static func isYes(_ text: String) -> Bool { yes.contains(text.lowercased()) }

  typealias Bounds = (low: Int, high: Int, band: String?)

  private let texts: [Int]
  private let flags: [Int]
  /// The columns in which a no marks forecasts, such as `actual` and `confirmed`.
  private let opposites: [Int]
  /// The columns of the lower and the upper bound, and their name if they are percentiles.
  let bounds: Bounds?
  /// The column of the times at which rows were created.
  private let created: Int?

  /// Finds the columns of a table among those that are not `used`.
  ///
  /// - Parameter price: The only price column, to which bounds belong; `nil` if there are several.
  init(
    _ names: [ColumnName], _ rows: [[String]], besides used: Set<Int>, created: Int?, price: Int?
  ) {
    self.created = created
    let free = names.indices.filter { !used.contains($0) }
    func cells(_ column: Int) -> [String] {
      rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
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
        && cells(column).allSatisfy(Self.isAnswer)
    }
    let marks = answers.filter { names[$0].words.contains(where: Self.names) }
    let flags = marks.filter { !ColumnName.negations.contains(names[$0].words[0]) }
    opposites = answers.filter { column in
      let words = names[column].words.filter { $0 != "is" }
      return ["actual", "known", "confirmed", "final"].contains(words.joined())
        || marks.contains(column) && !flags.contains(column)
    }
    self.flags = flags
    texts = free.filter { column in
      let cells = cells(column)
      return !cells.isEmpty && !cells.contains { CellNumber($0) != nil }
    }
  }

  /// Returns whether a heading names the median of forecasts, which is the price if bounds exist.
  static func isMedian(_ name: ColumnName) -> Bool {
    name.words.contains { ["p50", "q50", "median"].contains($0) }
  }

  /// Returns whether a word names a bound of forecasts.
  static func isBound(_ word: String) -> Bool {
    ColumnKind.lower.contains(word) || ColumnKind.upper.contains(word)
  }

  /// Returns the columns of the bounds of forecasts among some columns; `nil` without them.
  ///
  /// Their names differ only in the words for bounds, or in the percentiles.
  static func boundColumns(_ names: [ColumnName], among columns: [Int]) -> Bounds? {
    func rest(_ column: Int) -> [String] { names[column].words.filter { !isBound($0) } }
    func found(_ kind: ColumnKind) -> [(rank: Int, column: Int, word: String)] {
      columns.compactMap { column in
        names[column].words.first(where: kind.contains).map { (kind.rank(of: $0), column, $0) }
      }.sorted { $0.rank < $1.rank }
    }
    return found(.lower).lazy.compactMap { low in
      found(.upper).first { $0.column != low.column && rest($0.column) == rest(low.column) }
        .map { high in
          let hasLevel = low.word.utf8.last?.isDigit == true
          return (low.column, high.column, hasLevel ? "\(low.word)-\(high.word)" : nil)
        }
    }.first
  }

  /// Sets the origin of the row just added, if the row states it or the price is a forecast.
  func setOrigin(
    of rows: inout PriceRows, _ table: TableReader, usual: PriceOrigin, issued: Instant?,
    isForecast: Bool
  ) {
    let isMarked =
      isForecast || texts.contains { Self.isForecast(table[$0]) }
      || has(Self.yes, in: flags, table) || has(Self.no, in: opposites, table)
    let isDenied = !isMarked && deniesForecast(table)
    guard isMarked || usual == .forecast, !isDenied else {
      return isDenied ? rows.setOrigin(PriceProvenance(.known)) : ()
    }
    guard let bounds else {
      let isStated = isMarked || issued != nil
      return isStated ? rows.setOrigin(PriceProvenance(.forecast, issued: issued)) : ()
    }
    let numbers = [bounds.low, bounds.high].map { column in
      column < table.count ? CellNumber(table[column]) : nil
    }
    var (low, high) = (numbers[0]?.price, numbers[1]?.price)
    // A sign that may separate thousands separates decimals if the price is then between.
    let areUnclear = numbers.contains { if case .unclear? = $0?.sign { true } else { false } }
    if areUnclear, let lowest = low, let highest = high, let price = rows.prices.last ?? nil,
      !(min(lowest, highest)...max(lowest, highest)).contains(price)
    {
      (low, high) = (nil, nil)
    }
    rows.setOrigin(
      PriceProvenance(.forecast, band: bounds.band, issued: issued), low: low, high: high)
  }

  /// Returns the time at which the forecast in the current row was issued, if the row states it.
  func issued(_ table: TableReader, in zone: @autoclosure () -> Zone) -> Instant? {
    created.flatMap { TimeText.moment(in: table[$0])?.start.instant(in: zone()) }
  }

  /// Returns whether the current row states that its price is no forecast: `known`, `actual`.
  private func deniesForecast(_ table: TableReader) -> Bool {
    has(Self.no, in: flags, table) || has(Self.yes, in: opposites, table)
      || texts.lazy.map { table[$0].text.lowercased() }
        .contains { $0 == "known" || $0 == "confirmed" || $0.hasPrefix("actual") }
  }

  private func has(_ answers: Set<String>, in columns: [Int], _ table: TableReader) -> Bool {
    columns.contains { answers.contains(table[$0].text.lowercased()) }
  }

  /// Returns whether a word means forecasts, and not a quantile or another bound of them.
  static func names(_ word: String) -> Bool {
    word == "pred" || Array(word.utf8).withUnsafeBufferPointer(isForecast)
  }

  /// Returns whether a title means that all prices below it are forecasts: `Price forecast`.
  static func isTitle(_ text: String) -> Bool {
    let words = ColumnName.words(text)
    let others: Set = [
      "actual", "known", "history", "and", "og", "och", "und", "en", "no", "without",
    ]
    return words.contains(where: names) && others.isDisjoint(with: words)
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
