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
    mean = block.sum / block.length
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
    let (sum, length, count) = total(in: range.clamped(to: indices))
    return count > 0 ? sum / length : nil
  }

  /// Prices times the lengths of their slots, those lengths, and the number of the slots that have
  /// a price.
  ///
  /// Lengths are in slots where all are alike, so that means are exact, and otherwise in hours: of
  /// seconds the largest prices would get out of range.
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

  /// What lengths are measured in, in seconds.
  var secondsOfLength: Double { times.isGrid ? first.map { Double($0.length) } ?? 1 : 3600 }
}
