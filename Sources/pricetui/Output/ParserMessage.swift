import LocaleFormats
import PriceTexts

/// What the parser of arguments says, in the language of the command line.
///
/// The parser knows English alone and hands out nothing but its sentences; those that a command
/// line can bring about are known here by their words, and the tests bring each of them about. What
/// is not known stays as it is.
struct ParserMessage {
  private let message: Substring

  init(_ message: String) { self.message = message[...] }

  /// The sentence in a language.
  func sentence(in language: Language) -> String {
    let catalogue = language.catalogue
    if let text = command { return catalogue.sentence(text).text }
    if let shells {
      return "--generate-completion-script: "
        + catalogue.sentence(SettingText.notOneOf(shells)).text
    }
    return String(message)
  }

  private var command: CommandText? {
    if let name = quoted(after: "Unknown option ") {
      return .unknownOption(name, similar: quoted(after: "Did you mean "))
    }
    if let name = quoted(after: "Missing value for ") {
      return .missingValue(of: Self.option(name[...]))
    }
    if message.hasPrefix("The option "), let name = quoted(after: "The option ") {
      return .takesNoValue(name)
    }
    return nil
  }

  /// The shells that there are completions for, where another one was named: they end the message.
  private var shells: [String]? {
    guard message.hasPrefix("Can't generate completion scripts for ") else { return nil }
    return message.split(separator: "\n").last?.split(separator: " ").map { name in
      String(name.prefix { $0 != "." })
    }
  }

  /// `--chart` of `--chart <chart>`.
  private static func option(_ synopsis: Substring) -> String {
    String(synopsis.prefix { $0 != " " })
  }

  /// What stands in quotation marks after some words.
  private func quoted(after words: String) -> String? {
    guard let start = message.firstRange(of: words + "'")?.upperBound,
      let end = message[start...].firstIndex(of: "'")
    else { return nil }
    return String(message[start..<end])
  }
}
