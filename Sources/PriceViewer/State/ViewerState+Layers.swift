import CivilTime
import ElectricityPrices

/// What a person has laid over the prices, or under them.
package enum ViewerLayer: String, CaseIterable, Hashable, Sendable {
  /// The day, week, month or year before, under this one.
  case before
  /// All areas of the file over one another.
  case areas
  /// Colours and signs from cheap to dear.
  case levels
  /// A line at the mean of what is shown.
  case mean
  /// What contracts cost for the usage, in place of the prices.
  case contracts
}

/// Prices from which on they are cheap or dear, whatever the others are.
package struct LevelLimits: Hashable, Sendable {
  /// The first price that is not cheap, in the unit that the prices were opened in.
  package var cheapBelow: Price?
  /// The last price that is not dear, in the same unit.
  package var dearAbove: Price?

  package init(cheapBelow: Price? = nil, dearAbove: Price? = nil) {
    (self.cheapBelow, self.dearAbove) = (cheapBelow, dearAbove)
  }

  /// Whether there is none.
  package var isEmpty: Bool { cheapBelow == nil && dearAbove == nil }
}

/// An area that is drawn together with others.
struct ComparedArea: Sendable {
  /// Its place in the file.
  let place: Int
  /// Its prices, in the unit of the screen, and answers about many of them.
  var pyramid: PricePyramid

  var series: PriceSeries { pyramid.series }
}

/// Comparing: with the period before, with other areas, with a mark, with the mean.
extension ViewerState {
  /// As many areas can be told apart by colours and symbols.
  static let mostAreas = 6

  /// Whether several areas are drawn over one another.
  package var comparesAreas: Bool {
    !shown.otherAreas.isEmpty && chartKind.isOverTime && comparison == nil
  }

  /// How the prices are drawn: bars of several areas would hide one another.
  package var drawnKind: ChartKind {
    if chartKind == .contracts { return comparison == nil ? .area : .line }
    guard comparesAreas else { return chartKind }
    return chartKind == .bar ? .step : chartKind == .area ? .line : chartKind
  }

  /// Lays over the prices what was asked for before they were shown.
  package mutating func show(_ layers: [ViewerLayer], limits: LevelLimits) {
    self.limits = limits
    for layer in layers where !self.layers.contains(layer) { toggle(layer) }
  }

  /// Lays something over the prices, or takes it away.
  mutating func toggle(_ layer: ViewerLayer) {
    if layer == .contracts {
      _ = apply(.chart(chartKind == .contracts ? .area : .contracts))
      return
    }
    guard chartKind.isOverTime else { return tell(.notOnHeatMap) }
    if layer == .levels { return coloring = coloring == .levels ? .ramp : .levels }
    if layers.remove(layer) == nil {
      if layer == .areas, allSeries.count < 2 { return tell(.oneSeries) }
      if layer == .before, slotsBefore.isEmpty { return tell(.noneEarlier) }
      layers.insert(layer)
    }
    if layer == .areas { findAreas() }
  }

  /// Finds the other areas that are drawn with that of the screen: the first ones of the file, as
  /// far as their prices can be told in its unit.
  mutating func findAreas() {
    shown.otherAreas = []
    guard layers.contains(.areas) else { return }
    let others = allSeries.indices.filter { $0 != choice.place }.prefix(Self.mostAreas - 1)
    shown.otherAreas = others.compactMap { place in
      inUnitOfScreen(place).map { ComparedArea(place: place, pyramid: PricePyramid($0)) }
    }
    prepareAreas()
  }

  /// The areas that are drawn, in the order of the file.
  var drawnAreas: [ComparedArea] {
    (shown.otherAreas + [ComparedArea(place: choice.place, pyramid: pyramid)])
      .sorted { $0.place < $1.place }
  }

  /// Makes sure that answers about other areas come as quickly as about this one.
  mutating func prepareAreas() {
    for index in shown.otherAreas.indices {
      let slots = slots(of: shown.otherAreas[index].series)
      shown.otherAreas[index].pyramid.prepare(for: slots)
    }
  }

  /// The slots of another series that are shown.
  func slots(of series: PriceSeries) -> Range<Int> {
    series.indices(from: viewport.start, to: viewport.end)
  }

  /// A series of the file like the one on the screen; nil where it has another unit.
  private func inUnitOfScreen(_ place: Int) -> PriceSeries? {
    guard let series = try? prices(of: place, isAllIn: choice.isAllIn) else { return nil }
    guard let unit = self.series.unit else { return series.unit == nil ? series : nil }
    return series.converted(to: unit)
  }

  // MARK: The period before

  /// The days between the prices that are compared; `nil` for months and years of the calendar.
  private var comparedDays: Int? {
    switch range {
    case .day: 1
    case .week: 7
    case .month, .year: nil
    // As many as are shown.
    case .all, nil: max(1, Int((viewport.length + 86_399) / 86_400))
    }
  }

  /// The slots of the period before.
  var slotsBefore: Range<Int> {
    func before(_ instant: Instant) -> Instant {
      // A day that the month before does not have is its last one.
      moved(instant, later: false)
        ?? moved(instant.advanced(by: -3 * 86_400), later: false) ?? instant
    }
    return series.indices(from: before(viewport.start), to: before(viewport.end))
  }

  /// The same time of the clock a period later or earlier; nil where the calendar has no such day.
  func moved(_ instant: Instant, later: Bool) -> Instant? {
    let (time, sign) = (series.zone.civil(at: instant), later ? 1 : -1)
    let (year, month, day) = (time.date.year, time.date.month, time.date.day)
    let date: CivilDate? =
      if let days = comparedDays {
        time.date.adding(days: days * sign)
      } else if range == .month {
        CivilDate(
          year: year + (month == 12 && later ? 1 : month == 1 && !later ? -1 : 0),
          month: (month - 1 + sign + 12) % 12 + 1, day: day)
      } else {
        CivilDate(year: year + sign, month: month, day: day)
      }
    return date.map { date in
      let days = Int64(date.daysSince1970 - time.date.daysSince1970)
      return series.zone.firstInstant(
        of: CivilDateTime(secondsSince1970: time.secondsSince1970 + days * 86_400))
    }
  }

  /// The mean price of the same slots in the period before, and the first of these.
  func priceBefore(of slots: Range<Int>) -> (first: Int, mean: Double)? {
    guard let first = slots.first, let last = slots.last,
      let start = moved(series[first].start, later: false),
      let end = moved(series[last].end, later: false),
      case let found = series.indices(from: start, to: max(end, start.advanced(by: 1))),
      let mean = pyramid.statistics(in: found)?.mean
    else { return nil }
    return (found.lowerBound, mean)
  }

  // MARK: Levels

  /// The limits between cheap and dear: those that were asked for, else by the mean of what is
  /// shown; nil without prices.
  package var levelScale: PriceLevelScale? {
    guard !limits.isEmpty else { return statistics.map { PriceLevelScale($0) } }
    return PriceLevelScale(
      cheapBelow: shownLimit(limits.cheapBelow), dearAbove: shownLimit(limits.dearAbove))
  }

  /// The limits where colours show levels.
  var drawnLevels: PriceLevelScale? {
    coloring == .levels && chartKind.isOverTime && !comparesAreas ? levelScale : nil
  }

  /// A limit in the unit of the screen.
  func shownLimit(_ price: Price?) -> Double? {
    let opened = allSeries.indices.contains(choice.place) ? allSeries[choice.place].unit : nil
    let power = opened.flatMap { unit in series.unit.flatMap { unit.powerOfTen(to: $0) } } ?? 0
    return price?.scaled(byPowerOfTen: power)?.doubleValue
  }

  // MARK: The mark

  /// Sets the mark at what is selected, else at now; takes it away where it is already.
  mutating func setMark() {
    guard let focusIndex else { return tell(.nothingSelected) }
    let start = series[focusIndex].start
    mark = mark == start ? nil : start
  }

  /// The slots that prices are compared with: those at the mark, else the slot of now.
  package var reference: Range<Int>? {
    if let index = mark.flatMap(series.index(containing:)) { return stretch(of: index) }
    return nowIndex.map { $0..<($0 + 1) }
  }

  /// By how much the mean of some slots is above that of the mark, or of now; nil where they are
  /// the same, or a price is missing.
  package func difference(of slots: Range<Int>) -> Price? {
    guard let reference, reference != slots, !(mark == nil && slots.overlaps(reference)) else {
      return nil
    }
    if slots.count == 1, reference.count == 1 {
      return series[slots.lowerBound].price.flatMap { price in
        series[reference.lowerBound].price.flatMap(price.subtracting)
      }
    }
    guard let mean = pyramid.statistics(in: slots)?.mean,
      let other = pyramid.statistics(in: reference)?.mean
    else { return nil }
    return Price(mean: mean - other)
  }

  // MARK: The axis of prices

  /// The least and the greatest price of all that is drawn; nil where there is none.
  var drawnPrices: ClosedRange<Double>? {
    guard let statistics else { return nil }
    var (low, high) = (statistics.lowest.doubleValue, statistics.highest.doubleValue)
    func add(_ pyramid: PricePyramid, _ slots: Range<Int>) {
      guard let (lowest, highest) = pyramid.extremes(in: slots) else { return }
      low = min(low, pyramid.series.doubleValue(at: lowest))
      high = max(high, pyramid.series.doubleValue(at: highest))
    }
    if layers.contains(.before), chartKind.isOverTime { add(pyramid, slotsBefore) }
    for area in shown.otherAreas { add(area.pyramid, slots(of: area.series)) }
    if let held = priceAxis {
      (low, high) = (min(low, held.lowerBound), max(high, held.upperBound))
    }
    return low...max(low, high)
  }
}
