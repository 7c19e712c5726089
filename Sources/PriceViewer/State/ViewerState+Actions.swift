import CivilTime
import PriceTexts

extension ViewerState {
  /// Applies an action and returns its effect outside the state.
  ///
  /// Without a selection, steps start at the current slot: the first step right selects the next
  /// slot, the first step left the previous one. Without a current slot, a step right selects the
  /// first slot and a step left the last. The selection stops at the ends.
  @discardableResult
  package mutating func apply(_ action: ViewerAction) -> ViewerEffect? {
    guard prepare(for: action) else { return nil }
    switch action {
    case .step(let slots): step(slots: slots)
    case .stepDay(let later): stepDay(later: later)
    case .first: select(index: visible.lowerBound)
    case .last: select(index: visible.upperBound - 1)
    case .now: nowIndex.map { select(index: $0) } ?? tell(.nowOutside)
    case .cheapest: statistics.map { select(index: $0.lowestIndex) } ?? tell(.noPrices)
    case .dearest: statistics.map { select(index: $0.highestIndex) } ?? tell(.noPrices)
    case .extend(let steps): extend(steps: steps)
    case .extendTo(let instant):
      series.index(nearest: instant).map { extend(to: $0, from: selection ?? instant) }
    case .clearSelection: selection = nil
    case .select(let instant): series.index(nearest: instant).map { select(index: $0) }
    case .toggle(let instant): toggle(instant)
    case .tick(let instant): tick(instant)
    case .chart(let kind): showChart(kind)
    case .nextSeries:
      allSeries.count > 1 ? showSeries((seriesIndex + 1) % allSeries.count) : tell(.oneSeries)
    case .series(let index): showSeries(index)
    case .nextUnit: cycleUnit()
    case .toggleAllIn: toggleAllIn()
    case .range(let range): showRange(range)
    case .previousPeriod: showPeriod(later: false)
    case .nextPeriod: showPeriod(later: true)
    case .zoom(let steps, let pointer): zoom(steps: steps, at: pointer)
    case .scroll(let later): scroll(later: later)
    case .holdPrices: holdPrices()
    case .toggleLayer(let layer): toggle(layer)
    case .nextColoring: showNextColoring()
    case .nextMeasure: !hasUsage ? tell(.noUsage) : (measure = measure.next)
    case .setMark: setMark()
    case .toggleWindow: toggleWindow()
    case .lengthenWindow(let isLonger): lengthenWindow(isLonger)
    case .goToWindow: goToWindow()
    case .appliance(let index): showAppliance(index)
    case .lengthenAppliance(let index, let isLonger): lengthenAppliance(index, isLonger)
    case .delayAppliance(let index, let later): delayAppliance(index, later: later)
    case .openMenu: menu = MenuState()
    case .closeMenu: menu = nil
    case .filterMenu(let text): menu = MenuState(text: text)
    case .selectInMenu(let index): menu?.index = index
    case .unknownKey: hasUnknownKey = true
    case .tell(let message): tell(message)
    case .confirm where isPicking: pick()
    case .confirm:
      guard let stretch = selectedStretch.flatMap(series.interval) else {
        tell(.notPicking)
        break
      }
      setView(stretch, nil)
      anchor = nil
    case .news(let news): take(news)
    case .filesRead(let series, let usage): renew(series, usage: usage)
    case .filesFailed(let message): files.trouble = message
    case .end(let outcome): self.outcome = outcome
    case .perform(let effect): return effect
    }
    return nil
  }

  private mutating func showChart(_ kind: ChartKind) {
    // Choosing the same kind again selects its next form.
    if kind == .typical, chartKind == kind { typicalForm = typicalForm.next }
    if kind == .contracts, let reason = compareContracts() { return tell(reason) }
    kind == .typical ? widenForTypicalDays() : restoreView()
    (chartKind, isKindUsual) = (kind, false)
  }

  /// Resets the message, the menu and a moved anchor; returns `false` if that completes the action.
  private mutating func prepare(for action: ViewerAction) -> Bool {
    guard action.clears > .nothing else { return true }
    (message, hasUnknownKey) = (nil, false)
    guard action.clears > .message else { return true }
    let hadMenu = menu != nil
    menu = nil
    if action == .clearSelection, hadMenu { return false }
    if action == .clearSelection, selection == nil { openView(firstRange) }
    if action.clears == .selectedRange { anchor = nil }
    return true
  }

  private mutating func tick(_ instant: Instant) {
    let before = nowIndex
    now = instant
    // The view follows the clock into the next day, unless the user has chosen one.
    if let end = view.usualEnd, now >= end { showUsualView() }
    guard nowIndex != before else { return }
    findWindow()
    findAppliances()
  }

  /// Picks the selected slot, or the selected range as one.
  private mutating func pick() {
    guard let focusSlots else { return tell(.nothingSelected) }
    guard let json = json(of: focusSlots) else { return tell(.noPrices) }
    outcome = .picked(json)
  }

  private mutating func holdPrices() {
    guard priceAxis == nil else { return priceAxis = nil }
    guard let prices = drawnPrices() else { return tell(.noPrices) }
    priceAxis = prices
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

  private mutating func stepDay(later: Bool) {
    guard let focusIndex else { return step(slots: later ? 1 : -1) }
    let start = series.zone.instant(days: later ? 1 : -1, after: series[focusIndex].start)
    guard let first = series.start, let end = series.end, first <= start, start < end,
      let index = series.index(nearest: start), stretch(of: index) != stretch(of: focusIndex)
    else { return tell(later ? .noneLater : .noneEarlier) }
    select(index: index)
  }

  /// Shows another area with the same visible interval, or its own view if it has no prices there.
  private mutating func showSeries(_ index: Int) {
    seriesIndex = index
    showChoice()
    if visible.isEmpty { openView(nil) }
  }

  /// Selects the next unit, after the chosen one or the original unit of the series.
  private mutating func cycleUnit() {
    guard let unit = series.unit else { return tell(.noUnit) }
    let units = unit.alternatives
    let current = unitIndex ?? units.firstIndex(of: unit) ?? units.count - 1
    unitIndex = (current + 1) % units.count
    showChoice()
  }

  private mutating func toggleAllIn() {
    guard hasAllIn else { return tell(.nothingToAdd) }
    isAllIn.toggle()
    showChoice()
  }
}
