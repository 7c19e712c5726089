import CPriceFiles

/// The meaning of the words of a heading.
package enum ColumnKind: String, Hashable, Sendable {
  // Prices of electricity, and candidates for them.
  case price, value
  // Words for prices that also name a market or a product, whose amounts are traded.
  case market
  // Words for prices that also name the tariff of a row, by its number or name.
  case tariff
  // Words for electricity, in titles that can also name gas.
  case electricity
  // Columns that are not prices.
  case fuel, gas, amount, energy, power, lag, aside, calendar, forecast, component
  // Bounds of forecasts.
  case lower, upper
  // Times, and parts of times.
  case created, start, delivery, begin, end, hour, minute, year, month, day
  // Numbered periods of a known length.
  case halfHour = "half_hour"
  case quarterHour = "quarter_hour"
  // Properties of the values of a row, or keys that distinguish series.
  case area, unit, currency, tax, kind, field, meter, register
  // Those to whom prices apply, as in `household_id`.
  case holder
  // Texts that can vary from row to row within a series; words for a missing value.
  case state, missing
  // Words in headings and cells that describe a slot and distinguish no series.
  case note
  // Headings of flags of summer time or of the repeated hour in autumn.
  case summerTime = "summer_time"
  // Words for means, sums and extremes, in rows after the slots.
  case summary
  // Energy, in files of consumption.
  case consumption, production, reading, part, total, reactive, money
  // The output of a plant, energy that a household generates and uses, the energy in a volume of
  // gas, and words for any quantity.
  case generation, own, calorific, quantity
  // The connection to the grid with its phases and loads, devices behind it, and the present day.
  case grid, mains, phase, load, device, today
  // Shorter words for directions, which count in names of registers and next to units.
  case taken, returned
  // Words for directions that mean the opposite from the view of the grid.
  case viewed
  // Parts of names of prices for production, without spaces and signs.
  case feedIn = "feed_in"
  // Units of other things.
  case noEnergy = "no_energy"
  // Words that say whether prices include tax.
  case taxName = "tax_name"
  case taxIn = "tax_in"
  case taxOut = "tax_out"
  case gross, net
  // Texts that state in a cell whether the price includes tax.
  case included, excluded

  /// The words of the kind in lower case, in all supported languages.
  ///
  /// The words for times are in order of preference.
  package var words: [String] { Self.table[self] ?? [] }

  /// Returns whether a word, or a whole heading joined into one, belongs to the kind.
  package func contains(_ word: String) -> Bool { Self.sets[self]?.contains(word) ?? false }

  /// Returns whether a word belongs to the kind, or ends with a word of it that has more bytes than
  /// `limit`: `Tagessumme`, `Börsenvolumen`.
  package func ends(_ word: String, beyond limit: Int) -> Bool {
    contains(word) || words.contains { $0.utf8.count > limit && word.hasSuffix($0) }
  }

  /// Returns whether a text in place of a time means a sum, a mean or an extreme: `Off-peak 1`.
  static func isSummary(_ text: String) -> Bool {
    // Times are most of the texts.
    guard text.first?.isLetter ?? false, text.utf8.count < 40 else { return false }
    func isNoun(_ word: String) -> Bool { summary.ends(word, beyond: 4) }
    let words = ColumnName.words(text)
    return words.contains(where: isNoun)
      && words.allSatisfy { word in
        isNoun(word) || price.contains(word) || calendar.contains(word)
          || word.allSatisfy(\.isNumber) || ColumnQuantity(heading: word) != nil
      }
  }

  /// Returns the index of a key in order of preference; the number of words for other keys.
  func rank(of key: String) -> Int { words.firstIndex(of: key) ?? words.count }

  /// The rows of `Resources/column-words.csv`.
  private static let table: [ColumnKind: [String]] = Dictionary(
    uniqueKeysWithValues: ResourceTable.rows(columnWordsTable(), cells: 2)
      .compactMap { row in
        ColumnKind(rawValue: row[0]).map { ($0, ResourceTable.words(row[1])) }
      })

  private static let sets: [ColumnKind: Set<String>] = table.mapValues { Set($0) }
}

/// The quantity of a unit that is not a unit of prices, so that the values are amounts.
package enum ColumnQuantity: String, Hashable, Sendable {
  case energy, power, volume, temperature, other

  private static let units = named("quantity")
  /// Units of one letter, which count only in brackets, or alone as a capital.
  private static let letters = named("quantity_letter")

  private static func named(_ kind: String) -> [String: ColumnQuantity] {
    Dictionary(
      uniqueKeysWithValues: NameTable.rows(of: kind).map {
        ($0.name, ColumnQuantity(rawValue: $0.value) ?? .other)
      })
  }

  /// Returns whether a text is a unit of a quantity: `kWh`, `m³`, `W`.
  static func isUnit(_ text: String) -> Bool {
    let lower = text.lowercased()
    return units[lower] != nil || text != lower && letters[lower] != nil
  }

  /// Finds the quantity of the first unit in a heading; `nil` if there is none.
  init?(heading: String) {
    let lower = heading.lowercased()
    let tokens = lower.split { !($0.isLetter || $0.isNumber || "°º℃%".contains($0)) }
      .map(String.init)
    let bracketed = lower.split { $0 == "(" || $0 == "[" }.dropFirst()
      .map { String($0.prefix { $0 != ")" && $0 != "]" }) }
    let isCapital = heading != lower && heading.utf8.count == 1
    let found =
      tokens.lazy.compactMap { Self.units[$0] }.first
      ?? (isCapital ? [lower] : bracketed).lazy.compactMap { Self.letters[$0] }.first
    // For example `watt_hours`, `Kilowatt-hours`.
    let isEnergy = zip(tokens, tokens.dropFirst()).contains {
      $0.hasSuffix("watt") && $1.hasPrefix("hour")
    }
    guard let quantity = found ?? (isEnergy ? .energy : nil) else { return nil }
    self = quantity
  }
}
