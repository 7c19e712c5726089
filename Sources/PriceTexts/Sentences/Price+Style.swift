import ElectricityPrices
import LocaleFormats

extension Price {
  /// The usual decimals of a unit, in a style; of a small price two digits that count.
  package func text(usualDecimals: Int, style: NumberStyle) -> String {
    text(decimals: shownDecimals(usual: usualDecimals), style: style)
  }

  /// The nearest price to a mean, to six decimals, or to four digits of a small one; `nil` for what
  /// is not finite.
  package init?(mean: Double) {
    guard let exact = Price("\(mean)") else { return nil }
    self = exact.rounded(toDecimals: 6, orDigits: 4)
  }

  /// Exactly so many decimals in a style, rounded half away from zero, never `-0`; a power of ten
  /// where the digits are too many to read.
  package func text(decimals: Int, style: NumberStyle) -> String {
    isReadable ? style.text(text(decimals: decimals)) : scientificText(digits: 3)
  }
}
