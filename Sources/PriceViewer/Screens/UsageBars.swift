import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage

/// A bar of what was used: a slot, or all slots of a unit of the calendar.
struct UsageBar: Hashable, Identifiable {
  let start: Instant
  let end: Instant
  /// What it stands for: kWh, money or percent.
  var value: Double

  var id: Instant { start }
}

/// The bars under the prices of a state.
struct UsageBars {
  let state: ViewerState
  /// The columns of the plot.
  let columns: Int

  /// From so many days on bars stand for days, and for months.
  private static let (daysOfDays, daysOfMonths): (Int64, Int64) = (10, 62)

  /// What a bar stands for; nil where each slot of the usage has its own.
  private var unit: CalendarUnit? {
    let days = state.viewport.length / 86400
    if days > Self.daysOfMonths { return .month }
    if days > Self.daysOfDays { return .day }
    return PricePoints(state, columns: columns).barUnit
  }

  /// The bars of what is shown, of the slots that begin in it and have what they stand for.
  var bars: [UsageBar] { bars(of: state.files.usage, state.costs, sign: 1) }

  /// The same of what was fed in, below zero; none where bars are parts of the cost.
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
