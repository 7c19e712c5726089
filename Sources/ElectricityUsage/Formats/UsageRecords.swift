import CivilTime
import ElectricityPrices

/// A reader of arrays of entries in JSON documents of Octopus, Tibber, Home Assistant and others.
struct UsageRecords {
  private let options: UsageOptions
  private var reading: PriceReading
  private var facts: [String: SeriesFacts?] = [:]
  private var isUnitAssumed = false
  // Whether the document has entries of Octopus, which look the same for gas.
  private var isOctopus = false
  // The first key of power, if no key has energy.
  private var power: String?
  // The labels of the series.
  private var series: [(heading: SeriesLabels.Heading, key: String, rest: [String], text: String)] =
    []
  // Whether an array has the requested key of energy.
  private var hasColumn = false
  // The texts in the objects around a value, innermost first, and their facts.
  private var texts: [(name: String, value: String)] = []
  private var stated = SurroundingFacts([])
  // Whether the document has an array of energy without readable values.
  private var isKnown = false

  init(_ options: UsageOptions) {
    self.options = options
    reading = PriceReading(
      options, format: .amounts(name: "json", zone: "Europe/Oslo", isClocked: false))
    reading.isZoneAssumed = true
  }

  /// Reads a document.
  mutating func decode(_ root: JSONValue, _ usage: inout UsageReading) throws(PriceFault) {
    if let clock = root.statedClock { reading.setStatedClock(clock) }
    try walk(root, path: [])
    guard !facts.isEmpty else {
      if let power { throw PriceFault(usage: .power(column: power), at: root.offset) }
      throw PriceFault(usage: isKnown ? .noUsage : .unknownFormat, at: root.offset)
    }
    if root["next"]?.isString == true { usage.warn(.onePageOfSeveral) }
    if isOctopus {
      // The addresses of other pages name the kind of meter: `…/v1/gas-meter-points/…`.
      let pages = ["next", "previous"].compactMap { root[$0]?.string }
      if pages.contains(where: { $0.contains("gas-meter") }) { throw PriceFault(usage: .gas) }
      if !pages.contains(where: { $0.contains("electricity-meter") }) {
        usage.warn(.assumedElectricity)
      }
    }
    if isUnitAssumed { usage.warn(.assumedUnit("kWh")) }
    if reading.showsEnds {
      reading.setStampsAreEnds()
      reading.warnings.append(.assumedEnds)
    }
    if hasColumn { usage.usedOptions.insert("--column") }
    let labels = try seriesLabels()
    try usage.add(reading) { (key) throws(PriceFault) in
      guard let key, var found = facts[key] ?? nil else { return .gas }
      for (label, text) in labels[key] ?? [] {
        let content = label.content(text, found)
        guard case .energy(let facts) = content else { return content }
        found = facts
      }
      return .energy(found)
    }
    if options.meter == nil { try usage.refuseNamedMeters() }
  }

  /// Returns the meaning of the labels of each series, with their texts.
  private func seriesLabels() throws(PriceFault) -> [String: [(SeriesLabels, String)]] {
    var result: [String: [(SeriesLabels, String)]] = [:]
    let groups = Dictionary(grouping: series, by: \.heading)
    for (heading, entries) in groups.sorted(by: { $0.key.name < $1.key.name }) {
      let labels = try SeriesLabels(
        heading, series: entries.map { ($0.rest, $0.text) }, meter: options.meter)
      for entry in entries { result[entry.key, default: []].append((labels, entry.text)) }
    }
    return result
  }

  /// Searches a value for arrays of entries; `path` contains the keys that lead to the value.
  private mutating func walk(_ value: JSONValue, path: [String]) throws(PriceFault) {
    if let first = value.elements.first, first.isObject, let keys = keys(first, of: value) {
      stated = SurroundingFacts(texts)
      return try add(value, keys, path)
    }
    let known = texts
    texts = value.texts + texts
    defer { texts = known }
    for (key, member) in value.members where member.isObject || member.isArray {
      try walk(member, path: path + [key.string ?? ""])
    }
    var number = 0
    for element in value.elements where element.isObject || element.isArray {
      number += 1
      try walk(element, path: path + ["\(number)"])
    }
  }

  private mutating func keys(_ entry: JSONValue, of array: JSONValue) -> UsageKeys? {
    let found = FoundKeys(entry)
    if !found.starts.isEmpty, found.energies.isEmpty { power = power ?? found.powers.first }
    return found.keys(entry, of: array, options)
  }

  /// Returns the start of an entry, from one key or two.
  private mutating func start(
    _ entry: JSONValue, _ keys: UsageKeys
  ) throws(PriceFault) -> (value: JSONValue, time: ISOTime) {
    let value = try entry.required(keys.start)
    guard let key = keys.clock else { return (value, try value.moment(.named(keys.start))) }
    let clock = try entry.required(key)
    let text = (value.string ?? "") + " " + (clock.string ?? "")
    guard case .local(let time)? = TimeText.time(in: text) else {
      throw PriceFault(.badTime(field: .named(key), text: text), at: clock.offset)
    }
    let start = time.secondsSince1970 - keys.lead
    return (value, .local(CivilDateTime(secondsSince1970: start)))
  }

  private mutating func add(
    _ array: JSONValue, _ keys: UsageKeys, _ path: [String]
  ) throws(PriceFault) {
    isKnown = true
    if let column = options.column?.lowercased() {
      hasColumn = hasColumn || keys.energies.map { $0.lowercased() } == [column]
    }
    for direction in EnergyDirection.allCases {
      let same = keys.energies.filter { self.direction($0, path, keys) == direction }
      if same.count > 1, !UsageName.areParts(same.map { UsageName($0) }) {
        throw PriceFault(usage: .severalEnergies(columns: same), at: array.offset)
      }
    }
    for entry in array.elements {
      guard entry.isObject else { continue }
      for energy in keys.energies { try add(entry, keys, energy, path) }
    }
  }

  private func direction(
    _ key: String, _ path: [String], _ keys: UsageKeys
  ) -> EnergyDirection {
    if keys.energies.count == 1, let direction = stated.direction { return direction }
    let names = [key] + path.reversed()
    return names.lazy.compactMap { UsageName($0).direction }.first ?? .consumption
  }

  private mutating func add(
    _ entry: JSONValue, _ keys: UsageKeys, _ energy: String, _ path: [String]
  ) throws(PriceFault) {
    let unit = Self.unit(entry, energy)
    // Future entries have neither energy nor unit.
    if unit == nil, entry[energy]?.isNull ?? true { return }
    let parts = [keys.meter, keys.register].map { key in
      key.flatMap { entry[$0] }.map(\.numberOrString) ?? ""
    }
    let rest = path + [energy, unit ?? "", parts[0]]
    let texts = keys.labels.map { entry[$0.name].map(\.numberOrString) ?? "" }
    let key = (rest + texts).joined(separator: "\u{1F}")
    if facts[key] == nil {
      for (index, heading) in keys.labels.enumerated() {
        var others = texts
        let text = others.remove(at: index)
        series.append((heading, key, rest + others, text))
      }
      var found = try facts(energy, unit, path, keys, at: entry.offset)
      if !parts[0].isEmpty { found?.meter = parts[0] }
      if !parts[1].isEmpty { found?.register = parts[1] }
      facts[key] = .some(found)
    }
    let rows = try reading.rows(of: key)
    let (start, time) = try start(entry, keys)
    if let expected = time.mismatch(besideLocal: reading[rows].isLocal) {
      throw start.wrongType(.named(keys.start), expected)
    }
    let end = try keys.end.flatMap { entry[$0] }.flatMap {
      (value) throws(PriceFault) in
      value.isNull ? nil : try value.moment(.named(keys.end ?? ""))
    }
    let number = try entry[energy]?.number(energy) ?? nil
    try reading[rows].append(
      time, end.flatMap { $0.isLocal == time.isLocal ? $0 : nil }, number, at: start.offset)
  }

  /// Returns the unit that an entry states for its energy.
  private static func unit(_ entry: JSONValue, _ energy: String) -> String? {
    let keys = [energy + "Unit", "unit", "unit_of_measurement"]
    return keys.lazy.compactMap { entry[$0]?.string }.first
  }

  /// Returns the facts about a series from an entry's keys and its path; `nil` for gas.
  private mutating func facts(
    _ energy: String, _ unit: String?, _ path: [String], _ keys: UsageKeys, at offset: Int
  ) throws(PriceFault) -> SeriesFacts? {
    let name = UsageName(energy)
    let unit = unit ?? (name.statedUnit == nil ? stated.unit : nil)
    if stated.isGas || (path + [unit ?? ""]).contains(where: { UsageName($0).isGas }) { return nil }
    var facts = SeriesFacts()
    facts.direction = direction(energy, path, keys)
    // `sensor.meter` is an entity; otherwise, an index of an array distinguishes meters.
    let homes = path.filter { Int($0) != nil }.joined(separator: "-")
    facts.meter = path.last { $0.contains(".") } ?? (homes.isEmpty ? nil : homes)
    facts.register = name.isRegister || name.isTotal ? energy : nil
    facts.readings =
      energy == "sum" ? .atEnds : name.isReading ? .atStarts : .unknown(minimum: 12)
    if let unit, EnergyUnit(unit) == nil { throw PriceFault(usage: .unknownUnit(unit), at: offset) }
    if let known = unit.flatMap({ EnergyUnit($0) }) ?? name.statedUnit {
      guard !known.isPower || options.hasPowerBySlot else {
        throw PriceFault(usage: .power(column: energy), at: offset)
      }
      facts.unit = known
    } else if energy == "consumption", path.contains("results") {
      isOctopus = true
    } else {
      isUnitAssumed = true
    }
    return facts
  }
}

extension JSONValue {
  /// The texts in an object, and in objects without arrays or objects inside it, such as `meta`.
  fileprivate var texts: [(name: String, value: String)] {
    func own(_ value: JSONValue) -> [(name: String, value: String)] {
      value.members.compactMap { key, value in
        key.string.flatMap { name in value.string.map { (name, $0) } }
      }
    }
    let plain = members.map(\.value).filter { value in
      value.isObject && !value.members.contains { $0.value.isObject || $0.value.isArray }
    }
    return own(self) + plain.flatMap(own)
  }
}
