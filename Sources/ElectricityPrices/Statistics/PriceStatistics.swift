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
    let range = range.clamped(to: indices)
    guard let (low, high) = prices.extremes(in: range), let lowest = prices[low],
      let highest = prices[high]
    else { return nil }
    let (mean, count) = average(in: range)
    return PriceStatistics(
      lowestIndex: low, highestIndex: high, lowest: lowest, highest: highest, mean: mean,
      count: count)
  }

  /// The mean of some slots, each price weighted by the length of its slot; `nil` if none has a
  /// price.
  ///
  /// Indices out of range are ignored. Quicker than ``statistics(in:)``, which compares all prices.
  public func mean(in range: Range<Int>) -> Double? {
    let (mean, count) = average(in: range.clamped(to: indices))
    return count > 0 ? mean : nil
  }

  // Not a number where no slot has a price.
  private func average(in range: Range<Int>) -> (mean: Double, count: Int) {
    let isGrid = times.isGrid
    if isGrid, let total = prices.total(in: range) {
      return (total.sum / Double(total.count), total.count)
    }
    var (sum, weight, count) = (0.0, 0.0, 0)
    for index in range {
      let value = prices.double(index)
      guard !value.isNaN else { continue }
      // In hours: seconds would take the largest prices out of range.
      let length = isGrid ? 1 : Double(self[index].length) / 3600
      sum += value * length
      weight += length
      count += 1
    }
    return (sum / weight, count)
  }
}
