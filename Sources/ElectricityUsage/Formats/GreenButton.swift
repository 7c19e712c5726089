import ElectricityPrices

/// A reader of Green Button documents (ESPI), which consist of blocks of intervals.
///
/// The reading type of a block follows from the links of the entries, in any order, or else from
/// the elements before the block.
struct GreenButton {
  /// The facts of a `ReadingType` about its blocks.
  struct Kind: Hashable {
    var power = 0
    var unit: Int?
    var direction: Int?
    var accumulation: Int?
    var interval: Int64?
    var commodity: Int?
  }

  /// The key that distinguishes series: usage point, reading type and reading.
  ///
  /// The usage point and the reading type are numbered in the order of the document; the reading
  /// is the target of the block's links.
  private struct Key: Hashable {
    let point: Int
    let kind: Kind?
    let service: Int
    /// Whether two reading types precede the block, so that its own type is ambiguous.
    let isUnclear: Bool
    let parent: String
  }

  private typealias Interval = (start: Int64?, duration: Int64?, value: ExactDecimal?)

  private var reading: PriceReading
  // The keys of the intervals, in the order of the document.
  private var keys: [Key] = []
  private var indices: [Key: Int] = [:]
  private var intervals: [(key: Int, interval: Interval)] = []
  private var links = GreenButtonLinks()
  private var kind: Kind?
  private var open = Kind()
  private var hasBlock = false
  private var isUnclear = false
  private var service = 0
  private var point = 0
  private var interval: Interval = (nil, nil, nil)

  private let hasPowerBySlot: Bool

  private init(_ options: UsageOptions) {
    hasPowerBySlot = options.hasPowerBySlot
    reading = PriceReading(options, name: "greenbutton", zone: "UTC")
  }

  /// Returns whether a document with this root element can contain blocks.
  static func isDocument(root: String) -> Bool {
    ["feed", "entry", "IntervalBlock", "MeterReading", "UsagePoint", "content"].contains(root)
  }

  static func decode(_ stream: ByteStream, _ usage: inout UsageReading) throws(PriceFault) {
    var reader = GreenButton(usage.options)
    try XMLReader.read(stream, opened: { reader.opened($0, $1) }) { path, text throws(PriceFault) in
      try reader.closed(path, text)
    }
    try reader.finish(&usage)
  }

  private mutating func finish(_ usage: inout UsageReading) throws(PriceFault) {
    guard !keys.isEmpty else { throw PriceFault(usage: .unknownFormat, at: 0) }
    // A reading type is the linked one, or else the last one before the block.
    let kinds = try keys.map { (key) throws(PriceFault) -> Kind in
      let linked = links.kind(of: key.parent)
      guard linked != nil || !key.isUnclear else { throw PriceFault(usage: .unlinkedReadings) }
      return linked ?? key.kind ?? Kind()
    }
    let hasGross = kinds.contains { $0.unit == 72 && ($0.direction == 1 || $0.direction == 19) }
    let contents = kinds.indices.map { index in
      // The difference of both directions is no other energy.
      kinds[index].direction == 4 && hasGross
        ? .other("flowDirection 4") : content(kinds[index], keys[index])
    }
    for (content, kind) in zip(contents, kinds) where kind.unit == nil {
      if case .energy = content { usage.warn(.assumedUnit("Wh")) }
    }
    for (key, interval) in intervals {
      let facts: SeriesFacts? = if case .energy(let facts) = contents[key] { facts } else { nil }
      guard let start = interval.start else { throw PriceFault(.missing(field: "start")) }
      let rows = try reading.rows(of: "\(key)")
      let number = interval.value?.scaled(byPowerOfTen: max(-300, min(kinds[key].power, 300)))
      let length = facts?.readings == .atStarts ? nil : interval.duration ?? kinds[key].interval
      let end = length.flatMap { $0 > 0 ? start + $0 : nil }
      try reading[rows].append(start: start, end: end, number, isLocal: false)
    }
    do throws(PriceFault) {
      try usage.add(reading) { (key) throws(PriceFault) in
        key.flatMap { Int($0) }.map { contents[$0] } ?? .gas
      }
    } catch {
      // The document only has power and no energy.
      guard case .usage(.unknownUnit("W")) = error.reason else { throw error }
      throw PriceFault(usage: .power(column: "W"))
    }
  }

  private mutating func opened(_ path: [String], _ attributes: [String: String]) {
    switch path.last {
    case "entry": links.begin()
    case "link": links.add(attributes)
    case "ReadingType": open = Kind()
    case "UsagePoint":
      (service, kind, hasBlock, isUnclear) = (0, nil, false, false)
      point += 1
    case "IntervalReading": interval = (nil, nil, nil)
    case "IntervalBlock": hasBlock = true
    default: break
    }
  }

  private mutating func closed(_ path: [String], _ text: String) throws(PriceFault) {
    guard let name = path.last else { return }
    let parent = path.dropLast().last
    switch (parent, name) {
    case ("ServiceCategory", "kind"):
      service = Int(text) ?? 0
      links.add(service: service)
    case ("ReadingType", "powerOfTenMultiplier"): open.power = Int(text) ?? 0
    case ("ReadingType", "uom"): open.unit = Int(text)
    case ("ReadingType", "commodity"): open.commodity = Int(text)
    case ("ReadingType", "flowDirection"): open.direction = Int(text)
    case ("ReadingType", "accumulationBehaviour"): open.accumulation = Int(text)
    case ("ReadingType", "intervalLength"): open.interval = Int64(text)
    case (_, "ReadingType"):
      if let kind, kind != open, !hasBlock { isUnclear = true }
      (kind, hasBlock) = (open, false)
      links.add(open)
    case (_, "MeterReading"): links.addReading()
    case ("timePeriod", "start") where path.contains("IntervalReading"):
      interval.start = try number(text, name)
    case ("timePeriod", "duration") where path.contains("IntervalReading"):
      interval.duration = try number(text, name)
    case ("IntervalReading", "value"):
      interval.value = ExactDecimal(text)
      if interval.value == nil { _ = try number(text, name) }
    case (_, "IntervalReading"): keep()
    default: break
    }
  }

  private func number(_ text: String, _ name: String) throws(PriceFault) -> Int64 {
    guard let number = Int64(text), number.magnitude < 1 << 50 else {
      throw PriceFault(.badNumber(field: .named(name), text: text))
    }
    return number
  }

  /// Stores an interval until the whole document has been read.
  private mutating func keep() {
    let key = Key(
      point: point, kind: kind, service: service, isUnclear: isUnclear, parent: links.parent)
    let index = indices[key] ?? keys.count
    if index == keys.count {
      indices[key] = index
      keys.append(key)
    }
    intervals.append((index, interval))
  }

  // The units of a reading type that are not energy, by their numbers.
  private static let units = [38: "W", 61: "VA", 63: "var", 71: "VAh", 73: "varh"]

  private func content(_ kind: Kind, _ key: Key) -> SeriesContent {
    // Cubic metres, cubic feet, therms and heat.
    let volumes = [42, 119, 120, 132, 133, 167, 169]
    let service = links.service(of: key.parent) ?? key.service
    // Natural gas and propane.
    let isOfGas = [7, 8].contains(kind.commodity)
    if service == 1 || isOfGas || kind.unit.map(volumes.contains) ?? false { return .gas }
    // Water and heat can be in watt-hours too.
    if service > 1 { return .other("ServiceKind \(service)") }
    if let commodity = kind.commodity, commodity > 2 { return .other("commodity \(commodity)") }
    let number = kind.unit ?? 72
    let isPower = number == 38 && hasPowerBySlot
    guard number == 72 || isPower else { return .other(Self.units[number] ?? "uom \(number)") }
    let facts = SeriesFacts(
      meter: links.point(of: key.parent) ?? (point > 1 ? "\(key.point)" : nil),
      direction: kind.direction == 19 ? .production : .consumption,
      unit: isPower ? .watts : .wattHours,
      // Bulk, cumulative and summed readings rise; all others belong to their interval.
      readings: [1, 3, 9].contains(kind.accumulation) ? .atStarts : .none)
    return .energy(facts)
  }
}
