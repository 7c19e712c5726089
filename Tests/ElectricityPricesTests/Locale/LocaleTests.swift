import Testing

@testable import ElectricityPrices

@Suite("Languages")
struct LocaleTests {
  @Test(
    "numbers",
    arguments: [
      ("-1234567.891", 1, "−1,234,567.9", "−1\u{A0}234\u{A0}567,9"),
      ("1234.5", 2, "1234.50", "1234,50"),
      ("-0.04", 1, "0.0", "0,0"), ("12345", 0, "12,345", "12\u{A0}345"),
    ])
  func numbers(input: String, decimals: Int, english: String, norwegian: String) {
    #expect(Price(input)?.text(decimals: decimals, style: .english) == english)
    #expect(Price(input)?.text(decimals: decimals, style: .norwegian) == norwegian)
    #expect(
      Price(norwegian.filter { $0 != "\u{A0}" && $0 != "−" }) == nil || !norwegian.contains(","))
  }

  @Test("every phrase is in the catalogue in every language")
  func phrases() {
    for phrase in Phrase.allCases {
      #expect(phrase.text(in: .norwegian) != phrase.rawValue || phrase == .normal, "\(phrase)")
      #expect(Language.allCases.allSatisfy { !phrase.text(in: $0).isEmpty })
    }
  }

  @Test(
    "locales",
    arguments: [
      ("nb_NO.UTF-8", Language.norwegian), ("no", .norwegian), ("en_GB", .english), ("C", .english),
      ("POSIX", .english), ("C.UTF-8", .english),
    ])
  func locales(name: String, language: Language) { #expect(Language(locale: name) == language) }
}
