import CivilTime
import LocaleFormats
import PriceTexts

/// The words of the screen, including words that depend on the state.
extension Catalogue {
  func callAsFunction(_ word: Word) -> String { self.word(word) }

  /// Returns the name of a panel of the typical day: `weekdays`, `Mon`, `Jan`.
  func panel(_ panel: Int, of form: TypicalForm, _ dates: DateStyle) -> String {
    // 1 January 2001 was a Monday.
    switch form {
    case .days: word(panel == 0 ? .weekdays : .weekends)
    case .week: CivilDate(year: 2001, month: 1, day: panel + 1).map(dates.shortWeekday) ?? ""
    case .months: CivilDate(year: 2001, month: panel + 1, day: 1).map(dates.shortMonth) ?? ""
    }
  }

  /// Returns the tax of a state's prices, and whether it is assumed or other amounts are added:
  /// `all-in, incl. VAT`, `assumed: excl. VAT`.
  func kind(_ state: ViewerState) -> String {
    let isAssumed = state.series.valueAddedTax != .unknown && state.series.isTaxAssumed
    let hasMore = !state.adjustment.additions.isEmpty || state.adjustment.support != nil
    return (hasMore ? "\(word(state.isAllIn ? .allIn : .raw)), " : "")
      + (isAssumed ? "\(word(.assumed)): " : "") + word(state.series.valueAddedTax.word)
  }
}
