import LocaleFormats
import PriceTexts
import TerminalCore

/// The text of `--help`, of which the parser words a few signs itself.
struct HelpPage {
  /// The parser's page.
  let text: String

  /// The page in a language.
  func text(in language: Language) -> String {
    guard language != .english else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let width = lines.map { String($0).displayWidth }.max() ?? 0
    return lines.flatMap { Self.broken(Self.translated($0, language.catalogue), to: width) }
      .joined(separator: "\n")
  }

  /// A line of the column of texts, whose end goes to a second line where it has become too long.
  private static func broken(_ line: String, to width: Int) -> [String] {
    guard line.displayWidth > width, let space = line.lastIndex(of: " ") else { return [line] }
    let indent = String(repeating: " ", count: 26)
    return [String(line[..<space]), indent + line[line.index(after: space)...]]
  }

  private static func translated(_ line: Substring, _ catalogue: Catalogue) -> String {
    let signs: [(parser: String, key: HelpText)] = [
      ("OVERVIEW:", .overview), ("USAGE:", .usage), ("OPTIONS:", .options),
    ]
    for sign in signs where line.hasPrefix(sign.parser) {
      return catalogue.help(sign.key).uppercased() + ":" + line.dropFirst(sign.parser.count)
    }
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for (index, word) in words.enumerated() {
      if word == "(values:" { words[index] = "(" + catalogue.help(.values) + ":" }
      if word == "default:" { words[index] = catalogue.help(.byDefault) + ":" }
    }
    let translated = words.joined(separator: " ")
    let sentences: [(parser: String, key: HelpText)] = [
      ("Show the version.", .version), ("Show help information.", .help),
    ]
    for sentence in sentences where translated.hasSuffix("  " + sentence.parser) {
      return translated.dropLast(sentence.parser.count) + catalogue.help(sentence.key)
    }
    return translated
  }
}
