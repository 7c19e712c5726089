import CivilTime
import ElectricityPrices

/// A layer that the user can add over or under the prices.
package enum ViewerLayer: String, CaseIterable, Hashable, Sendable {
  /// The previous day, week, month or year, under the current one.
  case before
  /// All areas of the file in one plot.
  case areas
  /// Colours and signs from cheap to expensive.
  case levels
  /// A line at the mean of the visible prices.
  case mean
  /// The feed-in price of the contract.
  case feedIn = "feed-in"
  /// The cost of the usage by contract, instead of the prices.
  case contracts

  /// The layers to ask for; the line at the mean is there from the start.
  package static let allCases: [ViewerLayer] = [.before, .areas, .levels, .feedIn, .contracts]
}

/// An area that is drawn together with others.
struct ComparedArea: Sendable {
  /// The index of the area in the file.
  let index: Int
  /// The prices in the unit of the screen, with an index for fast statistics.
  var pyramid: PricePyramid

  var series: PriceSeries { pyramid.series }
  /// The name of the area, or its number in the file.
  var name: String { series.area ?? String(index + 1) }
}

/// Comparisons with the previous period, other areas, a mark and the mean.
extension ViewerState {
  /// The maximum number of areas that colours and symbols can distinguish.
  static let maximumAreas = 6

  /// Whether several areas are drawn in one plot.
  package var comparesAreas: Bool {
    !shown.otherAreas.isEmpty && shownKind.isOverTime && comparison == nil
  }

  /// The kind of chart that the view has prices for: a usual day of few days is a plain area.
  package var shownKind: ChartKind { hasFewDays ? .area : chartKind }

  /// Whether the usual day is asked for and the view has fewer than three days with known prices.
  var hasFewDays: Bool { chartKind == .typical && !hasTypicalDays }

  /// The kind of chart as drawn: bars of several areas would hide each other.
  package var drawnKind: ChartKind {
    if chartKind == .contracts { return comparison == nil ? .area : .line }
    guard comparesAreas else { return shownKind }
    return shownKind == .bar ? .step : shownKind == .area ? .line : shownKind
  }

  /// Adds the layers that were requested on start.
  package mutating func show(_ layers: [ViewerLayer], cheapBelow: Price?, dearAbove: Price?) {
    (self.cheapBelow, self.dearAbove) = (cheapBelow, dearAbove)
    for (index, layer) in layers.enumerated()
    where !self.layers.contains(layer) && layers.firstIndex(of: layer) == index { toggle(layer) }
  }

  /// Adds a layer, or removes it.
  mutating func toggle(_ layer: ViewerLayer) {
    if layer == .contracts {
      _ = apply(.chart(chartKind == .contracts ? .area : .contracts))
      return
    }
    guard shownKind.isOverTime else { return tell(.notOnHeatMap) }
    if layer == .levels { return coloring = coloring == .levels ? .ramp : .levels }
    if layer == .feedIn, shown.feedIn == nil { return tell(.noFeedInPrice) }
    if layers.remove(layer) == nil {
      if layer == .areas, allSeries.count < 2 { return tell(.oneSeries) }
      if layer == .before, slotsBefore.isEmpty { return tell(.noneEarlier) }
      layers.insert(layer)
    }
    if layer == .areas { findAreas() }
  }

  /// Finds the other areas to draw together with the current one.
  ///
  /// These are the first areas of the file whose prices can be converted to the current unit.
  mutating func findAreas() {
    shown.otherAreas = []
    guard layers.contains(.areas) else { return }
    let others = allSeries.indices.filter { $0 != seriesIndex }.prefix(Self.maximumAreas - 1)
    shown.otherAreas = others.compactMap { index in
      guard let series = try? prices(of: allSeries[index]) else { return nil }
      let unit = self.series.unit
      let converted = unit == nil && series.unit == nil ? series : unit.flatMap(series.converted)
      return converted.map { ComparedArea(index: index, pyramid: PricePyramid($0)) }
    }
    prepareAreas()
  }

  /// The drawn areas, in the order of the file.
  var drawnAreas: [ComparedArea] {
    (shown.otherAreas + [ComparedArea(index: seriesIndex, pyramid: pyramid)])
      .sorted { $0.index < $1.index }
  }

  /// Prepares the index of other areas, so that their statistics are as fast as the current area's.
  mutating func prepareAreas() {
    for index in shown.otherAreas.indices {
      let slots = shown.otherAreas[index].series.indices(in: viewport)
      shown.otherAreas[index].pyramid.prepare(for: slots)
    }
  }

  // MARK: The period before

  /// The days between compared prices; `nil` for months and years of the calendar.
  private var comparedDays: Int? {
    switch range {
    case .day:
      // Today's view has tomorrow too, once its prices are known.
      series.zone.civil(at: viewport.end.advanced(by: -1)).date.daysSince1970
        - series.zone.civil(at: viewport.start).date.daysSince1970 + 1
    case .week: 7
    case .month, .year: nil
    // Compare with as many days as are visible.
    case .all, nil: max(1, Int((viewport.length + 86_399) / 86_400))
    }
  }

  /// The slots of the previous period at the times of the drawn ones.
  var slotsBefore: Range<Int> {
    guard let drawn = series.interval(of: visible) else { return 0..<0 }
    func before(_ instant: Instant) -> Instant {
      // A day that the previous month lacks becomes its last day.
      moved(instant, later: false)
        ?? moved(instant.advanced(by: -3 * 86_400), later: false) ?? instant
    }
    return series.indices(from: before(drawn.start), to: before(drawn.end))
  }

  /// Whether the view compares with a previous period that has no prices.
  var lacksBefore: Bool {
    layers.contains(.before) && shownKind.isOverTime && slotsBefore.isEmpty
  }

  /// Returns the same time a period later or earlier; `nil` if the calendar has no such day.
  func moved(_ instant: Instant, later: Bool) -> Instant? {
    let (date, sign) = (series.zone.civil(at: instant).date, later ? 1 : -1)
    // The months since the start of the previous year.
    let months = date.month + 11 + sign * (range == .month ? 1 : 12)
    let other =
      comparedDays.map { date.adding(days: $0 * sign) }
      ?? CivilDate(year: date.year - 1 + months / 12, month: months % 12 + 1, day: date.day)
    return other.map {
      series.zone.instant(days: $0.daysSince1970 - date.daysSince1970, after: instant)
    }
  }

  /// Returns the mean price of the same slots in the previous period, and the first of them.
  func priceBefore(of slots: Range<Int>) -> (first: Int, mean: Double)? {
    guard let time = series.interval(of: slots), let start = moved(time.start, later: false),
      let end = moved(time.end, later: false),
      case let found = series.indices(from: start, to: max(end, start.advanced(by: 1))),
      let mean = pyramid.statistics(in: found)?.mean
    else { return nil }
    return (found.lowerBound, mean)
  }

  // MARK: Levels

  /// The limits between cheap and expensive: the requested ones, or limits relative to the mean.
  ///
  /// The mean is of the visible prices; `nil` without prices.
  package var levelScale: PriceLevelScale? {
    guard cheapBelow != nil || dearAbove != nil else {
      return statistics.map { PriceLevelScale($0) }
    }
    return PriceLevelScale(cheapBelow: shownLimit(cheapBelow), dearAbove: shownLimit(dearAbove))
  }

  /// The limits, if colours show levels.
  var drawnLevels: PriceLevelScale? { drawnColoring == .levels ? levelScale : nil }

  /// The meaning of colours as drawn: levels hold for times, not for curves and typical days.
  var drawnColoring: PriceColoring {
    let hasLevels = chartKind == .heatMap || shownKind.isOverTime && !comparesAreas
    return coloring == .levels && !hasLevels ? .ramp : coloring
  }

  /// Gives colours the next meaning that this kind of chart can draw.
  mutating func showNextColoring() {
    let drawn = drawnColoring
    repeat { coloring = coloring.next } while drawnColoring == drawn
  }

  /// Returns a limit in the unit of the screen.
  func shownLimit(_ price: Price?) -> Double? {
    let power = opened?.unit.flatMap { unit in series.unit.flatMap(unit.powerOfTen) } ?? 0
    return price?.scaled(byPowerOfTen: power)?.doubleValue
  }

  // MARK: The mark

  /// Sets the mark at the selection or the current slot; removes it if it is already there.
  mutating func setMark() {
    guard let focusIndex else { return tell(.nothingSelected) }
    let start = series[focusIndex].start
    mark = mark == start ? nil : start
  }

  /// The slots that prices are compared with: the slots at the mark, or the current slot.
  package var reference: Range<Int>? {
    if let index = mark.flatMap(series.index(containing:)) { return stretch(of: index) }
    return nowIndex.map { $0..<($0 + 1) }
  }

  /// Returns the mean price of slots minus the mean at the mark or the current slot.
  ///
  /// Returns `nil` if the slots are the same or a price is missing. Without a mark, it also returns
  /// `nil` if the slots include the current one.
  package func difference(of slots: Range<Int>) -> Price? {
    guard let reference, reference != slots, !(mark == nil && slots.overlaps(reference)),
      let mean = pyramid.statistics(in: slots)?.mean,
      let other = pyramid.statistics(in: reference)?.mean
    else { return nil }
    return Price(mean: mean - other)
  }

  // MARK: The axis of prices

  /// The statistics of the drawn slots: the duration curve and the usual day have no forecasts.
  var drawnStatistics: PriceStatistics? {
    shownKind.isAggregate ? shown.statistics : shown.drawn
  }

  /// Returns the range of all drawn prices, with the means, if any, in place of those of the
  /// series; `nil` if there are none.
  func drawnPrices(means: [Double] = []) -> ClosedRange<Double>? {
    guard let drawn = drawnStatistics else { return nil }
    var prices = means.isEmpty ? [drawn.lowest.doubleValue, drawn.highest.doubleValue] : means
    func add(_ pyramid: PricePyramid, _ slots: Range<Int>) {
      guard let (lowest, highest) = pyramid.extremes(in: slots) else { return }
      prices += [lowest, highest].map(pyramid.series.doubleValue)
    }
    if series.hasForecasts, shownKind.isOverTime, drawnKind != .bar, means.isEmpty {
      prices += visible.compactMap(series.bounds)
        .flatMap { [$0.low.doubleValue, $0.high.doubleValue] }
    }
    if layers.contains(.before), shownKind.isOverTime { add(pyramid, slotsBefore) }
    let others = comparesAreas ? shown.otherAreas.map(\.pyramid) : []
    for other in [drawnFeedIn].compactMap(\.self) + others {
      add(other, other.series.indices(in: viewport))
    }
    if let priceAxis { prices += [priceAxis.lowerBound, priceAxis.upperBound] }
    return prices.min().flatMap { low in prices.max().map { low...max(low, $0) } }
  }
}
