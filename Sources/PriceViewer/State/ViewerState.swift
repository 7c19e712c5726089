import CivilTime
import ElectricityPrices

/// All that the viewer shows, as a value without coordinates.
package struct ViewerState: Sendable {
  /// The series of the file, in its order.
  package var allSeries: [PriceSeries]
  /// The index of the series on the screen.
  package var seriesIndex = 0
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

  // Kept, since they are shown with every frame and need a walk over all slots.
  package private(set) var statistics: PriceStatistics?

  /// Creates the state of a viewer that has just been opened.
  package init(
    series: [PriceSeries], now: Instant, chartKind: ChartKind = .line, isPicking: Bool = false
  ) {
    allSeries = series
    self.now = now
    self.chartKind = chartKind
    self.isPicking = isPicking
    statistics = self.series.statistics
  }

  /// The series on the screen; an empty one where the file has none.
  package var series: PriceSeries {
    allSeries.indices.contains(seriesIndex)
      ? allSeries[seriesIndex] : PriceSeries(slots: [PriceSlot]())
  }

  /// Puts another series on the screen, and the selection on its slot of the same time.
  mutating func showSeries(_ index: Int) {
    seriesIndex = index
    statistics = series.statistics
    selection = selection.flatMap { series.slot(containing: $0)?.start }
  }
}

extension ViewerState: Equatable {
  package static func == (left: ViewerState, right: ViewerState) -> Bool {
    left.allSeries == right.allSeries && left.seriesIndex == right.seriesIndex
      && left.selection == right.selection && left.now == right.now
      && left.chartKind == right.chartKind && left.showsHelp == right.showsHelp
      && left.message == right.message && left.isPicking == right.isPicking
      && left.outcome == right.outcome
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
