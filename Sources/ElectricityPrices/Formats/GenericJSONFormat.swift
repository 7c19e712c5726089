import CivilTime

/// The decoder of JSON of an unknown source: tables with a time and a price under common names.
enum GenericJSON {
  static let reader = FormatReader.json(
    recognizes: { !tables($0, limit: 1).isEmpty }, isFallback: true, decode: decode)

  // Deeper objects are not searched for tables.
  private static let maximumLevels = 5

  /// Returns the first tables in a document, one more than a file may have areas by default.
  ///
  /// Each table costs a tenth of a millisecond or more, since its columns are examined.
  static func tables(_ root: JSONValue, limit: Int = ReadingLimit.maximumAreas + 1) -> [JSONTable] {
    var found: [JSONTable] = []
    find(root, path: [], parents: [], limit, &found)
    return found
  }

  private static func find(
    _ value: JSONValue, path: [String], parents: [JSONFacts], _ limit: Int,
    _ found: inout [JSONTable]
  ) {
    guard found.count < limit else { return }
    let around = value.isObject ? [JSONFacts(value)] + parents : parents
    if let table = JSONTable(value, path: path, parents: around) { return found.append(table) }
    guard path.count < maximumLevels else { return }
    // Each object of a list has the table of an area or of a date.
    let entries = value.elements.prefix(ReadingLimit.maximumAreas + 1).filter(\.isObject)
    for (index, entry) in entries.enumerated() {
      let facts = JSONFacts(entry)
      let title = facts.texts(JSONFacts.areas + JSONFacts.titles).first
      let isDated = title == nil && !facts.texts(JSONFacts.dates).isEmpty
      let step = isDated ? [] : [title ?? String(index + 1)]
      find(entry, path: path + step, parents: around, limit, &found)
    }
    for (key, member) in value.members where member.isObject || member.isArray {
      find(member, path: path + [key.string ?? ""], parents: around, limit, &found)
    }
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let all = tables(root)
    guard !all.isEmpty else { throw PriceFault(.unknownFormat, at: root.offset) }
    guard all.count <= ReadingLimit.maximumAreas else {
      throw PriceFault(.tooLarge(limit: .areas(ReadingLimit.maximumAreas)), at: root.offset)
    }
    let electricity = all.filter { !$0.path.contains(where: GasMark.isGas(name:)) }
    reading.hasGas = electricity.count < all.count
    let found = prices(electricity)
    guard !found.isEmpty else {
      throw PriceFault(electricity.isEmpty ? .gas : .missing(field: .prices), at: root.offset)
    }
    let names = names(of: found)
    let start = reading
    for (table, name) in zip(found, names) {
      var part = start
      if table.isForecast { part.origin = .forecast }
      try PriceFault.located(at: table.value.offset, try table.decode(&part))
      try reading.add(part, as: name)
    }
  }

  /// Returns the tables of prices among tables that may contain amounts, forecasts or bounds.
  private static func prices(_ all: [JSONTable]) -> [JSONTable] {
    // In a document of amounts a table with an unknown name may be another amount.
    let hasAmounts = all.contains { $0.isOfPrices == false }
    let found = all.filter { $0.isOfPrices ?? !hasAmounts }
    let known = found.filter { !$0.isBound }
    // The only series can be a mean, but a quantile is no price.
    return known.isEmpty && found.count == 1 && found[0].hasNamedPrice ? found : known
  }

  /// Returns the names of the series of tables; `nil` for a single one, and for days.
  private static func names(of tables: [JSONTable]) -> [String?] {
    let lasts = tables.map { $0.path.last ?? "" }
    let areDistinct = Set(lasts).count == lasts.count
    let haveOnePath = Set(tables.map(\.path)).count == 1
    let areDays = JSONFacts.areDays(lasts)
    let areContinued = tables.count == 2 && tables.count(where: \.isForecast) == 1
    let kinds = kinds(of: tables)
    return zip(tables, kinds).map { table, kind in
      if let area = table.area { return area }
      if areDays || areContinued { return nil }
      if haveOnePath { return kind }
      if !areDistinct, let area = table.statedArea { return area }
      return areDistinct ? table.path.last : table.path.joined(separator: " ")
    }
  }
}

extension GenericJSON {
  /// Returns what tells tables apart, such as `gas` under `type`; `nil` if nothing does.
  private static func kinds(of tables: [JSONTable]) -> [String?] {
    let kinds = tables.map { $0.parents.first?.kinds ?? [:] }
    let keys = Set(kinds.flatMap(\.keys)).filter { key in Set(kinds.map { $0[key] }).count > 1 }
    return kinds.map { kinds in
      let texts = keys.sorted().compactMap { kinds[$0] }
      return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
  }
}

/// The texts of an object and its inner objects that describe the tables in it.
struct JSONFacts {
  static let titles = [
    "name", "title", "label", "friendly_name", "metric", "variable", "parameter", "quantity",
    "signal", "signal_type", "series_name", "dataset", "measurement", "__name__",
  ]
  static let units = ["unit", "units", "priceUnit", "price_unit", "unit_of_measurement"]
  static let areas = [
    "area", "priceArea", "price_area", "region", "zone", "bidding_zone", "biddingZone", "country",
    "deliveryArea", "delivery_area", "bzn",
  ]
  static let dates = [
    "date", "day", "deliveryDate", "delivery_date", "deliveryDateCET", "fromDate", "deliveryDay",
    "delivery_day", "DeliveryDay", "tradingDay", "trading_day", "marketDate", "auctionDate",
    "businessDate", "validDate", "datum", "dato", "fecha",
  ]
  static let taxes = ["price_type", "priceType", "note", "notes", "comment", "description"]
  static let forecastStarts = ["knownUntil", "known_until", "forecast_start", "forecastStart"]
  private static let keys = Set(
    titles + units + areas + dates + forecastStarts + ClockName.keys + ["currency", "resolution"])

  let offset: Int
  private var texts: [String: String] = [:]
  /// What a yes or no states about tax: `"vat_included": true`.
  private(set) var tax: ValueAddedTax?
  /// The texts that can tell series apart, by their keys: `"type": "gas"`, `"tags": {"a": "b"}`.
  private(set) var kinds: [String: String] = [:]
  /// Whether a text or a yes states that the prices are forecasts: `"type": "forecast"`.
  private(set) var isForecast = false

  init(_ object: JSONValue) {
    offset = object.offset
    var parts: [JSONValue] = []
    for (key, value) in object.members where !value.isArray {
      guard let key = key.string else { continue }
      if value.isObject, JSONTableForm.parts.contains(key) { parts.append(value) }
      addKinds(key, value)
      if key == "resolution", value.isNumber { texts[key] = TableRow.text(value) }
      if key == "utc_offset_seconds", value.isNumber, let seconds = Int(TableRow.text(value)) {
        texts["utc_offset"] = Zone(secondsEast: seconds).identifier
      }
      if value.isString, Self.keys.contains(key) { texts[key] = value.string }
      tax = tax ?? Self.tax(key, value)
      if value.isYes ? ForecastMark.isTitle(key) : Self.isForecast(key, value) {
        isForecast = true
      }
    }
    for (key, value) in parts.flatMap(\.members) {
      guard let key = key.string else { continue }
      tax = tax ?? Self.tax(key, value)
      if texts[key] == nil, Self.keys.contains(key) { texts[key] = value.string }
      isForecast = isForecast || Self.isForecast(key, value)
    }
  }

  /// Returns whether texts name days near today.
  static func areDays(_ texts: [String]) -> Bool {
    texts.allSatisfy { text in
      ColumnName.words(text).contains { ["today", "tomorrow", "yesterday"].contains($0) }
    }
  }

  private mutating func addKinds(_ key: String, _ value: JSONValue) {
    if key == "tags" {
      return value.members.forEach { kinds[$0.key.string ?? ""] = $0.value.string }
    }
    let noun = ColumnName(key).nouns.joined()
    let isKind = [ColumnKind.area, .currency, .kind, .field, .tax].contains { $0.contains(noun) }
    if isKind, let text = value.string, TimeText.time(in: text) == nil, !Self.areDays([text]) {
      kinds[key] = text
    }
  }

  private static func isForecast(_ key: String, _ value: JSONValue) -> Bool {
    (titles + ["type", "kind", "entity_id"]).contains(key)
      && value.string.map(ForecastMark.isTitle) ?? false
  }

  /// Returns what a member states about tax: `"vat_included": true`, `"vat": "excluded"`.
  private static func tax(_ key: String, _ value: JSONValue) -> ValueAddedTax? {
    let name = ColumnName(key)
    let text = [.yes, .no].contains(value.kind) ? "\(value.isYes)" : value.string
    guard let text else { return nil }
    if let stated = name.valueAddedTax, ForecastMark.isAnswer(text) {
      return ForecastMark.isYes(text) == (stated == .included) ? .included : .excluded
    }
    guard taxes.contains(key) || name.isA(.tax) else { return nil }
    let stated = ColumnName(text).valueAddedTax
    return stated ?? (name.isA(.tax) ? try? StatedFacts.tax(text, .named(key)) : nil)
  }

  /// Returns the texts for keys, in the order of the keys.
  func texts(_ keys: [String]) -> [String] { keys.compactMap { texts[$0] } }

  /// Sets the tax, the unit and the clock that the object states.
  ///
  /// - Parameter isPrice: Whether the values are named as prices.
  /// - Throws: If the unit is not one of prices.
  func set(
    _ reading: inout PriceReading, area: String? = nil, isPrice: Bool = true
  ) throws(PriceFault) {
    if let tax { (reading.valueAddedTax, reading.isTaxAssumed) = (tax, false) }
    let clock = texts(ClockName.keys).lazy.compactMap { ClockName.clock(stated: $0) }.first
    if let clock { reading.setStatedClock(clock) }
    let currency = texts(["currency"]).first ?? ""
    guard let text = texts(Self.units).first else { return }
    let unit = try PriceFault.located(
      at: offset, try StatedFacts.unit(text, currency: currency, area: area, isPrice: isPrice))
    reading.unit = unit ?? reading.unit
    let tax = ColumnName(text).valueAddedTax
    if let tax { (reading.valueAddedTax, reading.isTaxAssumed) = (tax, false) }
  }
}

/// A table in a document of an unknown source, with the names and the facts around it.
struct JSONTable {
  let value: JSONValue
  /// The keys that lead to the table.
  let path: [String]
  /// The facts in the objects that contain the table, the innermost first.
  fileprivate let parents: [JSONFacts]
  private let rows: JSONRows
  private let columns: GenericTable.Columns
  /// Whether the name of a column means prices, or names an area.
  let hasNamedPrice: Bool

  /// Examines a value; `nil` if it has no times or no prices.
  init?(_ value: JSONValue, path: [String], parents: [JSONFacts]) {
    guard let rows = JSONRows(value) else { return nil }
    let head = rows.head
    let finder = ColumnFinder(head)
    guard let columns = GenericTable.Columns(of: head), !columns.prices.isEmpty || columns.areSpread
    else { return nil }
    let areNumbers = columns.prices.allSatisfy { finder.cells[$0.column].areNumbers }
    if rows.arePairs, !finder.times.contains(columns.start) || !areNumbers { return nil }
    let evidence = columns.prices.map { finder.evidence($0.column) }
    guard evidence.allSatisfy({ $0.isNamed || $0.reasons.contains(.area) }) else { return nil }
    hasNamedPrice =
      !rows.arePairs
      && columns.prices.contains { price in
        finder.names[price.column].hasPrice || price.unit != nil || price.name != nil
      }
    (self.value, self.path, self.parents) = (value, path, parents)
    (self.rows, self.columns) = (rows, columns)
  }

  /// The area that a key names; outer keys must be in capitals as codes are.
  var area: String? {
    if let last = path.last, AreaTable.zone(last) != nil { return last }
    return path.last { $0 == $0.uppercased() && AreaTable.zone($0) != nil }
  }

  /// The area that an object around the table states.
  var statedArea: String? {
    parents.flatMap { $0.texts(JSONFacts.areas) }.first { AreaTable.zone($0) != nil }
  }

  /// Whether the values are prices, by the names in and around the table; `nil` without evidence.
  var isOfPrices: Bool? {
    if area == nil, ColumnName(path.last ?? "").isOfFuel { return false }
    if hasNamedPrice || area != nil { return true }
    for (level, text) in titles {
      let name = ColumnName(text)
      if name.hasPrice || name.unit != nil { return true }
      if name.isOther, level == 0 || !name.has(.calendar) { return false }
    }
    return nil
  }

  /// Whether a key that leads to the table names forecasts.
  var isForecast: Bool {
    path.contains { ColumnName.words($0).contains(where: ForecastMark.names) }
      || parents.contains(where: \.isForecast)
  }

  /// Whether the key of the table names a quantile or another bound, and not forecasts.
  var isBound: Bool {
    let words = ColumnName.words(path.last ?? "")
    return words.contains { ColumnKind.forecast.contains($0) && !ForecastMark.names($0) }
  }

  /// The keys and the titles around the table, the innermost first, with their distance.
  private var titles: [(level: Int, text: String)] {
    (0..<max(path.count, parents.count)).flatMap { level in
      let key = path.dropLast(level).suffix(1)
      let texts = parents.dropFirst(level).prefix(1).flatMap { $0.texts(JSONFacts.titles) }
      return (key + texts).map { (level, $0) }
    }
  }

  /// Decodes the rows with the facts that the objects around them state.
  func decode(_ reading: inout PriceReading) throws(PriceFault) {
    for parent in parents.reversed() { try parent.set(&reading, isPrice: isOfPrices == true) }
    func texts(_ keys: [String]) -> [String] { parents.flatMap { $0.texts(keys) } }
    reading.slotLength = texts(["resolution"]).lazy.compactMap { TimeText.length($0) }.first
    if columns.area == nil { reading.usualArea = statedArea }
    reading.statedDate = texts(JSONFacts.dates).lazy.compactMap(TimeText.day).first
    reading.forecastStart = texts(JSONFacts.forecastStarts).lazy.compactMap { ISOTime($0) }.first
    var rows = rows
    rows.setLength(of: columns.start)
    for price in columns.prices {
      guard let times = rows.length(columns.start), let prices = rows.length(price.column),
        times != prices
      else { continue }
      throw PriceFault(.unevenLists(times: times, prices: prices))
    }
    try GenericTable.decode(TableReader(rows), &reading)
    reading.bareMoney += BareMoney.stated(in: texts(JSONFacts.units + ["currency"]))
    // The name of the table is the only name of pairs.
    if rows.arePairs {
      let name = path.last.flatMap { ColumnName($0).hasPrice ? $0 : nil }
      reading.column = name.map { ColumnChoice(name: $0, reasons: [.word]) }
    }
  }
}
