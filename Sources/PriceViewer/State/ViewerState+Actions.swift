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
    guard prepare(for: action) else { return }
    switch action {
    case .step(let slots): step(slots: slots)
    case .stepRow(let later, let unit): stepRow(later: later, unit: unit)
    case .jump(let hours): jump(hours: hours)
    case .first: select(index: visible.lowerBound)
    case .last: select(index: visible.upperBound - 1)
    case .now: nowIndex.map { select(index: $0) } ?? tell(.nowOutside)
    case .cheapest: statistics.map { select(index: $0.lowestIndex) } ?? tell(.noPrices)
    case .dearest: statistics.map { select(index: $0.highestIndex) } ?? tell(.noPrices)
    case .extend(let steps): extend(steps: steps)
    case .extendTo(let instant): extend(to: instant)
    case .clearSelection: selection = nil
    case .select(let instant): series.index(nearest: instant).map { select(index: $0) }
    case .toggle(let instant): toggle(instant)
    case .tick(let instant): tick(instant)
    case .chart(let kind):
      // Again: the same in another form.
      if kind == .typical, chartKind == kind { typicalForm = typicalForm.next }
      layers.remove(.contracts)
      chartKind = kind
    case .nextChart:
      // First back from the contracts, which are no chart of prices.
      if layers.remove(.contracts) == nil { chartKind = chartKind.next }
    case .nextSeries: cycleSeries(by: 1)
    case .previousSeries: cycleSeries(by: -1)
    case .series(let index): showSeries(index)
    case .nextUnit: cycleUnit()
    case .toggleAllIn: toggleAllIn()
    case .range(let range): showRange(range)
    case .previousPeriod: showPeriod(later: false)
    case .nextPeriod: showPeriod(later: true)
    case .today: showToday()
    case .zoom(let steps, let pointer): zoom(steps: steps, at: pointer)
    case .resetZoom: resetZoom()
    case .scroll(let later): scroll(later: later)
    case .holdPrices: holdPrices()
    case .lockPrices: lockPrices()
    case .toggleLayer(let layer): toggle(layer)
    case .compare: toggle(hasContracts ? .contracts : .before)
    case .nextMeasure: !hasUsage ? tell(.noUsage) : (measure = measure.next)
    case .setMark: setMark()
    case .toggleWindow: toggleWindow()
    case .lengthenWindow(let isLonger): lengthenWindow(isLonger)
    case .goToWindow: goToWindow()
    case .toggleHelp: help.isShown.toggle()
    case .scrollHelp(let rows): help.row = max(0, help.row + rows)
    case .confirm where isPicking: pick()
    case .confirm: selectedStretch == nil ? tell(.notPicking) : zoomIntoStretch()
    case .quit: outcome = .left
    case .terminate(let signal): outcome = .terminated(signal: signal)
    case .togglePictures, .redraw, .reread, .suspend: break
    }
  }

  /// Ends what lasts until the next action; false where hiding the list of keys was all of it.
  private mutating func prepare(for action: ViewerAction) -> Bool {
    // Time passes without anybody having asked for it.
    if case .tick = action { return true }
    message = nil
    let isBare = hidesNow
    hidesNow = false
    if case .scrollHelp = action { return true }
    help.row = 0
    let hidHelp = help.isShown && action != .toggleHelp
    help.isShown = help.isShown && action == .toggleHelp
    if hidHelp, action == .clearSelection { return false }
    if action == .clearSelection, selection == nil { hidesNow = !isBare }
    if action.movesSelection { anchor = nil }
    return true
  }

  private mutating func tick(_ instant: Instant) {
    let before = nowIndex
    now = instant
    followClock()
    if cheapest.search != nil, nowIndex != before { findWindow() }
  }

  /// Chooses what is meant: a slot, or several as one.
  private mutating func pick() {
    guard let slots = focusSlots, let first = slots.first else { return tell(.nothingSelected) }
    guard slots.count > 1 else { return outcome = .picked(series[first], unit: series.unit) }
    guard let stretch = summary(of: slots) else { return tell(.noPrices) }
    outcome = .pickedStretch(stretch, unit: series.unit)
  }

  /// Lets the axis of prices stay as it is, or follow what is shown again.
  private mutating func holdPrices() {
    priceAxis.isLocked = false
    guard priceAxis.held == nil else { return priceAxis.held = nil }
    guard let statistics else { return tell(.noPrices) }
    priceAxis.held =
      statistics.lowest
      .doubleValue...max(
        statistics.lowest.doubleValue, statistics.highest.doubleValue)
  }

  mutating func tell(_ message: ViewerMessage) { self.message = message }

  mutating func select(index: Int) {
    guard !series.isEmpty else { return tell(.noPrices) }
    let index = min(max(index, 0), series.count - 1)
    selection = series[index].start
    reveal(index)
  }

  private mutating func toggle(_ instant: Instant) {
    guard let index = series.index(nearest: instant) else { return }
    if index == selectedIndex { selection = nil } else { select(index: index) }
  }

  private mutating func step(slots: Int) {
    guard let focusIndex else {
      return select(index: slots > 0 ? visible.lowerBound : visible.upperBound - 1)
    }
    select(index: index(steps: slots, from: focusIndex))
  }

  /// A row of the heat map; other charts have none.
  private mutating func stepRow(later: Bool, unit: CalendarUnit) {
    guard !chartKind.isOverTime else { return }
    guard let focusIndex else { return step(slots: later ? 1 : -1) }
    let start = series[focusIndex].start
    let interval = unit.interval(containing: start, in: series.zone)
    let other = later ? interval.end : interval.start.advanced(by: -1)
    let next = unit.interval(containing: other, in: series.zone).start
    let date = series.zone.civil(at: unit == .day ? next : start).date
    let days =
      series.zone.civil(at: next).date.daysSince1970
      - series.zone.civil(at: interval.start).date.daysSince1970
    let time = CivilDateTime(
      date: unit == .day ? date : date.adding(days: days),
      hour: series.zone.civil(at: start).hour)
    let index = series.index(nearest: series.zone.firstInstant(of: time))
    index.map { select(index: $0) }
  }

  /// Hours that pass, not hours of the clock: on the day of 25 they differ.
  private mutating func jump(hours: Int) {
    guard let focusIndex else { return step(slots: hours) }
    let seconds = Int64(min(max(hours, -1_000_000), 1_000_000)) * 3600
    let target = series.index(nearest: series[focusIndex].start.advanced(by: seconds))
    // Slots and units can be longer than the step.
    guard let target, !stretch(of: focusIndex).contains(target) else {
      return step(slots: hours.signum())
    }
    select(index: target)
  }

  private mutating func cycleSeries(by offset: Int) {
    guard allSeries.count > 1 else { return tell(.oneSeries) }
    let next = (choice.place + offset + allSeries.count) % allSeries.count
    showSeries(next)
  }

  /// Shows another area, as much of it as of the one before, and its own view where that has none.
  private mutating func showSeries(_ index: Int) {
    var other = choice
    other.place = index
    show(other)
    if visible.isEmpty { openView(nil) }
  }

  /// The unit after the one on the screen, which is sought only where none was chosen yet.
  private mutating func cycleUnit() {
    guard let unit = series.unit else { return tell(.noUnit) }
    let units = unit.alternatives
    let current = choice.unitIndex ?? units.firstIndex(of: unit) ?? units.count - 1
    var other = choice
    other.unitIndex = (current + 1) % units.count
    show(other)
  }

  private mutating func toggleAllIn() {
    guard hasAllIn else { return tell(.nothingToAdd) }
    var other = choice
    other.isAllIn.toggle()
    show(other)
  }
}
