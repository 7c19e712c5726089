import CLibrary
import LocaleFormats

extension Language {
  /// The language that the command line asks for by `--locale`, else that of the environment: known
  /// before the options are, for their help and for what is wrong with them.
  static var ofCommandLine: Language {
    let named = Array(CommandLine.arguments.dropFirst()).values(of: "--locale")
    let variable = getenv("PRICETUI_LOCALE").map { String(cString: $0) }
    let locale = (named + [variable].compactMap(\.self)).lazy.compactMap { TextLocale($0) }.first
    return (locale ?? .current).language
  }
}

extension [String] {
  /// What follows an option among words of a command line, for what must be known before all of
  /// them are read.
  func values(of option: String) -> [String] {
    var values: [String] = []
    var rest = self[...].prefix { $0 != "--" }
    while let word = rest.popFirst() {
      if word == option, let value = rest.popFirst() {
        values.append(value)
      } else if word.hasPrefix(option + "="), word.utf8.count > option.utf8.count + 1 {
        values.append(String(word.dropFirst(option.count + 1)))
      }
    }
    return values
  }
}
