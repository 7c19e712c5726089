import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import PriceTexts

/// What the bars under the prices stand for.
package enum UsageMeasure: String, Hashable, Sendable, CaseIterable {
  /// Kilowatt-hours.
  case energy
  /// What they cost.
  case cost
  /// The part of the cost of all that is shown, in percent.
  case share
}

/// What a household used, under its prices.
extension ViewerState {
  /// Shows usage under the prices, or other usage than before.
  package mutating func show(usage: EnergySeries?, production: EnergySeries? = nil) {
    files.usage = usage
    files.production = production
    findCosts()
  }

  /// What the usage cost, slot by slot; nil where there is none, or prices have no unit.
  var costs: CostSeries? { shown.costs }

  /// Whether there is usage to draw: some charts have no time axis for it.
  var showsUsage: Bool { hasUsage && (chartKind.isOverTime || comparison != nil) }

  /// Whether anything was used or fed in.
  var hasUsage: Bool { files.usage != nil || files.production != nil }

  /// What is known of the costs of what is shown; nil where nothing of it was used.
  package var visibleCosts: CostReport? { costs(from: viewport.start, to: viewport.end) }

  /// What the month of now has cost, and likely will; nil for a usage that ends in another.
  var estimate: MonthEstimate? {
    shown.estimate.flatMap { $0.month.contains(now) ? $0 : nil }
  }

  /// What is known of the income of what is shown.
  var visibleIncome: CostReport? { report(shown.income, from: viewport.start, to: viewport.end) }

  /// What is known of the costs of a stretch of time.
  func costs(from start: Instant, to end: Instant) -> CostReport? {
    report(costs, from: start, to: end)
  }

  /// What is known of costs or of income in a stretch of time; nil where nothing was measured.
  func report(_ costs: CostSeries?, from start: Instant, to end: Instant) -> CostReport? {
    guard let costs, let unit = series.unit else { return nil }
    let report = try? CostReport(costs.part(from: start, to: end), in: unit)
    return report.flatMap { $0.totals.measuredSeconds > 0 ? $0 : nil }
  }

  /// Puts the prices on the screen on the usage, and those of contracts where they are compared.
  mutating func findCosts() {
    let limit =
      choice.isAllIn
      ? try? SupportLimit(of: allSeries[choice.place], paidBy: adjustment) : nil
    shown.costs = files.usage.flatMap { try? CostSeries(of: $0, at: series, beyond: limit) }
    shown.estimate = shown.costs.flatMap { try? MonthEstimate($0) }
    // What is fed in is paid by the exchange, without what is added for households.
    let spot = allSeries.indices.contains(choice.place) ? allSeries[choice.place] : series
    shown.income = files.production.flatMap { try? CostSeries(of: $0, at: spot) }
    if chartKind == .contracts, let reason = compareContracts() {
      chartKind = .area
      tell(reason)
    }
  }

  // MARK: Contracts

  /// What contracts cost, where that is shown.
  var comparison: ContractComparison? {
    chartKind == .contracts ? shown.comparison : nil
  }

  /// Whether there is usage that contracts can be compared by.
  var hasContracts: Bool { files.contracts.count > 1 && files.usage != nil }

  /// Finds what the contracts cost; why they cannot be compared, or nil.
  mutating func compareContracts() -> ViewerMessage? {
    shown.comparison = nil
    guard hasContracts, let usage = files.usage, allSeries.indices.contains(choice.place) else {
      return .fewContracts
    }
    do throws(ContractError) {
      shown.comparison = try ContractComparison(
        files.contracts, of: usage, production: files.production, at: allSeries[choice.place])
    } catch {
      return .contract(error)
    }
    return shown.comparison == nil ? .fewContracts : nil
  }
}
