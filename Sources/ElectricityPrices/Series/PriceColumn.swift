/// Many prices in little room: integers over one power of ten, as narrow as they allow.
///
/// Prices of one file share their number of decimals, so that four bytes a price suffice; a price
/// that does not fit widens the column, to eight bytes and at last to whole ``Price`` values.
struct PriceColumn: Equatable, Sendable {
  private enum Width { case narrow, wide, mixed }

  private var width = Width.narrow
  // One of them is in use. The smallest number stands for a missing price; prices that need it
  // themselves widen the column.
  private var narrow: [Int32] = []
  private var wide: [Int64] = []
  private var mixed: [Price?] = []
  private var exponent = 0

  var count: Int {
    switch width {
    case .narrow: narrow.count
    case .wide: wide.count
    case .mixed: mixed.count
    }
  }

  subscript(index: Int) -> Price? {
    switch width {
    case .narrow:
      let number = narrow[index]
      return number == .min ? nil : Price(significand: Int64(number), exponent: exponent)
    case .wide:
      let number = wide[index]
      return number == .min ? nil : Price(significand: number, exponent: exponent)
    case .mixed: return mixed[index]
    }
  }

  /// The nearest floating-point number of a price; NaN for a missing one.
  @inline(__always)
  func double(_ index: Int) -> Double {
    // Both operands are exact here, so that one operation rounds once.
    if width == .narrow, -22...0 ~= exponent {
      let number = narrow[index]
      return number == .min ? .nan : Double(number) / Price.doublePowers[-exponent]
    }
    return self[index]?.doubleValue ?? .nan
  }

  /// The sum and the number of prices, where they are kept narrow.
  ///
  /// Adds whole numbers and divides once: exact, and eight at a time. A division a price made half
  /// of the time of the statistics of ten million.
  func total(in range: Range<Int>) -> (sum: Double, count: Int)? {
    guard width == .narrow, -22...0 ~= exponent else { return nil }
    var (sum, missing): (Int64, Int64) = (0, 0)
    for number in narrow[range] {
      sum &+= number == .min ? 0 : Int64(number)
      missing &+= number == .min ? 1 : 0
    }
    return (Double(sum) / Price.doublePowers[-exponent], range.count - Int(missing))
  }

  /// The number of missing prices.
  var missingCount: Int {
    switch width {
    case .narrow: narrow.count { $0 == .min }
    case .wide: wide.count { $0 == .min }
    case .mixed: mixed.count { $0 == nil }
    }
  }

  /// Whether all prices are small numbers over one power of ten.
  var isNarrow: Bool { width == .narrow }

  mutating func reserve(_ count: Int) { narrow.reserveCapacity(count) }

  /// Appends a number with so many decimals, as read; the fastest way in.
  @inline(__always)
  mutating func append(digits: Int64, decimals: Int) {
    if width == .narrow, exponent == -decimals, let number = Int32(exactly: digits),
      number != .min
    {
      narrow.append(number)
    } else {
      append(Price(significand: digits, exponent: -decimals))
    }
  }

  /// Appends a price.
  ///
  /// - Complexity: O(1) on average; O(n), where n is the number of prices, if the column must be
  ///   widened.
  mutating func append(_ price: Price?) {
    if let price, price != .zero, price.exponent < exponent || count == 0 {
      // A finer price than all before: the others get more digits.
      rescale(to: price.exponent)
    }
    switch width {
    case .narrow:
      if let number = narrowed(price) { return narrow.append(number) }
      wide = narrow.map { $0 == .min ? .min : Int64($0) }
      (narrow, width) = ([], .wide)
      append(price)
    case .wide:
      if let number = widened(price) { return wide.append(number) }
      let prices = (0..<count).map { self[$0] }
      (mixed, wide, width) = (prices, [], .mixed)
      append(price)
    case .mixed: mixed.append(price)
    }
  }

  private func narrowed(_ price: Price?) -> Int32? {
    widened(price).flatMap {
      $0 == .min ? .min : Int32(exactly: $0).flatMap { $0 == .min ? nil : $0 }
    }
  }

  private func widened(_ price: Price?) -> Int64? {
    guard let price else { return .min }
    if price == .zero { return 0 }
    let shift = price.exponent - exponent
    guard (0...18).contains(shift) else { return nil }
    let (number, overflow) = price.significand.multipliedReportingOverflow(by: Price.powers[shift])
    return overflow || number == .min ? nil : number
  }

  private mutating func rescale(to finer: Int) {
    guard width != .mixed else { return }
    // Without prices there is only the room that was made for them.
    guard count > 0 else { return exponent = finer }
    let prices = (0..<count).map { self[$0] }
    exponent = finer
    let numbers = prices.map(widened)
    if width == .narrow,
      numbers.allSatisfy({ $0.map { $0 == .min || $0.magnitude < 1 << 31 } ?? false })
    {
      narrow = numbers.map { $0.flatMap(Int32.init(exactly:)) ?? .min }
    } else if numbers.allSatisfy({ $0 != nil }) {
      (narrow, wide, width) = ([], numbers.map { $0 ?? .min }, .wide)
    } else {
      (narrow, wide, mixed, width) = ([], [], prices, .mixed)
    }
  }

  /// The same column with every price times a power of ten; `nil` if one gets out of range.
  func scaled(byPowerOfTen power: Int) -> PriceColumn? {
    var result = self
    // Below ten digits, and at a small power, all numbers stay in range: only the power changes.
    if width == .narrow, (-24...8).contains(exponent + power) {
      result.exponent += power
      return result
    }
    result = PriceColumn()
    for index in 0..<count {
      guard let price = self[index] else {
        result.append(nil)
        continue
      }
      guard let scaled = price.scaled(byPowerOfTen: power) else { return nil }
      result.append(scaled)
    }
    return result
  }

  /// The places of the lowest and the highest price in a range, the first of equals.
  ///
  /// - Complexity: O(n), where n is the length of the range.
  ///
  /// Nothing without prices.
  func extremes(in range: Range<Int>) -> (lowest: Int, highest: Int)? {
    width == .narrow ? narrowExtremes(range) : generalExtremes(range)
  }

  private func narrowExtremes(_ range: Range<Int>) -> (lowest: Int, highest: Int)? {
    // First the values of a block, eight at a time, then in which block they are, and last where:
    // to keep places in the inner loop takes a branch a slot, and to look for two values from the
    // front as long as all the rest.
    var (low, high) = (Int32.max, Int32.min)
    var (lowBlock, highBlock) = (range, range)
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 4096) {
      let block = start..<min(start + 4096, range.upperBound)
      var (blockLow, blockHigh) = (Int32.max, Int32.min)
      for number in narrow[block] {
        // One less, a missing price is above all others.
        blockLow = min(blockLow, number &- 1)
        blockHigh = max(blockHigh, number)
      }
      if blockLow < low { (low, lowBlock) = (blockLow, block) }
      if blockHigh > high { (high, highBlock) = (blockHigh, block) }
    }
    guard high != .min, let lowest = narrow[lowBlock].firstIndex(of: low + 1),
      let highest = narrow[highBlock].firstIndex(of: high)
    else { return nil }
    return (lowest, highest)
  }

  private func generalExtremes(_ range: Range<Int>) -> (lowest: Int, highest: Int)? {
    var lowest: (index: Int, price: Price)?
    var highest: (index: Int, price: Price)?
    for index in range {
      guard let price = self[index] else { continue }
      if lowest.map({ price < $0.price }) ?? true { lowest = (index, price) }
      if highest.map({ $0.price < price }) ?? true { highest = (index, price) }
    }
    return lowest.flatMap { low in highest.map { (low.index, $0.index) } }
  }
}
