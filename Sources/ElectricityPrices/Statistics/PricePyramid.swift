/// Answers about any stretch of many slots, from blocks whose lowest and highest price and sum are
/// known.
///
/// It begins without blocks and then asks the series itself, which is quick for few slots. Without
/// blocks, each frame of a million slots would walk through all of them.
public struct PricePyramid: Sendable {
  /// The slots that are asked about.
  public let series: PriceSeries
  private var blocks: [PriceBlock] = []

  /// The slots of a block: of a million slots four thousand blocks are walked through, and for each
  /// column of a screen at its ends at most as many slots as two blocks have.
  private static let size = 256
  /// Stretches up to so many slots are quicker walked through than blocks are made of all; on a
  /// grid of narrow numbers a walk takes a nanosecond for each two slots.
  private var few: Int { series.times.isGrid && series.prices.isNarrow ? 65_536 : 4096 }

  /// Creates a pyramid without blocks, at no cost.
  public init(_ series: PriceSeries) { self.series = series }

  /// Whether many slots are answered about from blocks.
  public var isBuilt: Bool { !blocks.isEmpty }

  /// Makes the blocks, once, if a stretch is long enough to need them.
  ///
  /// - Complexity: O(n) the first time, where n is the number of slots of the series; then O(1).
  public mutating func prepare(for range: Range<Int>) {
    guard !isBuilt, range.count > few else { return }
    blocks = stride(from: 0, to: series.count, by: Self.size).map {
      PriceBlock(series, $0..<min($0 + Self.size, series.count))
    }
  }

  /// The indices of the first lowest and the first highest price of some slots; `nil` if none has
  /// a price.
  ///
  /// - Complexity: O(n), with blocks a step for each 256 slots.
  public func extremes(in range: Range<Int>) -> (lowest: Int, highest: Int)? {
    let found = block(range.clamped(to: series.indices), isSummed: false)
    return found.lowest >= 0 ? (found.lowest, found.highest) : nil
  }

  /// The statistics of some slots; `nil` if none has a price.
  ///
  /// - Complexity: O(n), with blocks a step for each 256 slots.
  public func statistics(in range: Range<Int>) -> PriceStatistics? {
    PriceStatistics(block(range.clamped(to: series.indices)), of: series)
  }

  /// The seconds of those of some slots that have a price.
  ///
  /// - Complexity: O(n), with blocks a step for each 256 slots.
  public func pricedSeconds(in range: Range<Int>) -> Int64 {
    Int64(
      (block(range.clamped(to: series.indices)).length * series.secondsOfLength).rounded())
  }

  /// What is known of a stretch: of its whole blocks, and of the slots at both ends.
  private func block(_ range: Range<Int>, isSummed: Bool = true) -> PriceBlock {
    guard isBuilt, range.count > 2 * Self.size else {
      return PriceBlock(series, range, isSummed: isSummed)
    }
    let first = (range.lowerBound + Self.size - 1) / Self.size
    let last = range.upperBound / Self.size
    var found = PriceBlock(series, range.lowerBound..<first * Self.size, isSummed: isSummed)
    for block in blocks[first..<last] { found.add(block, of: series.prices) }
    let rest = PriceBlock(series, last * Self.size..<range.upperBound, isSummed: isSummed)
    found.add(rest, of: series.prices)
    return found
  }
}
