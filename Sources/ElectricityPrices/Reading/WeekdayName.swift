import CivilTime

/// Names of weekdays beside dates, written out or short, in the languages of European tables.
enum WeekdayName {
  // From Monday on; short names are the beginnings of these.
  private static let names: [[String]] = [
    ["monday", "montag", "mandag", "måndag", "maanantai", "maandag", "lunes", "lundi", "lunedì"],
    [
      "tuesday", "dienstag", "tirsdag", "tisdag", "tiistai", "dinsdag", "martes", "mardi",
      "martedì",
    ],
    [
      "wednesday", "mittwoch", "onsdag", "keskiviikko", "woensdag", "miércoles", "mercredi",
      "mercoledì",
    ],
    ["thursday", "donnerstag", "torsdag", "torstai", "donderdag", "jueves", "jeudi", "giovedì"],
    ["friday", "freitag", "fredag", "perjantai", "vrijdag", "viernes", "vendredi", "venerdì"],
    [
      "saturday", "samstag", "sonnabend", "lørdag", "lördag", "lauantai", "zaterdag", "sábado",
      "samedi", "sabato",
    ],
    [
      "sunday", "sonntag", "søndag", "söndag", "sunnuntai", "zondag", "domingo", "dimanche",
      "domenica",
    ],
  ]

  /// The days, from 1 for Monday, that a word of two letters or more can name in any case: `ma` is
  /// Monday and Tuesday.
  static func days(_ word: String) -> Set<Int> {
    let word = word.lowercased()
    guard word.count > 1 else { return [] }
    return Set(names.indices.filter { names[$0].contains { $0.hasPrefix(word) } }.map { $0 + 1 })
  }
}
