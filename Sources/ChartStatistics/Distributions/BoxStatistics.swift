/// What a box plot shows of a sample.
public struct BoxStatistics: Hashable, Sendable {
  /// The least number within the fences.
  public let lowerWhisker: Double
  /// A quarter is below.
  public let lowerQuartile: Double
  /// A half is below.
  public let median: Double
  /// Three quarters are below.
  public let upperQuartile: Double
  /// The greatest number within the fences.
  public let upperWhisker: Double
  /// The numbers beyond the fences, from the least on.
  public let outliers: [Double]
  /// How many numbers there are, outliers among them.
  public let count: Int

  /// Describes a sample; `nil` without a finite number.
  ///
  /// The quartiles are those of ``SortedSample/quantile(_:)``. Source: J. W. Tukey, "Exploratory
  /// Data Analysis" (1977).
  ///
  /// - Parameters:
  ///   - sample: The numbers.
  ///   - reach: How far the fences are from the box, in distances between the quartiles. With
  ///     `.infinity` the whiskers reach the least and the greatest number.
  public init?(_ sample: SortedSample, reach: Double = 1.5) {
    guard let lower = sample.quantile(0.25), let median = sample.quantile(0.5),
      let upper = sample.quantile(0.75)
    else { return nil }
    // Without a distance there is none to count by, however many times.
    let room = upper > lower ? max(reach, 0) * (upper - lower) : 0
    let (lowFence, highFence) = (lower - room, upper + room)
    (lowerQuartile, self.median, upperQuartile) = (lower, median, upper)
    // Between two numbers a quartile can be beyond what lies within the fences: then it is the end.
    lowerWhisker = min(sample.values.first { $0 >= lowFence } ?? lower, lower)
    upperWhisker = max(sample.values.last { $0 <= highFence } ?? upper, upper)
    outliers = sample.values.filter { $0 < lowFence || $0 > highFence }
    count = sample.count
  }
}

extension Sequence {
  /// The box of each group of rows, in the order in which groups appear.
  ///
  /// Groups without a finite number have none.
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
  ///   - value: What is described.
  ///   - key: What rows of a group have in common.
  ///   - reach: How far whiskers go, as with ``BoxStatistics``.
  public func boxes<Key: Hashable>(
    of value: (Element) -> Double, by key: (Element) -> Key, reach: Double = 1.5
  ) -> [Grouped<Key, BoxStatistics>] {
    grouped(by: key).compactMap { group in
      BoxStatistics(SortedSample(group.value.map(value)), reach: reach)
        .map { Grouped(key: group.key, value: $0) }
    }
  }
}
