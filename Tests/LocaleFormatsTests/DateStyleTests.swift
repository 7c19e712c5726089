import CivilTime
import LocaleFormats
import Testing

@Suite("Dates by language")
struct DateStyleTests {
  private static let tuesday = CivilDate(daysSince1970: 19_185)
  private static let afternoon = CivilDateTime(
    secondsSince1970: 19_185 * 86_400 + 13 * 3600 + 5 * 60 + 9)
  private static let night = CivilDateTime(secondsSince1970: 19_185 * 86_400)
  private static let morning = CivilDateTime(secondsSince1970: 19_185 * 86_400 + 6 * 3600)

  private static let styles: [(DateStyle, [String])] = [
    (
      DateStyle(.english),
      [
        "Tuesday 12 July 2022", "Tue 12 Jul", "12 Jul 2022", "Jul 2022", "13:05", "13:05:09", "06",
        "00:00",
      ]
    ),
    (
      DateStyle(locale: "en_US.UTF-8"),
      [
        "Tuesday, July 12, 2022", "Tue, Jul 12", "Jul 12, 2022", "Jul 2022", "1:05 PM",
        "1:05:09 PM", "6 AM", "12:00 AM",
      ]
    ),
    (
      DateStyle(.norwegian),
      [
        "tirsdag 12. juli 2022", "tir. 12. juli", "12. juli 2022", "juli 2022", "13:05",
        "13:05:09", "06", "00:00",
      ]
    ),
    (
      DateStyle(.swedish),
      [
        "tisdag 12 juli 2022", "tis 12 juli", "12 juli 2022", "juli 2022", "13:05", "13:05:09",
        "06", "00:00",
      ]
    ),
    (
      DateStyle(.danish),
      [
        "tirsdag den 12. juli 2022", "tirs. d. 12. jul.", "12. jul. 2022", "jul. 2022", "13.05",
        "13.05.09", "06", "00.00",
      ]
    ),
    (
      DateStyle(.finnish),
      [
        "tiistai 12. heinäkuuta 2022", "ti 12. heinäk.", "12. heinäk. 2022", "heinä 2022",
        "13.05", "13.05.09", "6", "0.00",
      ]
    ),
    (
      DateStyle(.german),
      [
        "Dienstag, 12. Juli 2022", "Di., 12. Juli", "12. Juli 2022", "Jul 2022", "13:05",
        "13:05:09", "06", "00:00",
      ]
    ),
    (
      DateStyle(.dutch),
      [
        "dinsdag 12 juli 2022", "di 12 jul", "12 jul 2022", "jul 2022", "13:05", "13:05:09", "06",
        "00:00",
      ]
    ),
    (
      DateStyle(.spanish),
      [
        "martes, 12 de julio de 2022", "mar, 12 jul", "12 jul 2022", "jul 2022", "13:05",
        "13:05:09", "6", "0:00",
      ]
    ),
  ]

  @Test("Dates and times are written in the style of every language", arguments: 0..<styles.count)
  func dates(index: Int) {
    let (style, expected) = Self.styles[index]
    #expect(
      [
        style.weekdayDate(Self.tuesday), style.shortWeekdayDay(Self.tuesday),
        style.shortDate(Self.tuesday), style.shortMonthYear(Self.tuesday),
        style.clock(Self.afternoon), style.clockWithSeconds(Self.afternoon),
        style.hour(Self.morning), style.clock(Self.night),
      ] == expected)
  }

  @Test("Every language has different names for twelve months and seven weekdays")
  func names() throws {
    for language in Language.allCases {
      let style = DateStyle(language)
      let months = try (1...12).map { try #require(CivilDate(year: 2022, month: $0, day: 1)) }
      #expect(Set(months.map(style.day)).count == 12)
      #expect(Set(months.map(style.shortDay)).count == 12)
      #expect(Set(months.map(style.shortMonth)).count == 12)
      let days = (0..<7).map { CivilDate(daysSince1970: $0) }
      #expect(Set(days.map(style.weekday)).count == 7)
      #expect(Set(days.map(style.shortWeekday)).count == 7)
    }
  }

  @Test(
    "Ranges of days are written in the style of the language",
    arguments: [
      (DateStyle(.english), "12–13 July 2022", "31 July – 1 August 2022"),
      (DateStyle(.english, isAmerican: true), "July 12–13, 2022", "July 31 – August 1, 2022"),
      (DateStyle(.german), "12.–13. Juli 2022", "31. Juli – 1. August 2022"),
      (DateStyle(.spanish), "12–13 de julio de 2022", "31 de julio – 1 de agosto de 2022"),
    ])
  func stretches(style: DateStyle, days: String, months: String) throws {
    #expect(style.dates(Self.tuesday, Self.tuesday.adding(days: 1)) == days)
    #expect(
      style.dates(Self.tuesday.adding(days: 19), Self.tuesday.adding(days: 20)) == months)
  }
}

@Suite("Numbers by language")
struct NumberStyleTests {
  @Test(
    "Numbers have the signs for decimals, groups and minus of their language",
    arguments: [
      ("en_GB", "-1,234,567.9", "1,234"), ("nb_NO", "−1\u{A0}234\u{A0}567,9", "1\u{A0}234"),
      ("sv_SE", "−1\u{A0}234\u{A0}567,9", "1\u{A0}234"), ("da_DK", "-1.234.567,9", "1.234"),
      ("fi_FI", "−1\u{A0}234\u{A0}567,9", "1\u{A0}234"), ("de_DE", "-1.234.567,9", "1.234"),
      ("nl_NL", "-1.234.567,9", "1.234"), ("es_ES", "-1.234.567,9", "1234"),
    ])
  func signs(locale: String, number: String, short: String) {
    let style = NumberStyle(locale: locale)
    #expect(style.text("-1234567.9") == number)
    #expect(style.text("1234") == short)
  }

  @Test(
    "Texts that are not plain numbers are unchanged",
    arguments: ["", "-", "nan", "1e5", "inf", "1.2.3", "–"])
  func others(text: String) { #expect(NumberStyle.norwegian.text(text) == text) }
}
