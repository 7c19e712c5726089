import LocaleFormats
import PriceTexts

@testable import PriceViewer

extension KeyBindings {
  /// The list of keys in the manual page, in the macros of man(7).
  static var manual: String {
    KeyGroup.allCases.map { group in
      ".SS \(english.title(group))\n"
        + lines.filter { $0.group == group }.map {
          ".TP\n.B \(Documents.roff($0.keyNames.isEmpty ? "menu" : $0.keyNames))\n"
            + "\(Documents.roff(english.help($0.help)))\n"
        }.joined()
    }.joined()
  }

  private static var english: Catalogue { Language.english.catalogue }
}
