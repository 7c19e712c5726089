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
    guard let scaled = prices.scaled(byPowerOfTen: power) else { return nil }
    result.prices = scaled
    guard let origins = origins.mapBounds({ $0.scaled(byPowerOfTen: power) }) else { return nil }
    result.origins = origins
    if let taxedPrices {
      guard let scaled = taxedPrices.scaled(byPowerOfTen: power) else { return nil }
      result.taxedPrices = scaled
    }
    return result
  }

  /// Returns the series with the value-added tax of an area removed from its prices.
  ///
  /// The series has a warning about it. Returns `nil` if the prices do not include tax, the area
  /// has no known rate or two of them in the time of the series, or a price leaves the range.
  package func excludingValueAddedTax(of area: String) -> PriceSeries? {
    let rates = [start, end?.advanced(by: -1)].compactMap { $0 }.map { time in
      HouseholdCharges.valueAddedTax.of(area, on: zone.civil(at: time).date).first?.value
    }
    // Tax rates have at most one decimal.
    guard valueAddedTax == .included, let percent = rates.first ?? nil, rates.last == percent,
      let factor = percent.scaled(byPowerOfTen: 1).flatMap({ Int64($0.description) })
    else { return nil }
    func bare(_ column: PriceColumn) -> PriceColumn? {
      var result = PriceColumn()
      for index in 0..<column.count {
        let price = column[index].flatMap {
          $0.scaled(byPowerOfTen: 3)?.divided(by: 1000 + factor)?
            .rounded(toDecimals: 9, orDigits: 4)
        }
        guard price != nil || column[index] == nil else { return nil }
        result.append(price)
      }
      return result
    }
    var result = self
    guard let prices = bare(prices), let origins = origins.mapBounds(bare) else { return nil }
    (result.prices, result.origins, result.taxedPrices) = (prices, origins, self.prices)
    result.valueAddedTax = .excluded
    result.warnings.append(.removedTax(percent))
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
