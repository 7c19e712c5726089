import ElectricityPrices
import LocaleFormats

extension Price {
  /// Exactly so many decimals in a style, rounded half away from zero; never `-0`.
  package func text(decimals: Int, style: NumberStyle) -> String {
    style.text(text(decimals: decimals))
  }
}
