import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of dates with weekdays; 2026-11-20 is a Friday.
@Suite("Dates with weekdays")
struct WeekdayNameTests {
  @Test(
    "A weekday may be before a date, after it or in brackets",
    arguments: [
      "Fri 2026-11-20", "Fri, 20 Nov 2026", "Friday 20.11.2026", "fredag 20. november 2026",
      "Fr. 20.11.2026", "pe 20.11.2026", "vr 20-11-2026", "vie. 20 de noviembre de 2026",
      "Freitag, 20. November 2026", "2026-11-20 Fri", "20.11.2026 (Fr)", "20.11.2026 (fredag)",
      "2026/11/20(Fri)", "20/11/2026, vendredi", "Fri 11/20/2026",
    ])
  func dates(text: String) { #expect(isoText(text) == "2026-11-20", "\(text)") }

  @Test("A date with a weekday may have a time of day and an offset")
  func times() {
    #expect(isoText("Fri, 20 Nov 2026 13:00:00 GMT") == "2026-11-20T13:00:00+00:00")
    #expect(isoText("fre 20.11.2026 kl. 13.00") == "2026-11-20T13:00:00")
    #expect(isoText("20.11.2026 (Fr) 13:00") == "2026-11-20T13:00:00")
    #expect(isoText("2026-11-20 Fri 13:00") == "2026-11-20T13:00:00")
    // “Mar” is March, and Tuesday in three languages.
    #expect(isoText("Mar 3, 2026") == "2026-03-03")
    #expect(isoText("mar 3 mars 2026") == "2026-03-03")
    #expect(isoText("mar 03.03.2026 13:00") == "2026-03-03T13:00:00")
  }

  @Test(
    "A date with another weekday or without a weekday's name is refused",
    arguments: [
      "Mon 2026-11-20", "2026-11-20 (Sat)", "Mon 11/20/2026", "F 2026-11-20", "Fritz 2026-11-20",
      "Fri2026-11-20", "Fri", "Fri 13:00", "(Fri 2026-11-20", "2026-11-20 (Fri",
      "Fri Fri 2026-11-20",
    ])
  func others(text: String) { #expect(isoText(text) == nil, "\(text)") }

  @Test("A weekday shows whether the day or the month comes first")
  func order() throws {
    func rows(_ dates: String...) -> String {
      "time;price\n" + dates.enumerated().map { "\($1) 12:00;\($0)\n" }.joined()
    }
    // The second of January is a Friday, the first of February a Sunday.
    #expect(try TableCaseTests.facts(rows("Fri 01/02/2026")) == "01-02T11:00=0")
    #expect(try TableCaseTests.facts(rows("Sun 01/02/2026")) == "02-01T11:00=0")
    #expect(
      try TableCaseTests.facts(rows("Fri 01/02/2026", "Sat 01/03/2026"))
        == "01-02T11:00=0 01-03T11:00=1")
    #expect(failure(rows("Fri 01/02/2026", "Sun 01/02/2026"))?.reason == .mixedDateOrder)
    #expect(try read(rows("Fri 01/02/2026")).warnings == [.assumedZone("Europe/Oslo")])
  }

  @Test("The names of weekdays are known in every language, in full and abbreviated")
  func names() {
    let names = [
      "monday tuesday wednesday thursday friday saturday sunday",
      "mandag tirsdag onsdag torsdag fredag lørdag søndag",
      "måndag tisdag onsdag torsdag fredag lördag söndag",
      "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
      "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
      "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
      "lunes martes miércoles jueves viernes sábado domingo",
      "lundi mardi mercredi jeudi vendredi samedi dimanche",
      "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    ]
    for line in names {
      for (index, name) in line.split(separator: " ").map(String.init).enumerated() {
        for length in 2...name.count {
          #expect(DateName.weekdays(String(name.prefix(length))).contains(index + 1), "\(name)")
        }
      }
    }
    for word in ["", "m", "x", "mondays", "kl", "utc", "cet", "cest", "am", "pm"] {
      #expect(DateName.weekdays(word) == [], "\(word)")
    }
  }
}
