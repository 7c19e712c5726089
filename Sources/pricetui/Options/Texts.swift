import ArgumentParser
import LocaleFormats
import PriceTexts

extension ArgumentHelp {
  /// A text of the catalogue, in the language of the command line.
  static func text(_ key: HelpText) -> ArgumentHelp { ArgumentHelp(.text(key)) }
}

extension ValidationError {
  /// What is wrong with the command line, in its language.
  init(_ text: CommandText) { self.init(Language.ofCommandLine.catalogue.sentence(text).text) }
}

extension ValidationError {
  /// What is wrong with the options of prices that are fetched, in the language of the others.
  init(_ text: SourceText) { self.init(Language.ofCommandLine.catalogue.sentence(text).text) }
}

extension String {
  /// A text of the catalogue, in the language of the command line.
  static func text(_ key: HelpText) -> String { Language.ofCommandLine.catalogue.help(key) }
}
