/// The names of months in dates, full or abbreviated, in the languages of European tables.
enum MonthName {
  // The prefixes of the names, which also match abbreviations: `mar` for `March`, `mars`, `marzo`.
  private static let beginnings: [[String]] = [
    ["jan", "jän", "ene", "gen", "tammi"], ["feb", "fév", "fev", "helmi"],
    ["mar", "mär", "mrz", "mrt", "maa"], ["apr", "abr", "avr", "huhti"],
    ["may", "mai", "maj", "mei", "mag", "touko"], ["jun", "juin", "giu", "kesä"],
    ["jul", "juil", "lug", "heinä"], ["aug", "ago", "aoû", "aou", "elo"], ["sep", "set", "syys"],
    ["oct", "okt", "ott", "loka"], ["nov", "marras"], ["dec", "des", "dez", "dic", "déc", "joulu"],
  ]

  /// Returns the number of a month by its name in any case, from 1; `nil` for other words.
  static func number(_ word: String) -> Int? {
    let word = word.lowercased()
    // The longest prefix wins: Finnish `marraskuuta` is not March.
    var (best, length) = (Int?.none, 0)
    for (index, names) in beginnings.enumerated() {
      for name in names where name.utf8.count > length && word.hasPrefix(name) {
        (best, length) = (index + 1, name.utf8.count)
      }
    }
    return best
  }
}
