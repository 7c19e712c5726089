import CivilTime

/// The meaning of a heading for the values below it, by all its words.
extension ColumnName {
  /// Returns whether the whole heading or one of its words belongs to a kind.
  package func isA(_ kind: ColumnKind) -> Bool { kind.contains(key) || has(kind) }

  /// Returns whether a word of the heading belongs to a kind.
  package func has(_ kind: ColumnKind) -> Bool { words.contains(where: kind.contains) }

  /// Whether the heading has a word for prices, alone or at the end of another word, names the
  /// day-ahead market, or is `per_kwh` alone.
  package var hasPrice: Bool {
    words.contains(where: Self.isPrice) || key.hasPrefix("dayahead") || key == "perkwh"
  }

  /// Whether the heading is money alone: `EUR`, `ct`, `[€]`.
  var isMoney: Bool {
    let text = text.trimmed.filter { !"[]()".contains($0) }
    return unit == nil
      && (currency != nil && words.isEmpty
        || (text.utf8.count > 1 || text == "$") && PriceUnit("\(text)/kWh") != nil)
  }

  /// The words of `grid_area`, `customer_no` and `pnode_name` without the one for their numbers.
  package var nouns: [String] {
    words.filter { !["id", "no", "nr", "number", "code", "name"].contains($0) }
  }

  /// Whether the values cannot be electricity prices, but are fuel, a lag or an amount.
  ///
  /// This includes a level that is not named as a price.
  package var isOther: Bool {
    // Energy-Charts names the unit of emissions next to the unit of prices: `EUR/MWh, EUR/tCO2`.
    if isOfFuel && !(unit != nil && text.contains("/tCO2")) || isLag { return true }
    // In files of consumption, electricity for heating is usual.
    if words.contains(where: ["heat", "heating"].contains) { return true }
    guard unit == nil else { return false }
    // The last word is the main noun: a price's version is a version.
    if let last = words.last(where: { !ColumnKind.taxName.contains($0) }),
      ColumnKind.aside.contains(last)
    {
      return true
    }
    if isPerOther || isAmountOfTrade { return true }
    guard !hasPrice else { return false }
    return quantity != nil
      || [ColumnKind.amount, .energy, .power, .aside, .calendar].contains(where: isA)
  }

  /// Whether the heading names a fuel, heat or water, or the use or the price of it.
  ///
  /// Trading Hub Europe and the British allowances are ordinary words in longer headings.
  package var isOfFuel: Bool {
    ["the", "uka"].contains(key)
      || words.contains { Self.names($0, .fuel) } && !words.contains(where: Self.pumps.contains)
  }

  /// The words before heat in `pompe à chaleur`, which uses electricity.
  private static let pumps: Set = ["pompe", "pompes", "bomba", "pompa", "pump", "pumpe"]

  /// Whether the values are money for something that is not energy, or an amount in a time: `€/l`,
  /// `EUR/MW`, `USD/bbl`, `l/h`, `m/s`.
  private var isPerOther: Bool {
    text.split { " ()[],".contains($0) }.contains { part in
      let sides = part.split(separator: "/", omittingEmptySubsequences: false)
      guard sides.count == 2, PriceUnit.Energy(String(sides[1])) == nil else { return false }
      return sides[0].utf8.count < 4 && ["h", "min", "s"].contains(sides[1])
        || Currency(String(sides[0])) != nil && sides[1].contains(where: \.isLetter)
          && !sides[1].lowercased().hasSuffix("wh")
    }
  }

  /// Whether the main noun is an amount, even next to a word for prices: `Spot Volume`, `spot MWh`.
  ///
  /// `price MWh` is a price of a megawatt-hour, and `precio consumo` one of consumption.
  private var isAmountOfTrade: Bool {
    let last = words.last { ColumnQuantity(heading: $0) == nil } ?? ""
    let isFirstNoun = ["precio", "precios", "preço", "prezzo", "prix"].contains(words.first ?? "")
    if !isFirstNoun, ColumnKind.amount.ends(last, beyond: 6) { return true }
    let isPer = words.contains("per") || text.contains("/")
    return quantity != nil && !isPer && hasPrice
      && words.filter(Self.isPrice).allSatisfy(ColumnKind.market.contains)
  }

  /// Returns whether a cell is a unit of an amount, or all its words name one: `MW`, `Solar
  /// generation`, but not `usage`, which can be the name of a tariff.
  static func namesAmount(_ text: String) -> Bool {
    ColumnQuantity.isUnit(text)
      || words(text).allSatisfy {
        ColumnKind.amount.contains($0) && !ColumnKind.consumption.contains($0)
      }
  }

  /// Whether the values are forecasts or from another time: `forecast_kwh`, `last_year_kwh`.
  package var isOfOtherTime: Bool { isLag || words.contains(where: ForecastMark.names) }

  /// Whether the values are from another time, or an exchange rate.
  private var isLag: Bool {
    isExchangeRate
      || words.contains { word in
        let stem = word.prefix { !$0.isNumber }
        return ColumnKind.lag.contains(word) || ["lag", "shift"].contains(stem)
          || word.hasPrefix("vortag")
      }
      || zip(words, words.dropFirst()).contains { first, second in
        switch second {
        case "rate": ["exchange", "conversion", "interest", "currency"].contains(first)
        case "minus": first == "t"
        case "1": first == "d"
        case "day", "week", "month", "year": first == "last"
        default: false
        }
      }
  }

  /// The clock of central European standard time in all the year, by its names in the languages
  /// there; `nil` for other headings, as one for both times of the year.
  var standardClock: ClockName.Clock? {
    let names = ["normalzeit", "winterzeit", "normaltid", "vintertid", "wintertijd"]
    let isBoth = words.contains { word in ["som", "zom"].contains(where: word.hasPrefix) }
    guard !isBoth, words.contains(where: names.contains) else { return nil }
    return ClockName.Clock(zone: Zone(secondsEast: 3600))
  }

  /// Whether the heading names times.
  var namesTime: Bool { clock != nil || [.start, .end, .created].contains(where: isA) }

  /// Whether the times under this heading are the ends of slots.
  package var isEnd: Bool {
    ColumnKind.end.contains(key)
      || has(.end)
        && !words.contains { ["start", "from", "von", "van", "fra", "begin"].contains($0) }
  }

  /// Whether the times under this heading record when data was created, and not slots.
  package var isCreation: Bool { isA(.created) && !isEnd }

  /// Whether these times are those of a record, which say nothing about the slot of its price.
  var isOfRecord: Bool {
    isCreation && !isA(.delivery)
      && ["created", "issued", "published", "publication", "inserted", "modified"]
        .contains(where: words.contains)
  }

  /// Whether hours are named by their ends, and so count from 1.
  package var isHourEnding: Bool {
    key == "he" || words.contains("hour") && words.contains { $0 == "ending" || $0 == "ended" }
  }

  /// The length of the periods that the heading numbers, in minutes; `nil` for other headings.
  var periodLength: Int64? {
    if isA(.quarterHour) { return 15 }
    if key.contains("settlementperiod") || isA(.halfHour) { return 30 }
    return key == "deliveryhour" ? 60 : nil
  }

  /// Whether the heading says that prices include tax, or do not; `nil` if it says neither.
  package var valueAddedTax: ValueAddedTax? {
    // Portuguese abbreviates `com` and `sem`: `c/ IVA`, `s/IVA`. Tax comes on top in `(+ IVA)`.
    var long = " \(text.lowercased())".replacing("w/o ", with: "without ")
      .replacing("(+", with: "without ")
    if long.contains("/") {
      long = [(" s/", " sem "), (" c/", " com "), ("(s/", "(sem "), ("(c/", "(com ")]
        .reduce(long) { $0.replacing($1.0, with: $1.1) }
    }
    // Estonian `km-ga` and `km-ta` are with and without `käibemaks`.
    long = long.replacing("km-ga", with: "brutto").replacing("km-ta", with: "netto")
    // `PriceWithTax` is three words, and `MwSt` is one.
    let plain = long.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return Self.valueAddedTax(plain) ?? Self.valueAddedTax(words)
  }

  /// The words that say nothing about tax: equal for `Preis netto` and `Preis brutto`.
  var untaxedWords: [String] {
    words.filter { word in
      ![ColumnKind.taxName, .taxIn, .taxOut, .gross, .net].contains { $0.contains(word) }
        && Self.taxRate(word) == nil && !Self.negations.contains(word)
        && !Self.names(word, gross: .gross) && !Self.names(word, gross: .net)
    }
  }

  /// Words before `included` or `UTC`: `VAT not included`.
  static let negations: Set = [
    "not", "nicht", "niet", "ikke", "inte", "icke", "ej", "nie", "no", "não", "non", "ei",
  ]

  private static func valueAddedTax(_ words: [String]) -> ValueAddedTax? {
    for (index, word) in words.enumerated() {
      if let rate = taxRate(word) {
        // The nearest decides: `inkl. nettleie og mva`, `without fees and VAT`.
        let state = words[..<index].indices.suffix(6).last {
          ColumnKind.taxIn.contains(words[$0]) || ColumnKind.taxOut.contains(words[$0])
        }
        if let state {
          let isNegated = state > 0 && negations.contains(words[state - 1])
          if isNegated || ColumnKind.taxOut.contains(words[state]) { return .excluded }
        }
        let after = index + 1 < words.count ? words[index + 1] : ""
        if negations.contains(after) { return .excluded }
        // `MwSt 19%`, `19% MwSt`
        let before = words[..<index].last.flatMap { Int($0) }.flatMap { $0 <= 30 ? $0 : nil }
        let percentage = rate.isEmpty ? Int(after) ?? before : Int(rate)
        if percentage == 0 { return .excluded }
        if state != nil || percentage != nil { return .included }
        // `VAT included`; shorter words can belong to the next ones.
        if after.utf8.count > 5, ColumnKind.taxOut.contains(after) { return .excluded }
        if after.utf8.count > 5, ColumnKind.taxIn.contains(after) { return .included }
      }
      let isLast = index == words.count - 1
      let isShort = ColumnKind.taxIn.contains(word) || ColumnKind.taxOut.contains(word)
      if isShort, !isLast { continue }
      if names(word, gross: .gross) { return .included }
      if names(word, gross: .net) { return .excluded }
    }
    return nil
  }

  /// Returns whether a word is one for gross or net, or a price of it: `Bruttopreis`.
  private static func names(_ word: String, gross kind: ColumnKind) -> Bool {
    kind.contains(word)
      || kind.words.contains {
        $0.utf8.count > 4 && word.hasPrefix($0)
          && ColumnKind.price.contains(String(word.dropFirst($0.count)))
      }
  }

  /// Returns the digits after the name of a tax: `25` for `alv25`; `nil` for other words.
  private static func taxRate(_ word: String) -> Substring? {
    let digits = word.drop { !$0.isNumber }
    return ColumnKind.taxName.contains(String(word.dropLast(digits.count))) ? digits : nil
  }

  /// Returns whether a name contains the word gas: `gas_price`, `marketPricesGas`, `Gaspreis`.
  package static func namesGas(_ name: String) -> Bool { words(name).contains { names($0, .gas) } }

  private static func isPrice(_ word: String) -> Bool { ColumnKind.price.ends(word, beyond: 3) }

  /// Returns whether a word belongs to a kind, or is a price or a use of it: `kohle`, `kohlepreis`,
  /// `gasverbrauch`, `kaasunkulutus`.
  private static func names(_ word: String, _ kind: ColumnKind) -> Bool {
    kind.words.contains { stem in
      guard word.hasPrefix(stem) else { return false }
      let rest = word.dropFirst(stem.count)
      return rest.isEmpty || isPrice(String(rest))
        || [rest, rest.drop { "ns".contains($0) }].contains { rest in
          rest.utf8.count > 3
            && [ColumnKind.consumption, .amount, .reading].contains { $0.contains(String(rest)) }
        }
    }
  }
}
