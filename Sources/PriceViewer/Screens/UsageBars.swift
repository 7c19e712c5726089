import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import FoundationSubset

/// A bar of what was used: a slot, or all slots of a unit of the calendar.
struct UsageBar: Hashable, Identifiable {
  let start: Instant
  let end: Instant
  /// What it stands for: kWh, money or percent.
  let value: Double

  var id: Instant { start }
}

/// The bars under the prices of a state.
struct UsageBars {
  let state: ViewerState
  /// The columns of the screen.
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
  var bars: [UsageBar] { bars(of: slots(of: state.files.usage, state.costs, sign: 1)) }

  /// The same of what was fed in, below zero; none where bars are parts of the cost.
  var production: [UsageBar] {
    state.measure == .share
      ? [] : bars(of: slots(of: state.files.production, state.shown.income, sign: -1))
  }

  private func bars(of slots: [UsageBar]?) -> [UsageBar] {
    guard let slots else { return [] }
    let whole = state.measure == .share ? slots.reduce(0) { $0 + $1.value } : 0
    let unit = unit
    var bars: [UsageBar] = []
    for slot in slots {
      let value = whole > 0 ? slot.value / whole * 100 : slot.value
      if let last = bars.last, slot.start < last.end {
        bars[bars.count - 1] = UsageBar(
          start: last.start, end: last.end, value: last.value + value)
        continue
      }
      var (start, end) = (slot.start, slot.end)
      if let unit { (start, end) = unit.interval(containing: start, in: state.series.zone) }
      bars.append(
        UsageBar(
          start: max(start, state.viewport.start),
          end: min(end, state.viewport.end), value: value))
    }
    return bars
  }

  private func slots(
    of energy: EnergySeries?, _ costs: CostSeries?, sign: Double
  ) -> [UsageBar]? {
    let (start, end) = (state.viewport.start, state.viewport.end)
    guard state.measure != .energy, let costs else {
      return (energy?.slots).map { slots in
        slots[slots.indices(from: start, to: end)].compactMap { slot in
          slot.energy.map {
            UsageBar(start: slot.start, end: slot.end, value: sign * $0.kilowattHours)
          }
        }
      }
    }
    return costs.part(from: start, to: end).slots.compactMap { slot in
      slot.cost.map { UsageBar(start: slot.start, end: slot.end, value: sign * $0.doubleValue) }
    }
  }
}
