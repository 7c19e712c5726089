/// The five-number summary and outliers of a sample, as a box plot shows them.
public struct BoxStatistics: Hashable, Sendable {
  /// The smallest value within the fences.
  public let lowerWhisker: Double
  /// The first quartile.
  public let lowerQuartile: Double
  /// The median.
  public let median: Double
  /// The third quartile.
  public let upperQuartile: Double
  /// The largest value within the fences.
  public let upperWhisker: Double
  /// The values beyond the fences, in ascending order.
  public let outliers: [Double]
  /// The number of values, including outliers.
  public let count: Int

  /// Summarises a sample; `nil` if it has no finite value.
  ///
  /// The quartiles are those of ``SortedSample/quantile(_:)``. Source: J. W. Tukey, "Exploratory
  /// Data Analysis" (1977).
  ///
  /// - Parameters:
  ///   - sample: The values.
  ///   - whiskerLength: The distance of the fences from the box, in interquartile ranges. With
  ///     `.infinity` the whiskers end at the minimum and maximum.
  public init?(_ sample: SortedSample, whiskerLength: Double = 1.5) {
    guard let lower = sample.quantile(0.25), let median = sample.quantile(0.5),
      let upper = sample.quantile(0.75)
    else { return nil }
    // Infinity times a zero interquartile range would not be a number.
    let length = upper > lower ? max(whiskerLength, 0) * (upper - lower) : 0
    let (lowFence, highFence) = (lower - length, upper + length)
    (lowerQuartile, self.median, upperQuartile) = (lower, median, upper)
    // An interpolated quartile can be beyond every value within the fences; the whisker then ends
    // at it.
    lowerWhisker = min(sample.values.first { $0 >= lowFence } ?? lower, lower)
    upperWhisker = max(sample.values.last { $0 <= highFence } ?? upper, upper)
    outliers = sample.values.filter { $0 < lowFence || $0 > highFence }
    count = sample.count
  }
}

extension Sequence {
  /// Returns the box statistics of each group of rows, in order of first appearance.
  ///
  /// Groups without a finite value are omitted.
  ///
  /// ```swift
  /// Chart(hours.boxes(of: \.price, by: \.month)) { month in
  ///   RectangleMark(
  ///     x: .value("Month", month.key), yStart: .value("Quarter", month.value.lowerQuartile),
  ///     yEnd: .value("Three quarters", month.value.upperQuartile))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value of a row.
  ///   - key: The group of a row.
  ///   - whiskerLength: The distance of the fences from the box, as in ``BoxStatistics``.
  public func boxes<Key: Hashable>(
    of value: (Element) -> Double, by key: (Element) -> Key, whiskerLength: Double = 1.5
  ) -> [Grouped<Key, BoxStatistics>] {
    grouped(by: key).compactMap { group in
      BoxStatistics(SortedSample(group.value.map(value)), whiskerLength: whiskerLength)
        .map { Grouped(key: group.key, value: $0) }
    }
  }
}
