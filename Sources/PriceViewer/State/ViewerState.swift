import CivilTime
import ElectricityPrices
import ElectricityUsage
import PriceTexts

/// All that the viewer shows, as a value without coordinates.
package struct ViewerState: Equatable, Sendable {
  /// What was read.
  package var files: ReadFiles
  /// What makes the price that a household pays, in the unit that the series were opened in.
  package let adjustment: PriceAdjustment
  /// Which of the series is on the screen, and how its prices are told.
  package private(set) var choice = SeriesChoice()
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
  /// The prices that the axis covers at least; nil where it follows what is shown.
  package internal(set) var priceAxis: ClosedRange<Double>?
  /// The time by the viewer's clock.
  package var now: Instant
  /// How the prices are drawn.
  package var chartKind: ChartKind
  // Whether nobody has chosen it.
  var isKindUsual: Bool
  /// What the bars of usage stand for.
  package internal(set) var measure = UsageMeasure.energy
  /// How the hours of the typical day are told apart.
  package var typicalForm = TypicalForm.days
  /// What is laid over the prices or under them.
  package internal(set) var layers: Set<ViewerLayer> = [.mean]
  /// What the colour of a price says.
  package internal(set) var coloring = PriceColoring.ramp
  /// Prices from which on they are cheap or dear; without them the mean decides.
  package var limits = LevelLimits()
  /// The start of the slot that others are compared with; nil where that is now.
  package internal(set) var mark: Instant?
  /// The cheapest time that is marked.
  package internal(set) var cheapest = CheapestTime()
  /// The menu; nil while it is closed.
  package internal(set) var menu: MenuState?
  /// Whether the last key had no meaning; gone with the next action.
  package internal(set) var hasUnknownKey = false
  /// What the last action could not do; gone with the next.
  package var message: ViewerMessage?
  /// Whether the viewer was started to choose a slot.
  package var isPicking: Bool
  /// How the viewer ended; nil while it runs.
  package var outcome: ViewerOutcome?
  /// What follows from all of that.
  var shown = ShownPrices()

  /// Creates the state of a viewer that has just been opened.
  ///
  /// It shows the prices that a household pays if there is anything in the adjustment; of them the
  /// given range at now, else today and tomorrow.
  package init(
    series: [PriceSeries], now: Instant, chartKind: ChartKind? = nil, isPicking: Bool = false,
    adjustment: PriceAdjustment = PriceAdjustment(), range: TimeRange? = nil
  ) {
    files = ReadFiles(series: series)
    self.adjustment = adjustment
    self.now = now
    self.chartKind = chartKind ?? .area
    isKindUsual = chartKind == nil
    self.isPicking = isPicking
    show(SeriesChoice(isAllIn: !adjustment.isEmpty))
    openView(range)
  }

  /// Puts a series on the screen, and the selection on its slot of the same time.
  ///
  /// Prices that cannot be adjusted are shown as they are, and a message says why.
  mutating func show(_ choice: SeriesChoice) {
    self.choice = choice
    guard allSeries.indices.contains(choice.place) else { return }
    var series = allSeries[choice.place]
    do throws(PriceAdjustmentError) {
      series = try prices(of: choice.place, isAllIn: choice.isAllIn)
    } catch {
      message = .notAdjusted(error)
      self.choice.isAllIn = false
    }
    if let place = choice.unitIndex, let units = series.unit?.alternatives,
      units.indices.contains(place)
    {
      series = series.converted(to: units[place]) ?? series
    }
    shown.pyramid = PricePyramid(series)
    findCosts()
    // Of other prices the axis may be of no use.
    priceAxis = nil
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
    files.feedStatus = news.status
    guard let series = news.series, !series.isEmpty else { return }
    _ = renew(series)
  }

  /// Shows what has been read anew: the same area, and the same selection as far as it is there.
  ///
  /// - Parameters:
  ///   - series: the prices; nil where they are not of files.
  ///   - usage: the same of what was used.
  /// - Returns: whether anything differs from before.
  package mutating func renew(_ series: [PriceSeries]?, usage: EnergyUsage? = nil) -> Bool {
    let series = series ?? allSeries
    var isOtherUsage = false
    if let usage, (usage.consumption, usage.production) != (files.usage, files.production) {
      show(usage: usage.consumption, production: usage.production)
      isOtherUsage = true
    }
    let isSame =
      series == allSeries && series.map(\.warnings) == allSeries.map(\.warnings)
      && series.map(\.zone) == allSeries.map(\.zone)
    let hadTrouble = files.trouble != nil
    files.trouble = nil
    guard !isSame else { return hadTrouble || isOtherUsage }
    let area = allSeries.indices.contains(choice.place) ? allSeries[choice.place].area : nil
    let (isUsual, isAll) = (usualEnd != nil, range == .all && coversSeveralDays)
    files.series = series
    files.renewals += 1
    var same = choice
    same.place = series.firstIndex { $0.area == area } ?? 0
    show(same)
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

extension ViewerState {
  /// Whether there are two kinds of prices to choose from: as read, and as a household pays them.
  package var hasAllIn: Bool {
    guard adjustment.isEmpty else { return true }
    return allSeries.indices.contains(choice.place)
      && allSeries[choice.place].includingValueAddedTax != nil
  }
}

extension ViewerState {
  /// The series of the files as they were read last, in their order.
  package var allSeries: [PriceSeries] { files.series }
  /// The series on the screen, in its unit and with or without additions.
  ///
  /// Empty where the file has none.
  package var series: PriceSeries { shown.pyramid.series }
  /// Answers about many slots of the series.
  var pyramid: PricePyramid { shown.pyramid }
  /// The slots that are shown.
  package var visible: Range<Int> { shown.slots }
  /// The statistics of what is shown.
  package var statistics: PriceStatistics? { shown.statistics }

  /// The index of the selected slot.
  package var selectedIndex: Int? { selection.flatMap { series.index(containing: $0) } }
  /// The index of the slot in which the clock is.
  package var nowIndex: Int? { series.index(containing: now) }
  /// The index of the slot in which the clock is, where it is marked.
  package var markedNowIndex: Int? { shownNowIndex }
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
