import ElectricityPrices

/// Writes the prices of a series, all with the same number of decimals.
struct PriceText {
  let unit: PriceUnit?
  let decimals: Int
  var strings = ViewerStrings.english

  init(_ series: PriceSeries) {
    unit = series.unit
    decimals = series.unit?.usualDecimals ?? 2
  }

  /// `326`, rounded half away from zero and never `-0`; a word where there is none.
  func number(_ price: Price?) -> String {
    price.map { $0.text(decimals: decimals) } ?? strings.noPrice
  }

  /// `384` for a mean.
  func number(_ mean: Double) -> String { number(Price(String(mean))) }

  /// `326 øre per kWh`.
  func sentence(_ price: Price?) -> String {
    guard price != nil, let unit else { return number(price) }
    return "\(number(price)) \(unit.spoken)"
  }
}
