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

@Suite("Locales")
struct TextLocaleTests {
  @Test(
    "words and numbers",
    arguments: [
      ("nb_NO.UTF-8", Language.norwegian, "−12\u{A0}345,6"),
      ("en_GB", .english, "−12,345.6"), ("C", .english, "−12,345.6"),
      ("de_DE@euro", .english, "−12.345,6"), ("de_CH", .english, "−12’345.6"),
      ("sv-SE", .english, "−12\u{A0}345,6"), ("xx_XX", .english, "−12,345.6"),
    ])
  func names(name: String, language: Language, number: String) {
    let locale = TextLocale(name)
    #expect(locale?.language == language)
    #expect(locale.flatMap { Price("-12345.6")?.text(decimals: 1, style: $0.numbers) } == number)
  }

  @Test("what is no name", arguments: ["", "1", "norwegian", "nb NO", "\u{1B}[2J", "å"])
  func others(name: String) { #expect(TextLocale(name) == nil) }

  @Test("warnings are short in a status row and whole elsewhere")
  func warnings() {
    let warnings: [PriceWarning] = [
      .mendedEnds(1), .duplicates(3), .missing(1), .fixedClock(zone: "Europe/Oslo"),
      .otherCurrency(.eur), .leftOut(2, reason: "because"), .note("Preliminary."),
    ]
    for warning in warnings {
      for language in Language.allCases {
        #expect(warning.summary(in: language).count <= 50)
        #expect(warning.sentence(in: language).hasSuffix("."))
      }
    }
    #expect(PriceWarning.missing(2).sentence(in: .norwegian) == "2 priser mangler.")
  }
}

@Suite("Errors in Norwegian")
struct NorwegianErrorTests {
  static let reasons: [PriceFileError.Reason] = [
    .notFound, .permissionDenied, .isDirectory, .unreadable("x"), .tooLarge(limit: "1 GiB"), .empty,
    .truncated(expected: "]"), .syntax(found: "x", expected: "y"), .invalidUTF8,
    .tooDeep(limit: 64),
    .unknownFormat, .ambiguousFormat(["a"]), .noSuchFormat("a", known: ["b"]),
    .otherNotation(format: "a"), .noColumn("a"), .severalColumns(["a"]), .missing(field: "a"),
    .wrongType(field: "a", expected: "b"), .noPrices, .refusedBySource("a"),
    .notFinite(field: "a", text: "b"), .outOfRange(field: "a", text: "b"),
    .badTime(field: "a", text: "b"), .noSuchTime("a", zone: "b"), .badUnit("a"),
    .badNumber(field: "a", text: "b"), .slotLength(count: 7, seconds: 3600),
    .reversed(from: "a", to: "b"), .conflictingPrices(time: "a"), .severalAreas(["a"]),
    .noSuchArea("a", known: ["b"]), .otherUnit(has: "a", wanted: "b"),
  ]

  @Test("every reason has a text of its own in both languages", arguments: reasons)
  func texts(reason: PriceFileError.Reason) {
    let error = PriceFileError(file: "a\u{7}", place: FilePlace(line: 2, column: 3), reason: reason)
    let norwegian = error.sentence(in: .norwegian)
    #expect(error.sentence.hasPrefix("a␇, line 2, column 3: ") && norwegian != error.sentence)
    #expect(norwegian.hasPrefix("a␇, linje 2, kolonne 3: ") && norwegian.hasSuffix("."))
    #expect(!norwegian.hasSuffix(": .") && !error.sentence.hasSuffix(": ."))
  }
}
