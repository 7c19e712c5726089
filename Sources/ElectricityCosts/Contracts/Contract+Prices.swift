import ElectricityPrices

/// The prices of a contract, slot by slot.
extension Contract {
  /// Returns the limit of the monthly support; `nil` for a contract without support.
  package func supportLimit(of spot: PriceSeries) throws(CostError) -> SupportLimit? {
    guard let support else { return nil }
    var bare = self
    bare.support = nil
    return SupportLimit(scheme: support, prices: try bare.prices(of: spot))
  }

  /// Returns the prices paid for a kilowatt-hour, in the unit of the exchange prices.
  ///
  /// Slots are divided where rates or days begin or end inside them. Slots have no price on a date
  /// on which the contract is not valid, or taxes or holidays that it needs are unknown. Support
  /// depends only on the exchange price, so that it also reduces a fixed price; the series has a
  /// warning about dates without terms.
  package func prices(of spot: PriceSeries) throws(CostError) -> PriceSeries {
    let bare = try spot.inWholeUnits().divided(at: hours)
    let tariff = try ContractTariff(self, bare)
    return try shown(tariff.slots, like: spot, warnings: tariff.paid.warnings)
  }

  /// Returns the prices earned for a kilowatt-hour fed in, in the unit of the exchange prices.
  package func productionPrices(of spot: PriceSeries) throws(CostError) -> PriceSeries {
    let slots = try spot.earned.inWholeUnits().divided(at: []).map { slot in
      let price: Price? =
        switch production {
        case let own? where !own.isSpot: own.amount
        case let own?: slot.price?.adding(own.amount)
        case nil: slot.price
        }
      let isValid = isValid(on: spot.zone.civil(at: slot.start).date)
      return PriceSlot(start: slot.start, end: slot.end, price: isValid ? price : nil)
    }
    return try shown(slots, like: spot, warnings: spot.warnings)
  }

  /// Whether a price of energy depends on the exchange.
  private var usesSpot: Bool {
    // Rates after an unconditional one never apply.
    let last = rates.firstIndex(where: \.isUnconditional)
    let used = last.map { rates[...$0] } ?? rates[...]
    return rates.isEmpty || used.contains { $0.amount == nil }
  }

  /// Returns the exchange prices that decide what a kilowatt-hour costs; `nil` for a fixed price
  /// without support.
  package func deciding(of spot: PriceSeries) -> PriceSeries? {
    usesSpot || support != nil ? spot : nil
  }

  /// Returns whether prices without tax are paid without it, beside amounts that include it.
  package func leavesTaxOut(of spot: PriceSeries) -> Bool {
    usesSpot && taxPercent == nil && spot.valueAddedTax == .excluded
  }

  /// An amount that may be in hundredths of the currency, read as whole units, with its term and
  /// its ratio to the mean price.
  package typealias DoubtfulAmount = (term: ContractTerm, amount: Price, ratio: ExactDecimal)

  /// Returns the amounts of at least one whole unit that are at least fifty times the mean exchange
  /// price.
  package func doubtfulAmounts(at spot: PriceSeries) -> [DoubtfulAmount] {
    guard let unit = spot.unit, unit.currency.hasMinorUnit, let whole = try? spot.inWholeUnits()
    else { return [] }
    let prices = whole.compactMap { $0.price.map { $0.isNegative ? $0.negated : $0 } }
    let sum = prices.reduce(Price?.some(.zero)) { sum, price in sum?.adding(price) }
    guard let sum, let mean = sum.divided(by: Int64(prices.count)),
      let limit = mean.multiplied(by: 50).map({ max($0, 1) })
    else { return [] }
    func doubt(_ term: ContractTerm, _ amount: Price) -> DoubtfulAmount? {
      let size = amount.isNegative ? amount.negated : amount
      return limit <= size ? CostTotals.ratio(size, to: mean).map { (term, amount, $0) } : nil
    }
    let stated: [(ContractTerm, [Price?])] = [
      (.price, rates.map(\.amount)), (.add, additions.map(\.amount)), (.grid, grid.map(\.amount)),
      (.production, [production?.amount]),
    ]
    return stated.flatMap { term, amounts in amounts.compactMap { $0.flatMap { doubt(term, $0) } } }
  }

  /// Converts slots in whole units to a series in the unit of the exchange prices.
  private func shown(
    _ slots: [PriceSlot], like spot: PriceSeries, warnings: [PriceWarning]
  ) throws(CostError) -> PriceSeries {
    guard let unit = spot.unit else { throw .noUnit }
    let series = PriceSeries(
      slots: slots, unit: PriceUnit(unit.currency),
      valueAddedTax: taxPercent == nil ? spot.valueAddedTax : .included, area: spot.area,
      zone: spot.zone, formatName: spot.formatName, warnings: warnings)
    return try CostError.inRange(series.converted(to: unit))
  }
}
