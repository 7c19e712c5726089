import CivilTime

/// Prices from the dearest on, each for as long as it holds.
public struct PriceDurationCurve: Sendable {
  /// The slots with a price, the dearest first; of equal ones the earliest.
  public let slots: [Int]
  /// For how many seconds prices hold, up to and with that of each of ``slots``.
  public let ends: [Int64]
  private let prices: [Double]

  /// The curve of some slots of a series; empty without prices.
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

  /// For how many seconds there are prices.
  public var seconds: Int64 { ends.last ?? 0 }

  /// For how many seconds prices are below zero.
  public var secondsBelowZero: Int64 { seconds - secondsAbove(0, orEqual: true) }

  /// For how many seconds prices are above one, or as high.
  ///
  /// - Complexity: O(log n), where n is the number of slots.
  public func secondsAbove(_ price: Double, orEqual: Bool = false) -> Int64 {
    start(of: prices.partitioningIndex { orEqual ? $0 < price : $0 <= price })
  }

  /// Which of ``slots`` holds when so many seconds have passed: the first before, the last after
  /// all; `nil` without prices.
  ///
  /// - Complexity: O(log n), where n is the number of slots.
  public func place(at seconds: Double) -> Int? {
    guard !slots.isEmpty else { return nil }
    return min(ends.partitioningIndex { Double($0) > seconds }, slots.count - 1)
  }

  /// Which of ``slots`` a slot is; `nil` for one that has no price or is not among them.
  ///
  /// - Parameters:
  ///   - slot: the slot.
  ///   - price: its price.
  /// - Complexity: O(log n), where n is the number of slots.
  public func place(of slot: Int, at price: Double) -> Int? {
    let place = slots.indices.partitioningIndex { (prices[$0], slot) <= (price, slots[$0]) }
    return slots.indices.contains(place) && slots[place] == slot ? place : nil
  }

  /// For how many seconds prices before one of ``slots`` hold.
  public func start(of place: Int) -> Int64 { place > 0 ? ends[place - 1] : 0 }

  /// The price of one of ``slots``.
  public func price(at place: Int) -> Double { prices[place] }
}
