import CivilTime
import ElectricityPrices

/// The keys of the entries of an array with energy.
struct UsageKeys {
  let start: String
  /// The key of the time of day, if the start is a date.
  let clock: String?
  /// The seconds from a start to its time of day: 0, or the slot's length if a day ends at 24:00.
  let lead: Int64
  let end: String?
  let energies: [String]
  /// The keys of the texts that name meters and registers.
  let meter: String?
  let register: String?
  /// The keys of the texts that distinguish series, other than meters.
  let labels: [SeriesLabels.Heading]
}

/// The keys of an entry by their meaning.
struct FoundKeys {
  private(set) var starts: [(key: String, name: ColumnName, time: ISOTime)] = []
  private var (end, clock): (String?, String?)
  private var (meter, register): (String?, String?)
  private(set) var (energies, powers): ([String], [String]) = ([], [])
  private var numbers: [String] = []
  private var texts: [String] = []

  init(_ entry: JSONValue) {
    for (key, value) in entry.members {
      guard let text = key.string else { continue }
      let name = ColumnName(text)
      let time = try? value.moment("")
      if value.isNumber { numbers.append(text) }
      let isNumber = value.isNumber || value.isNull || CellNumber(value.string ?? "") != nil
      if let time, name.key == "intervalstart" || ColumnKind.start.contains(name.key) {
        starts.append((text, name, time))
      } else if end == nil, time != nil || value.isNull, ColumnKind.end.contains(name.key) {
        end = text
      } else if clock == nil, value.string.map(Self.isClock) == true {
        clock = text
      } else if value.isString || value.isNumber, ColumnKind.meter.contains(name.key) {
        meter = text
      } else if value.isString, ColumnKind.register.contains(name.key) {
        register = text
      } else if isNumber, UsageName(text).isEnergy {
        energies.append(text)
      } else if isNumber, UsageName(text).isPower {
        powers.append(text)
      } else if value.isString, !isNumber, time == nil, SeriesLabels.isLabel(name) {
        texts.append(text)
      }
    }
  }

  /// Returns the keys to read; `nil` unless the entries have times and energy.
  func keys(_ entry: JSONValue, of array: JSONValue, _ options: UsageOptions) -> UsageKeys? {
    var energies = energies
    if energies.isEmpty, options.hasPowerBySlot { energies = Array(powers.prefix(1)) }
    let filled = energies.filter { key in
      array.elements.prefix(1000).contains { !($0[key]?.isNull ?? true) }
    }
    energies = UsageName.withoutOthers(filled.isEmpty ? energies : filled)
    // Long-term statistics have the change in each hour, or else the reading of the meter.
    for key in ["change", "sum"] where energies.isEmpty {
      if entry[key]?.isNumber == true { energies = [key] }
    }
    if let wanted = options.column?.lowercased() {
      let chosen = (energies + powers + numbers).filter { $0.lowercased() == wanted }
      energies = chosen.isEmpty ? energies : Array(chosen.prefix(1))
    }
    guard let start, !energies.isEmpty else { return nil }
    let isDate = if case .date? = try? entry[start]?.moment("") { true } else { false }
    let clock = isDate ? clock : nil
    let meters = array.elements.prefix(1000).compactMap { element in
      self.meter.flatMap { element[$0]?.string }
    }
    let areDirections = SeriesLabels.areDirections(meters)
    let meter = areDirections ? nil : self.meter
    let texts = self.texts + (areDirections ? [self.meter ?? ""] : [])
    let known = [start, clock, meter, register]
    // The texts of the first entries.
    let rows = array.elements.prefix(2000).map { entry in
      (known + texts).map { key in key.flatMap { entry[$0] }.map(\.numberOrString) ?? "" }
    }
    var labels = SeriesLabels.columns(
      Array(known.count..<known.count + texts.count), times: [0, 1], keys: [2, 3], in: rows
    ).map { SeriesLabels.Heading(name: texts[$0 - known.count]) }
    if let register {
      let takesTurns = SeriesLabels.takeTurns(3, times: [0, 1], keys: [2], in: rows)
      labels.append(.init(name: register, isRegister: true, takesTurns: takesTurns))
    }
    return UsageKeys(
      start: start, clock: clock, lead: clock.map { Self.lead(of: $0, in: array) } ?? 0, end: end,
      energies: energies, meter: meter, register: register, labels: labels)
  }

  /// The best key of starts: with a zone, then with a time of day, then by its name.
  private var start: String? {
    func order(_ start: (key: String, name: ColumnName, time: ISOTime)) -> (Int, Int) {
      let form =
        switch start.time {
        case .instant: 0
        case .local: 1
        case .date: 2
        }
      let words = ColumnKind.start.words
      return (form, words.firstIndex(of: start.name.key) ?? words.count)
    }
    return starts.min { order($0) < order($1) }?.key
  }

  /// Returns the length of a slot if times of day are ends, such as 24:00; otherwise 0.
  private static func lead(of key: String, in array: JSONValue) -> Int64 {
    var (hasMidnight, minutes) = (false, Set<Int>())
    for entry in array.elements {
      let parts = entry[key]?.string?.split(separator: ":") ?? []
      hasMidnight = hasMidnight || parts.first == "24"
      if let minute = parts.dropFirst().first.flatMap({ Int($0) }) { minutes.insert(minute) }
    }
    // Datadis names hours by their ends, even if only part of a day without 24:00 is present.
    let isDatadis = array.elements.first?["obtainMethod"] != nil
    return hasMidnight || isDatadis ? 3600 / Int64(max(1, minutes.count)) : 0
  }

  /// Returns whether a text is a time of day, such as 24:00.
  private static func isClock(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { part in
        (1...2).contains(part.utf8.count) && part.utf8.allSatisfy { $0 &- 0x30 < 10 }
      }
  }
}

extension JSONValue {
  /// The text of a string or a number; empty for other values.
  var numberOrString: String { string ?? (isNumber ? withBytes(\.text) : "") }
}
