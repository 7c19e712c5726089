import CPriceTexts
import CivilTime
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import Ncurses
import TerminalCore
import Testing

@testable import PriceTexts

@Suite("Text catalogue")
struct CatalogueTests {
  @Test("Every word exists in every language", arguments: Language.allCases)
  func words(language: Language) {
    let catalogue = language.catalogue
    let words =
      Word.allCases.map(catalogue.word) + PriceLevel.allCases.map(catalogue.level)
      + KeyGroup.allCases.map(catalogue.title) + KeyHelp.allCases.map(catalogue.help)
      + LinePlaceholder.allCases.map(catalogue.meaning)
    for word in words {
      #expect(!word.isEmpty && word.first?.isWhitespace == false && word.last != " ")
    }
  }

  @Test("Every language has the same rows with the same values", arguments: Language.allCases)
  func rows(language: Language) {
    let rows = Self.rows(of: language)
    let names = rows.map(\.name)
    #expect(names == Self.rows(of: .english).map(\.name))
    for (before, after) in zip(names, names.dropFirst()) {
      #expect(before.utf8.lexicographicallyPrecedes(after.utf8), "\(after) stands wrongly")
    }
    for (row, english) in zip(rows, Self.rows(of: .english)) {
      #expect(language.text(ofRow: row.name) == row.text)
      #expect(places(row.text) == places(english.text), "\(row.name): \(row.text)")
    }
    for name in ["", "a", "word.", "word.titles", "zz"] {
      #expect(language.text(ofRow: name) == nil)
    }
  }

  /// Returns all rows of a language, in their order.
  private static func rows(of language: Language) -> [(name: String, text: String)] {
    let rows = language.textRows
    return UnsafeRawBufferPointer(start: rows.bytes, count: rows.count).split(separator: 0).map {
      let row = String(decoding: $0, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      return (String(row[0]), String(row[1]))
    }
  }

  /// Returns the numbers of the values that a row contains.
  private func places(_ text: String) -> Set<Substring> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        $0.prefix { $0 != "|" && $0 != "}" }
      }
      .filter { $0.allSatisfy(\.isNumber) })
  }

  @Test("Every key has a row, and every row has a key")
  func keys() {
    // Each row contains its own name and the values to fill in.
    let catalogue = Catalogue { "‹\($0)›{1}{2}{3}{4}{5}{6}" }
    let said = Samples.texts(of: catalogue).joined()
      .split(separator: "‹", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "›" }) }
    #expect(Set(said).symmetricDifference(Self.rows(of: .english).map(\.name)) == [])
  }

  @Test("Values and plural forms are filled into a row")
  func filling() {
    func filled(_ row: String, _ values: Wording...) -> String {
      Wording(filling: row, with: values).text
    }
    #expect(filled("{2} of {1}", "a", "b") == "b of a")
    #expect(filled("{1} {1|price is|prices are}", "1") == "1 price is")
    #expect(filled("{1} {1|price is|prices are}", "21") == "21 prices are")
    #expect(filled("no{1||s}", "1") == "no" && filled("no{1||s}", "2") == "nos")
    #expect(filled("{1}, {price} {3} {} {", "{1}") == "{1}, {price} {3} {} {")
    #expect(filled("{1}") == "{1}")
  }

  @Test("Sentences contain the values that are filled in", arguments: Language.allCases)
  func placeholders(language: Language) {
    let catalogue = language.catalogue
    func check<Key>(
      _ keys: [Key], _ text: (Key) -> String, _ isRight: (String) -> Bool = { $0.hasSuffix(".") }
    ) {
      for key in keys {
        let text = text(key)
        #expect(isRight(text), "\(text)")
        for value in Samples.values(key) { #expect(text.contains(value), "\(text)") }
      }
    }
    func endsOnce(_ text: String) -> Bool { text.hasSuffix(".") && !text.hasSuffix("..") }
    func isPlaced(_ text: String) -> Bool {
      endsOnce(text) && ["file 1", "8321", "6473"].allSatisfy(text.contains)
    }
    func sentence(_ reason: PriceFileError.Reason) -> String {
      let place = FilePlace(line: 8321, column: 6473)
      return catalogue.sentence(PriceFileError(file: "file 1", place: place, reason: reason)).text
    }
    check(Samples.reasons, sentence, isPlaced)
    check(Samples.usageReasons, { sentence(.usage($0)) }, isPlaced)
    check(Samples.usageWarnings, { catalogue.sentence($0).text }, endsOnce)
    check(Samples.warnings) { catalogue.sentence($0).text }
    check(Samples.commands) { catalogue.sentence($0).text }
    check(Samples.costs) { catalogue.sentence($0).text }
    check(Samples.briefCosts, { catalogue.words($0) }, { !$0.hasSuffix(".") })
    check(Samples.sources) { catalogue.sentence($0).text }
    check(Samples.questions, { catalogue.text($0).text }) { !$0.isEmpty && $0.displayWidth <= 78 }
    check(Samples.feeds, { catalogue.sentence($0).text }) {
      $0.hasSuffix(".") && $0.displayWidth <= 78
    }
    check(Samples.settings) { catalogue.sentence($0).text }
    check(Samples.notices, { catalogue.sentence($0).text }, endsOnce)
    check(Samples.descriptions) { catalogue.sentence($0).text }
  }

  @Test("Line formats have the same placeholders in every language", arguments: Language.allCases)
  func lineFormats(language: Language) {
    for name in ["price", "unit", "trend", "level", "min", "min_hour"] {
      #expect(language.catalogue.lineFormat.contains("{\(name)}"))
    }
  }

  @Test("Texts for a row of 80 columns fit into it", arguments: Language.allCases)
  func widths(language: Language) {
    let catalogue = language.catalogue
    for warning in Samples.warnings {
      #expect(language.catalogue.summary(warning).text.displayWidth <= 50)
    }
    let keys = KeyHelp.allCases.map(catalogue.help).map(\.displayWidth).max() ?? 0
    // Next to the widest keys, in a box with a frame.
    #expect(keys <= 80 - 4 - 2 - 22, "\(language) \(keys)")
    for message in Samples.messages { #expect(catalogue.message(message).displayWidth <= 78) }
    for word in [Word.hour, .slot, .choose, .quit, .now, .menu, .compare, .clear, .mark, .zoom] {
      #expect(catalogue.word(word).displayWidth <= 12, "\(language) \(word)")
    }
    #expect(catalogue.word(.title).displayWidth <= 20)
    for tax in [Word.taxIncluded, .taxExcluded, .taxUnknown] {
      #expect(catalogue.word(tax).displayWidth <= 20)
    }
  }

  @Test("Languages have different words")
  func differences() {
    let all = Language.allCases.map { language in
      Word.allCases.map { language.catalogue.word($0) }
    }
    #expect(Set(all).count == all.count)
  }

  @Test("Texts from outside are made visible and shortened")
  func outside() {
    let nasty = "\u{1B}[2J" + String(repeating: "x", count: 200)
    let text = Language.english.catalogue.sentence(
      PriceFileError(file: nasty, reason: .badUnit(nasty))
    ).text
    #expect(!text.contains("\u{1B}") && text.contains("…") && text.count < 400)
    let names = (0..<30).map { "N\($0)" }
    #expect(("\(names)" as Wording).text.hasSuffix("N11, … (30)"))
    let long = Array(repeating: String(repeating: "\u{202E}", count: 900), count: 1000)
    #expect(("\(long)" as Wording).text.count < 600)
  }

  @Test("Singular and plural have the right forms")
  func plurals() {
    #expect(
      Language.english.catalogue.sentence(PriceWarning.missing(1)).text == "1 price is missing.")
    #expect(
      Language.norwegian.catalogue.sentence(PriceWarning.missing(2)).text == "2 priser mangler.")
    #expect(Language.english.catalogue.duration(.hours(1)) == "1 hour")
    let seconds: [Int64] = [86_400, 172_800, 176_400, 5400]
    let lengths = seconds.map { Language.english.catalogue.duration(Duration(seconds: $0)) }
    #expect(lengths == ["24 hours", "2 days", "49 hours", "90 minutes"])
    let date = Samples.date
    for (language, lists, days) in [
      (Language.english, "there is 1 time and 1 price;", "1 entry does not fit"),
      (.norwegian, "det er 1 tid og 1 pris;", "1 oppføring passer ikke"),
      (.swedish, "det finns 1 tid och 1 pris;", "1 post passar inte"),
      (.danish, "der er 1 tid og 1 pris;", "1 post passer ikke"),
      (.finnish, "aikoja on 1 ja hintoja 1;", "1 kohta ei sovi"),
      (.german, "es gibt 1 Zeit und 1 Preis;", "1 Eintrag passt nicht"),
      (.dutch, "er is 1 tijd en 1 prijs;", "1 regel past niet"),
      (.spanish, "hay 1 hora y 1 precio;", "1 entrada no encaja"),
    ] {
      func reason(_ reason: PriceFileError.Reason) -> String {
        language.catalogue.reason(reason).text
      }
      #expect(reason(.unevenLists(times: 1, prices: 1)).hasPrefix(lists))
      #expect(!reason(.unevenLists(times: 2, prices: 2)).contains("1"))
      #expect(reason(.dayLength(count: 1, date: date, hours: 24)).hasPrefix(days))
    }
  }

  @Test(
    "The message about a wrong placeholder lists all placeholders", arguments: Language.allCases)
  func placeholderList(language: Language) {
    let text = language.catalogue.sentence(
      CommandText.notPlaceholder("{x}", known: LinePlaceholder.list)
    ).text
    for placeholder in LinePlaceholder.allCases {
      #expect(text.contains("{\(placeholder.rawValue)}"), "\(text)")
    }
  }

  @Test("Messages about unusable terminals suggest printing", arguments: Language.allCases)
  func terminals(language: Language) {
    for error in [NcursesError.noTerminal, .unnamedTerminal, .incapableTerminal("dumb")] {
      let text = language.catalogue.row(of: error, in: "terminal").text
      #expect(text.contains("`pricetui print`"))
    }
  }
}
