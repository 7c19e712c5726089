/// The meaning of a heading for the values below it, by all its words.
extension ColumnName {
  /// Returns whether the whole heading or one of its words belongs to a kind.
  package func isA(_ kind: ColumnKind) -> Bool { kind.contains(key) || has(kind) }

  /// Returns whether a word of the heading belongs to a kind.
  package func has(_ kind: ColumnKind) -> Bool { words.contains(where: kind.contains) }

  /// Whether the heading has a word for prices, alone or at the end of another word.
  package var hasPrice: Bool { words.contains(where: Self.isPrice) }

  /// Whether the values cannot be electricity prices, but are fuel, a lag or an amount.
  ///
  /// This includes a level that is not named as a price.
  package var isOther: Bool {
    if words.contains(where: { Self.names($0, .fuel) }) || isLag { return true }
    guard unit == nil else { return false }
    // The last word is the main noun: a price's version is a version.
    if let last = words.last(where: { !ColumnKind.taxName.contains($0) }),
      ColumnKind.aside.contains(last)
    {
      return true
    }
    guard !hasPrice else { return false }
    return quantity != nil
      || [ColumnKind.amount, .energy, .power, .aside, .calendar].contains(where: has)
  }

  /// Whether the values are from another time, or an exchange rate.
  private var isLag: Bool {
    words.contains { word in
      ColumnKind.lag.contains(word)
        || word.hasPrefix("lag") && word.dropFirst(3).allSatisfy(\.isNumber)
    }
      || zip(words, words.dropFirst()).contains { first, second in
        second == "rate" && ["exchange", "conversion", "interest", "currency"].contains(first)
      }
  }

  /// Whether the heading names times.
  var namesTime: Bool { clock != nil || isA(.start) || isA(.end) || has(.created) }

  /// Whether the times under this heading are the ends of slots.
  package var isEnd: Bool {
    ColumnKind.end.contains(key)
      || words.contains(where: ColumnKind.end.contains)
        && !words.contains { ["start", "from", "von", "van", "fra", "begin"].contains($0) }
  }

  /// Whether the times under this heading record when data was created, and not slots.
  package var isCreation: Bool { has(.created) && !isEnd }

  /// Whether hours are named by their ends, and so count from 1.
  package var isHourEnding: Bool {
    key == "he" || words.contains("hour") && words.contains { $0 == "ending" || $0 == "ended" }
  }

  /// Whether the heading says that prices include tax, or do not; `nil` if it says neither.
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

  /// Returns whether a name contains the word gas: `gas_price`, `marketPricesGas`, `Gaspreis`.
  static func namesGas(_ name: String) -> Bool { words(name).contains { names($0, .gas) } }

  private static func isPrice(_ word: String) -> Bool {
    ColumnKind.price.contains(word)
      || ColumnKind.price.words.contains { $0.utf8.count > 3 && word.hasSuffix($0) }
  }

  /// Returns whether a word belongs to a kind, or is a price of it: `kohle`, `kohlepreis`.
  private static func names(_ word: String, _ kind: ColumnKind) -> Bool {
    kind.words.contains {
      word == $0 || word.hasPrefix($0) && isPrice(String(word.dropFirst($0.count)))
    }
  }
}
