/// A compact column of prices: integers with a common power of ten, where the prices allow it.
///
/// The prices of a file usually have the same number of decimals, so that four bytes per price
/// suffice. A price that does not fit widens the column to whole ``Price`` values.
package struct PriceColumn: RandomAccessCollection, Equatable, Sendable {
  /// Whether all prices are small integers with a common power of ten.
  private(set) var isNarrow = true
  // Only one of the two arrays is in use. `Int32.min` marks a missing price; a price with that
  // number widens the column.
  private var narrow: [Int32] = []
  private var wide: [Price?] = []
  private var exponent = 0

  package init() {}

  /// Creates a column of prices.
  init(_ prices: some Sequence<Price?>) {
    for price in prices { append(price) }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package var count: Int { isNarrow ? narrow.count : wide.count }

  package subscript(index: Int) -> Price? {
    guard isNarrow else { return wide[index] }
    let number = narrow[index]
    return number == .min ? nil : Price(significand: Int64(number), exponent: exponent)
  }

  /// Returns the nearest floating-point number of a price; NaN for a missing one.
  @inline(__always)
  func double(_ index: Int) -> Double {
    // Both operands are exact here, so that the result is rounded only once.
    if isNarrow, -22...0 ~= exponent {
      let number = narrow[index]
      return number == .min ? .nan : Double(number) / Price.doublePowers[-exponent]
    }
    return self[index]?.doubleValue ?? .nan
  }

  /// Returns the sum and the number of the prices if the column is narrow.
  ///
  /// Adds integers and divides once, which is exact and adds eight prices at a time. Dividing every
  /// price took half the time of the statistics of ten million prices.
  func total(in range: Range<Int>) -> (sum: Double, count: Int)? {
    guard isNarrow, -22...0 ~= exponent else { return nil }
    var (sum, missing): (Int64, Int64) = (0, 0)
    for number in narrow[range] {
      sum &+= number == .min ? 0 : Int64(number)
      missing &+= number == .min ? 1 : 0
    }
    return (Double(sum) / Price.doublePowers[-exponent], range.count - Int(missing))
  }

  /// Returns whether the column is narrow and all its prices are integer multiples of 10^`power`.
  package func hasIntegers(ofPower power: Int) -> Bool { isNarrow && 0...9 ~= exponent - power }

  /// Returns a price as a multiple of 10^`power`; the price must be such a multiple.
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

  /// Appends an integer with a number of decimals as read; the fastest way to append.
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
      // The price has more decimals than all others: these get as many.
      rescale(to: price.exponent)
    }
    if isNarrow, let number = Self.number(price, over: exponent) { return narrow.append(number) }
    widen()
    wide.append(price)
  }

  /// Returns a price as an integer over a power of ten; `nil` if it does not fit.
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
    // Replacing in place keeps the capacity that was reserved for all rows.
    narrow.replaceSubrange(narrow.indices, with: numbers.lazy.map { $0 ?? .min })
  }

  private mutating func widen() {
    guard isNarrow else { return }
    wide = Array(self)
    (narrow, isNarrow) = ([], false)
  }

  /// Returns the column with all prices, or those at `indices`, times a power of ten.
  ///
  /// Returns `nil` if a price leaves the range.
  package func scaled(byPowerOfTen power: Int, at indices: RangeSet<Int>? = nil) -> PriceColumn? {
    var result = self
    // With fewer than ten digits and a small power all numbers stay in range.
    // Only the power changes.
    if isNarrow, indices == nil, (-300...290).contains(exponent + power) {
      result.exponent += power
      return result
    }
    return changed { index, price in
      indices?.contains(index) ?? true ? price.scaled(byPowerOfTen: power) : price
    }
  }

  /// Returns the column with all known prices changed; `nil` if a change gives no price.
  func changed(_ change: (_ index: Int, _ price: Price) -> Price?) -> PriceColumn? {
    var result = PriceColumn()
    for (index, price) in enumerated() {
      let other = price.flatMap { change(index, $0) }
      guard other != nil || price == nil else { return nil }
      result.append(other)
    }
    return result
  }

  /// Returns the indices of the lowest and highest price in a range, the first among equal prices.
  ///
  /// Returns `nil` if no slot has a price.
  ///
  /// - Complexity: O(n), where n is the length of the range.
  package func extremes(in range: Range<Int>) -> (lowest: Int, highest: Int)? {
    isNarrow
      ? Self.extremes(range) { narrow[$0] == .min ? nil : narrow[$0] }
      : Self.extremes(range) { wide[$0] }
  }

  @inline(__always)
  private static func extremes<Number: Comparable>(
    _ range: Range<Int>, _ number: (Int) -> Number?
  ) -> (lowest: Int, highest: Int)? {
    guard let first = range.first(where: { number($0) != nil }), let start = number(first) else {
      return nil
    }
    var (lowest, highest, low, high) = (first, first, start, start)
    for index in first..<range.upperBound {
      guard let value = number(index) else { continue }
      if value < low { (lowest, low) = (index, value) }
      if value > high { (highest, high) = (index, value) }
    }
    return (lowest, highest)
  }

  /// The lowest and the highest price; empty without prices.
  private var ends: [Price] {
    guard isNarrow else {
      return extremes(in: 0..<count).map { [$0.lowest, $0.highest].compactMap { wide[$0] } } ?? []
    }
    // Compares eight prices at a time, where ``extremes(in:)`` also counts.
    var (lowest, highest) = (Int32.max, Int32.min)
    for number in narrow {
      lowest = Swift.min(lowest, number == .min ? .max : number)
      highest = Swift.max(highest, number)
    }
    return lowest > highest
      ? [] : [lowest, highest].compactMap { Price(significand: Int64($0), exponent: exponent) }
  }

  /// Removes the sentinels, which mean missing prices; returns their price and their number.
  ///
  /// A sentinel is the lowest or the highest price, has no digit but 9, and is at least ten times
  /// as large as all other prices: -999, -9999.0 or 99999.
  mutating func removeSentinel() -> (price: Price, count: Int)? {
    for price in ends {
      let size = abs(price.doubleValue)
      guard size >= (price.isNegative ? 999 : 9999),
        price.description.allSatisfy({ "-.9".contains($0) }),
        !(0..<count).contains(where: { abs(double($0)) * 10 > size && self[$0] != price })
      else { continue }
      let found = count { $0 == price }
      self = PriceColumn(map { $0 == price ? nil : $0 })
      return (price, found)
    }
    return nil
  }
}
