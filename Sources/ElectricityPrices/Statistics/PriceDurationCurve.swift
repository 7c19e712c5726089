import CivilTime

/// The price duration curve: prices in descending order, each with its duration.
public struct PriceDurationCurve: Sendable {
  /// The slots with a price, in descending order of price; equal prices in chronological order.
  public let slots: [Int]
  /// The cumulative durations in seconds, up to and including each of ``slots``.
  public let ends: [Int64]
  private let prices: [Double]

  /// Creates the curve of some slots of a series; empty without prices.
  ///
  /// - Complexity: O(n log n), where n is the number of slots.
  public init(_ series: PriceSeries, in range: Range<Int>) {
    let known = range.clamped(to: series.indices).map {
      (slot: $0, price: series.doubleValue(at: $0))
    }
    .filter { !$0.price.isNaN }
    .sorted { ($0.price, $1.slot) > ($1.price, $0.slot) }
    slots = known.map(\.slot)
    prices = known.map(\.price)
    var sum: Int64 = 0
    ends = known.map { known in
      sum += series[known.slot].length
      return sum
    }
  }

  /// The total duration of the prices in seconds.
  public var seconds: Int64 { ends.last ?? 0 }

  /// The duration of negative prices in seconds.
  public var secondsBelowZero: Int64 { seconds - secondsAbove(0, orEqual: true) }

  /// Returns the duration in seconds of prices above, or optionally equal to, a price.
  ///
  /// - Complexity: O(log n), where n is the number of slots.
  public func secondsAbove(_ price: Double, orEqual: Bool = false) -> Int64 {
    start(of: prices.partitioningIndex { orEqual ? $0 < price : $0 <= price })
  }

  /// Returns the index in ``slots`` at a cumulative duration.
  ///
  /// Durations out of range give the first or last index; `nil` without prices.
  ///
  /// - Complexity: O(log n), where n is the number of slots.
  public func place(at seconds: Double) -> Int? {
    guard !slots.isEmpty else { return nil }
    return min(ends.partitioningIndex { Double($0) > seconds }, slots.count - 1)
  }

  /// Returns the index of a slot in ``slots``; `nil` if the slot has no price or is not included.
  ///
  /// - Parameters:
  ///   - slot: The index of the slot in the series.
  ///   - price: The price of the slot.
  /// - Complexity: O(log n), where n is the number of slots.
  public func place(of slot: Int, at price: Double) -> Int? {
    let position = slots.indices.partitioningIndex { (prices[$0], slot) <= (price, slots[$0]) }
    return slots.indices.contains(position) && slots[position] == slot ? position : nil
  }

  /// Returns the cumulative duration in seconds before one of ``slots``.
  public func start(of place: Int) -> Int64 { place > 0 ? ends[place - 1] : 0 }

  /// Returns the price of one of ``slots``.
  public func price(at place: Int) -> Double { prices[place] }
}
