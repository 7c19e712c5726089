/// What the words of a heading can say of the values under it.
package enum ColumnKind: String, Hashable, Sendable {
  // Prices of electricity, and what could be one.
  case price, value
  // What stands beside prices and is none.
  case fuel, gas, amount, energy, power, lag, aside, calendar, forecast, component
  // Times, and parts of them.
  case created, start, begin, end, hour, minute
  // What rows state of their values, or are told apart by.
  case area, unit, currency, tax, kind, field, meter, register
  // Energy, in files of consumption.
  case consumption, production, reading, part, money
  // Words that tell whether prices contain tax.
  case taxName = "tax_name"
  case taxIn = "tax_in"
  case taxOut = "tax_out"
  case gross, net

  /// The words of the kind in lower case, in the languages of the texts; those of times in the
  /// order of preference.
  package var words: [String] { Self.table[self] ?? [] }

  /// Whether a word, or all words of a heading in one, is one of the kind.
  package func contains(_ word: String) -> Bool { Self.sets[self]?.contains(word) ?? false }

  /// The place of a key in the order of preference; high for other keys.
  func rank(of key: String) -> Int { words.firstIndex(of: key) ?? words.count }

  /// The rows of `Resources/column-words.csv`.
  private static let table: [ColumnKind: [String]] = Dictionary(
    uniqueKeysWithValues: ResourceTable.rows(PackageResources.column_words_csv, cells: 2)
      .compactMap { row in
        ColumnKind(rawValue: row[0]).map { ($0, row[1].split(separator: " ").map(String.init)) }
      })

  private static let sets: [ColumnKind: Set<String>] = table.mapValues { Set($0) }
}

/// What a unit that is none of prices says: the values are amounts.
package enum ColumnQuantity: Hashable, Sendable {
  case energy, power, volume, temperature, other

  private static let units: [(quantity: ColumnQuantity, names: Set<String>)] = [
    (.energy, ["wh", "kwh", "mwh", "gwh", "twh", "kvarh"]),
    (.power, ["kw", "mw", "gw", "kva", "kvar"]),
    (.volume, ["m3", "m³", "nm3", "nm³", "smc", "sm3", "dl", "ccf", "therm", "therms", "liter"]),
    (.temperature, ["°c", "°f", "ºc", "℃", "degc", "degf"]),
    (.other, ["%", "km", "hpa", "mm", "hz"]),
  ]

  /// Units of a letter, which are units only in brackets or behind another word.
  private static let letters: [(quantity: ColumnQuantity, names: Set<String>)] = [
    (.power, ["w"]), (.volume, ["l"]), (.other, ["a", "v"]), (.temperature, ["c", "k"]),
  ]

  /// The quantity of the first unit anywhere in a heading; nothing where there is none.
  init?(heading: String) {
    let lower = heading.lowercased()
    let tokens = lower.split { !($0.isLetter || $0.isNumber || "°º℃%".contains($0)) }
      .map(String.init)
    let bracketed = lower.split { $0 == "(" || $0 == "[" }.dropFirst()
      .map { String($0.prefix { $0 != ")" && $0 != "]" }) }
    let found =
      tokens.lazy.compactMap { token in Self.units.first { $0.names.contains(token) } }.first
      ?? bracketed.lazy.compactMap { text in Self.letters.first { $0.names.contains(text) } }.first
    guard let found else {
      // `watt_hours`, `Kilowatt-hours`.
      let isEnergy = zip(tokens, tokens.dropFirst()).contains {
        $0.hasSuffix("watt") && $1.hasPrefix("hour")
      }
      guard isEnergy else { return nil }
      self = .energy
      return
    }
    self = found.quantity
  }
}
