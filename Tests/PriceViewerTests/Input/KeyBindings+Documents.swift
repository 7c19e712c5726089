import LocaleFormats
import PriceTexts

@testable import PriceViewer

extension KeyBindings {
  /// The table of the README, in Markdown.
  static var markdown: String {
    let rows = lines.map { "| \(code($0)) | \(english.title($0)) |\n" }
    return "| Keys | What they do |\n|---|---|\n" + rows.joined()
  }

  /// The list of the manual page, in the macros of man(7).
  static var manual: String {
    KeyGroup.allCases.map { group in
      ".SS \(english.title(group))\n"
        + lines.filter { $0.group == group }.map {
          ".TP\n.B \(Documents.roff($0.keyNames.isEmpty ? "menu" : $0.keyNames))\n"
            + "\(Documents.roff(english.title($0)))\n"
        }.joined()
    }.joined()
  }

  private static var english: Catalogue { Language.english.catalogue }

  /// The keys as code; a bar would end the cell, and no key is one.
  private static func code(_ line: KeyLine) -> String {
    line.keyNames.isEmpty ? "menu" : "`\(line.keyNames)`"
  }
}
