import CivilTime
import ElectricityPrices
import ElectricityUsage
import PriceTexts

/// The complete state of the viewer, without coordinates.
package struct ViewerState: Equatable, Sendable {
  /// The data from files and the feed.
  package var files: ReadFiles
  /// The surcharges and VAT to apply, in the original unit of the series.
  package private(set) var adjustment = PriceAdjustment()
  /// The index of the series on the screen among the series that were read.
  package internal(set) var seriesIndex = 0
  /// Whether the prices include surcharges and VAT.
  package internal(set) var isAllIn = false
  /// The index of the unit in ``PriceUnit/alternatives``; `nil` for the initial unit.
  package internal(set) var unitIndex: Int?
  /// The visible interval and how it was chosen; ``setView(_:)`` changes it.
  var view = ChosenView()
  /// The change to a view with enough days for a typical day.
  var widened: ViewChange?
  /// The views that zooms started from.
  var trail: [ViewChange] = []
  /// The start of the selected slot.
  package var selection: Instant?
  /// The start of the selected range that ends at the selection; `nil` without a range.
  package var anchor: Instant?
  /// The prices that the axis includes; `nil` if it follows the visible prices.
  package internal(set) var priceAxis: ClosedRange<Double>?
  /// The time by the viewer's clock.
  package var now: Instant
  /// The kind of chart.
  package var chartKind: ChartKind
  // Whether the kind is the default one.
  var isKindUsual: Bool
  /// The measure of the usage bars.
  package internal(set) var measure = UsageMeasure.energy
  /// The grouping of hours in the chart of the typical day.
  package var typicalForm = TypicalForm.days
  /// The layers over and under the prices.
  package internal(set) var layers: Set<ViewerLayer> = [.mean]
  /// The meaning of a price's colour.
  package internal(set) var coloring = PriceColoring.ramp
  /// The first price that is not cheap and the last that is not expensive, in the original unit of
  /// the series; without limits, the mean decides.
  var cheapBelow, dearAbove: Price?
  /// The start of the slot that others are compared with; `nil` for the current slot.
  package internal(set) var mark: Instant?
  /// The cheapest time that is marked, with the name of an appliance if it is its time.
  package internal(set) var cheapest: SoughtTime? = SoughtTime(search: .usual)
  /// Whether the user requested the cheapest time, so that the search includes past prices.
  var isCheapestWanted = false
  /// The appliances, which have a row each below the chart.
  package internal(set) var appliances: [SoughtTime] = []
  /// The menu; `nil` while it is closed.
  package internal(set) var menu: MenuState?
  /// Whether the last key had no action; cleared by the next action.
  package internal(set) var hasUnknownKey = false
  /// The reason why the last action failed; cleared by the next action.
  package internal(set) var message: ViewerMessage?
  /// Whether the viewer was started to pick a slot.
  package var isPicking = false
  /// The outcome of the viewer; `nil` while it runs.
  package var outcome: ViewerOutcome?
  /// The range that the user requested on start.
  private(set) var firstRange: TimeRange?
  /// The values derived from the rest of the state.
  var shown = ShownPrices()

  /// Creates the state of a viewer that has just been opened.
  ///
  /// It shows the prices with surcharges and VAT if the adjustment has any. The view is the given
  /// range at now, or by default today and tomorrow.
  package init(
    series: [PriceSeries], now: Instant, chartKind: ChartKind? = nil,
    adjustment: PriceAdjustment = PriceAdjustment(), range: TimeRange? = nil
  ) {
    files = ReadFiles(series: series)
    self.now = now
    self.chartKind = chartKind ?? .area
    isKindUsual = chartKind == nil
    adjust(by: adjustment)
    firstRange = range
    openView(range)
  }

  mutating func adjust(by adjustment: PriceAdjustment) {
    (self.adjustment, outcome) = (adjustment, nil)
    isAllIn = !adjustment.isEmpty
    showChoice()
  }

  /// Shows the chosen series and selects its slot at the same time.
  ///
  /// Prices that cannot be adjusted are shown as they are, with a message that explains why.
  mutating func showChoice() {
    guard var series = opened else { return }
    do throws(PriceAdjustmentError) {
      series = try prices(of: series)
    } catch {
      message = .notAdjusted(error)
      isAllIn = false
    }
    if let index = unitIndex, let units = series.unit?.alternatives,
      units.indices.contains(index)
    {
      series = series.converted(to: units[index]) ?? series
    }
    shown.pyramid = PricePyramid(series)
    findCosts()
    findFeedIn()
    // The axis may not suit the new prices.
    priceAxis = nil
    if !layers.isEmpty { findAreas() }
    updateVisible()
    findWindow()
    findAppliances()
    selection = selection.flatMap { series.slot(containing: $0)?.start }
  }

  /// Returns the prices of a series as read, or with surcharges and VAT if these are shown.
  func prices(of series: PriceSeries) throws(PriceAdjustmentError) -> PriceSeries {
    isAllIn ? try series.adjusted(by: adjustment) : series
  }

  /// The reason why the last action failed, or why the typical day is drawn as a day.
  var reason: ViewerMessage? {
    message ?? (hasFewDays ? .fewDays : lacksBefore ? .noneEarlier : nil)
  }

  // MARK: Newer data

  mutating func take(_ news: FeedNews) {
    files.feedStatus = news.status
    if let trouble = news.trouble { files.trouble = trouble }
    if let series = news.series, !series.isEmpty { renew(series) }
  }

  /// Replaces the data with what was read again, and keeps the area and the selection.
  mutating func renew(_ series: [PriceSeries]?, usage: EnergyUsage? = nil) {
    let series = series ?? allSeries
    if let usage, (usage.consumption, usage.production) != (files.usage, files.production) {
      show(usage: usage.consumption, production: usage.production)
    }
    let isSame =
      series == allSeries && series.map(\.warnings) == allSeries.map(\.warnings)
      && series.map(\.zone) == allSeries.map(\.zone)
    files.trouble = nil
    guard !isSame else { return }
    let area = opened?.area
    let (isUsual, isAll) = (view.usualEnd != nil, range == .all && coversSeveralDays)
    files.series = series
    files.renewals += 1
    seriesIndex = series.firstIndex { $0.area == area } ?? 0
    showChoice()
    // Keep the user's view unless it has no prices left.
    let selected = selection
    if isAll, !isUsual {
      showRange(.all)
    } else if isUsual || range == .all || visible.isEmpty {
      openView(nil)
    }
    selection = selected.flatMap { self.series.slot(containing: $0)?.start }
  }

  // MARK: Derived values

  /// The visible interval; times without prices are left empty.
  var viewport: Viewport { view.viewport }
  /// The visible range; `nil` for an interval that is no period of the calendar.
  package var range: TimeRange? { view.range }

  /// Whether prices are available both as read and with surcharges and VAT.
  package var hasAllIn: Bool { !adjustment.isEmpty || opened?.includingValueAddedTax != nil }

  /// The series of the files as last read, in their order.
  package var allSeries: [PriceSeries] { files.series }
  /// The series on the screen as read; `nil` if the file has no series.
  var opened: PriceSeries? {
    allSeries.indices.contains(seriesIndex) ? allSeries[seriesIndex] : nil
  }
  /// The series on the screen, in its unit and with or without surcharges.
  ///
  /// It is empty if the file has no series.
  package var series: PriceSeries { shown.pyramid.series }
  /// The index for fast statistics of many slots of the series.
  var pyramid: PricePyramid { shown.pyramid }
  /// The visible slots.
  package var visible: Range<Int> { shown.slots }
  /// The prices for statistics: without the visible forecasts, unless nothing else has a price.
  package var knownPrices: PriceSeries { shown.known.series }
  /// The visible slots without forecasts at their ends.
  package var known: Range<Int> { shown.knownSlots }
  /// Whether visible forecasts are left out of statistics.
  var leavesForecastsOut: Bool { shown.drawn?.count != shown.statistics?.count }
  /// The statistics of the known slots.
  package var statistics: PriceStatistics? { shown.statistics }

  /// The notices about the prices; they count the visible forecasts only, which the curve and the
  /// usual day leave out.
  package var warnings: [PriceWarning] {
    series.warnings.compactMap { warning in
      guard case .forecasts = warning else { return warning }
      let notice = series.forecastNotice(in: visible)
      guard shownKind.isAggregate, leavesForecastsOut, let interval = series.interval(of: visible)
      else { return notice }
      return .leftOutForecasts(series.forecastSeconds(from: interval.start, to: interval.end))
    }
  }

  /// The index of the selected slot.
  package var selectedIndex: Int? { selection.flatMap { series.index(containing: $0) } }
  /// The start of the first slot on the day of the selection.
  var selectedDay: Instant? {
    selectedIndex.flatMap { series.day(containing: $0) }.map { series[$0.slots.lowerBound].start }
  }
  /// The index of the current slot.
  package var nowIndex: Int? { series.index(containing: now) }
  /// The index of the current slot, if it is visible.
  package var shownNowIndex: Int? { nowIndex.flatMap { visible.contains($0) ? $0 : nil } }
  /// The current time by the minutes of its slot, if the slot is visible.
  var shownNow: Instant? {
    shownNowIndex.map { index in
      let start = series[index].start
      return start.advanced(by: start.distance(to: now) / 60 * 60)
    }
  }
  /// The index of the slot that the annotation describes: the selection, or the current slot.
  package var focusIndex: Int? { selectedIndex ?? shownNowIndex }
}
