import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage

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
  package mutating func show(usage: EnergySeries?) {
    files.usage = usage
    findCosts()
  }

  /// What the usage cost, slot by slot; nil where there is none, or prices have no unit.
  var costs: CostSeries? { shown.costs }

  /// Whether there is usage to draw: the heat map has no time axis for it.
  var showsUsage: Bool { files.usage != nil && chartKind != .heatMap }

  /// What is known of the costs of what is shown; nil where nothing of it was used.
  package var visibleCosts: CostReport? { costs(from: viewport.start, to: viewport.end) }

  /// What is known of the costs of a stretch of time.
  func costs(from start: Instant, to end: Instant) -> CostReport? {
    guard let costs, let unit = series.unit else { return nil }
    return try? CostReport(costs.part(from: start, to: end), in: unit)
  }

  /// Puts the prices on the screen on the usage.
  mutating func findCosts() {
    let limit =
      choice.isAllIn
      ? try? SupportLimit(of: allSeries[choice.place], paidBy: adjustment) : nil
    shown.costs = files.usage.flatMap { try? CostSeries(of: $0, at: series, beyond: limit) }
  }
}
