/// What is known of a block of slots.
protocol PyramidBlock {
  /// What is known of no slots.
  init()

  /// Takes in what is known of other slots of a series.
  mutating func add(_ other: Self, of prices: PriceColumn)
}

/// The first places of the lowest and highest price of a block, and these prices.
struct BlockExtremes: PyramidBlock {
  /// Less than zero where no slot has a price.
  var lowest = -1
  var highest = -1
  var (low, high) = (Double.infinity, -Double.infinity)

  @inline(__always) mutating func add(_ other: Self, of prices: PriceColumn) {
    guard other.lowest >= 0 else { return }
    guard lowest >= 0 else { return self = other }
    if other.low < low || other.low == low && prices.isBelow(other.lowest, lowest) {
      (lowest, low) = (other.lowest, other.low)
    }
    // The first of equal ones: above it only what is higher, or as high and earlier.
    if other.high > high || other.high == high && prices.isAbove(other.highest, highest) {
      (highest, high) = (other.highest, other.high)
    }
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

/// Blocks of slots, of 8 of those, and so on: a stretch is at most 14 blocks of each level.
struct PyramidLevels<Block: PyramidBlock>: Sendable where Block: Sendable {
  private(set) var levels: [[Block]] = []
  private static var fan: Int { 8 }

  /// Creates no levels.
  init() {}

  /// Creates the levels over the first one.
  ///
  /// - Complexity: O(n), where n is the number of blocks.
  init(_ blocks: [Block], of prices: PriceColumn) {
    levels = [blocks]
    while let last = levels.last, last.count > Self.fan {
      levels.append(
        stride(from: 0, to: last.count, by: Self.fan).map { first in
          var block = Block()
          for other in last[first..<min(first + Self.fan, last.count)] {
            block.add(other, of: prices)
          }
          return block
        })
    }
  }

  /// Adds a stretch of the blocks of the first level.
  ///
  /// - Complexity: O(log n), where n is the number of blocks.
  func add(_ range: Range<Int>, to block: inout Block, of prices: PriceColumn) {
    var (inner, level) = (range, 0)
    while level + 1 < levels.count, let whole = inner.whole(of: Self.fan) {
      add(inner.lowerBound..<whole.lowerBound * Self.fan, level, to: &block, prices)
      add(whole.upperBound * Self.fan..<inner.upperBound, level, to: &block, prices)
      (inner, level) = (whole, level + 1)
    }
    add(inner, level, to: &block, prices)
  }

  private func add(
    _ range: Range<Int>, _ level: Int, to block: inout Block, _ prices: PriceColumn
  ) {
    levels[level].withUnsafeBufferPointer { blocks in
      for index in range { block.add(blocks[index], of: prices) }
    }
  }
}

extension Range<Int> {
  /// The whole groups of a size inside of a stretch; `nil` where there are none.
  func whole(of size: Int) -> Range<Int>? {
    let (first, last) = ((lowerBound + size - 1) / size, upperBound / size)
    return first < last ? first..<last : nil
  }
}

extension PriceColumn {
  /// Whether a price is below another that has the same floating-point number, or as low and
  /// earlier.
  fileprivate func isBelow(_ index: Int, _ other: Int) -> Bool {
    // Narrow numbers all have one of their own.
    guard !isNarrow, let price = self[index], let than = self[other], price != than else {
      return index < other
    }
    return price < than
  }

  /// Whether a price is above another that has the same floating-point number, or as high and
  /// earlier.
  fileprivate func isAbove(_ index: Int, _ other: Int) -> Bool {
    guard !isNarrow, let price = self[index], let than = self[other], price != than else {
      return index < other
    }
    return price > than
  }
}
