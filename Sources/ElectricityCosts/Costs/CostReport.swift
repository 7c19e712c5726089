import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What a usage cost, period by period and together.
public struct CostReport: Equatable, Sendable {
  /// By what the costs are added up; `nil` for all together alone.
  public let period: CostPeriod?
  /// The unit in which prices are told.
  public let unit: PriceUnit
  /// The slots.
  public let costs: CostSeries
  /// The periods in which slots begin, in the order of time.
  public let periods: [CostTotals]
  /// All of them together.
  public let totals: CostTotals

  /// Adds up.
  ///
  /// - Parameters:
  ///   - costs: The slots.
  ///   - unit: The unit in which prices are told, of the money of the costs.
  ///   - period: By what to add up; `nil` adds all up alone.
  /// - Returns: `nil` without slots.
  public init?(
    _ costs: CostSeries, in unit: PriceUnit, by period: CostPeriod? = nil
  ) throws(CostError) {
    periods = try period.map { period throws(CostError) in try costs.totals(by: period) } ?? []
    guard let totals = try periods.isEmpty ? costs.totals : CostTotals(periods) else { return nil }
    self.period = period
    self.unit = unit
    self.costs = costs
    self.totals = totals
  }

  /// A mean of ``CostTotals`` in the unit of the prices.
  public func inUnit(_ mean: Price?) -> Price? {
    PriceUnit(unit.currency).powerOfTen(to: unit).flatMap { mean?.scaled(byPowerOfTen: $0) }
  }
}

extension CostSeries {
  /// As many rows as can be read: hours of up to two days, days of up to two months, else months.
  public var usualPeriod: CostPeriod {
    guard let first = slots.first, let last = slots.last else { return .day }
    let days = first.start.distance(to: last.end) / 86400
    return days <= 2 ? .hour : days <= 62 ? .day : .month
  }
}
