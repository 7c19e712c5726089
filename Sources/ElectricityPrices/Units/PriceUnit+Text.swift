extension PriceUnit: CustomStringConvertible {
  /// The unit as text for the user: ``symbol``.
  public var description: String { symbol }

  /// Parses a unit such as `øre/kWh`, `EUR/MWh`, `ct/kWh`, `NOK_per_kWh` or `[€/MWh]`.
  ///
  /// Also accepts spellings such as `Eur / MWh`, `kr/kWh`, `$/MWHr` and `円/kWh`.
  ///
  /// - Parameters:
  ///   - text: The unit as written in files and by users.
  ///   - area: Decides between Danish, Norwegian and Swedish `øre` and `kr`, Norwegian if `nil`.
  public init?(_ text: String, area: String? = nil) {
    // A cell may have a megabyte of text.
    guard text.utf8.count <= 64 else { return nil }
    let parts = Self.parts(text)
    guard parts.count == 2, !parts[0].isEmpty, let energy = Energy(parts[1]),
      let money = Self.money(parts[0], area: area)
    else { return nil }
    self.init(money.currency, money.scale, per: energy, minorName: money.name)
  }

  /// Returns the parts between slashes, `_per_`, `_` or a word for it, without brackets and with
  /// single spaces.
  private static func parts(_ text: String) -> [String] {
    var text = text.contains("_") ? text.replacing("_per_", with: "/") : text
    let hasWord = zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: " ") && $1 == UInt8(ascii: "p")
    }
    for word in [" per ", " pro ", " pr. "] where hasWord && text.contains(word) {
      text = text.replacing(word, with: "/")
    }
    return text.split(separator: text.contains("/") ? "/" : "_", omittingEmptySubsequences: false)
      .map { $0.split { " \u{A0}[]".contains($0) }.joined(separator: " ") }
  }

  /// Returns the unit as text for the users of an area.
  ///
  /// The text is the symbol, with the currency code if the symbol means another currency in the
  /// area, such as `øre` for Norwegian money in Denmark. Faster than parsing the symbol, because
  /// every frame needs it.
  public func symbol(in area: String?) -> String {
    Self.money(moneyName, area: area)?.currency == currency ? symbol : code
  }

  /// Returns whether a text contains a unit with an amount of energy without prices: `EUR/Wh`.
  static func hasUnknownEnergy(_ text: String) -> Bool {
    text.split { " ()[],".contains($0) }.contains { part in
      guard let slash = part.lastIndex(of: "/"), PriceUnit(String(part)) == nil else {
        return false
      }
      let energy = part[part.index(after: slash)...].lowercased()
      return energy.hasSuffix("wh") && Energy(energy) == nil
    }
  }

  private typealias Money = (currency: Currency, scale: Scale, name: String?)

  private static func money(_ text: String, area: String?) -> Money? {
    // In `NOK øre` and `cents USD` the code decides the currency; the name before it is kept.
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if words.count == 2, let currency = Currency(words[0]) { return (currency, .minor, words[1]) }
    if words.count == 2, let currency = Currency(words[1]),
      money(words[0], area: area)?.scale == .minor
    {
      return (currency, .minor, nil)
    }
    // The usual sign of pence at exchanges.
    if text == "GBp" || text == "GBX" { return (.gbp, .minor, nil) }
    let country = area?.uppercased().prefix(2)
    let krone: Currency = country == "DK" ? .dkk : country == "SE" ? .sek : .nok
    let lower = text.lowercased()
    if let row = NameTable.rows(of: "hundredth").first(where: { $0.name == lower }),
      let currency = Currency(row.value)
    {
      let shown = row.unit.isEmpty ? nil : row.unit
      return (currency == .nok ? krone : currency, .minor, shown)
    }
    if lower == "kr" || lower == "kr." { return (lower == "kr" ? krone : .dkk, .major, nil) }
    return Currency(text).map { ($0, .major, nil) }
  }
}

extension PriceUnit.Energy {
  /// Parses `kWh` or `MWh` in any case; some markets append an e for electricity or r for hour.
  init?(_ text: String) {
    // For example `MegawattHour`.
    var plain = text.uppercased().replacing("WATTHOUR", with: "WH")
      .replacing("KILOWH", with: "KWH").replacing("MEGAWH", with: "MWH")
    if plain.hasSuffix("WHE") || plain.hasSuffix("WHR") { plain.removeLast() }
    guard let known = Self.allCases.first(where: { $0.rawValue.uppercased() == plain }) else {
      return nil
    }
    self = known
  }
}
