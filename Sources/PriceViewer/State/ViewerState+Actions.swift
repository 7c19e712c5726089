import CivilTime
import ElectricityPrices
import PriceTexts

extension ViewerState {
  /// Carries out an action.
  ///
  /// Without a selection, steps start at the slot of now: the first step right selects the slot
  /// after it, the first step left the one before. Where there is no now, a step right selects the
  /// first slot and a step left the last. The selection stays at the ends.
  package mutating func apply(_ action: ViewerAction) {
    if case .tick = action {
      // Time passes without anybody having asked for it.
    } else {
      message = nil
      let hidHelp = showsHelp && action != .toggleHelp
      showsHelp = showsHelp && action == .toggleHelp
      if hidHelp, action == .clearSelection { return }
    }
    switch action {
    case .step(let slots): step(slots: slots)
    case .jump(let hours): jump(hours: hours)
    case .first: select(index: 0)
    case .last: select(index: series.count - 1)
    case .now: nowIndex.map { select(index: $0) } ?? tell(.nowOutside)
    case .cheapest: statistics.map { select(index: $0.lowestIndex) } ?? tell(.noPrices)
    case .dearest: statistics.map { select(index: $0.highestIndex) } ?? tell(.noPrices)
    case .clearSelection: selection = nil
    case .select(let instant): series.index(nearest: instant).map { select(index: $0) }
    case .toggle(let instant): toggle(instant)
    case .tick(let instant): now = instant
    case .redraw, .suspend: break
    case .chart, .nextChart, .nextSeries, .previousSeries, .nextUnit, .toggleAllIn, .toggleHelp:
      applyToView(action)
    case .confirm, .quit, .terminate: applyToOutcome(action)
    }
  }

  private mutating func applyToView(_ action: ViewerAction) {
    switch action {
    case .chart(let kind): chartKind = kind
    case .nextChart: chartKind = chartKind.next
    case .nextSeries: cycleSeries(by: 1)
    case .previousSeries: cycleSeries(by: -1)
    case .nextUnit: cycleUnit()
    case .toggleAllIn: toggleAllIn()
    case .toggleHelp: showsHelp.toggle()
    default: break
    }
  }

  private mutating func applyToOutcome(_ action: ViewerAction) {
    switch action {
    case .quit: outcome = .left
    case .terminate(let signal): outcome = .terminated(signal: signal)
    case .confirm where !isPicking: tell(.notPicking)
    case .confirm:
      guard let focusIndex else { return tell(.nothingSelected) }
      outcome = .picked(series[focusIndex], unit: series.unit)
    default: break
    }
  }

  private mutating func tell(_ message: ViewerMessage) { self.message = message }

  private mutating func select(index: Int) {
    guard !series.isEmpty else { return tell(.noPrices) }
    selection = series[min(max(index, 0), series.count - 1)].start
  }

  private mutating func toggle(_ instant: Instant) {
    guard let index = series.index(nearest: instant) else { return }
    if index == selectedIndex { selection = nil } else { select(index: index) }
  }

  private mutating func step(slots: Int) {
    guard let focusIndex else { return select(index: slots > 0 ? 0 : series.count - 1) }
    let (sum, overflow) = focusIndex.addingReportingOverflow(slots)
    select(index: overflow ? (slots < 0 ? 0 : .max) : sum)
  }

  /// Hours that pass, not hours of the clock: on the day of 25 they differ.
  private mutating func jump(hours: Int) {
    guard let focusIndex else { return step(slots: hours) }
    let seconds = Int64(min(max(hours, -1_000_000), 1_000_000)) * 3600
    let target = series.index(nearest: series[focusIndex].start.advanced(by: seconds))
    // Slots can be longer than the step.
    guard let target, target != focusIndex else { return step(slots: hours.signum()) }
    select(index: target)
  }

  private mutating func cycleSeries(by offset: Int) {
    guard allSeries.count > 1 else { return tell(.oneSeries) }
    let next = (seriesIndex + offset + allSeries.count) % allSeries.count
    show(next, isAllIn: isAllIn, unitIndex: unitIndex)
  }

  /// The unit after the one on the screen, which is sought only where none was chosen yet.
  private mutating func cycleUnit() {
    guard let unit = series.unit else { return tell(.noUnit) }
    let units = unit.alternatives
    let current = unitIndex ?? units.firstIndex(of: unit) ?? units.count - 1
    show(seriesIndex, isAllIn: isAllIn, unitIndex: (current + 1) % units.count)
  }

  private mutating func toggleAllIn() {
    guard hasAllIn else { return tell(.nothingToAdd) }
    show(seriesIndex, isAllIn: !isAllIn, unitIndex: unitIndex)
  }
}
