import ElectricityPrices

/// Why an action did nothing.
package enum ViewerMessage: Hashable, Sendable {
  /// The clock is outside the prices.
  case nowOutside
  /// There is no slot with a price.
  case noPrices
  /// The file has one series only.
  case oneSeries
  /// The file does not say its unit, so that there is none to go on from.
  case noUnit
  /// Neither the file nor the command line says what comes on top of the prices.
  case nothingToAdd
  /// What comes on top does not fit these prices.
  case notAdjusted(PriceAdjustmentError)
  /// A slot can be chosen only when the viewer was started for that.
  case notPicking
  /// Nothing is selected that could be chosen.
  case nothingSelected
}
