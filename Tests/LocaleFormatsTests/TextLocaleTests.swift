import LocaleFormats
import Testing

@Suite("Locales")
struct TextLocaleTests {
  @Test(
    "The name of a locale determines the language and the style of numbers",
    arguments: [
      ("nb_NO.UTF-8", Language.norwegian, "−12\u{A0}345,6"),
      ("en_GB", .english, "-12,345.6"), ("C", .english, "-12,345.6"),
      ("de_DE@euro", .german, "-12.345,6"), ("de_CH", .german, "-12’345.6"),
      ("sv-SE", .swedish, "−12\u{A0}345,6"), ("xx_XX", .english, "-12,345.6"),
      ("es_MX", .spanish, "-12,345.6"), ("pl_PL", .english, "-12\u{A0}345,6"),
    ])
  func names(name: String, language: Language, number: String) {
    let locale = TextLocale(name)
    #expect(locale?.language == language)
    #expect(locale?.numbers.text("-12345.6") == number)
  }

  @Test(
    "Malformed names of locales are refused",
    arguments: ["", "1", "norwegian", "nb NO", "\u{1B}[2J", "å"])
  func others(name: String) { #expect(TextLocale(name) == nil) }
}
