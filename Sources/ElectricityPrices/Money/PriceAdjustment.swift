import CivilTime

/// What makes the price that a household pays of the price of the exchange.
///
/// The all-in price is (price − support) with tax, plus the additions, which are stated with tax.
public struct PriceAdjustment: Hashable, Sendable {
  /// The tax in percent; it is not put on prices that contain it.
  public var taxPercent: ExactDecimal?
  /// The amounts on top.
  public var additions: [PriceAddition]
  /// The Norwegian scheme that covers a part.
  public var support: SupportScheme?

  /// Creates an adjustment; the default changes nothing.
  public init(
    taxPercent: ExactDecimal? = nil, additions: [PriceAddition] = [], support: SupportScheme? = nil
  ) {
    self.taxPercent = taxPercent
    self.additions = additions
    self.support = support
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { taxPercent == nil && additions.isEmpty && support == nil }
}

/// Why prices cannot be adjusted.
public enum PriceAdjustmentError: Error, Hashable, Sendable {
  /// The table has no entry for a scheme on a date.
  case noEntry(SupportScheme, CivilDate)
  /// The scheme is stated in øre per kWh, which these prices are not.
  case notNorwegian(SupportScheme, unit: String?)
  /// A price got out of range.
  case outOfRange
}

extension PriceSeries {
  /// The series of the prices that a household pays.
  ///
  /// Where the file gives prices with tax itself, they are taken instead of computed. The tax state
  /// of the result is `included` if tax was in the prices or was put on.
  ///
  /// - Throws: ``PriceAdjustmentError`` if a support scheme does not fit.
  public func adjusted(
    by adjustment: PriceAdjustment
  ) throws(PriceAdjustmentError) -> PriceSeries {
    if adjustment.support == nil, let own = includingValueAddedTax {
      return try own.adjusted(by: adjustment)
    }
    var result = self
    let factor = taxFactor(adjustment)
    result.prices = try adjustment.support?.prices(of: self) ?? prices
    result.prices = try paid(result.prices, factor, adjustment.additions)
    result.taxedPrices = nil
    if factor != nil {
      result.isTaxAssumed = isTaxAssumed || valueAddedTax == .unknown
      result.valueAddedTax = .included
    }
    return result
  }

  /// Prices with tax and the additions of their hours.
  private func paid(
    _ bare: PriceColumn, _ factor: ExactDecimal?, _ additions: [PriceAddition]
  ) throws(PriceAdjustmentError) -> PriceColumn {
    if factor == nil, additions.isEmpty { return bare }
    var result = PriceColumn()
    for index in indices {
      guard var price = bare[index] else {
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
    return result
  }

  private func checked(_ price: Price?) throws(PriceAdjustmentError) -> Price {
    guard let price else { throw .outOfRange }
    return price
  }

  /// 1.25 for 25 percent, where the prices do not contain the tax.
  private func taxFactor(_ adjustment: PriceAdjustment) -> ExactDecimal? {
    guard valueAddedTax != .included, let percent = adjustment.taxPercent else { return nil }
    return percent.scaled(byPowerOfTen: -2)?.adding(1)
  }
}
