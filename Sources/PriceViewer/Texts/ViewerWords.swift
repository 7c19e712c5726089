import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// The words of the screen in a language, including words that depend on the state.
struct ViewerWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  /// The texts of the language.
  var catalogue: Catalogue { language.catalogue }

  /// Returns a word.
  func callAsFunction(_ word: Word) -> String { catalogue.word(word) }

  /// Returns the name of a panel of the typical day: `weekdays`, `Mon`, `Jan`.
  func panel(_ panel: Int, of form: TypicalForm, _ dates: DateStyle) -> String {
    // 1 January 2001 was a Monday.
    switch form {
    case .days: self(panel == 0 ? .weekdays : .weekends)
    case .week: CivilDate(year: 2001, month: 1, day: panel + 1).map(dates.shortWeekday) ?? ""
    case .months: CivilDate(year: 2001, month: panel + 1, day: 1).map(dates.shortMonth) ?? ""
    }
  }

  /// Returns whether prices include tax, and whether that is assumed, as in `assumed: excl. VAT`.
  func tax(_ series: PriceSeries) -> String {
    let text = self(series.valueAddedTax.word)
    guard series.valueAddedTax != .unknown, series.isTaxAssumed else { return text }
    return "\(self(.assumed)): \(text)"
  }

  /// Returns the tax of a state's prices, and whether they are all-in: `all-in, incl. VAT`.
  func kind(_ state: ViewerState) -> String {
    guard state.hasAllIn else { return tax(state.series) }
    return "\(self(state.choice.isAllIn ? .allIn : .raw)), \(tax(state.series))"
  }
}
