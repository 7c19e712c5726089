/// Answers about any stretch of many slots, from blocks whose lowest and highest price and sum are
/// known.
///
/// It begins without blocks and then asks the series itself, which is quick for few slots. Without
/// blocks, each frame of a million slots would walk through all of them.
public struct PricePyramid: Sendable {
  /// The slots that are asked about.
  public let series: PriceSeries
  // The blocks, those of sixteen of them, and so on: without the larger ones a key would take half
  // as long again where a million slots are shown.
  private var levels: [[PriceBlock]] = []

  private static let size = 64
  private static let fan = 16
  /// Stretches up to so many slots are quicker walked through than blocks are made of all; on a
  /// grid of narrow numbers a walk takes a nanosecond for each two slots.
  private var few: Int { series.times.isGrid && series.prices.isNarrow ? 65_536 : 4096 }

  /// Creates a pyramid without blocks, at no cost.
  public init(_ series: PriceSeries) { self.series = series }

  /// Whether many slots are answered about from blocks.
  public var isBuilt: Bool { !levels.isEmpty }

  /// Makes the blocks, once, if a stretch is long enough to need them.
  ///
  /// - Complexity: O(n) the first time, where n is the number of slots of the series; then O(1).
  public mutating func prepare(for range: Range<Int>) {
    guard !isBuilt, range.count > few else { return }
    let blocks = stride(from: 0, to: series.count, by: Self.size).map {
      PriceBlock(series, $0..<min($0 + Self.size, series.count))
    }
    levels = [blocks]
    while let last = levels.last, last.count > Self.fan {
      levels.append(
        stride(from: 0, to: last.count, by: Self.fan).map { first in
          var block = last[first]
          for other in last[first..<min(first + Self.fan, last.count)].dropFirst() {
            block.add(other, of: series.prices)
          }
          return block
        })
    }
  }

  /// The indices of the first lowest and the first highest price of some slots; `nil` if none has
  /// a price.
  ///
  /// - Complexity: O(log n) with blocks.
  public func extremes(in range: Range<Int>) -> (lowest: Int, highest: Int)? {
    let found = block(range.clamped(to: series.indices), isSummed: false)
    return found.lowest >= 0 ? (found.lowest, found.highest) : nil
  }

  /// The statistics of some slots; `nil` if none has a price.
  ///
  /// - Complexity: O(log n) with blocks.
  public func statistics(in range: Range<Int>) -> PriceStatistics? {
    guard isWorthwhile(range) else { return series.statistics(in: range) }
    let found = block(range.clamped(to: series.indices))
    guard found.count > 0, let lowest = series[found.lowest].price,
      let highest = series[found.highest].price
    else { return nil }
    return PriceStatistics(
      lowestIndex: found.lowest, highestIndex: found.highest, lowest: lowest, highest: highest,
      mean: found.sum / (found.seconds / 3600), count: found.count)
  }

  /// The seconds of those of some slots that have a price.
  ///
  /// - Complexity: O(log n) with blocks.
  public func pricedSeconds(in range: Range<Int>) -> Int64 {
    Int64(block(range.clamped(to: series.indices)).seconds)
  }

  private func isWorthwhile(_ range: Range<Int>) -> Bool {
    isBuilt && range.count > 2 * Self.size
  }

  /// What is known of a stretch: of its whole blocks, and of the slots at both ends.
  private func block(_ range: Range<Int>, isSummed: Bool = true) -> PriceBlock {
    guard isWorthwhile(range), let whole = range.groups(of: Self.size) else {
      return PriceBlock(series, range, isSummed: isSummed)
    }
    let (first, last) = (whole.lowerBound * Self.size, whole.upperBound * Self.size)
    var found = PriceBlock(series, range.lowerBound..<first, isSummed: isSummed)
    add(whole, of: 0, to: &found)
    let rest = PriceBlock(series, last..<range.upperBound, isSummed: isSummed)
    found.add(rest, of: series.prices)
    return found
  }

  /// Adds neighbouring blocks of a level, as far as they are of larger ones those.
  private func add(_ range: Range<Int>, of level: Int, to found: inout PriceBlock) {
    let larger = level + 1 < levels.count ? range.groups(of: Self.fan) : nil
    let before = larger.map { $0.lowerBound * Self.fan } ?? range.upperBound
    for block in levels[level][range.lowerBound..<before] { found.add(block, of: series.prices) }
    guard let larger else { return }
    add(larger, of: level + 1, to: &found)
    let rest = larger.upperBound * Self.fan..<range.upperBound
    for block in levels[level][rest] { found.add(block, of: series.prices) }
  }
}

extension Range<Int> {
  /// The whole groups of a size inside of a stretch; `nil` where there are none.
  fileprivate func groups(of size: Int) -> Range<Int>? {
    let (first, last) = ((lowerBound + size - 1) / size, upperBound / size)
    return first < last ? first..<last : nil
  }
}
