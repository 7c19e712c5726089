import ElectricityPrices

/// Writes the prices of a series, all with the same number of decimals.
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
    price.map { $0.text(decimals: decimals, style: locale.numbers) }
      ?? Phrase.noPrice.text(in: locale.language)
  }

  /// `384` for a mean.
  func number(_ mean: Double) -> String { number(Price(rounding: mean, decimals: decimals)) }

  /// `326 øre per kWh`.
  func sentence(_ price: Price?) -> String {
    guard price != nil, let unit else { return number(price) }
    return "\(number(price)) \(unit.spoken)"
  }

  /// The number of a tick, such as `-2.50`, as the locale writes it.
  ///
  /// A fraction of money has as many digits as prices usually have: `3.50` and not `3.5`.
  static func tick(_ plain: String, unit: PriceUnit?, _ style: NumberStyle) -> String {
    guard let number = Price(plain), !plain.utf8.contains(UInt8(ascii: "e")) else { return plain }
    let fraction = plain.split(separator: ".", maxSplits: 1).dropFirst().first?.utf8.count ?? 0
    let decimals = fraction == 0 ? 0 : max(fraction, unit?.usualDecimals ?? 0)
    return number.text(decimals: decimals, style: style)
  }
}
