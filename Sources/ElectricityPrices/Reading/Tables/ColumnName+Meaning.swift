/// What a heading says of the values under it, by all its words.
extension ColumnName {
  /// Whether the heading is a word of a kind, all of it or one of its words.
  package func isA(_ kind: ColumnKind) -> Bool { kind.contains(key) || has(kind) }

  /// Whether a word of the heading is one of a kind.
  package func has(_ kind: ColumnKind) -> Bool { words.contains(where: kind.contains) }

  /// Whether a word for prices stands in the heading, alone or at the end of another.
  package var hasPrice: Bool { words.contains(where: Self.isPrice) }

  /// Whether nothing under this heading is a price of electricity: a fuel, a lag, an amount, a
  /// level that is not said to have a price.
  package var isOther: Bool {
    if words.contains(where: { Self.names($0, .fuel) }) || isLag { return true }
    guard unit == nil else { return false }
    // The last word says what the others are about: a price's version is a version.
    if let last = words.last(where: { !ColumnKind.taxName.contains($0) }),
      ColumnKind.aside.contains(last)
    {
      return true
    }
    guard !hasPrice else { return false }
    return quantity != nil
      || [ColumnKind.amount, .energy, .power, .aside, .calendar].contains(where: has)
  }

  /// Whether these are the values of another time, or a rate of money.
  private var isLag: Bool {
    words.contains { word in
      ColumnKind.lag.contains(word)
        || word.hasPrefix("lag") && word.dropFirst(3).allSatisfy(\.isNumber)
    }
      || zip(words, words.dropFirst()).contains { first, second in
        second == "rate" && ["exchange", "conversion", "interest", "currency"].contains(first)
      }
  }

  /// Whether the heading is one of times.
  var namesTime: Bool { clock != nil || isA(.start) || isA(.end) || has(.created) }

  /// Whether the times under this heading are the ends of slots.
  package var isEnd: Bool {
    ColumnKind.end.contains(key)
      || words.contains(where: ColumnKind.end.contains)
        && !words.contains { ["start", "from", "von", "van", "fra", "begin"].contains($0) }
  }

  /// Whether the times under this heading are those of somebody's work, and no slots'.
  package var isCreation: Bool { has(.created) && !isEnd }

  /// Whether hours are named by their ends, and so count from 1.
  package var isHourEnding: Bool {
    key == "he" || words.contains("hour") && words.contains { $0 == "ending" || $0 == "ended" }
  }

  /// Whether the heading says that prices contain tax, or do not; `nil` where it says neither.
  package var valueAddedTax: ValueAddedTax? {
    // `PriceWithTax` is three words, and `MwSt` is one.
    let plain = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return Self.valueAddedTax(plain) ?? Self.valueAddedTax(words)
  }

  private static func valueAddedTax(_ words: [String]) -> ValueAddedTax? {
    for (place, word) in words.enumerated() {
      let before = words[..<place].suffix(2)
      if ColumnKind.taxName.contains(word) {
        if before.contains(where: ColumnKind.taxOut.contains) { return .excluded }
        if place + 1 < words.count, words[place + 1] == "0" { return .excluded }
        if before.contains(where: ColumnKind.taxIn.contains) { return .included }
      }
      let isLast = place == words.count - 1
      let isShort = ColumnKind.taxIn.contains(word) || ColumnKind.taxOut.contains(word)
      if isShort, !isLast { continue }
      if ColumnKind.gross.contains(word) { return .included }
      if ColumnKind.net.contains(word) { return .excluded }
    }
    return nil
  }

  /// Whether the word gas is in a name: `gas`, `gas_price`, `marketPricesGas`, `Gaspreis`.
  static func namesGas(_ name: String) -> Bool { words(name).contains { names($0, .gas) } }

  private static func isPrice(_ word: String) -> Bool {
    ColumnKind.price.contains(word)
      || ColumnKind.price.words.contains { $0.utf8.count > 3 && word.hasSuffix($0) }
  }

  /// Whether a word is one of a kind, or the price of one: `kohle`, `kohlepreis`.
  private static func names(_ word: String, _ kind: ColumnKind) -> Bool {
    kind.words.contains {
      word == $0 || word.hasPrefix($0) && isPrice(String(word.dropFirst($0.count)))
    }
  }
}
