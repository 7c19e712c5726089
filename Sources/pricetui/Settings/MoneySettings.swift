import ElectricityPrices

/// What makes the price of the exchange one that a household pays.
struct MoneySettings {
  /// The values of `--vat-state`.
  enum TaxState: String, CaseIterable {
    case included, excluded

    /// The state of prices.
    var valueAddedTax: ValueAddedTax { self == .included ? .included : .excluded }
  }

  /// Whether the file's prices contain value-added tax, where somebody says so.
  var taxState: ValueAddedTax?
  /// What is put on the prices.
  var adjustment = PriceAdjustment(taxPercent: nil, additions: [], support: nil)

  /// A tax from 0 to 100 percent, with a point or a comma; `nil` for other texts.
  static func percent(_ text: String) -> ExactDecimal? {
    guard let percent = ExactDecimal(typed: text), !percent.isNegative, percent <= 100 else {
      return nil
    }
    return percent
  }
}
