/// Why an action did nothing.
package enum ViewerMessage: Hashable, Sendable {
  /// The clock is outside the prices.
  case nowOutside
  /// There is no slot with a price.
  case noPrices
  /// The file has one series only.
  case oneSeries
  /// A slot can be chosen only when the viewer was started for that.
  case notPicking
  /// Nothing is selected that could be chosen.
  case nothingSelected
}
