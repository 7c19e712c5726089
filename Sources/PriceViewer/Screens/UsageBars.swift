import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage

/// A bar of usage: a slot, or all slots of a unit of the calendar.
struct UsageBar: Hashable, Identifiable {
  let start: Instant
  let end: Instant
  /// The value in kWh, money or percent.
  var value: Double

  var id: Instant { start }
}

/// The usage bars below the prices.
struct UsageBars {
  let state: ViewerState
  /// The columns of the plot.
  let columns: Int

  /// The minimum number of days in a view for daily bars, and for monthly bars.
  private static let (daysOfDays, daysOfMonths): (Int64, Int64) = (10, 62)

  /// The unit that each bar covers; `nil` for a bar per slot of the usage.
  private var unit: CalendarUnit? {
    let days = state.viewport.length / 86400
    if days > Self.daysOfMonths { return .month }
    if days > Self.daysOfDays { return .day }
    return PricePoints(state, columns: columns).barUnit
  }

  /// The usage bars of the visible slots that have a value.
  var bars: [UsageBar] { bars(of: state.files.usage, state.shown.costs, sign: 1) }

  /// The production bars, below zero; empty if bars show fractions of the cost.
  var production: [UsageBar] {
    state.measure == .share
      ? [] : bars(of: state.files.production, state.shown.income, sign: -1)
  }

  private func bars(of energy: EnergySeries?, _ costs: CostSeries?, sign: Double) -> [UsageBar] {
    guard let slots = energy?.slots else { return [] }
    let costs = state.measure == .energy ? nil : costs?.slots
    let (viewport, unit) = (state.viewport, unit)
    var bars: [UsageBar] = []
    for index in slots.indices(from: viewport.start, to: viewport.end) {
      let slot = slots[index]
      let value = costs.map { $0[index].cost?.doubleValue } ?? slot.energy?.kilowattHours
      guard let value else { continue }
      if let last = bars.last, slot.start < last.end {
        bars[bars.count - 1].value += sign * value
        continue
      }
      var (start, end) = (slot.start, slot.end)
      if let unit { (start, end) = unit.interval(containing: start, in: state.series.zone) }
      bars.append(
        UsageBar(
          start: max(start, viewport.start), end: min(end, viewport.end), value: sign * value))
    }
    let whole = state.measure == .share ? bars.reduce(0) { $0 + $1.value } : 0
    guard whole > 0 else { return bars }
    return bars.map { UsageBar(start: $0.start, end: $0.end, value: $0.value / whole * 100) }
  }
}
