import ChartStatistics
import CivilTime

/// Bars, bands and columns for slots, or for units of the calendar with the mean of their prices.
extension PricePoints {
  /// The units that a bar can cover, finest first.
  private static let units: [CalendarUnit] = [
    .minutes(5), .minutes(10), .minutes(15), .minutes(30), .hours(1), .hours(2), .hours(3),
    .hours(4), .hours(6), .hours(12), .day, .week, .month, .year,
  ]

  /// The unit that each bar covers; `nil` for a bar per slot.
  ///
  /// Two bars a column are distinguishable, on half cells. With more, bars cover longer units that
  /// have a column each.
  var barUnit: CalendarUnit? {
    guard let first = slots.first, let length = series.interval(of: slots)?.length else {
      return nil
    }
    let bars = unit.map { Int(length / $0.usualSeconds) } ?? slots.count
    guard bars > 2 * columns else { return unit }
    let coarser = Self.units.filter { $0.usualSeconds > series[first].length }
    return coarser.first { length <= $0.usualSeconds * Int64(columns) } ?? .year
  }

  /// The bars of all slots or units with a price.
  var bars: [PriceBar] {
    let unit = barUnit
    var bars: [PriceBar] = []
    var next = slots.lowerBound
    while next < slots.upperBound {
      let group = group(of: next, in: unit)
      if let bar = bar(of: group) { bars.append(bar) }
      next = group.slots.upperBound
    }
    return bars
  }

  /// Returns the bar that contains a slot; `nil` without a price.
  func bar(of slot: Int) -> PriceBar? { bar(of: group(of: slot, in: barUnit)) }

  private typealias Group = (slots: Range<Int>, interval: Viewport)

  /// Returns a slot, or the visible slots of its unit and the visible part of the unit's interval.
  private func group(of slot: Int, in unit: CalendarUnit?) -> Group {
    guard let unit else {
      return (slot..<(slot + 1), Viewport(start: series[slot].start, end: series[slot].end))
    }
    let (group, interval) = series.slots(of: unit, at: slot)
    var (start, end) = (interval.start, interval.end)
    if group.lowerBound <= slots.lowerBound { start = max(start, series[slots.lowerBound].start) }
    // The last bar is as wide as the others, even with fewer slots, unless other slots follow.
    if group.upperBound > slots.upperBound { end = series[slots.upperBound - 1].end }
    return (group.clamped(to: slots), Viewport(start: start, end: end))
  }

  private func bar(of group: Group) -> PriceBar? {
    guard let prices = pyramid.statistics(in: group.slots) else { return nil }
    let (lowest, highest) = (prices.lowest.doubleValue, prices.highest.doubleValue)
    // A mean of equal prices could differ from them in its last digit.
    return PriceBar(
      slots: group.slots, start: group.interval.start.seconds, end: group.interval.end.seconds,
      price: lowest == highest ? lowest : prices.mean, range: lowest...max(lowest, highest))
  }

  // MARK: Bands
  // For prices too dense to draw individually: a line shows the mean of each time step, on top of a
  // band from its lowest to its highest price and a stronger band of the middle half.

  /// The time step; `nil` if a line from price to price fits.
  ///
  /// Such a line is readable with up to four prices a column. With more, a step holds about as many
  /// prices, so that the band is as high as the line was.
  var bandUnit: CalendarUnit? { slots.count > 4 * columns ? barUnit : nil }

  /// Returns the steps in order with a range of each, broken by NaN between steps that are not
  /// adjacent.
  ///
  /// A level step has its start and end. Otherwise it has its middle, and both ends of a run of
  /// steps are added.
  private func steps(_ range: (PriceBar) -> ClosedRange<Double>) -> [AreaEdge] {
    guard bandUnit != nil else { return [] }
    var steps: [AreaEdge] = []
    let bars = bars
    for (index, bar) in bars.enumerated() {
      let last = bar.slots.upperBound - 1
      let isFirst = index == 0 || !isFollowed(bars[index - 1], by: bar)
      let isLast = index + 1 == bars.count || !isFollowed(bar, by: bars[index + 1])
      if isFirst, let last = steps.last { steps.append(AreaEdge(x: last.x, low: .nan, high: .nan)) }
      let (start, end) = (series[bar.slots.lowerBound].start.seconds, series[last].end.seconds)
      let range = range(bar)
      func add(_ x: Double) {
        steps.append(AreaEdge(x: x, low: range.lowerBound, high: range.upperBound))
      }
      if isFirst || isLevel { add(start) }
      if !isLevel { add((start + end) / 2) }
      if isLast || isLevel { add(end) }
    }
    return steps
  }

  private func isFollowed(_ bar: PriceBar, by next: PriceBar) -> Bool {
    bar.slots.upperBound == next.slots.lowerBound && series.touchesNext(bar.slots.upperBound - 1)
  }

  /// The line of the means.
  var means: [PlotPoint] { steps { $0.price...$0.price }.map { PlotPoint(x: $0.x, y: $0.low) } }

  /// The band from the lowest to the highest price of each step; empty without steps.
  var band: [AreaEdge] { steps(\.range) }

  /// The band of the middle half of the prices of each step.
  var middleHalf: [AreaEdge] { steps(middleHalf(of:)) }

  /// The maximum number of prices sampled in a step; more make no visible difference.
  private static let maximumOfStep = 512

  /// Returns the lower and upper quartile of the prices of a step.
  ///
  /// With more prices than needed, it samples at a prime interval of at least 11, which covers all
  /// hours and weekdays equally.
  private func middleHalf(of bar: PriceBar) -> ClosedRange<Double> {
    let step = Self.primes.first { bar.slots.count <= Self.maximumOfStep * $0 }
    let prices = SortedSample(series, in: bar.slots, step: step ?? 9973)
    guard let lower = prices.quantile(0.25), let upper = prices.quantile(0.75) else {
      return bar.range
    }
    return lower...max(lower, upper)
  }

  private static let primes = [1, 11, 23, 47, 97, 197, 397, 797, 1597, 3203]

  // MARK: Columns

  /// Returns the columns of a plot for an interval in seconds; empty without prices.
  ///
  /// Slots narrower than a column have half columns, like bars and steps.
  ///
  /// - Complexity: O(n log m) for n columns and m slots.
  func columns(from start: Double, to end: Double) -> [PlotColumn] {
    let count = columns * (bandUnit == nil && slots.count > columns ? 2 : 1)
    let length = (end - start) / Double(count)
    guard length > 0 else { return [] }
    var columns: [PlotColumn] = []
    for column in 0..<count {
      let edges = start + length * Double(column)..<start + length * Double(column + 1)
      guard let (slot, price) = price(in: edges) else { continue }
      if let last = columns.last, last.start == slot, last.times.upperBound == edges.lowerBound {
        columns[columns.count - 1].times = last.times.lowerBound..<edges.upperBound
      } else {
        columns.append((edges, price, slot))
      }
    }
    return columns
  }

  /// Returns the start and the price of the slot or unit in the middle of an interval.
  ///
  /// For shorter slots, the price is the mean of those that start in the interval. Returns `nil` if
  /// the middle has no price.
  private func price(in edges: Range<Double>) -> (start: Double, price: Double)? {
    guard let middle = Instant(primitivePlottable: (edges.lowerBound + edges.upperBound) / 2),
      let index = series.index(containing: middle), slots.contains(index),
      let own = series[index].price
    else { return nil }
    let slot = series[index]
    if bandUnit != nil { return bar(of: index).map { ($0.start, $0.price) } }
    guard Double(slot.length) < edges.upperBound - edges.lowerBound,
      let first = Instant(primitivePlottable: edges.lowerBound),
      let last = Instant(primitivePlottable: edges.upperBound),
      case let starting = series.indices(startingIn: Viewport(start: first, end: last)),
      let mean = pyramid.statistics(in: starting.clamped(to: slots))?.mean
    else { return (slot.start.seconds, own.doubleValue) }
    return (slot.start.seconds, mean)
  }
}

/// A part of a plot with one price, a whole number of columns or half columns wide.
///
/// The price is of a slot, or the mean of several slots or of the view's unit. Times are in seconds
/// since 1970; adjacent columns with the same start of a slot or unit are joined.
typealias PlotColumn = (times: Range<Double>, price: Double, start: Double)
