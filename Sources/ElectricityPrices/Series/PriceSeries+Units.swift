extension PriceSeries {
  /// Returns the series with its prices exactly converted to another unit.
  ///
  /// Returns `nil` if the series has no unit, the currencies differ or a price leaves the range.
  ///
  /// - Complexity: O(n), where n is the number of slots; O(1) where no number changes.
  public func converted(to other: PriceUnit) -> PriceSeries? {
    guard let unit, let power = unit.powerOfTen(to: other) else { return nil }
    var result = self
    result.unit = other
    guard power != 0 else { return result }
    guard let scaled = prices.scaled(byPowerOfTen: power),
      let origins = origins.mapBounds({ $0.scaled(byPowerOfTen: power) })
    else { return nil }
    (result.prices, result.origins) = (scaled, origins)
    if let taxedPrices {
      guard let scaled = taxedPrices.scaled(byPowerOfTen: power) else { return nil }
      result.taxedPrices = scaled
    }
    return result
  }

  /// The series with the prices including value-added tax, if the file has both.
  public var includingValueAddedTax: PriceSeries? {
    guard let taxedPrices else { return nil }
    var result = self
    result.prices = taxedPrices
    result.taxedPrices = nil
    // The bounds exclude tax.
    result.origins = origins.withoutBounds
    result.valueAddedTax = .included
    return result
  }
}
