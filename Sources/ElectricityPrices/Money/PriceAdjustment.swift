import CivilTime

/// The tax, additions and support between the price of the exchange and the price of a household.
///
/// The all-in price is (price − support) with tax, plus the additions, which include tax.
public struct PriceAdjustment: Hashable, Sendable {
  /// The tax in percent; prices that contain it stay as they are.
  public var taxPercent: ExactDecimal?
  /// The amounts that are added.
  public var additions: [PriceAddition]
  /// The Norwegian scheme that covers a part of the price.
  public var support: SupportScheme?

  /// Creates an adjustment; the default changes nothing.
  public init(
    taxPercent: ExactDecimal? = nil, additions: [PriceAddition] = [], support: SupportScheme? = nil
  ) {
    self.taxPercent = taxPercent
    self.additions = additions
    self.support = support
  }

  /// Whether the adjustment changes nothing.
  public var isEmpty: Bool { taxPercent == nil && additions.isEmpty && support == nil }
}

/// Why prices cannot be adjusted.
public enum PriceAdjustmentError: Error, Hashable, Sendable {
  /// The scheme is stated in øre per kWh, which these prices are not.
  case notNorwegian(SupportScheme, unit: String?)
  /// A price got out of range.
  case outOfRange
}

extension PriceSeries {
  /// The series of the prices that a household pays.
  ///
  /// Prices with tax in the file are taken instead of computed. The tax state of the result is
  /// `included` if the prices contained tax or it was added. Slots are divided where the hours of
  /// an addition begin or end inside them. Dates without terms have no support, and the series
  /// warns about them.
  ///
  /// - Throws: ``PriceAdjustmentError`` if a support scheme does not fit.
  public func adjusted(
    by adjustment: PriceAdjustment
  ) throws(PriceAdjustmentError) -> PriceSeries {
    if adjustment.support == nil, let own = includingValueAddedTax {
      return try own.adjusted(by: adjustment)
    }
    let divided = divided(at: adjustment.additions.compactMap(\.hours))
    var result = divided
    if let support = adjustment.support {
      let (prices, unsupported) = try support.prices(of: result)
      result.prices = prices
      if let dates = unsupported {
        result.warnings.append(
          .noSupport(support.rawValue, from: dates.lowerBound, to: dates.upperBound))
      }
    }
    let factor = taxFactor(adjustment)
    try result.add(factor, adjustment.additions)
    let bounds = try result.origins.mapBounds { (column) throws(PriceAdjustmentError) in
      var bounds = divided
      bounds.prices = column
      // Bounds end where the last forecast with bounds does.
      while bounds.prices.count < bounds.count { bounds.prices.append(nil) }
      if let support = adjustment.support {
        bounds.prices = try support.prices(of: bounds).prices
      }
      try bounds.add(factor, adjustment.additions)
      return bounds.prices
    }
    result.origins = bounds ?? result.origins
    result.forecasts = try forecasts.map { (series) throws(PriceAdjustmentError) in
      try series.adjusted(by: adjustment)
    }
    result.taxedPrices = nil
    if factor != nil {
      result.isTaxAssumed = isTaxAssumed || valueAddedTax == .unknown
      result.valueAddedTax = .included
    }
    return result
  }

  /// Adds tax, and the additions to the slots of their hours.
  private mutating func add(
    _ factor: ExactDecimal?, _ additions: [PriceAddition]
  ) throws(PriceAdjustmentError) {
    if factor == nil, additions.isEmpty { return }
    var result = PriceColumn()
    for index in indices {
      guard var price = prices[index] else {
        result.append(nil)
        continue
      }
      if let factor { price = try checked(price.multiplied(by: factor)) }
      let time = additions.isEmpty ? nil : zone.civil(at: times.start(index))
      for addition in additions where time.map(addition.applies) ?? false {
        price = try checked(price.adding(addition.amount))
      }
      result.append(price)
    }
    prices = result
  }

  private func checked(_ price: Price?) throws(PriceAdjustmentError) -> Price {
    guard let price else { throw .outOfRange }
    return price
  }

  /// Returns 1.25 for 25 percent; `nil` where the prices contain the tax.
  private func taxFactor(_ adjustment: PriceAdjustment) -> ExactDecimal? {
    guard valueAddedTax != .included, let percent = adjustment.taxPercent else { return nil }
    return percent.scaled(byPowerOfTen: -2)?.adding(1)
  }
}
