extension PriceSeries {
  /// The series with its prices in another unit, exactly.
  ///
  /// `nil` if the series has no unit, if the currencies differ, or if a price gets out of range.
  ///
  /// - Complexity: O(n), where n is the number of slots; O(1) where no number changes.
  public func converted(to other: PriceUnit) -> PriceSeries? {
    guard let unit, let power = unit.powerOfTen(to: other) else { return nil }
    var result = self
    result.unit = other
    guard power != 0 else { return result }
    guard let scaled = prices.scaled(byPowerOfTen: power) else { return nil }
    result.prices = scaled
    if let taxedPrices {
      guard let scaled = taxedPrices.scaled(byPowerOfTen: power) else { return nil }
      result.taxedPrices = scaled
    }
    return result
  }

  /// The same slots with the prices that contain value-added tax, where the file gives both.
  public var includingValueAddedTax: PriceSeries? {
    guard let taxedPrices else { return nil }
    var result = self
    result.prices = taxedPrices
    result.taxedPrices = nil
    result.valueAddedTax = .included
    return result
  }
}
