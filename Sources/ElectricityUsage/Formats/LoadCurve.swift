import CivilTime
import ElectricityPrices

/// The load curve of Enedis: mean power per step, below lines of facts; renamed columns since 2025.
struct LoadCurve {
  /// The number of bytes above the head of the table, and the line number of the head.
  let offset: Int
  let line: Int
  private var facts: [String: String] = [:]

  /// Finds the head `Horodate;Valeur` in the first lines; `nil` if it is absent.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let lines = bytes.prefix(1 << 14).split(
      maxSplits: 12, omittingEmptySubsequences: false
    ) { $0 == 0x0A }
    let texts = lines.map { UnsafeBufferPointer(rebasing: $0).text.trimmed }
    let head = texts.firstIndex { text in
      let names = text.lowercased().split(separator: ";").map { String($0).trimmed }
      return names.contains(where: Self.isStamp) && names.contains(where: Self.isPower)
    }
    guard let head else { return nil }
    (offset, line) = (lines[head].startIndex, head + 1)
    facts = Self.facts(texts.prefix(head))
  }

  private static let names: Set<String> = [
    "identifiant prm", "type de donnees", "grandeur metier", "grandeur physique", "unite",
    "pas en minutes", "date de debut", "date de fin", "etape metier",
  ]

  /// Returns the facts of the lines above the table.
  ///
  /// A value is next to its name, or below it in a row of names.
  private static func facts(_ lines: ArraySlice<String>) -> [String: String] {
    let rows = lines.map { line in
      line.split(separator: ";", omittingEmptySubsequences: false).map { String($0).trimmed }
    }
    var facts: [String: String] = [:]
    for (index, row) in rows.enumerated() {
      let next = index + 1 < rows.count ? rows[index + 1] : []
      let areBelow =
        next.count == row.count && names.isDisjoint(with: next.map(\.plainFrench))
      let values = areBelow ? next : Array(row.dropFirst())
      for (name, value) in zip(row, values) where names.contains(name.plainFrench) {
        facts[name.plainFrench] = value
      }
    }
    return facts
  }

  private static func isStamp(_ name: String) -> Bool {
    name.hasSuffix("horodate") || name.hasSuffix("fin de pas")
  }

  private static func isPower(_ name: String) -> Bool {
    name == "valeur" || name.hasPrefix("puissance moyenne")
  }

  func decode(
    _ stream: ByteStream, _ options: UsageOptions, _ usage: inout UsageReading
  ) throws(PriceFault) {
    stream.consume(offset)
    let table = TableReader(
      stream, head: TableHead(stream.bytes, isWhole: stream.isAtEnd, line: line))
    guard let start = table.head.keys.firstIndex(where: Self.isStamp),
      let value = table.head.keys.firstIndex(where: Self.isPower)
    else { throw PriceFault(usage: .unknownFormat, at: 0) }
    let head = table.head
    let keys = [["prm", "identifiant prm"], ["grandeur physique"], ["grandeur metier"], ["unite"]]
      .map { names in head.keys.firstIndex { names.contains($0.plainFrench) } }
    var columns = GenericTable.Columns(start: start)
    columns.prices = [.init(column: value)]
    columns.keys = keys.compactMap { $0 }
    columns.usualDecimalSign = UInt8(ascii: ",")
    var reading = PriceReading(
      options, format: .amounts(name: "enedis", zone: "Europe/Paris", isClocked: true))
    try GenericTable.decode(table, columns, head.names.map { ColumnName($0) }, &reading)
    let isIndex = facts["type de donnees"]?.lowercased().hasPrefix("index") ?? false
    // Daily values have the date of their own day, not of the next one.
    let isDaily =
      facts["type de donnees"]?.lowercased().contains("quotidien") ?? false
      && head.keys[start].hasSuffix("horodate")
    if !isIndex, !isDaily { reading.takeStampsAsEnds() }
    if table.isCutOff { usage.warn(.reading(.cutOff)) }
    let heading = UsageName(head.name(of: value))
    let stated = facts["unite"]
    if stated == nil, keys[3] == nil, !heading.text.contains("(") { usage.warn(.assumedUnit("W")) }
    let names = [facts["grandeur metier"], facts["type de donnees"], heading.text]
    let isProduction = names.contains { $0.map(Self.isProduction) ?? false }
    let found = SeriesFacts(
      meter: facts["identifiant prm"], direction: isProduction ? .production : .consumption,
      readings: isIndex ? .atStarts : .none)
    let title = heading.text.contains("(") ? heading.statedUnit : nil
    let present = keys.indices.filter { keys[$0] != nil }
    try usage.add(reading) { (key) throws(PriceFault) in
      let texts = Dictionary(uniqueKeysWithValues: zip(present, key.map(UsageTable.texts) ?? []))
      var part = found
      part.meter = texts[0] ?? found.meter
      let quantity = texts[1]?.uppercased()
      if let text = texts[2], Self.isProduction(text) { part.direction = .production }
      let unit = texts[3] ?? stated
      // `EA` and `PA` are active energy and power; `ER` and `PRI` are reactive.
      if let quantity, quantity.hasPrefix("ER") || quantity.hasPrefix("PR") {
        return .other(quantity)
      }
      guard let known = unit.map({ EnergyUnit($0) }) ?? (title ?? .watts) else {
        throw PriceFault(usage: .unknownUnit(unit ?? ""))
      }
      part.unit = known
      return .energy(part)
    }
  }

  private static func isProduction(_ text: String) -> Bool {
    text.lowercased().hasPrefix("prod") || UsageName(text).direction == .production
  }
}

extension String {
  /// The text in lower case without the accents of French names.
  fileprivate var plainFrench: String { lowercased().replacing("é", with: "e").trimmed }
}

extension PriceReading {
  /// Treats times as the ends of slots, as the source documents, unless a day shows otherwise.
  ///
  /// Times are starts if a day begins at midnight and does not end there.
  mutating func takeStampsAsEnds() {
    guard let rows = areas.first(where: { $0.count > 0 }) else { return }
    let stamps = (0..<rows.count).map { rows.stamp(at: $0) }
    let clock = stampZone ?? zone
    func isMidnight(_ stamp: Int64) -> Bool {
      let time =
        rows.isLocal == true
        ? CivilDateTime(secondsSince1970: stamp)
        : clock.civil(at: Instant(secondsSince1970: stamp))
      return time == time.date.midnight
    }
    guard let first = stamps.min(), let last = stamps.max() else { return }
    setStampsAreEnds(!isMidnight(first) || isMidnight(last))
  }
}
