import ChartStatistics
import CivilTime
import ElectricityPrices

/// A point of a band: a time and a range of prices.
struct BandPoint: Hashable, Identifiable {
  let time: Double
  let range: ClosedRange<Double>
  /// The index of the part of the band that contains it.
  let part: Int

  var id: Self { self }
  var lowest: Double { range.lowerBound }
  var highest: Double { range.upperBound }
}

/// Bands for prices too dense to draw individually.
///
/// A line shows the mean of each time step, on top of a band from its lowest to its highest price
/// and a stronger band of the middle half.
extension PricePoints {
  /// The time step; `nil` if a line from price to price fits.
  ///
  /// Such a line is readable with up to four prices a column. With more, a step holds about as many
  /// prices, so that the band is as high as the line was.
  var bandUnit: CalendarUnit? { slots.count > 4 * plotColumns ? barUnit : nil }

  /// Returns the times of the steps in order, each with a value of its step and the number of its
  /// run of steps.
  ///
  /// With `keepsHeight`, each step has its start and end. Otherwise it has its middle, and both
  /// ends of a run of steps are added.
  private func steps<Value>(
    keepsHeight: Bool, _ value: (PriceBar) -> Value
  ) -> [(time: Double, value: Value, part: Int)] {
    guard bandUnit != nil else { return [] }
    var (steps, part): ([(Double, Value, Int)], Int) = ([], 0)
    let bars = bars
    for (index, bar) in bars.enumerated() {
      let last = bar.slots.upperBound - 1
      let isFirst = index == 0 || !isFollowed(bars[index - 1], by: bar)
      let isLast = index + 1 == bars.count || !isFollowed(bar, by: bars[index + 1])
      if isFirst { part += 1 }
      let (start, end) = (series[bar.slots.lowerBound].start.seconds, series[last].end.seconds)
      let value = value(bar)
      if isFirst || keepsHeight { steps.append((start, value, part)) }
      if !keepsHeight { steps.append(((start + end) / 2, value, part)) }
      if isLast || keepsHeight { steps.append((end, value, part)) }
    }
    return steps
  }

  private func isFollowed(_ bar: PriceBar, by next: PriceBar) -> Bool {
    bar.slots.upperBound == next.slots.lowerBound && series.touchesNext(bar.slots.upperBound - 1)
  }

  /// Returns the line of the means, broken by NaN between steps that are not adjacent.
  func means(keepsHeight: Bool) -> [PricePoint] {
    var (points, part): ([PricePoint], Int) = ([], 1)
    for step in steps(keepsHeight: keepsHeight, \.price) {
      if step.part != part { points.breakLine() }
      part = step.part
      points.append(PricePoint(time: step.time, price: step.value))
    }
    return points
  }

  /// Returns the band from the lowest to the highest price of each step; empty without steps.
  func band(keepsHeight: Bool) -> [BandPoint] {
    steps(keepsHeight: keepsHeight, \.range).map { BandPoint(time: $0, range: $1, part: $2) }
  }

  /// Returns the band of the middle half of the prices of each step.
  func middleHalf(keepsHeight: Bool) -> [BandPoint] {
    steps(keepsHeight: keepsHeight, middleHalf).map { BandPoint(time: $0, range: $1, part: $2) }
  }

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
