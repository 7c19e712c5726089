/// A cache of blocks of slots, which answers statistics over any range of a long series.
///
/// Each block stores its lowest price, highest price and sum. Without blocks the series itself
/// answers, which is fast for few slots. With a million slots, every frame would iterate over all
/// of them.
public struct PricePyramid: Sendable {
  /// The series to answer for.
  public let series: PriceSeries
  private var blocks: [PriceBlock] = []

  /// The number of slots per block.
  ///
  /// A million slots have four thousand blocks; a column of the screen reads at most the slots of
  /// two blocks at its ends.
  private static let size = 256
  /// The number of slots up to which iterating is faster than building all blocks.
  ///
  /// On a grid of narrow numbers, iterating over two slots takes a nanosecond.
  private var few: Int { series.times.isGrid && series.prices.isNarrow ? 65_536 : 4096 }

  /// Creates a pyramid without blocks, at no cost.
  public init(_ series: PriceSeries) { self.series = series }

  /// Whether the blocks have been built.
  public var isBuilt: Bool { !blocks.isEmpty }

  /// Builds the blocks, once, if a range is long enough to need them.
  ///
  /// - Complexity: O(n) the first time, where n is the number of slots of the series; then O(1).
  public mutating func prepare(for range: Range<Int>) {
    guard !isBuilt, range.count > few else { return }
    blocks = stride(from: 0, to: series.count, by: Self.size).map {
      PriceBlock(series, $0..<min($0 + Self.size, series.count))
    }
  }

  /// Returns the indices of the first lowest and first highest price of some slots.
  ///
  /// Returns `nil` if none has a price.
  ///
  /// - Complexity: O(n); with blocks, one step per 256 slots.
  public func extremes(in range: Range<Int>) -> (lowest: Int, highest: Int)? {
    let found = block(range)
    return found.lowest >= 0 ? (found.lowest, found.highest) : nil
  }

  /// Returns the statistics of some slots; `nil` if none has a price.
  ///
  /// - Complexity: O(n); with blocks, one step per 256 slots.
  public func statistics(in range: Range<Int>) -> PriceStatistics? {
    PriceStatistics(block(range), of: series)
  }

  /// Returns the total length in seconds of those slots in a range that have a price.
  ///
  /// - Complexity: O(n); with blocks, one step per 256 slots.
  public func pricedSeconds(in range: Range<Int>) -> Int64 {
    Int64((block(range).length * series.secondsOfLength).rounded())
  }

  /// Returns the block of a range, from its whole blocks and the slots at both ends.
  private func block(_ range: Range<Int>) -> PriceBlock {
    let range = range.clamped(to: series.indices)
    guard isBuilt, range.count > 2 * Self.size else { return PriceBlock(series, range) }
    let first = (range.lowerBound + Self.size - 1) / Self.size
    let last = range.upperBound / Self.size
    var found = PriceBlock(series, range.lowerBound..<first * Self.size)
    for block in blocks[first..<last] { found.add(block, of: series.prices) }
    found.add(PriceBlock(series, last * Self.size..<range.upperBound), of: series.prices)
    return found
  }
}
