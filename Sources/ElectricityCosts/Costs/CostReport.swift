import ElectricityPrices

/// The costs of a usage by period and in total.
package struct CostReport: Equatable, Sendable {
  /// The period of each row; `nil` for the total alone.
  package let period: CostPeriod?
  /// The unit of prices in the output.
  package let unit: PriceUnit
  /// The slots.
  package let costs: CostSeries
  /// The periods in which slots begin, in chronological order.
  package let periods: [CostTotals]
  /// The total of all periods.
  package let totals: CostTotals

  /// Creates a report of the costs of slots.
  ///
  /// - Parameters:
  ///   - costs: The slots.
  ///   - unit: The unit of prices in the output, in the currency of the costs.
  ///   - period: The period of each row; `nil` for the total alone.
  /// - Returns: `nil` without slots.
  package init?(
    _ costs: CostSeries, in unit: PriceUnit, by period: CostPeriod? = nil
  ) throws(CostError) {
    periods = try period.map { period throws(CostError) in try costs.totals(by: period) } ?? []
    guard let totals = try costs.totals else { return nil }
    (self.period, self.unit, self.costs, self.totals) = (period, unit, costs, totals)
  }

  /// Returns the hours of a period whose prices are forecasts.
  package func forecastHours(of totals: CostTotals) -> ExactDecimal {
    let seconds = costs.forecastSeconds(from: totals.start, to: totals.end)
    return ExactDecimal(integerLiteral: seconds).divided(by: 3600) ?? .zero
  }

  /// Returns a mean of ``CostTotals`` converted to the unit of the report.
  package func inUnit(_ mean: Price?) -> Price? {
    PriceUnit(unit.currency).powerOfTen(to: unit).flatMap { mean?.scaled(byPowerOfTen: $0) }
  }
}

extension CostSeries {
  /// A period with a readable number of rows, and none shorter than a slot: hours up to two days,
  /// days up to two months, else months.
  package var usualPeriod: CostPeriod {
    guard let first = slots.first, let last = slots.last else { return .day }
    let days = first.start.distance(to: last.end) / 86400
    let fitting: [CostPeriod] = [.hour, .day].filter { longestSlot(over: $0) == nil }
    return fitting.first { days <= ($0 == .hour ? 2 : 62) } ?? .month
  }

  /// Returns the length of the longest slot in seconds if it is longer than a period.
  package func longestSlot(over period: CostPeriod) -> Int64? {
    slots.longestSeconds > period.calendar.longestSeconds ? slots.longestSeconds : nil
  }
}
