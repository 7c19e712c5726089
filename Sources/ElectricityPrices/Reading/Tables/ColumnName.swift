import CivilTime

/// The parsed heading of a column, or key of an entry.
package struct ColumnName {
  package let text: String
  /// The words in lower case, without units and clocks: `start time`.
  package let words: [String]
  /// The words without spaces: `starttime`.
  package let key: String
  /// The unit in the name, as in `Price [EUR/MWh]` or `NOK_per_kWh`.
  package let unit: PriceUnit?
  /// Whether the name has no unit, and the market of the name implies one.
  let impliesUnit: Bool
  /// The currency in the name, with or without a unit: `SpotPriceDKK`.
  let currency: Currency?
  /// The quantity of the unit in the name, if it is not a unit of prices: `kWh`, `MW`, `°C`.
  package let quantity: ColumnQuantity?
  /// Whether the name has two currencies and no energy, so that it is a rate: `NOK per EUR`.
  let isExchangeRate: Bool
  /// The clock of the times that the name states: `MTU (UTC)`, `HourDK`, `time (Europe/Oslo)`.
  package let clock: ClockName.Clock?

  package init(_ name: String) {
    text = name
    let name = Self.beginning(name)
    let found = Self.unit(name)
    let rest = found.map { name.replacing($0.text, with: " ", maxReplacements: 1) } ?? name
    let words = Self.words(rest)
    clock =
      (Self.statedZone(rest) ?? Self.statedPlace(rest, words)).map { ClockName.Clock(zone: $0) }
      ?? ClockName.clock(words)
    let currencies = words.compactMap { $0.utf8.count == 3 ? Currency($0) : nil }
    let money = currencies.first
    let unit = found.map { BareMoney.placed($0.unit, $0.text, in: money) }
    currency = unit?.currency ?? money
    isExchangeRate = unit == nil && Set(currencies).count > 1
    self.words = words.filter {
      !ClockName.isName($0) && !($0.utf8.count == 3 && Currency($0) != nil)
    }
    key = self.words.joined()
    let implied = unit == nil ? Self.marketUnit(key, money) : nil
    impliesUnit = implied != nil && !key.hasSuffix(Self.perWattHour)
    self.unit = unit ?? implied
    quantity = self.unit == nil ? ColumnQuantity(heading: rest) : nil
  }

  /// Returns the unit of market columns, which are per megawatt-hour but do not say so.
  ///
  /// Energinet's columns name only the currency, and those of the Polish operator not even that.
  private static func marketUnit(_ key: String, _ currency: Currency?) -> PriceUnit? {
    if key.hasSuffix(perWattHour) {
      // EOS, the optimiser of Akkudoktor, has euros.
      return (currency ?? (key.hasPrefix("elecprice") ? .eur : nil)).map { PriceUnit($0) }
    }
    if key == "rce" { return PriceUnit(currency ?? .pln, .major, per: .megawattHour) }
    guard key == "spotprice" || key == "dayaheadprice" else { return nil }
    return currency.map { PriceUnit($0, .major, per: .megawattHour) }
  }

  /// The end of the key of prices of a watt-hour, whose ``unit`` is that of a thousand times these.
  static let perWattHour = "pricewh"

  /// Returns the part of a name to examine: files can have names of a megabyte.
  package static func beginning(_ name: String) -> String {
    name.utf8.count > 1000 ? String(name.prefix(1000)) : name
  }

  /// Returns the words of a name, also split at capital letters: `startTimeUTC`.
  package static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    let letters = Array(beginning(name))
    for (index, letter) in letters.enumerated() {
      let isWordPart = letter.isLetter || letter.isNumber
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      // A capital letter begins a word after a small letter, or before one: `HTTPTime`.
      let isStart =
        letter.isUppercase && (previous.isLowercase || previous.isUppercase && next.isLowercase)
      if (!isWordPart || isStart), !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if isWordPart { word.append(letter) }
      previous = letter
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// Returns the unit in a name, with its text.
  private static func unit(_ name: String) -> (unit: PriceUnit, text: String)? {
    let brackets = name.split { "()[]".contains($0) }.map(String.init)
    let spaced = name.split { "()[], ".contains($0) }.map(String.init)
    // For example `Price_EUR_MWh`, `price EUR per MWh`, `price_eur_mwh`.
    let parts = name.split { "_ -()[]".contains($0) }.map(String.init)
    let joined = parts.indices.dropLast().map { index in
      let money = parts[index]
      let isPer = ["per", "pr", "pr.", "je", "pro", "por"].contains(parts[index + 1].lowercased())
      let energy = isPer ? (index + 2 < parts.count ? parts[index + 2] : "") : parts[index + 1]
      return (unit: "\(money)/\(energy)", text: money)
    }
    for pair in (brackets + spaced).map({ (unit: $0, text: $0) }) + joined {
      if let unit = PriceUnit(pair.unit) { return (unit, pair.text) }
    }
    // For example `DollarsPerMegawattHour`.
    let words = words(name)
    guard let per = words.firstIndex(of: "per"), per > 0,
      let unit = PriceUnit(words[per - 1] + "/" + words[(per + 1)...].joined())
    else { return nil }
    return (unit, name)
  }

  /// Returns the text in brackets that multiplies a unit: `0.01 €/kWh`, `kWh x10`; or `nil`.
  package static func multipliedUnit(_ name: String) -> String? {
    name.split { "()[]".contains($0) }.dropFirst().map { String($0).trimmed }.first { part in
      let words = part.split(separator: " ").map { String($0.first == "x" ? $0.dropFirst() : $0) }
      return words.count == 2 && words.contains { CellNumber($0)?.isQuantity == false }
        && words.contains { PriceUnit($0) != nil || ColumnQuantity(heading: $0) == .energy }
    }
  }

  /// Returns the zone of an identifier or an offset in a name: `Europe/Oslo`, `UTC+01:00`.
  private static func statedZone(_ name: String) -> Zone? {
    for part in name.split(whereSeparator: { " ()[],;".contains($0) }) {
      if part.contains("/"), let zone = try? Zone(identifier: String(part)) { return zone }
      if let zone = NameTable.zone(part, of: "capital_zone"), isEnglish(name, besides: part) {
        return zone
      }
      let upper = part.uppercased()
      guard upper.hasPrefix("UTC") || upper.hasPrefix("GMT") else { continue }
      let offset = upper.dropFirst(3)
      let sign = offset.first
      guard sign == "+" || sign == "-" else { continue }
      let digits = offset.dropFirst()
      let text = digits.count == 1 ? "\(sign ?? "+")0\(digits)" : String(offset)
      if let zone = try? Zone(identifier: text) { return zone }
    }
    return nil
  }

  /// Returns whether a name of times has no other words or an English one: in `Hora PT`, `PT` is
  /// Portugal.
  private static func isEnglish(_ name: String, besides zone: Substring) -> Bool {
    let others = Self.words(name).filter { $0 != zone.lowercased() }
    return others.isEmpty
      || others.contains { word in
        ["time", "hour", "date", "interval", "start", "begin", "end", "local", "prevailing", "opr"]
          .contains { word.hasPrefix($0) || word.hasSuffix($0) }
      }
  }

  /// Returns the zone of a place in a name of times: `Eastern Time`, `Time (Helsinki)`.
  private static func statedPlace(_ name: String, _ words: [String]) -> Zone? {
    let isOfTimes = words.contains { word in
      word.hasSuffix("time") || word == "interval"
        || [ColumnKind.start, .hour, .end].contains { $0.contains(word) }
    }
    guard isOfTimes else { return nil }
    let pairs = zip(words, words.dropFirst())
    let parts = pairs.filter { ["time", "prevailing"].contains($1) }.map(\.0)
    let brackets = name.split(separator: "(").dropFirst().map { $0.prefix { $0 != ")" } }
    return (parts + brackets.map { $0.lowercased() }).lazy
      .compactMap { NameTable.zone($0, of: "part_zone") }.first
      ?? brackets.lazy.compactMap(ClockName.zone(ofCity:)).first
  }
}
