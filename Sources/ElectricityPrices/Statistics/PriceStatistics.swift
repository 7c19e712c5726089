/// The lowest, highest and mean price of some slots.
public struct PriceStatistics: Hashable, Sendable {
  /// The index of the first slot with the lowest price.
  public let lowestIndex: Int
  /// The index of the first slot with the highest price.
  public let highestIndex: Int
  /// The lowest price.
  public let lowest: Price
  /// The highest price.
  public let highest: Price
  /// The mean, with each price weighted by the length of its slot.
  public let mean: Double
  /// The number of slots with a price.
  public let count: Int

  /// Creates the statistics of a block of a series; `nil` if no slot has a price.
  init?(_ block: PriceBlock, of series: PriceSeries) {
    guard block.count > 0, let lowest = series.prices[block.lowest],
      let highest = series.prices[block.highest]
    else { return nil }
    (lowestIndex, highestIndex) = (block.lowest, block.highest)
    (self.lowest, self.highest) = (lowest, highest)
    mean = block.sum / block.length
    count = block.count
  }
}

extension PriceSeries {
  /// The statistics of all slots; `nil` if no slot has a price.
  ///
  /// - Complexity: O(n), where n is the number of slots.
  public var statistics: PriceStatistics? { statistics(in: indices) }

  /// Returns the statistics of some slots; `nil` if none has a price.
  ///
  /// Ignores indices out of range.
  public func statistics(in range: Range<Int>) -> PriceStatistics? {
    PriceStatistics(PriceBlock(self, range.clamped(to: indices)), of: self)
  }

  /// Returns the sum of prices times lengths, the sum of lengths, and the number of prices.
  ///
  /// Lengths are in slots if all have the same length, so that means are exact, and otherwise in
  /// hours, because the largest prices times seconds would leave the range.
  func total(in range: Range<Int>) -> (sum: Double, length: Double, count: Int) {
    if times.isGrid, let total = prices.total(in: range) {
      return (total.sum, Double(total.count), total.count)
    }
    let unit = secondsOfLength
    var (sum, sumOfLengths, count) = (0.0, 0.0, 0)
    for index in range {
      let price = prices.double(index)
      guard !price.isNaN else { continue }
      let length = Double(times.start(index).distance(to: times.end(index))) / unit
      sum += price * length
      sumOfLengths += length
      count += 1
    }
    return (sum, sumOfLengths, count)
  }

  /// The unit of length in seconds.
  var secondsOfLength: Double { times.isGrid ? first.map { Double($0.length) } ?? 1 : 3600 }
}
