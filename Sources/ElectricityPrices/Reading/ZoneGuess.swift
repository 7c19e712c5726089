import CivilTime

/// The zone that a file's language and currency speak for, where nothing states one.
package enum ZoneGuess {
  private static let languages: [(words: [String], zone: String)] = [
    (["fecha", "hora", "precio", "dia", "día"], "Europe/Madrid"),
    (["prijs", "uur", "tijd", "tarief", "van", "tot"], "Europe/Amsterdam"),
    (
      ["preis", "zeit", "stunde", "uhrzeit", "zeitstempel", "von", "bis", "strompreis"],
      "Europe/Berlin"
    ),
    (["tarih", "saat", "ptf", "fiyat"], "Europe/Istanbul"),
    (["hinta", "aika", "tunti", "päivä"], "Europe/Helsinki"),
    (["prix", "heure"], "Europe/Paris"), (["cena", "godzina"], "Europe/Warsaw"),
    (["prezzo", "ora", "pun"], "Europe/Rome"),
  ]

  private static let currencies: [(code: String, zone: String)] = [
    ("GBP", "Europe/London"), ("SEK", "Europe/Stockholm"), ("DKK", "Europe/Copenhagen"),
    ("CHF", "Europe/Zurich"), ("PLN", "Europe/Warsaw"), ("CZK", "Europe/Prague"),
    ("HUF", "Europe/Budapest"), ("RON", "Europe/Bucharest"), ("BGN", "Europe/Sofia"),
    ("TRY", "Europe/Istanbul"), ("JPY", "Asia/Tokyo"), ("NOK", "Europe/Oslo"),
  ]

  // For machines without files of zones.
  private static let fixed = [("Europe/Istanbul", "+03:00"), ("Asia/Tokyo", "+09:00")]

  /// The zone of the currency, else of a Japanese heading, of import beside export, of the language
  /// with most words in the headings; nothing where nothing speaks for one.
  package static func zone(_ names: [ColumnName], unit: PriceUnit?) -> Zone? {
    let code = unit?.currency.code ?? names.lazy.compactMap(\.currency).first?.code
    if let row = currencies.first(where: { $0.code == code }) { return zone(row.zone) }
    let words = names.flatMap(\.words)
    if words.contains(where: \.isJapanese) { return zone("Asia/Tokyo") }
    if words.contains("import"), words.contains("export"), code == nil {
      return zone("Europe/London")
    }
    let best = languages.map { row in (row.zone, words.count(where: row.words.contains)) }
      .max { $0.1 < $1.1 }
    return best.flatMap { $0.1 > 0 ? zone($0.0) : nil }
  }

  private static func zone(_ name: String) -> Zone? {
    if let zone = try? Zone(identifier: name) { return zone }
    return fixed.first { $0.0 == name }.flatMap { try? Zone(identifier: $0.1) }
  }
}

extension String {
  /// Whether there are kana or the ideographs of dates and prices.
  fileprivate var isJapanese: Bool {
    unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
      || contains("日") || contains("時") || contains("円") || contains("価格")
  }
}
