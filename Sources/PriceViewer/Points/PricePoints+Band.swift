import ChartStatistics
import CivilTime
import ElectricityPrices

/// A place of a band: a time, and from which price to which.
struct BandPlace: Hashable, Identifiable {
  let time: Double
  let range: ClosedRange<Double>
  /// Which of the parts of the band it belongs to, from the first on.
  let part: Int

  var id: Self { self }
  var lowest: Double { range.lowerBound }
  var highest: Double { range.upperBound }
}

/// Prices that are too many to be told apart: a line at the mean of each step of time, before a
/// band from the lowest to the highest of its prices and a stronger one of their middle half.
extension PricePoints {
  /// The step; nil where there is room for a line from price to price.
  ///
  /// Up to four prices a column, which are two side by side on its dots, such a line is read with
  /// ease. With one more a step holds about as many, so that a band begins as high as the line was
  /// that it takes the place of.
  var bandUnit: CalendarUnit? { viewCount > 4 * plotColumns ? barUnit : nil }

  /// A time of a step, and all of the step.
  private struct StepPlace {
    let time: Double
    let bar: PriceBar
    let part: Int
  }

  /// The steps in order, each at its middle, and at both ends of what follows each other; or each
  /// at its beginning and its end, for a line that keeps its height.
  private func stepPlaces(keepsHeight: Bool) -> [StepPlace] {
    guard bandUnit != nil else { return [] }
    var (places, part): ([StepPlace], Int) = ([], 0)
    let bars = bars
    for (index, bar) in bars.enumerated() {
      let last = bar.slots.upperBound - 1
      let isFirst = index == 0 || !isFollowed(bars[index - 1], by: bar)
      let isLast = index + 1 == bars.count || !isFollowed(bar, by: bars[index + 1])
      if isFirst { part += 1 }
      func add(_ time: Double) { places.append(StepPlace(time: time, bar: bar, part: part)) }
      let (start, end) = (series[bar.slots.lowerBound].start.seconds, series[last].end.seconds)
      if isFirst || keepsHeight { add(start) }
      if !keepsHeight {
        add((start + end) / 2)
      }
      if isLast || keepsHeight { add(end) }
    }
    return places
  }

  private func isFollowed(_ bar: PriceBar, by next: PriceBar) -> Bool {
    bar.slots.upperBound == next.slots.lowerBound && series.touchesNext(bar.slots.upperBound - 1)
  }

  /// The line at the means, which are not a number where steps do not follow each other.
  func means(keepsHeight: Bool) -> [PricePoint] {
    var (points, part): ([PricePoint], Int) = ([], 1)
    for place in stepPlaces(keepsHeight: keepsHeight) {
      if place.part != part { points.breakLine() }
      part = place.part
      points.append(PricePoint(time: place.time, price: place.bar.price))
    }
    return points
  }

  /// The band from the lowest to the highest price of each step; none without steps.
  func band(keepsHeight: Bool) -> [BandPlace] {
    stepPlaces(keepsHeight: keepsHeight).map {
      BandPlace(time: $0.time, range: $0.bar.range, part: $0.part)
    }
  }

  /// The band of the middle half of the prices of each step.
  func middleHalf(keepsHeight: Bool) -> [BandPlace] {
    var known: (bar: PriceBar, range: ClosedRange<Double>)?
    return stepPlaces(keepsHeight: keepsHeight).map { place in
      if known?.bar != place.bar { known = (place.bar, middleHalf(of: place.bar)) }
      return BandPlace(
        time: place.time, range: known?.range ?? place.bar.range, part: place.part)
    }
  }

  /// As many prices of a step are enough: nobody sees the difference.
  private static let mostOfStep = 512

  /// From the lower to the upper quartile of the prices of a step.
  ///
  /// Of more prices than are needed those a prime number apart are taken, at least 11, and so all
  /// hours of all days of the week alike.
  private func middleHalf(of bar: PriceBar) -> ClosedRange<Double> {
    let step = Self.primes.first { bar.slots.count <= Self.mostOfStep * $0 }
    let prices = SortedSample(series, in: bar.slots, step: step ?? 9973)
    guard let lower = prices.quantile(0.25), let upper = prices.quantile(0.75) else {
      return bar.range
    }
    return lower...max(lower, upper)
  }

  private static let primes = [1, 11, 23, 47, 97, 197, 397, 797, 1597, 3203]
}
