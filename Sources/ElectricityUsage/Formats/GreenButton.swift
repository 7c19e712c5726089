import CivilTime
import ElectricityPrices

/// Reads Green Button documents (ESPI): blocks of intervals, each after what tells its kind.
struct GreenButton {
  /// What a `ReadingType` says of the blocks that follow.
  private struct Kind: Hashable {
    var power = 0
    var unit: Int?
    var direction: Int?
    var accumulation: Int?
    var interval: Int64?
  }

  /// What parts series: the point that is measured, and the kind of its readings.
  private struct Key: Hashable {
    let point: Int
    let kind: Kind
  }

  private struct Interval {
    var start: Int64?
    var duration: Int64?
    var value: Int64?
  }

  private var reading: PriceReading
  // By the index of the rows; nothing for what is no electricity.
  private var facts: [SeriesFacts?] = []
  private var indices: [Key: Int] = [:]
  private var kind: Kind?
  private var open = Kind()
  private var hasBlock = false
  private var isGas = false
  private var point = 0
  private var interval = Interval()
  private var fault: PriceFault?
  private var isUnitAssumed = false

  init(_ options: UsageOptions) {
    reading = PriceReading(
      options, format: .amounts(name: "greenbutton", zone: "UTC", isClocked: false))
  }

  /// Whether a document's outermost element can hold blocks.
  static func isDocument(root: String) -> Bool {
    ["feed", "entry", "IntervalBlock", "MeterReading", "UsagePoint", "content"].contains(root)
  }

  mutating func decode(_ stream: ByteStream, _ usage: inout UsageReading) throws(PriceFault) {
    var reader = self
    try XMLReader.read(stream, opened: { reader.opened($0) }) { path, text throws(PriceFault) in
      try reader.closed(path, text)
    }
    self = reader
    if let fault { throw fault }
    guard !facts.isEmpty else { throw PriceFault(usage: .unknownFormat, at: 0) }
    if isUnitAssumed { usage.warn(.assumedUnit("Wh")) }
    let facts = facts
    try usage.add(reading) { (key) throws(PriceFault) in
      key.flatMap { Int($0) }.flatMap { facts[$0] }
    }
  }

  private mutating func opened(_ path: [String]) {
    switch path.last {
    case "ReadingType": open = Kind()
    case "UsagePoint":
      (isGas, kind, hasBlock) = (false, nil, false)
      point += 1
    case "IntervalReading": interval = Interval()
    case "IntervalBlock": hasBlock = true
    default: break
    }
  }

  private mutating func closed(_ path: [String], _ text: String) throws(PriceFault) {
    guard let name = path.last else { return }
    let parent = path.dropLast().last
    switch (parent, name) {
    case ("ServiceCategory", "kind"): isGas = text == "1"
    case ("ReadingType", "powerOfTenMultiplier"): open.power = Int(text) ?? 0
    case ("ReadingType", "uom"): open.unit = Int(text)
    case ("ReadingType", "flowDirection"): open.direction = Int(text)
    case ("ReadingType", "accumulationBehaviour"): open.accumulation = Int(text)
    case ("ReadingType", "intervalLength"): open.interval = Int64(text)
    case (_, "ReadingType"):
      // Of two kinds without a block between nobody knows which the next block is of.
      if let kind, kind != open, !hasBlock { fault = PriceFault(usage: .unlinkedReadings) }
      (kind, hasBlock) = (open, false)
    case ("timePeriod", "start") where path.contains("IntervalReading"):
      interval.start = try number(text, name)
    case ("timePeriod", "duration") where path.contains("IntervalReading"):
      interval.duration = try number(text, name)
    case ("IntervalReading", "value"): interval.value = try number(text, name)
    case (_, "IntervalReading"): try add()
    default: break
    }
  }

  private func number(_ text: String, _ name: String) throws(PriceFault) -> Int64 {
    guard let number = Int64(text), number.magnitude < 1 << 50 else {
      throw PriceFault(.badNumber(field: .named(name), text: text))
    }
    return number
  }

  /// Adds an interval to the series of its point and kind.
  private mutating func add() throws(PriceFault) {
    guard let start = interval.start else { throw PriceFault(.missing(field: "start")) }
    let kind = kind ?? Kind()
    let key = Key(point: point, kind: kind)
    if indices[key] == nil {
      indices[key] = try reading.rows(of: "\(facts.count)")
      facts.append(series(kind))
    }
    guard let rows = indices[key] else { return }
    let isReading = facts[rows]?.readings == .atStarts
    let number = interval.value.flatMap {
      ExactDecimal(significand: $0, exponent: max(-300, min(kind.power, 300)))
    }
    let length = interval.duration ?? kind.interval
    let end = length.flatMap { $0 > 0 && !isReading ? start + $0 : nil }
    try reading[rows].append(start: start, end: end, number, isLocal: false)
  }

  /// What a kind says; `nil` for gas and what else is no electricity.
  private mutating func series(_ kind: Kind) -> SeriesFacts? {
    // Cubic metres and feet, therms, and heat.
    let volumes = [42, 119, 120, 132, 133, 167, 169]
    if isGas || kind.unit.map(volumes.contains) ?? false { return nil }
    switch kind.unit {
    case 72: break
    case nil: isUnitAssumed = true
    case 38, 61, 63: fault = fault ?? PriceFault(usage: .power(column: "uom \(kind.unit ?? 0)"))
    default: fault = fault ?? PriceFault(usage: .unknownUnit("uom \(kind.unit ?? 0)"))
    }
    return SeriesFacts(
      meter: point > 1 ? "\(point)" : nil,
      direction: kind.direction == 19 ? .production : .consumption, unit: .wattHours,
      // Bulk, cumulative and summed readings rise; all others are of their interval.
      readings: [1, 3, 9].contains(kind.accumulation) ? .atStarts : .none)
  }
}
