import ElectricityPrices
import LocaleFormats
import PriceTexts

/// The words of the screen in a language, those that depend on the state among them.
struct ViewerWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  /// The texts of the language.
  var catalogue: Catalogue { language.catalogue }

  /// A word.
  func callAsFunction(_ word: Word) -> String { catalogue.word(word) }

  /// Whether prices contain tax, and whether that is only assumed: `assumed: excl. VAT`.
  func tax(_ series: PriceSeries) -> String {
    let text = self(series.valueAddedTax.word)
    guard series.valueAddedTax != .unknown, series.isTaxAssumed else { return text }
    return "\(self(.assumed)): \(text)"
  }

  /// The tax of the prices of a state, and which of two prices they are: `all-in, incl. VAT`.
  func kind(_ state: ViewerState) -> String {
    guard state.hasAllIn else { return tax(state.series) }
    return "\(self(state.choice.isAllIn ? .allIn : .raw)), \(tax(state.series))"
  }
}
