import ChartStatistics
import CivilTime

/// Bands for prices too dense to draw individually.
///
/// A line shows the mean of each time step, on top of a band from its lowest to its highest price
/// and a stronger band of the middle half.
extension PricePoints {
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
}
