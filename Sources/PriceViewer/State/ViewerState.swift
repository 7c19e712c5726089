import CivilTime
import ElectricityPrices
import PriceTexts

/// All that the viewer shows, as a value without coordinates.
package struct ViewerState: Sendable {
  /// The series of the files as they were read last, in their order.
  package private(set) var allSeries: [PriceSeries]
  /// How often they have been read anew and were others.
  package private(set) var renewals = 0
  /// What is wrong with the files as they are now; the prices are those of before.
  package var trouble: PriceFileError?
  /// Whether a day may come to those that are there.
  package var awaitsDays = false
  /// What makes the price that a household pays, in the unit that the series were opened in.
  package let adjustment: PriceAdjustment
  /// The index of the series on the screen.
  package private(set) var seriesIndex = 0
  /// Whether the prices are those that a household pays.
  package private(set) var isAllIn = false
  /// The place of the unit among ``PriceUnit/alternatives``; nil for the one of the start.
  package private(set) var unitIndex: Int?
  /// How much is shown at once; nil for a part that is no period of the calendar.
  package internal(set) var range: TimeRange? = .all
  /// The stretch of time that is shown; what lies outside of the prices stays empty.
  package internal(set) var viewport = Viewport.empty
  /// When what is shown without anybody's choice is another; nil once somebody has chosen.
  var usualEnd: Instant?
  /// The views that zooming came from.
  var trail: [ZoomStep] = []
  /// The start of the selected slot.
  package var selection: Instant?
  /// Where the stretch was begun that reaches to the selection; nil without one.
  package var anchor: Instant?
  /// The prices that the axis covers, though others are shown; nil where it follows what is shown.
  package var heldPrices: ClosedRange<Double>?
  /// The time by the viewer's clock.
  package var now: Instant
  /// How the prices are drawn.
  package var chartKind: ChartKind
  /// What is laid over the prices or under them.
  package internal(set) var layers: Set<ViewerLayer> = []
  /// Prices from which on they are cheap or dear; without them the mean decides.
  package var limits = LevelLimits()
  /// The areas that are drawn over one another; none without ``ViewerLayer/areas``.
  var comparedAreas: [ComparedArea] = []
  /// Whether the axis covers the prices of all areas and times.
  package internal(set) var locksPrices = false
  /// The start of the slot that others are compared with; nil where that is now.
  package internal(set) var mark: Instant?
  /// What cheapest time is marked; nil where none is.
  package internal(set) var search: CheapestSearch?
  /// The cheapest time that is marked.
  package internal(set) var window: CheapestAnswer?
  /// Whether the list of keys is shown.
  package var showsHelp = false
  /// The first row of the list of keys that is shown.
  package var helpRow = 0
  /// Whether now is not marked, so that the chart is bare; until the next action.
  package var hidesNow = false
  /// What the last action could not do; gone with the next.
  package var message: ViewerMessage?
  /// What is on its way to the viewer, or failed on it.
  package private(set) var feedStatus: FeedStatus?
  /// Whether the viewer was started to choose a slot.
  package var isPicking: Bool
  /// How the viewer ended; nil while it runs.
  package var outcome: ViewerOutcome?

  /// The series on the screen, in its unit and with or without additions.
  ///
  /// Empty where the file has none.
  package private(set) var series = PriceSeries(slots: EmptyCollection<PriceSlot>())
  /// Answers about many slots of the series.
  var pyramid = PricePyramid(PriceSeries(slots: EmptyCollection<PriceSlot>()))
  /// The slots that are shown.
  package internal(set) var visible = 0..<0
  // Kept, since they are shown with every frame and need a walk over the slots.
  /// The statistics of what is shown.
  package internal(set) var statistics: PriceStatistics?

  /// Creates the state of a viewer that has just been opened.
  ///
  /// It shows the prices that a household pays if there is anything in the adjustment; of them the
  /// given range at now, else today and tomorrow.
  package init(
    series: [PriceSeries], now: Instant, chartKind: ChartKind = .line, isPicking: Bool = false,
    adjustment: PriceAdjustment = PriceAdjustment(), range: TimeRange? = nil
  ) {
    allSeries = series
    self.adjustment = adjustment
    self.now = now
    self.chartKind = chartKind
    self.isPicking = isPicking
    show(0, isAllIn: !adjustment.isEmpty, unitIndex: nil)
    openView(range)
  }

  /// Puts a series on the screen, and the selection on its slot of the same time.
  ///
  /// Prices that cannot be adjusted are shown as they are, and a message says why.
  mutating func show(_ index: Int, isAllIn: Bool, unitIndex: Int?) {
    (seriesIndex, self.isAllIn, self.unitIndex) = (index, isAllIn, unitIndex)
    guard allSeries.indices.contains(index) else { return }
    do throws(PriceAdjustmentError) {
      series = try prices(of: index, isAllIn: isAllIn)
    } catch {
      message = .notAdjusted(error)
      self.isAllIn = false
      series = allSeries[index]
    }
    if let unitIndex, let units = series.unit?.alternatives, units.indices.contains(unitIndex) {
      series = series.converted(to: units[unitIndex]) ?? series
    }
    pyramid = PricePyramid(series)
    // Other prices, for which the axis may be of no use.
    if heldPrices != nil { holdAllPrices() }
    if !layers.isEmpty { findAreas() }
    updateVisible()
    findWindow()
    selection = selection.flatMap { series.slot(containing: $0)?.start }
  }

  /// The prices of an area as they were read, or as a household pays them.
  func prices(of index: Int, isAllIn: Bool) throws(PriceAdjustmentError) -> PriceSeries {
    isAllIn ? try allSeries[index].adjusted(by: adjustment) : allSeries[index]
  }
}

extension ViewerState {
  /// Takes newer prices in place of those that are shown, and keeps what was chosen.
  package mutating func take(_ news: FeedNews) {
    feedStatus = news.status
    guard let series = news.series, !series.isEmpty else { return }
    _ = renew(series)
  }

  /// Shows what has been read anew: the same area, and the same selection as far as it is there.
  ///
  /// - Returns: whether anything differs from before.
  package mutating func renew(_ series: [PriceSeries]) -> Bool {
    let isSame =
      series == allSeries && series.map(\.warnings) == allSeries.map(\.warnings)
      && series.map(\.zone) == allSeries.map(\.zone)
    let hadTrouble = trouble != nil
    trouble = nil
    guard !isSame else { return hadTrouble }
    let area = allSeries.indices.contains(seriesIndex) ? allSeries[seriesIndex].area : nil
    let (isUsual, isAll) = (usualEnd != nil, range == .all && coversSeveralDays)
    allSeries = series
    renewals += 1
    show(
      series.firstIndex { $0.area == area } ?? 0, isAllIn: isAllIn, unitIndex: unitIndex)
    // What somebody has chosen to see stays, unless nothing is left in it.
    let selected = selection
    if isAll, !isUsual {
      showRange(.all)
    } else if isUsual || range == .all || visible.isEmpty {
      openView(nil)
    }
    selection = selected.flatMap { self.series.slot(containing: $0)?.start }
    return true
  }
}

extension ViewerState: Equatable {
  package static func == (left: ViewerState, right: ViewerState) -> Bool {
    left.allSeries == right.allSeries && left.seriesIndex == right.seriesIndex
      && left.adjustment == right.adjustment && left.isAllIn == right.isAllIn
      && left.unitIndex == right.unitIndex
      && left.range == right.range && left.viewport == right.viewport
      && left.selection == right.selection && left.anchor == right.anchor
      && left.heldPrices == right.heldPrices && left.now == right.now
      && left.chartKind == right.chartKind && left.showsHelp == right.showsHelp
      && left.helpRow == right.helpRow
      && left.layers == right.layers && left.limits == right.limits && left.mark == right.mark
      && left.locksPrices == right.locksPrices
      && left.search == right.search && left.window == right.window
      && left.hidesNow == right.hidesNow && left.message == right.message
      && left.feedStatus == right.feedStatus && left.isPicking == right.isPicking
      && left.renewals == right.renewals && left.trouble == right.trouble
      && left.awaitsDays == right.awaitsDays
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
  /// The index of the slot in which the clock is, where it is shown and marked.
  package var markedNowIndex: Int? { hidesNow ? nil : shownNowIndex }
  /// The index of the slot in which the clock is, where that is shown.
  package var shownNowIndex: Int? { nowIndex.flatMap { visible.contains($0) ? $0 : nil } }
  /// The index of the slot that the annotation is about: the selected one, else that of now.
  package var focusIndex: Int? { selectedIndex ?? markedNowIndex }

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
