/// Answers about any stretch of many slots, from blocks whose lowest and highest price and sum are
/// known.
///
/// It begins without blocks and then asks the series itself, which is quick for few slots. With
/// blocks, an answer takes as long for ten million slots as for ten thousand.
public struct PricePyramid: Sendable {
  /// The slots that are asked about.
  public let series: PriceSeries
  // What is asked for most, and of many stretches at a time, lies close together.
  private var extremes = PyramidLevels<BlockExtremes>()
  private var sums = PyramidLevels<BlockSums>()

  private static let size = 64
  /// Stretches up to so many slots are quicker walked through than blocks are made of all; on a
  /// grid of narrow numbers a walk takes a nanosecond for each two slots.
  private var few: Int { series.times.isGrid && series.prices.isNarrow ? 65_536 : 4096 }

  /// Creates a pyramid without blocks, at no cost.
  public init(_ series: PriceSeries) { self.series = series }

  /// Whether many slots are answered about from blocks.
  public var isBuilt: Bool { !extremes.isEmpty }

  /// Makes the blocks, once, if a stretch is long enough to need them.
  ///
  /// - Complexity: O(n) the first time, where n is the number of slots of the series; then O(1).
  public mutating func prepare(for range: Range<Int>) {
    guard !isBuilt, range.count > few else { return }
    let blocks = stride(from: 0, to: series.count, by: Self.size).map {
      $0..<min($0 + Self.size, series.count)
    }
    extremes = PyramidLevels(blocks.map(walkedExtremes), of: series.prices)
    sums = PyramidLevels(blocks.map(walkedSums), of: series.prices)
  }

  /// The indices of the first lowest and the first highest price of some slots; `nil` if none has
  /// a price.
  ///
  /// - Complexity: O(log n) with blocks.
  public func extremes(in range: Range<Int>) -> (lowest: Int, highest: Int)? {
    pricedExtremes(in: range).map { ($0.lowest.index, $0.highest.index) }
  }

  /// The first lowest and the first highest price of some slots with their indices; `nil` if none
  /// has a price.
  ///
  /// Who asks about many stretches of many slots need not look up their prices, which lie far
  /// apart.
  ///
  /// - Complexity: O(log n) with blocks.
  package func pricedExtremes(
    in range: Range<Int>
  ) -> (lowest: (index: Int, price: Double), highest: (index: Int, price: Double))? {
    let range = range.clamped(to: series.indices)
    let found = isWorthwhile(range) ? extremes(of: range) : walkedExtremes(range)
    guard found.lowest >= 0 else { return nil }
    return ((Int(found.lowest), found.low), (Int(found.highest), found.high))
  }

  /// The statistics of some slots; `nil` if none has a price.
  ///
  /// - Complexity: O(log n) with blocks.
  public func statistics(in range: Range<Int>) -> PriceStatistics? {
    guard isWorthwhile(range) else { return series.statistics(in: range) }
    let range = range.clamped(to: series.indices)
    let (found, sums) = (extremes(of: range), sums(of: range))
    guard sums.count > 0, let lowest = series[Int(found.lowest)].price,
      let highest = series[Int(found.highest)].price
    else { return nil }
    return PriceStatistics(
      lowestIndex: Int(found.lowest), highestIndex: Int(found.highest), lowest: lowest,
      highest: highest, mean: sums.sum / sums.seconds, count: sums.count)
  }

  /// The seconds of those of some slots that have a price.
  ///
  /// - Complexity: O(log n) with blocks.
  public func pricedSeconds(in range: Range<Int>) -> Int64 {
    let range = range.clamped(to: series.indices)
    return Int64((isWorthwhile(range) ? sums(of: range) : walkedSums(range)).seconds)
  }

  /// A stretch that ends where a block does, if it has so many blocks that nobody sees the
  /// difference and only slots of one length lie between: to be answered without a walk.
  ///
  /// - Parameters:
  ///   - range: the stretch.
  ///   - isLast: whether its end must stay.
  package func onBlocks(_ range: Range<Int>, isLast: Bool) -> Range<Int> {
    let end = range.upperBound - range.upperBound % Self.size
    guard isBuilt, !isLast, range.count >= 8 * Self.size, end < range.upperBound else {
      return range
    }
    let start = series.times.start(end)
    let isEven =
      start.distance(to: series.times.end(range.upperBound - 1))
      == start.distance(to: series.times.end(end)) * Int64(range.upperBound - end)
    return isEven ? range.lowerBound..<end : range
  }

  private func isWorthwhile(_ range: Range<Int>) -> Bool {
    isBuilt && range.count > 2 * Self.size
  }

  private func extremes(of range: Range<Int>) -> BlockExtremes {
    guard let inner = range.whole(of: Self.size) else { return walkedExtremes(range) }
    var found = walkedExtremes(range.lowerBound..<inner.lowerBound * Self.size)
    extremes.add(inner, to: &found, of: series.prices)
    let rest = walkedExtremes(inner.upperBound * Self.size..<range.upperBound)
    found.add(rest, of: series.prices)
    return found
  }

  private func sums(of range: Range<Int>) -> BlockSums {
    guard let inner = range.whole(of: Self.size) else { return walkedSums(range) }
    var found = walkedSums(range.lowerBound..<inner.lowerBound * Self.size)
    sums.add(inner, to: &found, of: series.prices)
    found.add(walkedSums(inner.upperBound * Self.size..<range.upperBound), of: series.prices)
    return found
  }

  private func walkedExtremes(_ range: Range<Int>) -> BlockExtremes {
    guard !range.isEmpty, let (lowest, highest) = series.extremes(in: range) else {
      return BlockExtremes()
    }
    return BlockExtremes(
      lowest: Int32(lowest), highest: Int32(highest), low: series.prices.double(lowest),
      high: series.prices.double(highest))
  }

  private func walkedSums(_ range: Range<Int>) -> BlockSums {
    guard !range.isEmpty else { return BlockSums() }
    if series.times.isGrid, let total = series.prices.total(in: range) {
      let length = Double(series[range.lowerBound].length)
      return BlockSums(
        sum: total.sum * length, seconds: Double(total.count) * length, count: total.count)
    }
    var sums = BlockSums()
    for index in range {
      let price = series.prices.double(index)
      guard !price.isNaN else { continue }
      let length = Double(series.times.start(index).distance(to: series.times.end(index)))
      sums.sum += price * length
      sums.seconds += length
      sums.count += 1
    }
    return sums
  }
}
