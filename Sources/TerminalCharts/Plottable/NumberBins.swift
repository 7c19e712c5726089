/// Adjoining ranges of numbers, for histograms.
///
/// A collection of bins. Each is half open, except that the last contains its upper bound.
///
/// ```swift
/// let bins = NumberBins(data: prices, desiredCount: 20)
/// let index = bins.index(for: 0.74)
/// ```
public struct NumberBins<Value: Plottable & Comparable & Numeric>: _BinCollection {
  /// The ends of the bins, increasing: one more than there are bins.
  public let thresholds: [Value]

  /// Makes bins of round numbers that hold the data.
  ///
  /// - Parameters:
  ///   - data: The sample; numbers that are not finite do not count. None gives no bins.
  ///   - desiredCount: About how many bins, at most 200; by Scott's rule when `nil`.
  ///   - minimumStride: The minimum width of a bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let values = data.filter { $0.plotted.continuous?.isFinite ?? false }
    guard let minimum = values.min(), let maximum = values.max() else {
      thresholds = []
      return
    }
    let count = desiredCount ?? ScottsRule.count(values.compactMap(\.plotted.continuous))
    thresholds = Self.round(minimum...maximum, count, minimumStride)
  }

  /// Makes bins of round numbers that cover a range.
  ///
  /// - Parameters:
  ///   - range: The range to cover.
  ///   - desiredCount: About how many bins, at most 200.
  ///   - minimumStride: The minimum width of a bin.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    thresholds = Self.round(range, desiredCount, minimumStride)
  }

  /// Divides a range into bins of equal width, at least one and at most 100,000.
  ///
  /// Integer bins are as equal as integers can be; bins without width are left out.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(count, 1), Self.limit)
    let extent = Self.extent(range)
    thresholds = Self.thresholds(
      (0...count).map { index in
        let fraction = Double(index) / Double(count)
        return extent.lowerBound * (1 - fraction) + extent.upperBound * fraction
      }, covering: range)
  }

  /// Makes bins of one width from the lower end of a range until it is covered.
  ///
  /// A width that is not positive, or that would make more than 100,000 bins, gives one bin.
  public init(size: Value, range: ClosedRange<Value>) {
    let extent = Self.extent(range)
    let width = size.plotted.continuous ?? 0
    let count = ((extent.upperBound - extent.lowerBound) / width - 1e-9).rounded(.up)
    guard width > 0, count >= 1, count <= Double(Self.limit) else {
      thresholds = [range.lowerBound, range.upperBound].increasing
      return
    }
    thresholds = Self.thresholds(
      (0...Int(count)).map { extent.lowerBound + Double($0) * width }, covering: range)
  }

  /// Makes bins between thresholds, in any order.
  public init(thresholds: [Value]) { self.thresholds = thresholds.increasing }

  private static var limit: Int { 100_000 }

  private static func extent(_ range: ClosedRange<Value>) -> ClosedRange<Double> {
    let ends = [range.lowerBound, range.upperBound].map { $0.plotted.continuous ?? 0 }
    return NumericTicks.tame(Swift.min(ends[0], ends[1])...Swift.max(ends[0], ends[1]))
  }

  // Thresholds beyond the greatest number of an integer type are replaced by the end of the range.
  private static func thresholds(
    _ values: [Double], covering range: ClosedRange<Value>
  ) -> [Value] {
    let fitting = values.compactMap { Value(nearest: .number($0)) }
    guard fitting.count < values.count else { return fitting.increasing }
    let ends = [
      Swift.min(fitting.min() ?? range.lowerBound, range.lowerBound),
      Swift.max(fitting.max() ?? range.upperBound, range.upperBound),
    ]
    return (fitting + ends).increasing
  }

  private static func round(
    _ range: ClosedRange<Value>, _ count: Int, _ minimumStride: Value
  ) -> [Value] {
    let extent = extent(range)
    let isIntegral = Value(plotted: .number(0.5)) == nil
    let stride = Swift.max(minimumStride.plotted.continuous ?? 0, isIntegral ? 1 : 0)
    guard !NumericTicks.isFlat(extent) else {
      let lower = extent.lowerBound.rounded(.down)
      let width = Swift.max(stride, 1, lower.ulp)
      return thresholds([lower, lower + width], covering: range)
    }
    let maximum = maximumCount - 2
    // One more tick than there are bins.
    let step = TickStep.best(
      covering: NumericTicks.span(of: extent),
      desiredCount: Swift.min(Swift.max(count, 1), maximum) + 1, atLeast: stride, maximum: maximum)
    return thresholds(
      NumericTicks(decimalStep: step, extent: extent, (true, true)).values, covering: range)
  }
}
