/// Finds out what stands in which column of a table.
package struct ColumnFinder {
  let head: TableHead
  let names: [ColumnName]
  /// The columns with times.
  package let times: [Int]

  /// What a column can hold besides times and prices.
  enum Role { case area, unit, currency, tax, kind }

  private static let starts = [
    "start", "timestart", "starttime", "startsat", "startat", "from", "validfrom", "periodfrom",
    "von", "datumvon", "van", "begin", "beginn", "deliverystart", "periodstart", "time",
    "timestamp", "datetime", "tidspunkt", "tid", "zeit", "zeitstempel", "tijd", "aika", "hora",
    "fechahora", "hour", "mtu", "date", "startdate", "dato", "datum", "fecha", "tarih", "data",
    "dag", "day", "period",
  ]
  private static let ends = [
    "end", "timeend", "endtime", "endsat", "to", "until", "validto", "periodto", "bis", "datumbis",
    "tot", "til", "deliveryend", "periodend", "enddate",
  ]
  private static let hours = [
    "hour", "hours", "time", "tid", "klokkeslett", "kl", "stunde", "uhrzeit", "tunti", "hora",
    "uur", "heure", "saat", "godzina", "ora", "timme", "timeofday", "he", "hourending",
    "hourended", "period", "start", "starttime", "timestart", "begin", "beginn", "anfang", "from",
    "von", "van", "desde",
  ]
  private static let roles: [(role: Role, keys: [String])] = [
    (
      .area,
      [
        "area", "pricearea", "region", "zone", "biddingzone", "biddingarea", "prisområde",
        "elområde", "country", "land", "location", "hub", "node", "settlementpoint", "bzn",
      ]
    ),
    (.unit, ["unit", "enhet", "einheit", "units", "unitofmeasurement", "priceunit"]),
    (.currency, ["currency", "valuta", "währung", "moneda", "devise"]),
    (.tax, ["vat", "tax", "mva", "moms", "mwst", "taxstate"]),
    (.kind, ["type", "energytype", "commodity", "fuel", "energy", "energycarrier", "product"]),
  ]
  private static let prices = [
    "price", "value", "pris", "preis", "hinta", "precio", "prix", "prijs", "prezzo", "cena",
    "fiyat", "spot", "spotprice", "spotpris", "dayaheadprice", "marketprice", "amount", "total",
    "rrp", "lmp", "ptf",
  ]

  package init(_ head: TableHead) {
    self.head = head
    let names = head.hasNames ? head.names.map { ColumnName($0) } : []
    self.names = names
    let width = head.rows.map(\.count).max() ?? 0
    times = (0..<width).filter { column in
      // Large prices look like seconds since 1970.
      if column < names.count, Self.prices.contains(names[column].key) { return false }
      // A wrong time among right ones is an error, and no other column.
      let texts = Self.texts(head, column)
      return !texts.isEmpty && texts.count { TimeText.time(in: $0) != nil } * 2 >= texts.count
    }
  }

  /// The cells of a column in the first rows that are not empty.
  private static func texts(_ head: TableHead, _ column: Int) -> [String] {
    head.rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
  }

  private func key(_ column: Int) -> String { column < names.count ? names[column].key : "" }

  /// The rank of a name in a list; high for those that are not in it.
  private static func rank(_ key: String, _ list: [String]) -> Int {
    list.firstIndex(of: key) ?? list.count
  }

  private func isEnd(_ column: Int) -> Bool {
    guard column < names.count else { return false }
    if Self.ends.contains(key(column)) { return true }
    let words = names[column].words
    return words.contains { ["to", "until", "bis", "til", "tot", "end"].contains($0) }
      && !words.contains("start")
  }

  /// The columns that can hold starts, the best first: UTC, with offset, with a clock's name, by
  /// name.
  private var startColumns: [Int] {
    let columns = times.filter { !isEnd($0) }
    func order(_ column: Int) -> (Int, Int, Int) {
      let clock = column < names.count ? names[column].clock : nil
      let hasOffset =
        Self.texts(head, column).first.flatMap { TimeText.time(in: $0) }
        .map { !$0.isLocal } ?? false
      let certainty = clock?.zone == .utc || hasOffset ? 0 : clock != nil ? 1 : 2
      return (certainty, Self.rank(key(column), Self.starts), column)
    }
    let isKnown = columns.filter {
      Self.starts.contains(key($0)) || $0 < names.count && names[$0].clock != nil
    }
    return (isKnown.isEmpty ? columns : isKnown).sorted { order($0) < order($1) }
  }

  /// The best of the columns with times, else the one that is called so: its cells are wrong.
  package var start: Int? {
    if let found = startColumns.first ?? times.first { return found }
    guard names.count > 1 else { return nil }
    return names.indices.filter { Self.starts.contains(key($0)) }
      .min { Self.rank(key($0), Self.starts) < Self.rank(key($1), Self.starts) }
  }

  /// Other columns of starts; without names the second column of times is one of ends.
  var otherStarts: [Int] { head.hasNames ? Array(startColumns.dropFirst()) : [] }

  package var end: Int? {
    guard head.hasNames else { return times.dropFirst().first }
    let clock = start.flatMap { $0 < names.count ? names[$0].clock?.zone : nil }
    return times.first { isEnd($0) && $0 != start && names[$0].clock?.zone == clock }
      ?? times.first { isEnd($0) && $0 != start }
  }

  /// Whether the starts are dates alone.
  private var hasDates: Bool {
    guard let start else { return false }
    return Self.texts(head, start).contains {
      if case .date? = TimeText.time(in: $0) { true } else { false }
    }
  }

  /// A column of hours, only beside a column with dates alone.
  package var hour: Int? {
    guard hasDates, let start else { return nil }
    func isHours(_ column: Int) -> Bool {
      let texts = Self.texts(head, column)
      return !texts.isEmpty && texts.allSatisfy { HourLabel($0) != nil }
    }
    guard head.hasNames else {
      let columns = (head.rows.first ?? []).indices.filter { $0 != start }
      return columns.count > 1 ? columns.first(where: isHours) : nil
    }
    let named = names.indices.filter { Self.hours.contains(key($0)) && isHours($0) }
    return named.min { Self.rank(key($0), Self.hours) < Self.rank(key($1), Self.hours) }
  }

  /// The columns whose names are hours, where there are as many as a day has.
  var hourColumns: [(column: Int, label: HourLabel)] {
    guard head.hasNames, hasDates else { return [] }
    let found = head.names.indices.compactMap { column in
      HourLabel(head.names[column]).map { (column: column, label: $0) }
    }
    return (23...26).contains(found.count) ? found : []
  }

  /// The column of a role, by its name.
  func column(_ role: Role) -> Int? {
    guard let keys = Self.roles.first(where: { $0.role == role })?.keys else { return nil }
    return names.indices.first { keys.contains(key($0)) && !times.contains($0) }
  }

  /// A column of texts that are no numbers.
  func label(besides used: Set<Int>) -> Int? {
    names.indices.first { column in
      let texts = Self.texts(head, column)
      return !used.contains(column) && !texts.isEmpty && !texts.contains(where: Self.isNumber)
    }
  }

  private static func isNumber(_ text: String) -> Bool { CellNumber(text) != nil }

  /// The columns of prices: by name and unit, and by content only where there are no names.
  func prices(besides used: Set<Int>) -> [GenericTable.Columns.Price] {
    let width = head.hasNames ? names.count : (head.rows.map(\.count).max() ?? 0)
    let candidates = (0..<width).filter { !used.contains($0) }
    let numbers = candidates.filter { column in
      let texts = Self.texts(head, column)
      return texts.contains(where: Self.isNumber)
        && texts.allSatisfy { Self.isNumber($0) || MissingMark.matches($0) }
    }
    guard head.hasNames else { return numbers.map { .init(column: $0) } }
    let numeric = numbers.filter { !names[$0].isOther }
    let areas = numeric.filter { isArea(head.names[$0]) }
    let named = bestNamed(candidates.filter { !names[$0].isOther })
    if !areas.isEmpty, named.isEmpty || areas.count > 1 {
      return areas.map { .init(column: $0, name: head.names[$0].uppercased(), unit: nil) }
    }
    // Beside amounts or the weather the only number left may be another of them.
    let isUnclear = numeric.count == 1 && numbers.count > 1 && !names[numeric[0]].hasPrice
    let chosen = !named.isEmpty ? named : isUnclear ? [] : numeric
    // Where only what stands in brackets parts them, it is of their names.
    let titles = chosen.map { Self.title(head.names[$0]) }
    let areDistinct = Set(titles).count == titles.count
    return zip(chosen, titles).map { column, title in
      let name = chosen.count > 1 ? (areDistinct ? title : head.names[column]) : nil
      return .init(column: column, name: name, unit: names[column].unit)
    }
  }

  /// The columns that are called a price most clearly.
  private func bestNamed(_ candidates: [Int]) -> [Int] {
    let exact = candidates.filter { Self.prices.contains(key($0)) }
    if let best = exact.map({ Self.rank(key($0), Self.prices) }).min() {
      return exact.filter { Self.rank(key($0), Self.prices) == best }
    }
    let all = names.flatMap(\.words)
    let isTrade = all.contains("import") && all.contains("export")
    return candidates.filter { column in
      let words = names[column].words
      // What is bought and what is sold have prices, unless they are amounts.
      if isTrade, words == ["import"] || words == ["export"] { return true }
      return !names[column].hasAmount && (names[column].unit != nil || names[column].hasPrice)
    }
  }

  /// Whether two columns without names are the halves of numbers with a decimal comma, by the first
  /// row; all other rows must be so too.
  func splitsDecimals(_ columns: [Int]) -> Bool {
    guard !head.hasNames, head.separator == UInt8(ascii: ","), columns.count == 2,
      let row = head.rows.first, columns[0] + 1 == columns[1], columns[1] + 1 == row.count
    else { return false }
    return columns.allSatisfy { row[$0].utf8.allSatisfy { $0.isDigit || $0 == 0x2D } }
  }

  /// Whether a column is a price by its name or unit, not only by being numbers.
  func isNamedPrice(_ column: Int) -> Bool { bestNamed([column]) == [column] }

  private func isArea(_ name: String) -> Bool {
    // Longer names are those of countries.
    (name.utf8.count <= 6 || name.allSatisfy { $0.isLetter || $0 == " " })
      && AreaTable.zone(name) != nil
  }

  /// A name without what stands in brackets.
  private static func title(_ name: String) -> String {
    var (text, depth) = ("", 0)
    for letter in name {
      if "([".contains(letter) { depth += 1 }
      if depth == 0 { text.append(letter) }
      if ")]".contains(letter) { depth -= 1 }
    }
    let words = text.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? name : words
  }
}
