import CPriceTexts
import LocaleFormats

extension Language {
  /// The rows of `Resources/texts` for the language, which are linked into the program.
  var textRows: PriceTextRows {
    switch self {
    case .english: priceTextsInEnglish()
    case .norwegian: priceTextsInNorwegian()
    case .swedish: priceTextsInSwedish()
    case .danish: priceTextsInDanish()
    case .finnish: priceTextsInFinnish()
    case .german: priceTextsInGerman()
    case .dutch: priceTextsInDutch()
    case .spanish: priceTextsInSpanish()
    }
  }

  /// Returns the text of a row; `nil` if there is no row with the name.
  func text(ofRow name: String) -> String? {
    priceText(textRows, name).map { String(cString: $0) }
  }
}
