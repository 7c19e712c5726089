import CivilTime
import ElectricityPrices

/// The load curve of Enedis: mean power per step, below lines of facts; renamed columns since 2025.
struct LoadCurve {
  /// The number of bytes above the head of the table, and the line number of the head.
  let offset: Int
  let line: Int
  private var facts: [String: String] = [:]

  /// Finds the head `Horodate;Valeur` in the first lines; fails without it.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let lines = bytes.prefix(1 << 14).split(
      maxSplits: 12, omittingEmptySubsequences: false
    ) { $0 == 0x0A }
    let texts = lines.map { UnsafeBufferPointer(rebasing: $0).text.trimmed }
    let head = texts.firstIndex { text in
      let names = text.lowercased().split(separator: ";").map { String($0).trimmed }
      return names.first.map(Self.isStamp) == true && names.contains(where: Self.isPower)
    }
    guard let head else { return nil }
    (offset, line) = (lines[head].startIndex, head + 1)
    // The facts alternate between a row of names and a row of values.
    for (names, values) in zip(texts.prefix(head), texts.prefix(head).dropFirst()) {
      let pairs = zip(
        names.split(separator: ";", omittingEmptySubsequences: false),
        values.split(separator: ";", omittingEmptySubsequences: false))
      for (name, value) in pairs { facts[name.lowercased()] = String(value) }
    }
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
    var columns = GenericTable.Columns(start: start)
    columns.prices = [.init(column: value)]
    columns.usualDecimalSign = UInt8(ascii: ",")
    var reading = PriceReading(
      options, format: .amounts(name: "enedis", zone: "Europe/Paris", isClocked: true))
    try GenericTable.decode(table, columns, table.head.names.map { ColumnName($0) }, &reading)
    reading.takeStampsAsEnds()
    if table.isCutOff { usage.warn(.reading(.cutOff)) }
    let heading = table.head.name(of: value).contains("(W)") ? "W" : nil
    let stated = facts["unite"] ?? facts["unité"] ?? heading
    if stated == nil { usage.warn(.assumedUnit("W")) }
    guard let unit = EnergyUnit(stated ?? "W") else {
      throw PriceFault(usage: .unknownUnit(stated ?? ""))
    }
    var found = SeriesFacts(meter: facts["identifiant prm"], unit: unit)
    if facts["grandeur metier"]?.lowercased().hasPrefix("prod") == true {
      found.direction = .production
    }
    try usage.add(reading) { (_) throws(PriceFault) in found }
  }
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
