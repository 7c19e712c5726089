import CivilTime
import ElectricityPrices

/// Reads the arrays of entries in JSON documents of Octopus, Tibber, Home Assistant and others.
struct UsageRecords {
  private let options: UsageOptions
  private var reading: PriceReading
  private var facts: [String: SeriesFacts?] = [:]
  private var isUnitAssumed = false
  // Whether the document has entries of Octopus, which look the same for gas.
  private var isOctopus = false
  // Whether the document has an array of energy without readable values.
  private var isKnown = false

  /// The keys of an array's entries.
  private struct Keys {
    let start: String
    /// The key of the time of day, where the start is a date.
    let clock: String?
    /// The seconds from a start to its time of day: 0, or the slot where a day ends at 24:00.
    let lead: Int64
    let end: String?
    let energies: [String]
    /// The keys of the texts that distinguish series: meters and registers.
    let meter: String?
    let register: String?
  }

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
    let facts = facts
    try usage.add(reading) { (key) throws(PriceFault) in key.flatMap { facts[$0] ?? nil } }
    if options.meter == nil { try usage.refuseSeveralSensors() }
  }

  /// Searches a value for arrays of entries; `path` contains the keys that lead to the value.
  private mutating func walk(_ value: JSONValue, path: [String]) throws(PriceFault) {
    if let first = value.elements.first, first.isObject, let keys = keys(first, of: value) {
      return try add(value, keys, path)
    }
    for (key, member) in value.members where member.isObject || member.isArray {
      try walk(member, path: path + [key.string ?? ""])
    }
    var place = 0
    for element in value.elements where element.isObject || element.isArray {
      place += 1
      try walk(element, path: path + ["\(place)"])
    }
  }

  private func keys(_ entry: JSONValue, of array: JSONValue) -> Keys? {
    var (start, end, clock): (String?, String?, String?)
    var (meter, register): (String?, String?)
    var energies: [String] = []
    for (key, value) in entry.members {
      guard let text = key.string else { continue }
      let name = ColumnName(text).key
      let isTime = (try? value.moment("")) != nil
      if start == nil, isTime, name == "intervalstart" || ColumnKind.start.contains(name) {
        start = text
      } else if end == nil, isTime || value.isNull, ColumnKind.end.contains(name) {
        end = text
      } else if clock == nil, value.string.map(Self.isClock) == true {
        clock = text
      } else if value.isString, ColumnKind.meter.contains(name) {
        meter = text
      } else if value.isString, ColumnKind.register.contains(name) {
        register = text
      } else if value.isNumber || value.isNull || CellNumber(value.string ?? "") != nil,
        UsageName(text).isEnergy
      {
        energies.append(text)
      }
    }
    let filled = energies.filter { key in
      array.elements.prefix(1000).contains { !($0[key]?.isNull ?? true) }
    }
    if !filled.isEmpty { energies = filled }
    // Long-term statistics have the change in each hour, or else the state of the meter.
    for key in ["change", "sum"] where energies.isEmpty {
      if entry[key]?.isNumber == true { energies = [key] }
    }
    if let wanted = options.column,
      energies.contains(where: { $0.lowercased() == wanted.lowercased() })
    {
      energies = energies.filter { $0.lowercased() == wanted.lowercased() }
    }
    guard let start, !energies.isEmpty else { return nil }
    if case .date? = entry[start].flatMap({ try? $0.moment("") }) {} else { clock = nil }
    return Keys(
      start: start, clock: clock, lead: clock.map { Self.lead(of: $0, in: array) } ?? 0, end: end,
      energies: energies, meter: meter, register: register)
  }

  /// Returns the length of a slot if times of day are ends, as 24:00 is one; 0 otherwise.
  private static func lead(of key: String, in array: JSONValue) -> Int64 {
    var (hasMidnight, minutes) = (false, Set<Int>())
    for entry in array.elements {
      let parts = entry[key]?.string?.split(separator: ":") ?? []
      hasMidnight = hasMidnight || parts.first == "24"
      if let minute = parts.dropFirst().first.flatMap({ Int($0) }) { minutes.insert(minute) }
    }
    return hasMidnight ? 3600 / Int64(max(1, minutes.count)) : 0
  }

  /// Whether a text is a time of day, such as 24:00.
  private static func isClock(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { part in
        (1...2).contains(part.utf8.count) && part.utf8.allSatisfy { $0 &- 0x30 < 10 }
      }
  }

  /// Returns the start of an entry, from one key or two.
  private mutating func start(
    _ entry: JSONValue, _ keys: Keys
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
    _ array: JSONValue, _ keys: Keys, _ path: [String]
  ) throws(PriceFault) {
    isKnown = true
    for direction in EnergyDirection.allCases {
      let same = keys.energies.filter { (self.direction($0, path)) == direction }
      if same.count > 1, !same.allSatisfy({ UsageName($0).isRegister }) {
        throw PriceFault(usage: .severalEnergies(columns: same), at: array.offset)
      }
    }
    for entry in array.elements {
      guard entry.isObject else { continue }
      for energy in keys.energies { try add(entry, keys, energy, path) }
    }
  }

  private func direction(_ key: String, _ path: [String]) -> EnergyDirection {
    let names = [key] + path.reversed()
    return names.lazy.compactMap { UsageName($0).direction }.first ?? .consumption
  }

  private mutating func add(
    _ entry: JSONValue, _ keys: Keys, _ energy: String, _ path: [String]
  ) throws(PriceFault) {
    let unit = Self.unit(entry, energy)
    // Future entries have neither energy nor unit.
    if unit == nil, entry[energy]?.isNull ?? true { return }
    let parts = [keys.meter, keys.register].map { key in key.flatMap { entry[$0]?.string } ?? "" }
    let key = (path + [energy, unit ?? ""] + parts).joined(separator: "\u{1F}")
    if facts[key] == nil {
      var found = try facts(energy, unit, path, at: entry.offset)
      if !parts[0].isEmpty { found?.meter = parts[0] }
      if !parts[1].isEmpty {
        found?.register = parts[1]
        if let direction = UsageName(parts[1]).direction { found?.direction = direction }
      }
      facts[key] = .some(found)
    }
    let rows = try reading.rows(of: key)
    let (start, moment) = try start(entry, keys)
    let time = moment.withoutLateSecond
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
    _ energy: String, _ unit: String?, _ path: [String], at offset: Int
  ) throws(PriceFault) -> SeriesFacts? {
    let name = UsageName(energy)
    if path.contains(where: { UsageName($0).isGas }) { return nil }
    var facts = SeriesFacts()
    facts.direction = direction(energy, path)
    // `sensor.meter` is an entity; an index in an array is one of several meters.
    let homes = path.filter { Int($0) != nil }.joined(separator: "-")
    facts.meter = path.last { $0.contains(".") } ?? (homes.isEmpty ? nil : homes)
    facts.register = name.isRegister ? energy : nil
    facts.readings =
      energy == "sum" ? .atEnds : name.isReading ? .atStarts : .unknown(least: 12)
    if let unit {
      if UsageName(unit).isGas { return nil }
      guard let known = EnergyUnit(unit) else {
        throw PriceFault(usage: .unknownUnit(unit), at: offset)
      }
      guard !known.isPower else { throw PriceFault(usage: .power(column: energy), at: offset) }
      facts.unit = known
    } else if let unit = name.unit {
      facts.unit = unit
    } else if energy == "consumption", path.contains("results") {
      isOctopus = true
    } else {
      isUnitAssumed = true
    }
    return facts
  }
}

extension ISOTime {
  /// The time one second earlier if it is a second late, as in Amber's slots.
  fileprivate var withoutLateSecond: ISOTime {
    guard case .instant(let instant, let offset) = self, instant.secondsSince1970 % 300 == 1 else {
      return self
    }
    return .instant(instant.advanced(by: -1), offset: offset)
  }
}
