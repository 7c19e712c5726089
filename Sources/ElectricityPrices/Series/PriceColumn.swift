/// Many prices in little room: integers over one power of ten, where they allow it.
///
/// Prices of one file share their number of decimals, so that four bytes a price suffice; a price
/// that does not fit makes the column one of whole ``Price`` values.
package struct PriceColumn: Equatable, Sendable {
  /// Whether all prices are small numbers over one power of ten.
  private(set) var isNarrow = true
  // One of them is in use. The smallest number stands for a missing price; a price that needs it
  // itself widens the column.
  private var narrow: [Int32] = []
  private var wide: [Price?] = []
  private var exponent = 0

  package init() {}

  var count: Int { isNarrow ? narrow.count : wide.count }

  package subscript(index: Int) -> Price? {
    guard isNarrow else { return wide[index] }
    let number = narrow[index]
    return number == .min ? nil : Price(significand: Int64(number), exponent: exponent)
  }

  /// The nearest floating-point number of a price; NaN for a missing one.
  @inline(__always)
  func double(_ index: Int) -> Double {
    // Both operands are exact here, so that one operation rounds once.
    if isNarrow, -22...0 ~= exponent {
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
    guard isNarrow, -22...0 ~= exponent else { return nil }
    var (sum, missing): (Int64, Int64) = (0, 0)
    for number in narrow[range] {
      sum &+= number == .min ? 0 : Int64(number)
      missing &+= number == .min ? 1 : 0
    }
    return (Double(sum) / Price.doublePowers[-exponent], range.count - Int(missing))
  }

  /// Whether the numbers are kept narrow, and multiples of a power of ten that an integer holds.
  package func hasIntegers(ofPower power: Int) -> Bool { isNarrow && 0...9 ~= exponent - power }

  /// A number, which must be a multiple of a power of ten, as so many of it.
  package func integer(_ index: Int, ofPower power: Int) -> Int64? {
    guard isNarrow else {
      return wide[index].map { $0.significand &* Price.powers[$0.exponent - power] }
    }
    let number = narrow[index]
    return number == .min ? nil : Int64(number) &* Price.powers[exponent - power]
  }

  /// The number of missing prices.
  package var missingCount: Int {
    isNarrow ? narrow.count { $0 == .min } : wide.count { $0 == nil }
  }

  mutating func reserve(_ count: Int) { narrow.reserveCapacity(count) }

  /// Appends a number with so many decimals, as read; the fastest way in.
  @inline(__always)
  mutating func append(digits: Int64, decimals: Int) {
    if isNarrow, exponent == -decimals, let number = Int32(exactly: digits), number != .min {
      narrow.append(number)
    } else {
      append(Price(significand: digits, exponent: -decimals))
    }
  }

  /// Appends a price.
  ///
  /// - Complexity: O(1) on average; O(n), where n is the number of prices, if the column must be
  ///   widened.
  package mutating func append(_ price: Price?) {
    if isNarrow, let price, price != .zero, price.exponent < exponent || count == 0 {
      // A finer price than all before: the others get more digits.
      rescale(to: price.exponent)
    }
    if isNarrow, let number = Self.number(price, over: exponent) { return narrow.append(number) }
    widen()
    wide.append(price)
  }

  /// A price as a number over a power of ten; `nil` where it does not fit.
  private static func number(_ price: Price?, over exponent: Int) -> Int32? {
    guard let price else { return .min }
    if price == .zero { return 0 }
    let shift = price.exponent - exponent
    guard (0...18).contains(shift) else { return nil }
    let (number, overflow) = price.significand.multipliedReportingOverflow(by: Price.powers[shift])
    return overflow ? nil : Int32(exactly: number).flatMap { $0 == .min ? nil : $0 }
  }

  private mutating func rescale(to finer: Int) {
    let numbers = narrow.indices.map { Self.number(self[$0], over: finer) }
    guard !numbers.contains(nil) else { return widen() }
    exponent = finer
    // In place, so that the room that was made for all rows stays.
    narrow.replaceSubrange(narrow.indices, with: numbers.lazy.map { $0 ?? .min })
  }

  private mutating func widen() {
    guard isNarrow else { return }
    wide = (0..<count).map { self[$0] }
    (narrow, isNarrow) = ([], false)
  }

  /// The same column with every price, or those at some places, times a power of ten; `nil` if one
  /// gets out of range.
  package func scaled(byPowerOfTen power: Int, at places: Set<Int>? = nil) -> PriceColumn? {
    var result = self
    // Below ten digits, and at a small power, all numbers stay in range: only the power changes.
    if isNarrow, places == nil, (-300...290).contains(exponent + power) {
      result.exponent += power
      return result
    }
    result = PriceColumn()
    for index in 0..<count {
      let isMeant = places?.contains(index) ?? true
      let scaled = isMeant ? self[index]?.scaled(byPowerOfTen: power) : self[index]
      guard scaled != nil || self[index] == nil else { return nil }
      result.append(scaled)
    }
    return result
  }

  /// The places of the lowest and the highest price in a range, the first of equals.
  ///
  /// - Complexity: O(n), where n is the length of the range.
  ///
  /// Nothing without prices.
  package func extremes(in range: Range<Int>) -> (lowest: Int, highest: Int)? {
    isNarrow ? narrowExtremes(range) : generalExtremes(range)
  }

  private func narrowExtremes(_ range: Range<Int>) -> (lowest: Int, highest: Int)? {
    // First the values, eight at a time, and then where they are: to keep places in the loop takes
    // a branch a slot.
    var (low, high) = (Int32.max, Int32.min)
    for number in narrow[range] {
      // One less, a missing price is above all others.
      low = min(low, number &- 1)
      high = max(high, number)
    }
    guard high != .min, let lowest = narrow[range].firstIndex(of: low + 1),
      let highest = narrow[range].firstIndex(of: high)
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
