import CivilTime

/// The names of weekdays in dates, full or abbreviated, in the languages of European tables.
enum WeekdayName {
  // From Monday on; abbreviations are prefixes of these names.
  private static let names = [
    "monday montag mandag måndag maanantai maandag lunes lundi lunedì",
    "tuesday dienstag tirsdag tisdag tiistai dinsdag martes mardi martedì",
    "wednesday mittwoch onsdag keskiviikko woensdag miércoles mercredi mercoledì",
    "thursday donnerstag torsdag torstai donderdag jueves jeudi giovedì",
    "friday freitag fredag perjantai vrijdag viernes vendredi venerdì",
    "saturday samstag sonnabend lørdag lördag lauantai zaterdag sábado samedi sabato",
    "sunday sonntag søndag söndag sunnuntai zondag domingo dimanche domenica",
  ].map { $0.split(separator: " ") }

  /// Returns the weekdays, from 1 for Monday, that a prefix of two or more letters can mean.
  ///
  /// For example, `ma` is Monday and Tuesday.
  static func days(_ word: String) -> Set<Int> {
    let word = word.lowercased()
    guard word.count > 1 else { return [] }
    return Set(names.indices.filter { names[$0].contains { $0.hasPrefix(word) } }.map { $0 + 1 })
  }
}
