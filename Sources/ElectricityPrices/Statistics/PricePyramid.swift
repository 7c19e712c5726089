/// Answers about any stretch of many slots, from blocks whose lowest and highest price and sum are
/// known.
///
/// It begins without blocks and then asks the series itself, which is quick for few slots. With
/// blocks, an answer takes as long for ten million slots as for ten thousand.
public struct PricePyramid: Sendable {
  /// The slots that are asked about.
  public let series: PriceSeries
  // Blocks of 64 slots, of 64 of those, and so on.
  private var levels: [[Block]] = []

  private static let size = 64
  /// Stretches up to so many slots are quicker walked through than blocks are made of all; on a
  /// grid of narrow numbers a walk takes a nanosecond for each two slots.
  private var few: Int { series.times.isGrid && series.prices.isNarrow ? 65_536 : 4096 }

  /// What is known of a block.
  private struct Block {
    // The first places of the lowest and highest price.
    var lowest = -1
    var highest = -1
    var (low, high) = (Double.infinity, -Double.infinity)
    // Prices times seconds, and the seconds and slots that have a price.
    var sum = 0.0
    var seconds = 0.0
    var count = 0
  }

  /// Creates a pyramid without blocks, at no cost.
  public init(_ series: PriceSeries) { self.series = series }

  /// Whether many slots are answered about from blocks.
  public var isBuilt: Bool { !levels.isEmpty }

  /// Makes the blocks, once, if a stretch is long enough to need them.
  ///
  /// - Complexity: O(n) the first time, where n is the number of slots of the series; then O(1).
  public mutating func prepare(for range: Range<Int>) {
    guard levels.isEmpty, range.count > few else { return }
    levels.append(
      stride(from: 0, to: series.count, by: Self.size).map {
        walked($0..<min($0 + Self.size, series.count))
      })
    while let last = levels.last, last.count > Self.size {
      levels.append(
        stride(from: 0, to: last.count, by: Self.size).map { first in
          last[first..<min(first + Self.size, last.count)].reduce(Block()) { joined($0, $1) }
        })
    }
  }

  /// The indices of the first lowest and the first highest price of some slots; `nil` if none has
  /// a price.
  ///
  /// - Complexity: O(log n) with blocks.
  public func extremes(in range: Range<Int>) -> (lowest: Int, highest: Int)? {
    guard isWorthwhile(range) else { return series.extremes(in: range) }
    let block = block(range)
    return block.count > 0 ? (block.lowest, block.highest) : nil
  }

  /// The statistics of some slots; `nil` if none has a price.
  ///
  /// - Complexity: O(log n) with blocks.
  public func statistics(in range: Range<Int>) -> PriceStatistics? {
    guard isWorthwhile(range) else { return series.statistics(in: range) }
    let block = block(range)
    guard block.count > 0, let lowest = series[block.lowest].price,
      let highest = series[block.highest].price
    else { return nil }
    return PriceStatistics(
      lowestIndex: block.lowest, highestIndex: block.highest, lowest: lowest, highest: highest,
      mean: block.sum / block.seconds, count: block.count)
  }

  /// The seconds of those of some slots that have a price.
  ///
  /// - Complexity: O(log n) with blocks.
  public func pricedSeconds(in range: Range<Int>) -> Int64 {
    let range = range.clamped(to: series.indices)
    return Int64((isWorthwhile(range) ? block(range) : walked(range)).seconds)
  }

  /// A stretch that ends where a block does, if it has so many blocks that nobody sees the
  /// difference and only slots of one length lie between: to be answered without a walk.
  ///
  /// - Parameters:
  ///   - range: the stretch.
  ///   - isLast: whether its end must stay.
  package func onBlocks(_ range: Range<Int>, isLast: Bool) -> Range<Int> {
    let end = range.upperBound - range.upperBound % Self.size
    guard isBuilt, !isLast, range.count >= 16 * Self.size, end < range.upperBound else {
      return range
    }
    let slot = series[end]
    let isEven =
      slot.start.distance(to: series[range.upperBound - 1].end)
      == slot.length * Int64(range.upperBound - end)
    return isEven ? range.lowerBound..<end : range
  }

  private func isWorthwhile(_ range: Range<Int>) -> Bool {
    !levels.isEmpty && range.count > 2 * Self.size
  }

  private func block(_ range: Range<Int>) -> Block {
    let range = range.clamped(to: series.indices)
    let (first, last) = Self.inner(range)
    guard first < last else { return walked(range) }
    let edges = joined(walked(range.lowerBound..<first * Self.size), block(first..<last, level: 0))
    return joined(edges, walked(last * Self.size..<range.upperBound))
  }

  private func block(_ range: Range<Int>, level: Int) -> Block {
    let (first, last) = Self.inner(range)
    let blocks = levels[level]
    guard level + 1 < levels.count, first < last else {
      return blocks[range].reduce(Block()) { joined($0, $1) }
    }
    var result = blocks[range.lowerBound..<first * Self.size].reduce(Block()) { joined($0, $1) }
    result = joined(result, block(first..<last, level: level + 1))
    return blocks[last * Self.size..<range.upperBound].reduce(result) { joined($0, $1) }
  }

  /// The whole blocks inside of a stretch.
  private static func inner(_ range: Range<Int>) -> (first: Int, last: Int) {
    ((range.lowerBound + size - 1) / size, range.upperBound / size)
  }

  private func walked(_ range: Range<Int>) -> Block {
    guard let (lowest, highest) = series.extremes(in: range) else { return Block() }
    var block = Block()
    (block.lowest, block.highest) = (lowest, highest)
    (block.low, block.high) = (series.prices.double(lowest), series.prices.double(highest))
    if series.times.isGrid, let total = series.prices.total(in: range) {
      let length = Double(series[range.lowerBound].length)
      (block.sum, block.count) = (total.sum * length, total.count)
      block.seconds = Double(total.count) * length
      return block
    }
    for index in range {
      let price = series.prices.double(index)
      guard !price.isNaN else { continue }
      let length = Double(series.times.start(index).distance(to: series.times.end(index)))
      block.sum += price * length
      block.seconds += length
      block.count += 1
    }
    return block
  }

  /// Two neighbours as one, of which the first is the earlier.
  private func joined(_ first: Block, _ second: Block) -> Block {
    guard first.count > 0 else { return second }
    guard second.count > 0 else { return first }
    var block = first
    if second.low < first.low || second.low == first.low && differs(second.lowest, first.lowest) {
      (block.lowest, block.low) = (second.lowest, second.low)
    }
    if second.high > first.high
      || second.high == first.high && differs(first.highest, second.highest)
    {
      (block.highest, block.high) = (second.highest, second.high)
    }
    block.sum += second.sum
    block.seconds += second.seconds
    block.count += second.count
    return block
  }

  /// Whether a price is below another that has the same floating-point number.
  private func differs(_ index: Int, _ other: Int) -> Bool {
    guard let price = series.prices[index], let than = series.prices[other] else { return false }
    return price < than
  }
}
