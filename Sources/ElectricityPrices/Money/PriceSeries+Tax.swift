extension PriceSeries {
  /// The series with the prices with tax that its file states; `nil` if they are not stated.
  var withOwnTax: PriceSeries? {
    switch valueAddedTax {
    case .included: self
    case .excluded: includingValueAddedTax
    case .unknown: nil
    }
  }

  /// Returns the series without value-added tax if `known` has none and the area's rate is known.
  package func matchingTax(of known: PriceSeries, in area: String) -> PriceSeries {
    known.valueAddedTax == .excluded ? excludingValueAddedTax(of: area) ?? self : self
  }

  /// The prices that production earns: without tax, if the rate of the area is known.
  package var earned: PriceSeries {
    area.flatMap { excludingValueAddedTax(of: AreaTable.name(ofCity: $0)) } ?? self
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
      column.changed { _, price in
        price.scaled(byPowerOfTen: 3)?.divided(by: 1000 + factor)?
          .rounded(toDecimals: 9, orDigits: 4)
      }
    }
    var result = self
    guard let prices = bare(prices), let origins = origins.mapBounds(bare) else { return nil }
    (result.prices, result.origins, result.taxedPrices) = (prices, origins, self.prices)
    result.valueAddedTax = .excluded
    result.warnings.append(.removedTax(percent))
    return result
  }
}
