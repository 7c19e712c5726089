import CivilTime

/// The keys of the entries of an array, identified by their names in the first entry.
struct RecordKeys {
  typealias Key = (text: String, name: ColumnName)

  let start: Key
  /// Additional keys for the same times.
  let otherStarts: [Key]
  let end: Key?
  let hour: Key?
  let area: String?
  /// The key of the price, or of several candidates.
  private(set) var prices: [Key]

  /// Examines the first entry; `nil` if it has no time or no price.
  init?(_ array: JSONValue, column: String? = nil) {
    guard let first = array.elements.first, first.isObject else { return nil }
    var keys: [(key: Key, value: JSONValue)] = []
    for (key, value) in first.members {
      guard let text = key.string, keys.count < 64 else { continue }
      keys.append(((text, ColumnName(text)), value))
    }
    let prices = Self.prices(keys, array, column)
    guard !prices.isEmpty else { return nil }
    self.prices = prices
    let taken = Set(prices.map(\.text))
    let others = keys.filter { !taken.contains($0.key.text) }
    // Without starts, the ends determine them.
    let ends = others.filter { $0.key.name.isEnd && (try? $0.value.moment("")) != nil }
    let starts = Self.times(others)
    let times = starts.isEmpty ? ends.prefix(1).map(\.key) : starts
    guard let start = times.first else { return nil }
    self.start = start
    otherStarts = Array(times.dropFirst())
    end = keys.first { ColumnKind.end.contains($0.key.name.key) && $0.key.text != start.text }?.key
    let isDate = keys.contains { key, value in
      guard key.text == start.text, case .date? = try? value.moment("") else { return false }
      return true
    }
    hour = isDate ? keys.first { Self.isHour($0.key, $0.value) }?.key : nil
    let areas = keys.filter { $0.value.isString && !$0.key.name.words.contains("time") }
    area =
      (areas.first { ColumnKind.area.contains($0.key.name.key) }
      ?? areas.first { $0.key.name.has(.area) })?.key.text
  }

  /// Keeps the prices in the requested currency, if there are any.
  mutating func choose(_ currency: Currency?) throws(PriceFault) {
    let same = prices.filter { $0.name.unit?.currency == currency }
    if currency != nil, !same.isEmpty { prices = same }
    guard prices.count == 1 else { throw PriceFault(.severalColumns(prices.map(\.text))) }
  }

  /// Returns whether an entry has a price.
  func hasPrice(_ entry: JSONValue) -> Bool {
    prices.contains { key in
      entry[key.text].map { !$0.isNull && !$0.withBytes(MissingMark.matches) } ?? false
    }
  }

  private static func isHour(_ key: Key, _ value: JSONValue) -> Bool {
    ColumnKind.hour.contains(key.name.key) && HourLabel(value.withBytes(\.text)) != nil
  }

  /// Returns the keys of starts: those in UTC or with an offset first, then by name.
  private static func times(_ keys: [(key: Key, value: JSONValue)]) -> [Key] {
    let named = keys.filter { ColumnKind.start.contains($0.key.name.key) }
    let timed = named.filter { (try? $0.value.moment("")) != nil }
    // An invalid time is an error, unless it is the hour for a date in another field.
    guard !timed.isEmpty else {
      return named.filter { $0.key.name.key != "hour" }.prefix(1).map(\.key)
    }
    func order(_ entry: (key: Key, value: JSONValue)) -> (Int, Int) {
      let clock = entry.key.name.clock
      let hasOffset = (try? entry.value.moment(""))?.isLocal == false
      let certainty = clock?.zone == .utc || hasOffset ? 0 : clock != nil ? 1 : 2
      return (certainty, ColumnKind.start.rank(of: entry.key.name.key))
    }
    return timed.sorted { order($0) < order($1) }.map(\.key)
  }

  /// Returns the key that the user names, or the candidates by name and by the first values.
  private static func prices(
    _ keys: [(key: Key, value: JSONValue)], _ array: JSONValue, _ column: String?
  ) -> [Key] {
    if let column {
      return keys.filter { $0.key.text.lowercased() == column.lowercased() }.map(\.key)
    }
    let entries = array.elements.prefix(20)
    let candidates = keys.filter { !$0.key.name.isOther && !$0.value.isObject }.map(\.key)
    let all = candidates.map { key in
      let texts = entries.compactMap { entry in
        entry[key.text].map { $0.isNull ? "" : $0.withBytes(\.text) }
      }
      return PriceEvidence(key.name, CellEvidence(texts))
    }
    return PriceEvidence.best(all).filter { all[$0].isNamed }.map { candidates[$0] }
  }
}
