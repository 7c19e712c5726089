import ElectricityPrices
import LocaleFormats

extension Price {
  /// The usual decimals of a unit, in a style; of a small price two digits that count.
  package func text(usualDecimals: Int, style: NumberStyle) -> String {
    text(decimals: shownDecimals(usual: usualDecimals), style: style)
  }

  /// The nearest price to a mean, exact enough for two digits of a small one.
  package init?(mean: Double) { self.init(rounding: mean, decimals: 6) }

  /// Exactly so many decimals in a style, rounded half away from zero; never `-0`.
  package func text(decimals: Int, style: NumberStyle) -> String {
    style.text(text(decimals: decimals))
  }
}
