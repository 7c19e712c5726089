import CivilTime

/// The names of clocks in headings and after times, such as `CET`.
package enum ClockName {
  /// The meaning of a clock name in a heading.
  package struct Clock {
    /// The zone of the times.
    let zone: Zone
    /// The zone with the fixed offset that the name strictly means; `nil` if it is unambiguous.
    ///
    /// For example, `CET` is fixed by definition but often means the local clock.
    var strict: Zone?
  }

  // In hours east.
  private static let offsets = Dictionary(
    uniqueKeysWithValues: NameTable.rows(of: "clock").map { ($0.name, Int($0.value) ?? 0) })

  /// The local clocks that people call by the name of their standard time.
  private static let localClocks = NameTable.rows(of: "local_clock").map {
    (names: ResourceTable.words($0.name), zone: $0.value)
  }

  /// Returns the zone of a city that names one: `Helsinki`.
  static func zone(ofCity name: some StringProtocol) -> Zone? {
    guard name.utf8.count > 3, name.allSatisfy(\.isLetter) else { return nil }
    return ["Europe", "America", "Australia"].lazy
      .compactMap { try? Zone(identifier: "\($0)/\(name)") }.first
  }

  /// Returns the offset that a clock name after a time means, in seconds east.
  static func offset(_ name: String) -> Int? {
    offsets[name.uppercased()].map { $0 * 3600 }
  }

  /// Returns the seconds to the east that a cell states for its row: `+02:00`, `CEST`, `-5`.
  static func rowOffset(_ text: String) -> Int? {
    let plain = ["UTC", "GMT"].contains(where: text.hasPrefix) ? text.dropFirst(3) : text[...]
    if let hours = Double(plain), abs(hours) <= 14 { return Int(hours * 3600) }
    let isSigned = plain.first.map { "+-".contains($0) } ?? false
    let zone = isSigned ? try? Zone(identifier: String(plain)) : nil
    return offset(text) ?? zone.map { Int($0.offset(at: 0)) }
  }

  /// The keys and headings of a stated zone.
  static let keys = [
    "timezone", "time_zone", "timeZone", "tz", "zone", "tzid", "utc_offset", "time_reference",
  ]

  /// Returns the clock of a text that states nothing else: `Europe/Riga`, `Riga`, `+03:00`, `CET`.
  static func clock(stated text: String) -> Clock? {
    if let sign = text.first, sign == "+" || sign == "-" {
      return (try? Zone(identifier: text)).map { Clock(zone: $0) }
    }
    return ColumnName(text).clock ?? zone(ofCity: text).map { Clock(zone: $0) }
  }

  /// Returns the clock of the names or offsets in a column of rows.
  ///
  /// If `texts` are only the first rows, a name of summer time may not apply to later ones.
  static func clock(ofRows texts: [String]) -> Clock? {
    let names = Set(texts.map { $0.uppercased() })
    let localClock = localClocks.first { !names.isEmpty && names.isSubset(of: $0.names) }
    guard let localClock, names.count == 1, let zone = try? Zone(identifier: localClock.zone) else {
      return clock(stated: Set(texts).sorted().joined(separator: " "))
        ?? texts.first.flatMap { clock(stated: $0) }
    }
    return Clock(zone: zone, strict: texts.first.flatMap(offset).map { Zone(secondsEast: $0) })
  }

  /// Returns whether a heading or a line above a table states the zone of the times.
  static func isStated(by text: String) -> Bool {
    let words = ColumnName.words(text)
    let names = [
      "timezone", "tz", "tzid", "zeitzone", "tijdzone", "tidssone", "tidszon", "aikavyöhyke",
    ]
    let times = [
      "times", "tider", "zeiten", "zeitangaben", "tijden", "hours", "timestamps", "heures",
      "horaires", "horas", "ajat", "kellonajat", "orari", "godziny", "časy", "tidspunkter",
    ]
    let pairs = [
      "time zone", "fuseau horaire", "zona horaria", "fuso orario", "strefa czasowa",
      "časové pásmo",
    ]
    return words.contains(where: names.contains)
      || words.first == "zone" && (clock(words) != nil || text.contains("/"))
      || words.contains(where: times.contains) && clock(words) != nil
        && words.allSatisfy { $0 == "no" || !ColumnName.negations.contains($0) }
      || zip(words, words.dropFirst()).contains { pairs.contains("\($0) \($1)") }
  }

  /// Returns the clock that the words of a heading name, in their order; `nil` for other words.
  ///
  /// `cet cest` is a local clock. `cet` alone is a local clock or standard time all year.
  static func clock(_ words: [String]) -> Clock? {
    let upper = words.map { $0.uppercased() }
    if upper.contains("UTC") || upper.contains("GMT") {
      // Both names of a year mean the local clock.
      let london = upper.contains("BST") ? try? Zone(identifier: "Europe/London") : nil
      return Clock(zone: london ?? .utc)
    }
    for localClock in localClocks {
      let found = upper.filter(localClock.names.contains)
      guard let first = found.first, let zone = try? Zone(identifier: localClock.zone) else {
        continue
      }
      let isPair = found.count > 1 || offset(first) == nil
      // Summer time alone is no local clock, which has standard time too.
      let strict = isPair ? nil : offset(first).map { Zone(secondsEast: $0) }
      let isSummer = strict.map { $0.offset(at: 0) != zone.offset(at: 0) } ?? false
      return isSummer ? strict.map { Clock(zone: $0) } : Clock(zone: zone, strict: strict)
    }
    let fixed = ["JST", "AEST", "TRT", "AWST", "KST", "SGT", "BRT"]
    return upper.first(where: fixed.contains).flatMap(offset)
      .map { Clock(zone: Zone(secondsEast: $0)) }
  }

  /// Returns whether a word names a clock.
  static func isName(_ word: String) -> Bool {
    let upper = word.uppercased()
    return upper.count > 1 && offsets[upper] != nil
      || localClocks.contains { $0.names.contains(upper) }
  }
}
