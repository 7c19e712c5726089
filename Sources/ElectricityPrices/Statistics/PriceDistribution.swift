/// Prices in order, each counted by the length of its slot.
public struct PriceDistribution: Sendable {
  // From the lowest on.
  private var prices: [Double]
  // How many units of length there are up to each price; none where all slots are equally long.
  private var ends: [Int64] = []

  /// Puts prices in order; those that are not a number are left out.
  ///
  /// - Complexity: O(n log n), where n is the number of prices.
  public init(_ values: some Sequence<(price: Double, seconds: Int64)>) {
    let known = values.filter { !$0.price.isNaN && $0.seconds > 0 }
    let unit = known.reduce(0) { Self.greatestDivisor($0, $1.seconds) }
    guard known.contains(where: { $0.seconds != unit }) else {
      prices = known.map(\.price).sorted()
      return
    }
    let sorted = known.sorted { $0.price < $1.price }
    prices = sorted.map(\.price)
    ends = sorted.reduce(into: []) { $0.append(($0.last ?? 0) + $1.seconds / unit) }
  }

  /// The prices of slots of a series, or of those of them that lie a step apart.
  public init(_ series: PriceSeries, in slots: Range<Int>, step: Int = 1) {
    self.init(
      stride(from: slots.lowerBound, to: slots.upperBound, by: step).lazy.map {
        (series.doubleValue(at: $0), series[$0].length)
      })
  }

  /// The price that a share of all time is below; `nil` without prices.
  ///
  /// Between two prices it is interpolated (R-7, as NumPy and spreadsheets do). Where slots differ
  /// in length, each price counts as often as the longest length that divides them all fits in.
  ///
  /// Source: Hyndman and Fan, "Sample Quantiles in Statistical Packages" (1996), definition 7.
  ///
  /// - Parameter share: 0 for the lowest price, 0.5 for the median, 1 for the highest.
  public func quantile(_ share: Double) -> Double? {
    guard !prices.isEmpty else { return nil }
    let last = (ends.last ?? Int64(prices.count)) - 1
    let place = min(max(share, 0), 1) * Double(last)
    let lower = Int64(place)
    let (low, high) = (price(at: lower), price(at: min(lower + 1, last)))
    // Not by the difference, which can be out of range.
    let part = place - Double(lower)
    return low == high ? low : low * (1 - part) + high * part
  }

  /// The price at a place, where each price takes as many as its slot has units of length.
  private func price(at place: Int64) -> Double {
    guard !ends.isEmpty else { return prices[Int(place)] }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return prices[low]
  }

  private static func greatestDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }
}
