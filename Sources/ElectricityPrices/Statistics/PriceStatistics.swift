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
  /// The statistics of all slots; nothing if no slot has a price. O(n).
  public var statistics: PriceStatistics? { statistics(in: indices) }

  /// The statistics of some slots; nothing if none has a price. Indices out of range are ignored.
  public func statistics(in range: Range<Int>) -> PriceStatistics? {
    let range = range.clamped(to: indices)
    var lowest: (index: Int, price: Price)?
    var highest: (index: Int, price: Price)?
    var (sum, weight, count) = (0.0, 0.0, 0)
    for index in range {
      let slot = self[index]
      guard let price = slot.price else { continue }
      if lowest.map({ price < $0.price }) ?? true { lowest = (index, price) }
      if highest.map({ $0.price < price }) ?? true { highest = (index, price) }
      let length = Double(slot.length)
      sum += price.doubleValue * length
      weight += length
      count += 1
    }
    guard let lowest, let highest, weight > 0 else { return nil }
    return PriceStatistics(
      lowestIndex: lowest.index, highestIndex: highest.index, lowest: lowest.price,
      highest: highest.price, mean: sum / weight, count: count)
  }
}
