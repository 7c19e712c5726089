/// Names of months in dates, written out or short, in the languages of European tables.
enum MonthName {
  // What the names begin with, also where they are cut: `mar` of `March`, `mars` and `marzo`.
  private static let beginnings: [[String]] = [
    ["jan", "jän", "ene", "gen", "tammi"], ["feb", "fév", "fev", "helmi"],
    ["mar", "mär", "mrz", "mrt", "maa"], ["apr", "abr", "avr", "huhti"],
    ["may", "mai", "maj", "mei", "mag", "touko"], ["jun", "juin", "giu", "kesä"],
    ["jul", "juil", "lug", "heinä"], ["aug", "ago", "aoû", "aou", "elo"], ["sep", "set", "syys"],
    ["oct", "okt", "ott", "loka"], ["nov", "marras"], ["dec", "des", "dez", "dic", "déc", "joulu"],
  ]

  /// The number of a month by its name in any case, from 1; nothing for other words.
  static func number(_ word: String) -> Int? {
    let word = word.lowercased()
    // The longest counts: Finland's `marraskuuta` is no March.
    var (best, length) = (Int?.none, 0)
    for (index, names) in beginnings.enumerated() {
      for name in names where name.utf8.count > length && word.hasPrefix(name) {
        (best, length) = (index + 1, name.utf8.count)
      }
    }
    return best
  }
}
