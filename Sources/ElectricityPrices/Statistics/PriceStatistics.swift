import CivilTime

/// The lowest, highest and mean price of slots.
public struct PriceStatistics: Hashable, Sendable {
  /// The index of the first slot with the lowest price.
  public let lowestIndex: Int
  /// The index of the first slot with the highest price.
  public let highestIndex: Int
  /// The lowest price.
  public let lowest: Price
  /// The highest price.
  public let highest: Price
  /// The mean, each price weighted by the length of its slot.
  public let mean: Double
  /// The number of slots with a price.
  public let count: Int

  /// What is known of slots of a series; `nil` if none has a price.
  init?(_ block: PriceBlock, of series: PriceSeries) {
    guard block.count > 0, let lowest = series.prices[block.lowest],
      let highest = series.prices[block.highest]
    else { return nil }
    (lowestIndex, highestIndex) = (block.lowest, block.highest)
    (self.lowest, self.highest) = (lowest, highest)
    mean = block.sum / (block.seconds / 3600)
    count = block.count
  }
}

extension PriceSeries {
  /// The statistics of all slots; `nil` if no slot has a price.
  ///
  /// - Complexity: O(n), where n is the number of slots.
  public var statistics: PriceStatistics? { statistics(in: indices) }

  /// The indices of the first lowest and the first highest price of some slots; `nil` if none has
  /// a price.
  ///
  /// Indices out of range are ignored. Quicker than ``statistics(in:)``, which adds all prices up.
  public func extremes(in range: Range<Int>) -> (lowest: Int, highest: Int)? {
    prices.extremes(in: range.clamped(to: indices)).map { ($0, $1) }
  }

  /// The statistics of some slots; `nil` if none has a price.
  ///
  /// Indices out of range are ignored.
  public func statistics(in range: Range<Int>) -> PriceStatistics? {
    PriceStatistics(PriceBlock(self, range.clamped(to: indices)), of: self)
  }

  /// The mean of some slots, each price weighted by the length of its slot; `nil` if none has a
  /// price.
  ///
  /// Indices out of range are ignored. Quicker than ``statistics(in:)``, which compares all prices.
  public func mean(in range: Range<Int>) -> Double? {
    let (sum, seconds, count) = total(in: range.clamped(to: indices))
    return count > 0 ? sum / (seconds / 3600) : nil
  }

  /// Prices times hours, and the seconds and the number of the slots that have a price.
  ///
  /// In hours: of seconds the largest prices would get out of range.
  func total(in range: Range<Int>) -> (sum: Double, seconds: Double, count: Int) {
    if times.isGrid, let first = range.first, let total = prices.total(in: range) {
      let length = Double(self[first].length)
      return (total.sum * (length / 3600), Double(total.count) * length, total.count)
    }
    var (sum, seconds, count) = (0.0, 0.0, 0)
    for index in range {
      let price = prices.double(index)
      guard !price.isNaN else { continue }
      let length = Double(times.start(index).distance(to: times.end(index)))
      sum += price * (length / 3600)
      seconds += length
      count += 1
    }
    return (sum, seconds, count)
  }
}
