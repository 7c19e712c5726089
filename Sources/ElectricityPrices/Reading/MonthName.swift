/// The names of months in dates, full or abbreviated, in the languages of European tables.
enum MonthName {
  // The prefixes of the names, which also match abbreviations: `mar` for `March`, `mars`, `marzo`.
  private static let beginnings = [
    ["jan", "jän", "ene", "gen", "tammi"], ["feb", "fév", "fev", "helmi"],
    ["mar", "mär", "mrz", "mrt", "maa"], ["apr", "abr", "avr", "huhti"],
    ["may", "mai", "maj", "mei", "mag", "touko"], ["jun", "juin", "giu", "kesä"],
    ["jul", "juil", "lug", "heinä"], ["aug", "ago", "aoû", "aou", "elo"], ["sep", "set", "syys"],
    ["oct", "okt", "ott", "loka"], ["nov", "marras"], ["dec", "des", "dez", "dic", "déc", "joulu"],
  ].enumerated().flatMap { index, names in names.map { (prefix: $0, month: index + 1) } }

  /// Returns the number of a month by its name in any case, from 1; `nil` for other words.
  static func number(_ word: String) -> Int? {
    let word = word.lowercased()
    // The longest prefix wins: Finnish `marraskuuta` is not March.
    return beginnings.filter { word.hasPrefix($0.prefix) }
      .max { $0.prefix.utf8.count < $1.prefix.utf8.count }?.month
  }
}
