import CivilTime
import ElectricityPrices
import PriceTexts

/// All that the viewer shows, as a value without coordinates.
package struct ViewerState: Sendable {
  /// The series of the file as it was read, in its order.
  package let allSeries: [PriceSeries]
  /// What makes the price that a household pays, in the unit that the series were opened in.
  package let adjustment: PriceAdjustment
  /// The index of the series on the screen.
  package private(set) var seriesIndex = 0
  /// Whether the prices are those that a household pays.
  package private(set) var isAllIn = false
  /// The place of the unit among ``PriceUnit/alternatives``; nil for the one of the start.
  package private(set) var unitIndex: Int?
  /// The start of the selected slot.
  package var selection: Instant?
  /// The time by the viewer's clock.
  package var now: Instant
  /// How the prices are drawn.
  package var chartKind: ChartKind
  /// Whether the list of keys is shown.
  package var showsHelp = false
  /// What the last action could not do; gone with the next.
  package var message: ViewerMessage?
  /// Whether the viewer was started to choose a slot.
  package var isPicking: Bool
  /// How the viewer ended; nil while it runs.
  package var outcome: ViewerOutcome?

  /// The series on the screen, in its unit and with or without additions.
  ///
  /// Empty where the file has none.
  package private(set) var series = PriceSeries(slots: EmptyCollection<PriceSlot>())
  // Kept, since they are shown with every frame and need a walk over all slots.
  package private(set) var statistics: PriceStatistics?

  /// Creates the state of a viewer that has just been opened.
  ///
  /// It shows the prices that a household pays if there is anything in the adjustment.
  package init(
    series: [PriceSeries], now: Instant, chartKind: ChartKind = .line, isPicking: Bool = false,
    adjustment: PriceAdjustment = PriceAdjustment()
  ) {
    allSeries = series
    self.adjustment = adjustment
    self.now = now
    self.chartKind = chartKind
    self.isPicking = isPicking
    show(0, isAllIn: !adjustment.isEmpty, unitIndex: nil)
  }

  /// Puts a series on the screen, and the selection on its slot of the same time.
  ///
  /// Prices that cannot be adjusted are shown as they are, and a message says why.
  mutating func show(_ index: Int, isAllIn: Bool, unitIndex: Int?) {
    (seriesIndex, self.isAllIn, self.unitIndex) = (index, isAllIn, unitIndex)
    guard allSeries.indices.contains(index) else { return }
    series = allSeries[index]
    if isAllIn {
      do throws(PriceAdjustmentError) {
        series = try series.adjusted(by: adjustment)
      } catch {
        message = .notAdjusted(error)
        self.isAllIn = false
      }
    }
    if let unitIndex, let units = series.unit?.alternatives, units.indices.contains(unitIndex) {
      series = series.converted(to: units[unitIndex]) ?? series
    }
    statistics = series.statistics
    selection = selection.flatMap { series.slot(containing: $0)?.start }
  }
}

extension ViewerState: Equatable {
  package static func == (left: ViewerState, right: ViewerState) -> Bool {
    left.allSeries == right.allSeries && left.seriesIndex == right.seriesIndex
      && left.adjustment == right.adjustment && left.isAllIn == right.isAllIn
      && left.unitIndex == right.unitIndex
      && left.selection == right.selection && left.now == right.now
      && left.chartKind == right.chartKind && left.showsHelp == right.showsHelp
      && left.message == right.message && left.isPicking == right.isPicking
      && left.outcome == right.outcome
  }
}

extension ViewerState {
  /// Whether there are two kinds of prices to choose from: as read, and as a household pays them.
  package var hasAllIn: Bool {
    guard adjustment.isEmpty else { return true }
    return allSeries.indices.contains(seriesIndex)
      && allSeries[seriesIndex].includingValueAddedTax != nil
  }
}

extension ViewerState {
  /// The index of the selected slot.
  package var selectedIndex: Int? { selection.flatMap { series.index(containing: $0) } }
  /// The index of the slot in which the clock is.
  package var nowIndex: Int? { series.index(containing: now) }
  /// The index of the slot that the annotation is about: the selected one, else that of now.
  package var focusIndex: Int? { selectedIndex ?? nowIndex }

  /// The next moment at which the clock changes something on the screen; nil when nothing will.
  package var nextChange: Instant? {
    let series = series
    if let nowIndex { return series[nowIndex].end }
    guard let start = series.start, let end = series.end, now < end else { return nil }
    guard now >= start else { return start }
    // In a gap: its end is the start of the slot after it.
    return series.index(nearest: now).flatMap { nearest in
      (nearest..<min(nearest + 2, series.count)).map { series[$0].start }.first { $0 > now }
    }
  }
}
