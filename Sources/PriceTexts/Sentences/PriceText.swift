import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats

/// Writes prices of a unit: with its usual decimals, or of small ones two digits that count.
package struct PriceText {
  private let unit: PriceUnit?
  package let locale: TextLocale

  package init(_ unit: PriceUnit?, _ locale: TextLocale = .english) {
    (self.unit, self.locale) = (unit, locale)
  }

  /// `326`, rounded half away from zero and never `-0`.
  package func number(_ price: Price) -> String {
    price.text(usualDecimals: unit?.usualDecimals ?? 2, style: locale.numbers)
  }

  /// The same; a word where there is none.
  package func number(_ price: Price?) -> String {
    price.map(number) ?? locale.language.catalogue.word(.noPrice)
  }

  /// `384` for a mean.
  package func number(_ mean: Double) -> String { number(Price(mean: mean)) }

  /// `326 øre per kWh`.
  package func sentence(_ price: Price?) -> String {
    guard price != nil, let unit else { return number(price) }
    return "\(number(price)) \(spoken(unit))"
  }

  /// `øre per kWh`.
  package func spoken(_ unit: PriceUnit) -> String { locale.language.catalogue.spoken(unit).text }
}

extension Money {
  /// The amount with the decimals of money.
  package func text(_ style: NumberStyle) -> String {
    (decimal ?? .zero).text(decimals: 2, style: style)
  }
}

extension Energy {
  /// The kWh.
  var kilowattHours: ExactDecimal {
    ExactDecimal(significand: microwattHours, exponent: -9) ?? .zero
  }
}

extension ExactDecimal {
  /// Returns the usual decimals of a unit, in a style; of a small number two significant digits.
  package func text(usualDecimals: Int, style: NumberStyle) -> String {
    text(decimals: shownDecimals(usual: usualDecimals), style: style)
  }

  /// The nearest number to a mean, to six decimals, or to four digits of a small one; `nil` for
  /// what is not finite.
  package init?(mean: Double) {
    guard let exact = ExactDecimal("\(mean)") else { return nil }
    self = exact.rounded(toDecimals: 6, orDigits: 4)
  }

  /// A fixed number of decimals in a style, rounded half away from zero, never `-0`; a power of ten
  /// where the digits are too many to read.
  package func text(decimals: Int, style: NumberStyle) -> String {
    isReadable ? style.text(text(decimals: decimals)) : scientificText(digits: 3)
  }
}
