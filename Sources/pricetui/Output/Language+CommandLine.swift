import CLibrary
import LocaleFormats

extension Language {
  /// The language that the command line asks for by `--locale`, else that of the environment: known
  /// before the options are, for their help and for what is wrong with them.
  static var ofCommandLine: Language {
    var rest = CommandLine.arguments.dropFirst()[...]
    while let word = rest.popFirst() {
      let value =
        word == "--locale"
        ? rest.first : word.hasPrefix("--locale=") ? String(word.dropFirst(9)) : nil
      if let value, let locale = TextLocale(value) { return locale.language }
    }
    if let name = getenv("PRICETUI_LOCALE"), let locale = TextLocale(String(cString: name)) {
      return locale.language
    }
    return TextLocale.current.language
  }
}
