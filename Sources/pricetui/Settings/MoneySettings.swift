import ElectricityPrices

/// What makes the price of the exchange one that a household pays.
struct MoneySettings {
  /// Whether the file's prices contain value-added tax, where somebody says so.
  var taxState: ValueAddedTax?
  /// What is put on the prices.
  var adjustment = PriceAdjustment(taxPercent: nil, additions: [], support: nil)
}
