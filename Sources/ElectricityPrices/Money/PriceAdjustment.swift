/// The tax, surcharges and support between the exchange price and the household price.
///
/// The household price is (price − support) with tax, plus the surcharges, which include tax.
public struct PriceAdjustment: Hashable, Sendable {
  /// The tax in percent, for prices that do not include it.
  public var taxPercent: ExactDecimal?
  /// The surcharges.
  public var additions: [PriceAddition]
  /// The Norwegian scheme that covers part of the price.
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

/// The reason why prices cannot be adjusted.
public enum PriceAdjustmentError: Error, Hashable, Sendable {
  /// The scheme is defined in øre per kWh, and the prices have another currency or no unit.
  case notNorwegian(SupportScheme, unit: String?)
  /// A price is out of range.
  case outOfRange
}

extension PriceSeries {
  /// Returns the series with the prices that a household pays.
  ///
  /// Without support, prices with tax in the file are used instead of computed ones. The tax state
  /// is `included` if the prices include tax or it was added. Slots are divided where the hours of
  /// a surcharge begin or end inside them. Dates without terms have no support; the series has a
  /// warning about them.
  ///
  /// - Throws: ``PriceAdjustmentError``.
  public func adjusted(by adjustment: PriceAdjustment) throws(PriceAdjustmentError) -> PriceSeries {
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
      // The column of bounds ends with the last forecast that has any.
      while bounds.prices.count < bounds.count { bounds.prices.append(nil) }
      if let support = adjustment.support { bounds.prices = try support.prices(of: bounds).prices }
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

  /// Returns the adjusted prices; the prices as read if the adjustment changes nothing.
  ///
  /// ``adjusted(by:)`` would then take the prices with tax of a file that has both.
  package func charged(
    with adjustment: PriceAdjustment
  ) throws(PriceAdjustmentError) -> PriceSeries {
    adjustment.isEmpty ? self : try adjusted(by: adjustment)
  }

  /// Adds tax to all slots, and surcharges to the slots in their hours.
  private mutating func add(
    _ factor: ExactDecimal?, _ additions: [PriceAddition]
  ) throws(PriceAdjustmentError) {
    if factor == nil, additions.isEmpty { return }
    let charged = prices.changed { index, price in
      let taxed = if let factor { price.multiplied(by: factor) } else { price as Price? }
      guard !additions.isEmpty else { return taxed }
      let time = zone.civil(at: times.start(index))
      return additions.reduce(taxed) { sum, addition in
        addition.hours?.contains(time) ?? true ? sum?.adding(addition.amount) : sum
      }
    }
    guard let charged else { throw .outOfRange }
    prices = charged
  }

  /// Returns the factor of the tax, 1.25 for 25 percent; `nil` if prices include the tax.
  private func taxFactor(_ adjustment: PriceAdjustment) -> ExactDecimal? {
    guard valueAddedTax != .included, let percent = adjustment.taxPercent else { return nil }
    return percent.scaled(byPowerOfTen: -2)?.adding(1)
  }
}
