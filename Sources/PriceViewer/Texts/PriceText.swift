import ElectricityPrices
import LocaleFormats
import PriceTexts

/// Writes the prices of a series: with the usual decimals of its unit, or of small ones two digits
/// that count.
struct PriceText {
  let unit: PriceUnit?
  let decimals: Int
  let locale: TextLocale

  init(_ series: PriceSeries, _ locale: TextLocale = .english) {
    unit = series.unit
    decimals = series.unit?.usualDecimals ?? 2
    self.locale = locale
  }

  /// `326`, rounded half away from zero and never `-0`; a word where there is none.
  func number(_ price: Price?) -> String {
    price.map { $0.text(usualDecimals: decimals, style: locale.numbers) }
      ?? locale.language.catalogue.word(.noPrice)
  }

  /// `384` for a mean.
  func number(_ mean: Double) -> String { number(Price(mean: mean)) }

  /// `326 øre per kWh`.
  func sentence(_ price: Price?) -> String {
    guard price != nil, let unit else { return number(price) }
    return "\(number(price)) \(spoken(unit))"
  }

  /// `øre per kWh`.
  func spoken(_ unit: PriceUnit) -> String { locale.language.catalogue.spoken(unit).text }
}
