import LocaleFormats
import TerminalTestSupport
import Testing

@testable import pricetui

/// What the parser of arguments says is understood, kind by kind: a newer parser with other words
/// is found here.
struct ParserMessageTests {
  private static let lines: [(words: [String], named: [String])] = [
    (["--nope"], ["--nope", "--now"]), (["--xyzzyx"], ["--xyzzyx", "--help"]),
    (["-k"], ["-k", "--help"]), (["--chart"], ["--chart"]), (["--vat"], ["--vat"]),
    (["--add"], ["--add"]),
    (["--chart", "pie"], ["--chart", "line, step, area, bar, heatmap, typical, duration"]),
    (["--first-hour", "3"], ["--first-hour", "0, 1"]),
    (["--vat-state", "x"], ["--vat-state", "included, excluded"]),
    (["--theme", "x"], ["--theme", "default, high-contrast, color-blind", "color-blind-dark"]),
    (["--sequence", "x"], ["--sequence", "x"]), (["--print=yes"], ["--print"]),
    (["--generate-completion-script", "foo"], ["--generate-completion-script: ", "bash, fish"]),
    (["--chart", "it's"], ["--chart", "line, step, area, bar, heatmap, typical, duration"]),
  ]

  @Test("Every kind is said in every language") func everyKindIsSaidInEveryLanguage() throws {
    for (words, named) in Self.lines {
      let error = try #require(
        #expect(throws: (any Error).self) { try Settings(Pricetui.given(words)) })
      var sentences: Set<String> = []
      for language in Language.allCases {
        let sentence = said(error, in: language)
        for text in named { #expect(sentence.contains(text), "\(sentence)") }
        for word in [
          "Unknown", "Missing", "The value", "The option", "Please", "Did you", "Can't", "<",
        ] {
          #expect(!sentence.contains(word), "\(sentence)")
        }
        sentences.insert(sentence)
      }
      #expect(sentences.count == Language.allCases.count, "\(sentences)")
    }
  }

  private func said(_ error: any Error, in language: Language) -> String {
    if let failure = error as? Failure { return failure.sentence(in: language) }
    return ParserMessage(Pricetui.message(for: error)).sentence(in: language)
  }

  @Test("Our own reasons follow the option") func ourOwnReasonsFollowTheOption() throws {
    for (option, value) in [
      ("--size", "3"), ("--vat", "ab"), ("--now", "noon"), ("--select", "25:00"),
      ("--date", "today"), ("--unit", "kWh"), ("--timezone", "x"), ("--locale", "english"),
      ("--add", "x"), ("--cheapest", "x"), ("--power", "x"),
    ] {
      let error = #expect(throws: (any Error).self) {
        try Settings(Pricetui.given([option, value]))
      }
      let sentence = said(try #require(error), in: .english)
      #expect(sentence.hasPrefix(option + ": ") && !sentence.contains("invalid"), "\(sentence)")
    }
  }

  @Test("What is not known stays") func whatIsNotKnownStays() {
    for message in ["", "x", "The value 'x' is invalid.", "Unknown option", "The value '"] {
      #expect(ParserMessage(message).sentence(in: .norwegian) == message)
    }
  }

  private static let help = Pricetui.helpMessage(columns: 80)

  @Test("The help is in the language", arguments: Language.allCases) func theHelpIsInTheLanguage(
    language: Language
  ) {
    let page = HelpPage(text: Self.help).text(in: language)
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(page.contains("--color-blind") == false && page.contains("color-blind-dark"))
    guard language != .english else { return }
    for word in [
      "OVERVIEW", "USAGE", "OPTIONS", "(values", "default:", "Show the version", "Show help",
    ] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("The program says them in the language of the environment")
  func theProgramSaysThemInTheLanguageOfTheEnvironment() throws {
    let refused = try run(["--nope"], environment: ["LANG": "nb_NO.UTF-8", "LC_ALL": nil])
    #expect(refused.status == .exited(64))
    #expect(refused.messages == "pricetui: Valget «--nope» finnes ikke; kanskje menes --now.\n")
    let help = try run(["--help"], environment: ["LANG": "nb_NO.UTF-8", "LC_ALL": nil])
    #expect(help.status == .exited(0))
    #expect(help.output.hasPrefix("OVERSIKT: Viser strømpriser"))
    #expect(help.output.contains("BRUK: pricetui"))
  }
}
