import ArgumentParser
import LocaleFormats
import PriceTexts

extension ArgumentHelp {
  /// A text of the catalogue, in the language of the command line.
  static func text(_ key: HelpText) -> ArgumentHelp { ArgumentHelp(.text(key)) }
}

extension String {
  /// A text of the catalogue, in the language of the command line.
  static func text(_ key: HelpText) -> String { Language.ofCommandLine.catalogue.help(key) }
}
