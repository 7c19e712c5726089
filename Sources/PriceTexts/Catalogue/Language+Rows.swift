import CPriceTexts
import LocaleFormats

extension Language {
  /// The rows of texts that `Resources/texts` holds for the language, as they are linked in.
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

  /// The text of a row; `nil` where there is none of the name.
  func text(ofRow name: String) -> String? {
    priceText(textRows, name).map { String(cString: $0) }
  }
}
