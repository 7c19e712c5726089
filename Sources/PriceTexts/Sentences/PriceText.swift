import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats

/// The text of prices in a unit, with its usual decimals or two significant digits.
package struct PriceText {
  private let unit: PriceUnit?
  package let locale: TextLocale

  package init(_ unit: PriceUnit?, _ locale: TextLocale = .english) {
    (self.unit, self.locale) = (unit, locale)
  }

  /// Returns a price such as `326`, rounded half away from zero and never `-0`.
  package func number(_ price: Price) -> String {
    price.text(usualDecimals: unit?.usualDecimals ?? 2, style: locale.numbers)
  }

  /// Returns a price, or a phrase if it is missing.
  package func number(_ price: Price?) -> String {
    price.map(number) ?? locale.catalogue.word(.noPrice)
  }

  /// Returns a mean such as `384`.
  package func number(_ mean: Double) -> String { number(Price(mean: mean)) }

  /// Returns a price with its unit: `326 øre per kWh`.
  package func sentence(_ price: Price?) -> String {
    guard price != nil, let unit else { return number(price) }
    return "\(number(price)) \(locale.catalogue.spoken(unit).text)"
  }

  /// Returns an amount with its currency: `312.40 kr`.
  package func money(_ amount: Money) -> String { money(amount.text(locale.numbers)) }

  /// Returns a cost that may be less than a hundredth of the currency: `3.21 kr`, `0.0042 kr`.
  package func money(_ cost: ExactDecimal) -> String {
    money(cost.text(usualDecimals: 2, style: locale.numbers))
  }

  private func money(_ amount: String) -> String {
    "\(amount) \(unit?.currency.majorName ?? "")"
  }
}

extension Money {
  /// Returns the amount with two decimals.
  package func text(_ style: NumberStyle) -> String {
    (decimal ?? .zero).text(decimals: 2, style: style)
  }
}

extension Energy {
  var kilowattHours: ExactDecimal {
    ExactDecimal(significand: microwattHours, exponent: -9) ?? .zero
  }
}

extension ExactDecimal {
  /// Returns the number with the usual decimals of a unit; a small one with two significant digits.
  package func text(usualDecimals: Int, style: NumberStyle) -> String {
    text(decimals: shownDecimals(usual: usualDecimals), style: style)
  }

  /// Creates the number nearest to a mean, with six decimals, or four significant digits of a small
  /// one; `nil` if it is not finite.
  package init?(mean: Double) {
    guard let exact = ExactDecimal("\(mean)") else { return nil }
    self = exact.rounded(toDecimals: 6, orDigits: 4)
  }

  /// Returns the number with fixed decimals, rounded half away from zero and never `-0`; with a
  /// power of ten if it has too many digits to read.
  package func text(decimals: Int, style: NumberStyle) -> String {
    isReadable ? style.text(text(decimals: decimals)) : scientificText(digits: 3)
  }
}
