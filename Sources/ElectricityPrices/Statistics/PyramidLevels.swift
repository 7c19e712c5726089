/// What is known of a block of slots.
protocol PyramidBlock {
  /// What is known of no slots.
  init()

  /// Takes in what is known of other slots of a series.
  mutating func add(_ other: Self, of prices: PriceColumn)
}

extension PyramidBlock {
  /// Takes in some of the blocks of a level, which begins somewhere.
  @inline(__always) fileprivate mutating func add(
    _ blocks: UnsafeBufferPointer<Self>, from start: Int, _ range: Range<Int>,
    of prices: PriceColumn
  ) {
    for index in range { add(blocks[start + index], of: prices) }
  }
}

/// The first places of the lowest and highest price of a block, and these prices.
struct BlockExtremes: PyramidBlock {
  // Narrow, for how quick an answer is depends on how many blocks there are in a line of the cache.
  /// Less than zero where no slot has a price.
  var lowest: Int32 = -1
  var highest: Int32 = -1
  var (low, high) = (Double.infinity, -Double.infinity)

  // Which block has a lower price is as random as the prices are, and a wrong guess of the
  // processor costs more than all the rest: so it chooses values, not ways.
  @inline(__always) mutating func add(_ other: Self, of prices: PriceColumn) {
    // Where there is no price yet, any is lower and higher.
    if other.low == low || other.high == high { return self = tied(with: other, of: prices) }
    lowest = other.low < low ? other.lowest : lowest
    low = min(low, other.low)
    highest = other.high > high ? other.highest : highest
    high = max(high, other.high)
  }

  private func tied(with other: Self, of prices: PriceColumn) -> Self {
    guard other.lowest >= 0 else { return self }
    var (lowest, highest, low, high) = (lowest, highest, low, high)
    if other.low < low || other.low == low && prices.isBelow(other.lowest, lowest) {
      (lowest, low) = (other.lowest, other.low)
    }
    // The first of equal ones: above it only what is higher, or as high and earlier.
    if other.high > high || other.high == high && prices.isAbove(other.highest, highest) {
      (highest, high) = (other.highest, other.high)
    }
    return Self(lowest: lowest, highest: highest, low: low, high: high)
  }
}

/// Prices times seconds, and the seconds and slots that have a price.
struct BlockSums: PyramidBlock {
  var sum = 0.0
  var seconds = 0.0
  var count = 0

  mutating func add(_ other: Self, of prices: PriceColumn) {
    sum += other.sum
    seconds += other.seconds
    count += other.count
  }
}

/// Blocks of slots, of 4 of those, and so on: a stretch is at most 6 blocks of each level but the
/// last that it needs.
struct PyramidLevels<Block: PyramidBlock>: Sendable where Block: Sendable {
  /// The blocks of all levels one after another, for to enter an array costs more than a block.
  private var blocks: [Block] = []
  /// Where each level begins.
  private var starts: [Int] = []
  private static var fan: Int { 4 }
  // So many blocks are quicker walked through than fewer are found at both ends and above: how
  // many those are is nothing that a processor can guess.
  private static var few: Int { 16 }

  /// Creates no levels.
  init() {}

  /// Creates the levels over the first one.
  ///
  /// - Complexity: O(n), where n is the number of blocks.
  init(_ first: [Block], of prices: PriceColumn) {
    (blocks, starts) = (first, [0])
    var level = 0..<first.count
    while level.count > Self.fan {
      starts.append(level.upperBound)
      for group in stride(from: level.lowerBound, to: level.upperBound, by: Self.fan) {
        var block = Block()
        for index in group..<min(group + Self.fan, level.upperBound) {
          block.add(blocks[index], of: prices)
        }
        blocks.append(block)
      }
      level = level.upperBound..<blocks.count
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { blocks.isEmpty }

  /// Adds a stretch of the blocks of the first level.
  ///
  /// - Complexity: O(log n), where n is the number of blocks.
  func add(_ range: Range<Int>, to block: inout Block, of prices: PriceColumn) {
    let present = block
    block = blocks.withUnsafeBufferPointer { blocks in
      starts.withUnsafeBufferPointer { starts in
        // Not where it lies, for then each block would wait until the one before is stored.
        var found = present
        var (inner, level) = (range, 0)
        while inner.count > Self.few, level + 1 < starts.count,
          let whole = inner.whole(of: Self.fan)
        {
          let (before, after) = (whole.lowerBound * Self.fan, whole.upperBound * Self.fan)
          found.add(blocks, from: starts[level], inner.lowerBound..<before, of: prices)
          found.add(blocks, from: starts[level], after..<inner.upperBound, of: prices)
          (inner, level) = (whole, level + 1)
        }
        found.add(blocks, from: starts[level], inner, of: prices)
        return found
      }
    }
  }
}

extension Range<Int> {
  /// The whole groups of a size inside of a stretch; `nil` where there are none.
  ///
  /// Where the size is known, nothing is divided, which took longer than the rest of an answer.
  @inline(__always) func whole(of size: Int) -> Range<Int>? {
    let (first, last) = ((lowerBound + size - 1) / size, upperBound / size)
    return first < last ? first..<last : nil
  }
}

extension PriceColumn {
  /// Whether a price is below another that has the same floating-point number, or as low and
  /// earlier.
  fileprivate func isBelow(_ index: Int32, _ other: Int32) -> Bool {
    // Narrow numbers all have one of their own.
    guard !isNarrow, let price = self[Int(index)], let than = self[Int(other)], price != than else {
      return index < other
    }
    return price < than
  }

  /// Whether a price is above another that has the same floating-point number, or as high and
  /// earlier.
  fileprivate func isAbove(_ index: Int32, _ other: Int32) -> Bool {
    guard !isNarrow, let price = self[Int(index)], let than = self[Int(other)], price != than else {
      return index < other
    }
    return price > than
  }
}
