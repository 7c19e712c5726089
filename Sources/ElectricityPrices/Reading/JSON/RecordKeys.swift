import CivilTime

/// Under which keys the entries of an array have what, found by their names in the first of them.
struct RecordKeys {
  typealias Key = (text: String, name: ColumnName)

  let start: Key
  /// Further keys of the same times.
  let otherStarts: [Key]
  let end: Key?
  let hour: Key?
  let area: String?
  /// One price, or several that could as well be it.
  let prices: [Key]

  static let starts = [
    "start", "starttime", "startsat", "startat", "timestart", "from", "validfrom", "begin",
    "starttimestamp", "startdate", "deliverystart", "periodstart", "hour", "time", "timestamp",
    "datetime", "datetimelocal", "moment", "date", "ts", "t", "x", "tidspunkt", "zeit", "fecha",
  ]
  private static let ends = [
    "end", "endtime", "endsat", "endat", "timeend", "to", "until", "till", "validto",
    "validuntil", "endtimestamp", "enddate", "deliveryend", "periodend",
  ]
  static let prices = [
    "price", "value", "priceperkwh", "marketprice", "total", "spotprice", "spot", "dayaheadprice",
    "pris", "preis", "precio", "prijs", "amount", "cost", "y", "v", "p",
  ]
  private static let areas = [
    "area", "pricearea", "region", "zone", "biddingzone", "bzn", "country",
  ]

  /// Looks at the first entry; nothing where it has no time or no price.
  init?(_ array: JSONValue) {
    guard let first = array.elements.first, first.isObject else { return nil }
    var keys: [(key: Key, value: JSONValue)] = []
    for (key, value) in first.members {
      guard let text = key.string, keys.count < 64 else { continue }
      keys.append(((text, ColumnName(text)), value))
    }
    guard let prices = Self.prices(keys) else { return nil }
    self.prices = prices
    let taken = Set(prices.map(\.text))
    let times = Self.times(keys.filter { !taken.contains($0.key.text) })
    guard let start = times.first else { return nil }
    self.start = start
    otherStarts = Array(times.dropFirst())
    end = keys.first { Self.ends.contains($0.key.name.key) }?.key
    let isDate = keys.contains { key, value in
      guard key.text == start.text, case .date? = try? value.moment("") else { return false }
      return true
    }
    hour = isDate ? keys.first { Self.isHour($0.key, $0.value) }?.key : nil
    area = keys.first { Self.areas.contains($0.key.name.key) && $0.value.isString }?.key.text
  }

  /// Whether an entry has a price.
  func hasPrice(_ entry: JSONValue) -> Bool {
    prices.contains { key in
      entry[key.text].map { !$0.isNull && !$0.withBytes(MissingMark.matches) } ?? false
    }
  }

  private static func isHour(_ key: Key, _ value: JSONValue) -> Bool {
    ["hour", "hours", "period", "time", "stunde", "hora"].contains(key.name.key)
      && HourLabel(value.withBytes(\.text)) != nil
  }

  /// The keys of starts: those in UTC and with offset first, then by name.
  private static func times(_ keys: [(key: Key, value: JSONValue)]) -> [Key] {
    let named = keys.filter { starts.contains($0.key.name.key) }
    let timed = named.filter { (try? $0.value.moment("")) != nil }
    // A time that is none is an error, unless it is the hour beside a date.
    guard !timed.isEmpty else {
      return named.filter { $0.key.name.key != "hour" }.prefix(1).map(\.key)
    }
    func order(_ entry: (key: Key, value: JSONValue)) -> (Int, Int) {
      let clock = entry.key.name.clock
      let hasOffset = (try? entry.value.moment(""))?.isLocal == false
      let certainty = clock?.zone == .utc || hasOffset ? 0 : clock != nil ? 1 : 2
      return (certainty, starts.firstIndex(of: entry.key.name.key) ?? 0)
    }
    return timed.sorted { order($0) < order($1) }.map(\.key)
  }

  private static func prices(_ keys: [(key: Key, value: JSONValue)]) -> [Key]? {
    let ranked = keys.compactMap { key, _ in prices.firstIndex(of: key.name.key).map { ($0, key) } }
    if let best = ranked.map(\.0).min() { return ranked.filter { $0.0 == best }.map(\.1) }
    let withUnit = keys.filter { $0.key.name.unit != nil && !$0.value.isObject }.map(\.key)
      .filter { !$0.name.isOther }
    // A price of an amount is one where there is no other.
    let clear = withUnit.filter { !$0.name.hasAmount }
    return withUnit.isEmpty ? nil : clear.isEmpty ? withUnit : clear
  }
}
